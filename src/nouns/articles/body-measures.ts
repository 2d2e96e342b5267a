import { plainWords } from '../../fields/rich-words.ts'
import { inSentences, levelOf, type InSentences } from './reading-level.ts'
import { countWords } from './reading-time.ts'

type Measured = { said: number; inSentences: InSentences }

/** A block that was changed is another one, so what was counted of each holds for as long as it is there. */
const known = new WeakMap<{ html: string }, Measured>()

/** How many words a body has and what it asks of its readers; of blocks that are as they were, nothing is counted again. */
export function measuresOf(blocks: readonly { html: string }[]): { words: number; level: number | undefined } {
  const all = blocks.map(measured)
  const sum = (of: (each: Measured) => number) => all.reduce((total, each) => total + of(each), 0)
  const sentences = sum((each) => each.inSentences.sentences)
  const words = sum((each) => each.inSentences.words)
  const syllables = sum((each) => each.inSentences.syllables)
  return { words: sum(({ said }) => said), level: levelOf({ sentences, words, syllables }) }
}

function measured(block: { html: string }): Measured {
  const before = known.get(block)
  if (before) return before
  const text = plainWords(block.html)
  const now = { said: countWords(text), inSentences: inSentences(text) }
  known.set(block, now)
  return now
}
