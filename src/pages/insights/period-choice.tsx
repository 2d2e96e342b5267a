import { comparedWith, usualLengths, type ChosenPeriod } from '../../nouns/insights/period.ts'
import { insightsSheet } from '../../calls/addresses.ts'
import { addressWith } from '../../calls/address-with.ts'
import { address } from '../../routes.ts'
import { useWords } from '../../words/use-words.ts'

/** Which days are looked at, beside which: plain links, and a form for any others. */
export function PeriodChoice({ period, today }: { period: ChosenPeriod; today: string }) {
  const words = useWords().insights.period
  const { from, to, days, with: compare } = period
  const shown: Record<string, string> = days === null ? { from, to } : { days: String(days) }
  return (
    <div className="insights-period">
      <nav className="desk-tabs" aria-label={words.label}>
        {usualLengths.map((length) => (
          <a
            key={length}
            href={addressWith(address.insights, { days: String(length), with: compare })}
            aria-current={days === length ? 'page' : undefined}
          >
            {words.lengths[length]}
          </a>
        ))}
      </nav>
      <form method="get" action={address.insights}>
        <label>
          {words.from} <input className="input" type="date" name="from" max={today} required defaultValue={from} />
        </label>
        <label>
          {words.to} <input className="input" type="date" name="to" max={today} required defaultValue={to} />
        </label>
        <label>
          {words.compare}{' '}
          <select className="input" name="with" defaultValue={compare}>
            {comparedWith.map((each) => (
              <option key={each} value={each}>
                {words.with[each]}
              </option>
            ))}
          </select>
        </label>
        <button className="btn btn-small btn-line" type="submit">
          {words.show}
        </button>
      </form>
      <a href={addressWith(insightsSheet.path, shown)} download>
        {words.sheet}
      </a>
    </div>
  )
}
