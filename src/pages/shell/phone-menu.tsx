import { address } from '../../routes.ts'
import { Icon } from '../../ui/icon.tsx'
import { EntryCard } from './entry-card.tsx'
import type { Menu } from './menus.ts'
import { currentOf } from './current-of.ts'
import { desksOf } from './desks.ts'
import { useShell } from './shell-data.ts'
import { useSignInDoors } from './sign-in-doors.ts'
import { useWords } from '../../words/use-words.ts'
import './phone-menu.css'

/** The same menu on a narrow page: everything open below one button, the products first. */
export function PhoneMenu({ menu: { group, links, action } }: { menu: Menu }) {
  const all = useWords()
  const words = all.shell.phoneMenu
  const { person, path } = useShell()
  const doors = useSignInDoors()
  const also = person
    ? [
        ...desksOf(person, all),
        { to: address.pay as string, label: `${words.payment}: ${words.getAccount}` },
        { to: address.sessions, label: `${words.signedInAs} ${person.name}` },
      ]
    : [
        { to: address.pay, label: words.pay },
        { to: doors.customer.about, label: words.customer },
        { to: doors.agent.about, label: words.agent },
      ]
  const rows = [...links.map(({ to, label }) => ({ to: address[to] as string, label })), ...also]
  return (
    <nav className="phone-menu" aria-label={words.label}>
      <site-menu>
        <details name="header">
          <summary className="phone-menu-open">
            <Icon name="menu" />
            {words.open}
          </summary>
          <div className="phone-menu-sheet">
            {group && (
              <ul className="phone-menu-group" aria-label={group.label}>
                {group.entries.map((entry) => (
                  <li key={entry.to}>
                    <EntryCard entry={entry} />
                  </li>
                ))}
              </ul>
            )}
            <ul className="phone-menu-rows">
              {rows.map(({ to, label }) => (
                <li key={to + label}>
                  <a href={to} aria-current={currentOf(to, path)}>
                    {label}
                  </a>
                </li>
              ))}
            </ul>
            {action && (
              <a className="btn btn-line" href={address[action.to]}>
                {action.label}
              </a>
            )}
          </div>
        </details>
      </site-menu>
    </nav>
  )
}
