import { safeHref } from '../../fields/link.ts'
import { Icon } from '../../ui/icon.tsx'

const words = { newTab: ' (opens in a new tab)', about: ': ' }

/** A link that leads on in a new tab, and says so. `about` tells several of the same name apart for screen readers. */
export function LearnMore({ to, about, children }: { to: string; about?: string; children: string }) {
  const href = safeHref(to)
  if (!href) return null
  return (
    <a className="go" href={href} target="_blank" rel="noopener noreferrer">
      <span>{children}</span>
      <Icon name="arrow" />
      <span className="sr-only">
        {about && words.about + about}
        {words.newTab}
      </span>
    </a>
  )
}
