import { minuteMs } from '../../durations.ts'
import type { ListedCase } from '../../calls/desk-shapes.ts'
import type { Words } from '../../words/languages.ts'

/** 'calm' until half an hour before the promise, 'soon' until it, then 'late'; 'loud' a day after it. */
type Loudness = 'over' | 'calm' | 'soon' | 'late' | 'loud'

/** How long somebody waits against what was promised, in words and in how loudly they are said. */
export function waitingOf(
  { state, waitingSince, promisedAt }: Pick<ListedCase, 'state' | 'waitingSince' | 'promisedAt'>,
  now: number,
  words: Words['inbox']['waits'],
) {
  // Nobody was told of it, so nobody answers, whatever its sender was promised.
  if (state === 'spam') return { loudness: 'over' as Loudness, words: words.aside }
  if (waitingSince === null) return { loudness: 'over' as Loudness, words: words.over }
  const left = Math.round((Date.parse(promisedAt) - now) / minuteMs)
  if (left > 0) return { loudness: (left <= 30 ? 'soon' : 'calm') as Loudness, words: words.fresh(left) }
  return { loudness: (left < -24 * 60 ? 'loud' : 'late') as Loudness, words: words.late(Math.max(1, -left)) }
}
