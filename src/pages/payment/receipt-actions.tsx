import { address } from '../../routes.ts'
import { Icon } from '../../ui/icon.tsx'
import { useWords } from '../../words/use-words.ts'

type Props = { of: 'paid' | 'scheduled' | 'returned'; mailed: string | null }

/** What is known on paper, of a payment that is paid in the mail too, and the way on: of what is set that is where it is changed. */
export function ReceiptActions({ of, mailed }: Props) {
  const words = useWords().pay.payment
  const [to, on] = {
    paid: [address.pay, words.another],
    scheduled: [address.customerLanding, words.changeIt],
    returned: [address.pay, words.otherWay],
  }[of]
  const said: Record<string, string> = { yes: words.mailed, no: words.notMailed }
  return (
    <div className="payment-receipt">
      {of === 'paid' && (
        <form method="post" className="payment-mail">
          <label className="label" htmlFor="receipt-email">
            {words.mailTitle}
          </label>
          <div className="payment-mail-row">
            <input
              className="input"
              id="receipt-email"
              name="email"
              type="email"
              autoComplete="email"
              maxLength={254}
              required
              placeholder={words.email}
              aria-describedby="receipt-said"
            />
            <button className="btn btn-line" name="wish" value="mail">
              {words.mailIt}
            </button>
          </div>
          <output className={mailed === 'no' ? 'payment-mailed payment-not-mailed' : 'payment-mailed'} id="receipt-said">
            {said[mailed ?? '']}
          </output>
        </form>
      )}
      <p className="payment-on">
        <button type="button" className="btn btn-line payment-print" data-print="">
          <Icon name="print" />
          {of === 'paid' ? words.print : words.printPage}
        </button>
        <a className="go" href={to}>
          <span>{on}</span>
          <Icon name="arrow" />
        </a>
      </p>
    </div>
  )
}
