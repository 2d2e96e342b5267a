import { takesOutside } from '../../nouns/insights/outside-analytics.ts'
import { useWords } from '../../words/use-words.ts'
import { useShell } from './shell-data.ts'
import { usePageRow } from './use-page.ts'

/** Asks whether an outside service may count, where the insurer has one; there is nothing of it on the page otherwise, nor for those who are signed in. */
export function OutsideAnalytics() {
  const { tenant, person, assets } = useShell()
  const words = useWords().shell.outsideAnalytics
  const row = usePageRow()
  const { analytics: outside } = tenant
  if (!outside || person || !takesOutside(row)) return null
  const [address, site] =
    outside.kind === 'google' ? ['', outside.id] : [outside.address, outside.kind === 'matomo' ? outside.site : outside.domain]
  return (
    <outside-analytics hidden data-kind={outside.kind} data-address={address} data-site={site}>
      <section className="notice" aria-label={words.label}>
        <div className="wrap">
          <p>{words.ask(tenant.name, words.services[outside.kind])}</p>
          {(['no', 'yes'] as const).map((said) => (
            <button key={said} type="button" className="btn btn-small btn-line" value={said}>
              {words[said]}
            </button>
          ))}
        </div>
      </section>
      <script type="module" src={assets.analytics} />
    </outside-analytics>
  )
}
