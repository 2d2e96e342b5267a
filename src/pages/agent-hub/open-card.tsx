import type { ReactNode } from 'react'
import { openingOf, type MayCarryToken } from '../../nouns/hub/token-link.ts'
import { cardHref } from './card-href.ts'

/** The way a card is opened: a link, or a form of one button where a token goes along. One that leads nowhere looks the same. */
export function OpenCard({ of, className, children }: { of: MayCarryToken; className?: string; children: ReactNode }) {
  const opening = openingOf(of)
  const href = cardHref(of)
  if (!href) return <div className={className}>{children}</div>
  if (opening.by === 'link')
    return (
      <a className={className} href={href}>
        {children}
      </a>
    )
  return (
    <form method="post" action={opening.action}>
      <button className={className} name={opening.name} value={opening.value}>
        {children}
      </button>
    </form>
  )
}
