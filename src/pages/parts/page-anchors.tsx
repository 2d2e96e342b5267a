import { Icon } from '../../ui/icon.tsx'
import './page-anchors.css'

const words = { label: 'On this page' }

/** The parts of a long page, to jump to. */
export function PageAnchors({ links, label = words.label }: { links: readonly { to: string; label: string }[]; label?: string }) {
  return (
    <nav className="anchors" aria-label={label}>
      <ul className="wrap">
        {links.map((link) => (
          <li key={link.to}>
            <a href={`#${link.to}`}>
              {link.label}
              <Icon name="down" />
            </a>
          </li>
        ))}
      </ul>
    </nav>
  )
}
