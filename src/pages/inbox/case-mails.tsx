import { tryMail } from '../../calls/addresses.ts'
import type { CaseMail, WholeCase } from '../../calls/desk-shapes.ts'
import { useWords } from '../../words/use-words.ts'
import { useMoment } from './moment.ts'
import type { DeskWork } from './use-desk-work.ts'

const mayBeTried = new Set<CaseMail['state']>(['queued', 'uncertain', 'failed', 'bounced', 'held'])

/** Every mail about the case, with what became of it, readable as it went or would have gone. */
export function CaseMails({ of, work }: { of: WholeCase; work: DeskWork }) {
  const words = useWords().inbox
  const moment = useMoment()
  if (of.mails.length === 0) return null
  return (
    <section className="case-part">
      <h3>{words.case.mails}</h3>
      <ol className="case-mails">
        {of.mails.map((mail) => (
          <li key={mail.id} data-state={mail.state}>
            <p>
              <b>{words.mail.kinds[mail.kind]}</b> {words.mail.to} {mail.to.address}{' '}
              <span className="mail-state">{words.mail.states[mail.state]}</span>
            </p>
            <p className="fine">
              {moment(mail.sentAt ?? mail.createdAt)}
              {mail.tries > 1 && `, ${words.mail.tries(mail.tries)}`}
              {mail.said && mail.state !== 'sent' && `: ${mail.said}`}
            </p>
            <details>
              <summary>{words.mail.read}</summary>
              <p>
                <b>{mail.subject}</b>
              </p>
              <p className="mail-text">{mail.text}</p>
            </details>
            {mayBeTried.has(mail.state) && (
              <button
                type="button"
                className="btn btn-small btn-line needs-script"
                disabled={work.busy}
                onClick={() => void work.change(tryMail, { mail: mail.id }, words.said.tried)}
              >
                {words.mail.tryNow}
              </button>
            )}
          </li>
        ))}
      </ol>
    </section>
  )
}
