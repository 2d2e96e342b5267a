import type { ShownAgent } from '../../calls/agent-search-call.ts'
import type { Words } from '../../words/languages.ts'
import './open-line.css'

/** Until when an office is open, or closed: in words first, and a dot beside them. */
export function OpenLine({ opening }: { opening: ShownAgent['opening'] }) {
  if (!opening) return null
  return <p className={opening.open ? 'open-line is-open' : 'open-line'}>{opening.words}</p>
}

/** "4.2 miles", "1 mile"; nothing where nobody asked from where. */
export function milesWords(miles: number | null, words: Words['agents']): string {
  if (miles === null) return ''
  return words.miles(miles >= 100 ? Math.round(miles) : miles)
}
