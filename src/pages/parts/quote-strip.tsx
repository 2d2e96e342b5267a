import { Icon } from '../../ui/icon.tsx'
import { dial } from '../../ui/tenant.ts'
import { useShell } from '../shell/shell-data.ts'
import './quote-strip.css'

/** The line below a banner, and the phone that goes with it. */
export function QuoteStrip({ tagline }: { tagline: string }) {
  const { tenant } = useShell()
  if (tagline.trim() === '') return null
  return (
    <div className="quote-strip">
      <div className="wrap">
        <p>{tagline}</p>
        <a className="phone" href={dial(tenant.phones.support)}>
          <Icon name="call" />
          {tenant.phones.support}
        </a>
      </div>
    </div>
  )
}
