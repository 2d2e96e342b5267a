import { Icon } from '../../ui/icon.tsx'
import { ContentLink } from './content-link.tsx'

/** A link that leads on, with its arrow. */
export function GoLink({ to, children }: { to: string; children: string }) {
  return (
    <ContentLink to={to} className="go">
      <span>{children}</span>
      <Icon name="arrow" />
    </ContentLink>
  )
}
