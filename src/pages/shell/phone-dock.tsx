import { address } from '../../routes.ts'
import { Icon, type IconName } from '../../ui/icon.tsx'
import { dial } from '../../ui/tenant.ts'
import { useShell } from './shell-data.ts'
import { useWords } from '../../words/use-words.ts'
import './phone-dock.css'

/** The four tasks under a thumb; it stays on the window, not on the page, and only on a phone. */
export function PhoneDock() {
  const words = useWords().shell.phoneDock
  const { tenant } = useShell()
  const tasks: { icon: IconName; to: string; label: string }[] = [
    { icon: 'pay', to: address.pay, label: words.pay },
    { icon: 'claim', to: address.claims, label: words.claim },
    { icon: 'call', to: dial(tenant.phones.support), label: words.call },
    { icon: 'agent', to: address.findAnAgent, label: words.agent },
  ]
  return (
    <nav className="dock" aria-label={words.label}>
      {tasks.map(({ icon, to, label }) => (
        <a key={icon} href={to}>
          <Icon name={icon} />
          {label}
        </a>
      ))}
    </nav>
  )
}
