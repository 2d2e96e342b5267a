import { address } from '../../routes.ts'
import { PhoneLink } from '../../ui/phone-link.tsx'
import { useWords } from '../../words/use-words.ts'
import { useShell } from '../shell/shell-data.ts'
import './payment.css'

/** Nothing is said of whether there ever was one. */
export function PaymentMissing() {
  const words = useWords().pay
  const { tenant } = useShell()
  return (
    <div className="wrap payment">
      <h1>{words.payment.missing.title}</h1>
      <p className="lead">
        {words.payment.missing.note} <PhoneLink phone={tenant.phones.support} />
      </p>
      <p className="payment-on">
        <a className="btn btn-clay" href={address.pay}>
          {words.page.title}
        </a>
      </p>
    </div>
  )
}
