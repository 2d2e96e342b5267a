import type { customerLoginNotes } from '../../content/customer-login/customer-login-notes.ts'
import type { ContentOf } from '../../content/section.ts'
import { address } from '../../routes.ts'
import { dial } from '../../ui/tenant.ts'
import { useWords } from '../../words/use-words.ts'
import { GoLink } from '../shell/go-link.tsx'
import './customer-notes.css'

/** What to do when none of the doors is the right one. The notes are to the letter of the source; what they mean is beside them. */
export function CustomerNotes({ content: c }: { content: ContentOf<typeof customerLoginNotes> }) {
  const words = useWords().customerLogin.notes
  return (
    <div className="cnotes">
      <div className="wrap">
        <section className="cnotes-pay" aria-labelledby="cnotes-pay">
          <h2 id="cnotes-pay">{words.quickPay}</h2>
          <p>{words.whatItIs}</p>
          <p className="cnotes-letter">{c.quickPay}</p>
          <GoLink to={address.findAnAgent}>{words.agent}</GoLink>
        </section>
        <section className="cnotes-support" aria-labelledby="cnotes-support">
          <h2 id="cnotes-support">{words.support}</h2>
          <p>{c.support}</p>
          <a className="phone" href={dial(c.phone)}>
            {c.phone}
          </a>
          {c.hours && <p className="fine">{c.hours}</p>}
        </section>
      </div>
    </div>
  )
}
