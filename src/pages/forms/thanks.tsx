import type { ReactNode } from 'react'
import { dateFormat } from '../../nouns/date-format.ts'
import { agentAddress, address } from '../../routes.ts'
import { Icon } from '../../ui/icon.tsx'
import { PhoneWords } from '../../ui/phone-words.tsx'
import { useWords } from '../../words/use-words.ts'
import { GoLink } from '../shell/go-link.tsx'
import { useShell } from '../shell/shell-data.ts'
import type { Receipt } from '../site/site-forms.ts'
import { Reference } from './reference.tsx'
import '../../ui/styles/done-mark.css'
import './thanks.css'

type Props = {
  receipt: Receipt
  /** Where the same form is, empty. */
  again: string
  /** Another way on, in place of the usual ones. */
  children?: ReactNode
}

/** After sending: the number, who has it now, what happens next and by when, and the way on. */
export function Thanks({ receipt: { reference, agent, promisedAt, thanks }, again, children }: Props) {
  const words = useWords().forms.thanks
  const { tenant } = useShell()
  const { title, lead, ...said } = words
  const who = agent?.name ?? tenant.name
  const steps = [
    { when: said.now, what: said.nowWords(who) },
    { when: said.by(dayAndTime(promisedAt, tenant)), what: said.byWords(who) },
    { when: said.later, what: said.laterWords(tenant.phones.support) },
  ]
  return (
    <section className="thanks" aria-labelledby="thanks-title">
      <div className="done-mark">
        <Icon name="check" />
      </div>
      {/* oxlint-disable-next-line jsx-a11y/no-autofocus -- the answer to what was sent is the first thing to be read */}
      <h1 id="thanks-title" tabIndex={-1} autoFocus>
        {title(agent?.name ?? '')}
      </h1>
      <p className="lead">{thanks ?? lead}</p>
      <Reference reference={reference} />
      <h2>{said.next}</h2>
      <ol className="thanks-steps">
        {steps.map(({ when, what }) => (
          <li key={when}>
            <b>{when}</b>
            <p>
              <PhoneWords text={what} />
            </p>
          </li>
        ))}
      </ol>
      <div className="thanks-on">
        {children ?? (
          <>
            {agent && (
              <a className="btn btn-line" href={agentAddress(agent.email)}>
                {said.agentPage(agent.name)}
              </a>
            )}
            <a className="btn btn-line" href={again}>
              {said.another}
            </a>
            <GoLink to={address.home}>{said.home}</GoLink>
          </>
        )}
      </div>
    </section>
  )
}

/** "Monday, November 23, 5:00 PM MST". */
function dayAndTime(instant: string, { language, timeZone }: { language: string; timeZone: string }): string {
  return dateFormat(language, {
    timeZone,
    weekday: 'long',
    month: 'long',
    day: 'numeric',
    hour: 'numeric',
    minute: '2-digit',
    timeZoneName: 'short',
  }).format(new Date(instant))
}
