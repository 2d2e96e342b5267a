import { address } from '../../routes.ts'
import { Icon, type IconName } from '../../ui/icon.tsx'
import { dial } from '../../ui/tenant.ts'
import { useShell } from './shell-data.ts'
import { useWords } from '../../words/use-words.ts'
import './phone-dock.css'

/** The four tasks under a thumb; it stays on the window, not on the page, and only on a phone. */
export function PhoneDock() {
  const words = useWords().shell.phoneDock
  return (
    <nav className="dock" aria-label={words.label}>
      <Task icon="pay" to={address.pay} label={words.pay} />
      <Task icon="claim" to={address.claims} label={words.claim} />
      <Call />
      <Task icon="agent" to={address.findAnAgent} label={words.agent} />
    </nav>
  )
}

function Task({ icon, to, label }: { icon: IconName; to: string; label: string }) {
  return (
    <a className="dock-task" href={to}>
      <Icon name={icon} />
      {label}
    </a>
  )
}

/** The office is not there at every hour, so before it rings it is said when it is, and who answers otherwise. */
function Call() {
  const words = useWords().shell.phoneDock
  const { phones, supportHours, claimsHours, roadsideHours } = useShell().tenant
  const lines = [
    { phone: phones.support, who: words.office, when: supportHours },
    { phone: phones.claims, who: words.claims, when: claimsHours },
    { phone: phones.roadside, who: words.roadside, when: roadsideHours },
  ]
  return (
    <site-menu>
      <details>
        <summary className="dock-task">
          <Icon name="call" />
          {words.call}
        </summary>
        <ul className="dock-lines">
          {lines.map(({ phone, who, when }) => (
            <li key={who}>
              <a href={dial(phone)}>
                <span>
                  <b>{who}</b>
                  {when && <small>{when}</small>}
                </span>
                <span className="dock-number">{phone}</span>
              </a>
            </li>
          ))}
        </ul>
      </details>
    </site-menu>
  )
}
