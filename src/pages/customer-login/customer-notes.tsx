import type { customerLoginNotes } from '../../content/customer-login/customer-login-notes.ts'
import type { ContentOf } from '../../content/section.ts'
import { dial } from '../../ui/tenant.ts'
import './customer-notes.css'

/** What to do when none of the doors is the right one. */
export function CustomerNotes({ content: c }: { content: ContentOf<typeof customerLoginNotes> }) {
  return (
    <div className="cnotes">
      <div className="wrap">
        <p className="cnotes-pay">{c.quickPay}</p>
        <div className="cnotes-support">
          <p>{c.support}</p>
          <a className="phone" href={dial(c.phone)}>
            {c.phone}
          </a>
          {c.hours && <p className="fine">{c.hours}</p>}
        </div>
      </div>
    </div>
  )
}
