import { isSampleAddress } from '../../fields/link.ts'
import type { MayCarryToken } from '../../nouns/hub/token-link.ts'
import { Icon } from '../../ui/icon.tsx'
import { useWords } from '../../words/use-words.ts'
import { SampleChip } from '../documents/sample-chip.tsx'
import { cardHref } from './card-href.ts'

/** At the end of a card: an arrow, or that it is to be set where it leads, or is so far a sample. */
export function CardMark({ of }: { of: MayCarryToken }) {
  const words = useWords().agentHub
  if (!cardHref(of)) return <small className="doc-chip">{words.toBeSet}</small>
  return isSampleAddress(of.link) ? <SampleChip of={of.link} /> : <Icon name="arrow" />
}
