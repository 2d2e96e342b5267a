import { safeHref } from '../../fields/link.ts'
import { Icon } from '../../ui/icon.tsx'
import { useWords } from '../../words/use-words.ts'
import { useQuoteFromHere } from '../shell/quote-from-here.ts'
import { NewTabNote } from './new-tab-note.tsx'

/** A link that leads on in a new tab, and says so. `about` tells several of the same name apart for screen readers. */
export function LearnMore({ to, about, children }: { to: string; about?: string; children: string }) {
  const words = useWords().parts.learnMore
  const href = useQuoteFromHere(safeHref(to) ?? '')
  if (!href) return null
  return (
    <a className="go" href={href} target="_blank" rel="noopener noreferrer">
      <span>{children}</span>
      <Icon name="arrow" />
      {about && <span className="sr-only">{words.about + about}</span>}
      <NewTabNote />
    </a>
  )
}
