import { useWords } from '../../words/use-words.ts'
import '../../ui/styles/pay-form.css'

interface ShownDetails {
  holder: string
  address: string
  zip: string
  reference: string
  amount: string
}

/** An account, read-only, under the source's five labels. Empty it is the one of the dialog, which its script fills. */
export function AccountDetails({ details }: { details?: ShownDetails }) {
  const { labels } = useWords().pay
  return (
    <dl className="pay-account">
      {(['holder', 'address', 'zip', 'reference', 'amount'] as const).map((name) => (
        <div key={name} className={name === 'amount' ? 'pay-sum' : undefined}>
          <dt>{labels[name]}</dt>
          <dd className={name === 'holder' || name === 'address' ? undefined : 'num'} data-fill={name}>
            {details?.[name]}
          </dd>
        </div>
      ))}
    </dl>
  )
}
