import { Icon } from '../../ui/icon.tsx'
import { useWords } from '../../words/use-words.ts'
import './page-anchors.css'

/** The parts of a long page, to jump to. */
export function PageAnchors({ links }: { links: readonly { to: string; label: string }[] }) {
  const words = useWords().parts.pageAnchors
  return (
    <nav className="anchors" aria-label={words.label}>
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
