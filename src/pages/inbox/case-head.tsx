import type { WholeCase } from '../../calls/desk-shapes.ts'
import { useWords } from '../../words/use-words.ts'
import { useFormNames } from './form-names.ts'
import { useMoment } from '../shell/use-moment.ts'
import { waitingOf } from './waiting.ts'

/** Who wants what, since when, and who has it. */
export function CaseHead({ of, now }: { of: WholeCase; now: number }) {
  const words = useWords().inbox
  const formNames = useFormNames()
  const moment = useMoment()
  const waiting = waitingOf(of, now, words.waits)
  const { name, email, phone } = of.sender
  return (
    <header className="case-head">
      <p className="fine">
        {formNames[of.form] ?? of.form} <span className="case-state">{words.states[of.state]}</span>
        {of.held && <span className="case-state">{words.list.held}</span>}
      </p>
      <h2 tabIndex={-1}>{name || words.list.unreadable}</h2>
      <p className="case-wait" data-loudness={waiting.loudness}>
        {waiting.words}
      </p>
      {!of.readable && <p className="inbox-problem">{words.case.unreadable}</p>}
      <dl className="case-facts">
        <Fact label={words.case.reference}>{of.reference}</Fact>
        <Fact label={words.case.contact}>
          {email ? <span>{email}</span> : words.case.noEmail}
          {phone && (
            <a className="phone" href={`tel:${phone.replace(/[^\d+]/g, '')}`}>
              {phone}
            </a>
          )}
        </Fact>
        <Fact label={words.case.received}>{moment(of.receivedAt)}</Fact>
        {of.waitingSince && of.state !== 'spam' && <Fact label={words.case.waiting}>{moment(of.waitingSince)}</Fact>}
        <Fact label={words.case.promised}>{moment(of.promisedAt)}</Fact>
        <Fact label={words.case.assigned}>{of.assignedTo ?? words.case.nobody}</Fact>
        {of.agent && <Fact label={words.case.agent}>{of.agent}</Fact>}
      </dl>
    </header>
  )
}

/** One line of what is known of a case. */
export function Fact({ label, children }: { label: string; children: React.ReactNode }) {
  return (
    <div>
      <dt>{label}</dt>
      <dd>{children}</dd>
    </div>
  )
}
