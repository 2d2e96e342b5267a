import { tryMail } from '../../calls/addresses.ts'
import type { CaseMail, WholeCase } from '../../calls/desk-shapes.ts'
import { useWords } from '../../words/use-words.ts'
import { ListedMail } from './listed-mail.tsx'
import type { CaseWork } from './use-case-work.ts'

const mayBeTried = new Set<CaseMail['state']>(['queued', 'uncertain', 'failed', 'bounced', 'held'])

/** Every mail about the case, with what became of it, readable as it went or would have gone. */
export function CaseMails({ of, work }: { of: WholeCase; work: CaseWork }) {
  const words = useWords().inbox
  if (of.mails.length === 0) return null
  return (
    <section className="case-part">
      <h3>{words.case.mails}</h3>
      <ol className="case-mails">
        {of.mails.map((mail) => (
          <ListedMail
            key={mail.id}
            mail={mail}
            told={
              <>
                {mail.tries > 1 && `, ${words.mail.tries(mail.tries)}`}
                {mail.said && mail.state !== 'sent' && `: ${mail.said}`}
              </>
            }
          >
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
          </ListedMail>
        ))}
      </ol>
    </section>
  )
}
