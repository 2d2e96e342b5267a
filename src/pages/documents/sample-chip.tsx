import { isSampleAddress } from '../../fields/link.ts'
import { useWords } from '../../words/use-words.ts'
import './doc-chip.css'

/** Beside a link that shows what could stand there, and leads nowhere until somebody sets a real address. */
export function SampleChip({ of: address }: { of: string }) {
  const words = useWords().documents
  return isSampleAddress(address) && <span className="doc-chip">{` ${words.sample}`}</span>
}
