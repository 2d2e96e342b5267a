import { PhoneLink } from '../../ui/phone-link.tsx'
import { useShell } from '../shell/shell-data.ts'
import './quick-pay.css'

const words = {
  account: 'Account number',
  hint: 'Ten digits, top right of the bill',
  missing: 'Please enter your account number',
  proceed: 'Proceed to Pay',
  soon: 'Online payment opens soon; nothing you enter here is sent. Until then, pay by phone:',
  stub: 'Where to find your account number',
  holder: 'Policy holder',
  due: 'Minimum due',
  by: 'By',
}

const sample = { account: '40 2217 8816', holder: 'A. Neighbor', due: '$148.20', by: 'June 12' }

/** The bill with its tear-off stub. The field has no name on purpose: an account number must not end up in an address. */
export function QuickPay({ title, description }: { title: string; description: string }) {
  const { tenant } = useShell()
  return (
    <section className="bill" aria-labelledby="quick-title">
      <div className="bill-main">
        <h3 id="quick-title">{title}</h3>
        {description && <p className="small">{description}</p>}
        <checked-form data-then="quick-pay-soon">
          <form action="#quick-pay-soon">
            <label className="label" htmlFor="account">
              {words.account}
            </label>
            <span className="hint" id="account-hint">
              {words.hint}
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
          {words.soon} <PhoneLink phone={tenant.phones.support} />
        </p>
      </div>
      <aside className="bill-stub" aria-label={words.stub}>
        <p className="bill-company">{tenant.name}</p>
        <dl>
          <div>
            <dt>{words.account}</dt>
            <dd>
              <span className="bill-here num">{sample.account}</span>
            </dd>
          </div>
          <div>
            <dt>{words.holder}</dt>
            <dd>{sample.holder}</dd>
          </div>
          <div>
            <dt>{words.due}</dt>
            <dd className="num">{sample.due}</dd>
          </div>
          <div>
            <dt>{words.by}</dt>
            <dd className="num">{sample.by}</dd>
          </div>
        </dl>
      </aside>
    </section>
  )
}
