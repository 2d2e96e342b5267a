import type { ReactNode } from 'react'
import { openingOf, type MayCarryToken } from '../../nouns/hub/token-link.ts'
import { paperAddress } from '../areas/paper-address.ts'
import { ContentLink } from '../shell/content-link.tsx'

/** The way a card is opened: a link, or a form of one button where a token goes along. */
export function OpenCard({ of, className, children }: { of: MayCarryToken; className?: string; children: ReactNode }) {
  const opening = openingOf(of)
  if (opening.by === 'link')
    return (
      <ContentLink to={paperAddress(opening.href)} className={className}>
        {children}
      </ContentLink>
    )
  return (
    <form method="post" action={opening.action}>
      <button className={className} name={opening.name} value={opening.value}>
        {children}
      </button>
    </form>
  )
}
