import { payDialogs } from '../../content/pay/pay-dialogs.ts'
import { Icon } from '../../ui/icon.tsx'
import { PhoneLink } from '../../ui/phone-link.tsx'
import { useContentOf } from '../shell/section.tsx'
import { useShell } from '../shell/shell-data.ts'
import type { PaymentRefused } from '../site/site-payments.ts'

/** What the alert modal says, for a page without script. */
export function PayAlert({ refused: { title, message } }: { refused: PaymentRefused }) {
  const { alertMessage, alertNote } = useContentOf(payDialogs)
  const { tenant } = useShell()
  return (
    <section className="pay-alert" role="alert" aria-labelledby="pay-alert-title">
      <Icon name="alert" />
      <div>
        {/* oxlint-disable-next-line jsx-a11y/no-autofocus -- the answer to what was sent is the first thing to be read */}
        <h2 id="pay-alert-title" tabIndex={-1} autoFocus>
          {title}
        </h2>
        <p>{message || alertMessage}</p>
        {alertNote && (
          <p className="small">
            {alertNote} <PhoneLink phone={tenant.phones.support} />
          </p>
        )}
      </div>
    </section>
  )
}
