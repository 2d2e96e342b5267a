import type { ComponentProps, ReactNode } from 'react'
import type { cardsSection } from '../../content/areas/cards-section.ts'
import type { ContentOf } from '../../content/section.ts'
import { CardGrid } from '../parts/card-grid.tsx'
import { AreaPart, type Ground } from './area-part.tsx'

type Content = ContentOf<ReturnType<typeof cardsSection>>
type Props = {
  content: Content
  ground?: Ground
  look?: ComponentProps<typeof CardGrid>['look']
  layout?: 'below' | 'side'
  /** In place of the grid of cards: a ledger, an order sheet. */
  children?: (items: Content['items']) => ReactNode
}

/** A heading and the cards below it, on one of the area's grounds. */
export function CardsBand({ content: { title, text, items }, ground = 'paper', look = 'emblem', layout, children }: Props) {
  return (
    <AreaPart title={title} text={text} ground={ground} look={layout}>
      {children ? children(items) : <CardGrid cards={items} look={look} />}
    </AreaPart>
  )
}
