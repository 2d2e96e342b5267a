import type { MayCarryToken } from '../../nouns/hub/token-link.ts'
import { Icon } from '../../ui/icon.tsx'
import { useWords } from '../../words/use-words.ts'
import { cardHref } from './card-href.ts'

/** At the end of a card: an arrow, or that it is to be set where it leads. */
export function CardMark({ of }: { of: MayCarryToken }) {
  const words = useWords().agentHub
  return cardHref(of) ? <Icon name="arrow" /> : <small className="doc-chip">{words.toBeSet}</small>
}
