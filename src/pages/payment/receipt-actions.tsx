import { address } from '../../routes.ts'
import { Icon } from '../../ui/icon.tsx'
import { useWords } from '../../words/use-words.ts'

/** A receipt on paper, in the mail, and the way on. */
export function ReceiptActions({ mailed, mayMail }: { mailed: string | null; mayMail: boolean }) {
  const words = useWords().pay.payment
  const said: Record<string, string> = { yes: words.mailed, no: words.notMailed }
  return (
    <div className="payment-receipt">
      {mayMail && (
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
          {words.print}
        </button>
        <a className="go" href={address.pay}>
          <span>{words.another}</span>
          <Icon name="arrow" />
        </a>
      </p>
    </div>
  )
}
