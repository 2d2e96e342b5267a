import type { homePayments } from '../../content/home/home-payments.ts'
import type { ContentOf } from '../../content/section.ts'
import { PhoneLink } from '../../ui/phone-link.tsx'
import { useShell } from '../shell/shell-data.ts'
import { useWords } from '../../words/use-words.ts'
import './quick-pay.css'

/** The bill with its tear-off stub. The field has no name on purpose: an account number must not end up in an address. */
export function QuickPay({ content: c }: { content: ContentOf<typeof homePayments> }) {
  const words = useWords().home.quickPay
  const { tenant } = useShell()
  return (
    <section className="bill" aria-labelledby="quick-title">
      <div className="bill-main">
        <h3 id="quick-title">{c.quickTitle}</h3>
        {c.quickDescription && <p className="small">{c.quickDescription}</p>}
        <checked-form data-then="quick-pay-soon">
          <form action="#quick-pay-soon">
            <label className="label" htmlFor="account">
              {words.account}
            </label>
            <span className="hint" id="account-hint">
              {c.quickHint}
            </span>
            <input
              className="input"
              id="account"
              inputMode="numeric"
              autoComplete="off"
              maxLength={20}
              pattern=".*\S.*"
              required
              title={words.missing}
              aria-describedby="account-hint account-problem"
            />
            <p className="problem" id="account-problem" role="alert" />
            <button className="btn btn-clay">{words.proceed}</button>
          </form>
        </checked-form>
        <p className="bill-soon fine" id="quick-pay-soon" tabIndex={-1}>
          {c.quickNote} <PhoneLink phone={tenant.phones.support} />
        </p>
      </div>
      <aside className="bill-stub" aria-label={words.stub}>
        <p className="bill-company">{tenant.name}</p>
        {c.bill.length > 0 && (
          <dl>
            {c.bill.map(({ id, label, value }, index) => (
              <div key={id}>
                <dt>{label}</dt>
                {index === 0 ? (
                  <dd>
                    <span className="bill-here num">{value}</span>
                  </dd>
                ) : (
                  <dd className={/\d/.test(value) ? 'num' : undefined}>{value}</dd>
                )}
              </div>
            ))}
          </dl>
        )}
      </aside>
    </section>
  )
}
