import { address } from '../../routes.ts'
import { Icon } from '../../ui/icon.tsx'
import { EntryCard } from './entry-card.tsx'
import type { Entry, Menu } from './menus.ts'
import { currentOf } from './current-of.ts'
import { useShell } from './shell-data.ts'
import { useWords } from '../../words/use-words.ts'
import './main-nav.css'

/** The menu of a wide page: one row, its group behind the first button. */
export function MainNav({ menu: { group, links, action } }: { menu: Menu }) {
  const words = useWords().shell.mainNav
  const { path } = useShell()
  const current = (entry: Entry) => currentOf(address[entry.to], path)
  return (
    <nav className="main-nav" aria-label={words.label}>
      {group && (
        <site-menu>
          <details name="header">
            <summary className="main-nav-item" data-current={group.entries.some(current) || undefined}>
              {group.label}
              <Icon name="down" />
            </summary>
            <div className="mega">
              <ul className="wrap">
                {group.entries.map((entry) => (
                  <li key={entry.to}>
                    <EntryCard entry={entry} />
                  </li>
                ))}
              </ul>
            </div>
          </details>
        </site-menu>
      )}
      {links.map((entry) => (
        <a key={entry.label} className="main-nav-item" href={address[entry.to]} aria-current={current(entry)}>
          {entry.label}
        </a>
      ))}
      {action && (
        <a className="btn btn-line btn-small" href={address[action.to]} aria-current={current(action)}>
          {action.label}
        </a>
      )}
    </nav>
  )
}
