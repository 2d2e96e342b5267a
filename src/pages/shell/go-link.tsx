import { Icon } from '../../ui/icon.tsx'
import { ContentLink } from './content-link.tsx'

/** A link that leads on, with its arrow. */
export function GoLink({ to, children, className = '' }: { to: string; children: string; className?: string }) {
  return (
    <ContentLink to={to} className={`go ${className}`}>
      <span>{children}</span>
      <Icon name="arrow" />
    </ContentLink>
  )
}
