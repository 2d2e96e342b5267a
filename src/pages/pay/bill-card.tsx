import type { ReactNode } from 'react'
import type { homePayments } from '../../content/home/home-payments.ts'
import type { ContentOf } from '../../content/section.ts'
import { address } from '../../routes.ts'
import { useWords } from '../../words/use-words.ts'
import { useShell } from '../shell/shell-data.ts'
import { AccountField } from './account-field.tsx'
import { PayPart } from './pay-part.tsx'
import { SandboxNote } from './sandbox-note.tsx'
import './bill-card.css'

type Props = {
  content: ContentOf<typeof homePayments>
  sandbox: boolean
  /** Of the page: h3 below a heading of its own. */
  heading: ReactNode
  /** Its id. */
  titleId: string
  /** Of the wish, where the page is shown to one person alone. */
  wish?: string
  problem?: string
  typed?: string
  children?: ReactNode
}

/** The bill with its tear-off stub, which shows where the number stands: quick pay, with script in place and without by its page. */
export function BillCard({ content: c, sandbox, heading, titleId, wish, problem, typed, children }: Props) {
  const words = useWords().pay
  const { tenant } = useShell()
  return (
    <section className="bill" aria-labelledby={titleId}>
      <div className="bill-main">
        {heading}
        <SandboxNote shown={sandbox} />
        <PayPart>
          <form method="post" action={address.pay} data-pay="quick" noValidate>
            {wish && <input type="hidden" name="key" value={wish} />}
            <AccountField id="account" hint={c.quickHint} problem={problem} value={typed} />
            <button className="btn btn-clay">{words.proceed}</button>
          </form>
        </PayPart>
        {children}
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
