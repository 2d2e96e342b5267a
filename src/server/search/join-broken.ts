import { questionWords } from '../../nouns/search/signs-of-question.ts'
import { areSaidTogether, fitsBeside, isSpelled, isWritten } from './as-people-write.ts'

/** Shorter halves are words of their own too often: "a way". */
const leastOfHalf = 2

/**
 * What was asked without the blanks that stand inside a word: "off ice hours", "hol yoke". Where both halves are words, only where nobody says
 * them side by side, and what they make is said beside what stands there.
 */
export function joinBroken(asked: string, isPlace: (words: string) => boolean): string {
  const words = questionWords(asked)
  const at = words.findIndex((word, index) => index > 0 && areOneWord(words, index - 1, words[index - 1] + word, isPlace))
  return at < 0 ? asked : joinBroken(words.toSpliced(at - 1, 2, words[at - 1] + words[at]).join(' '), isPlace)
}

function areOneWord(words: readonly string[], at: number, joined: string, isPlace: (words: string) => boolean): boolean {
  const halves = words.slice(at, at + 2)
  if (halves.some((half) => half.length < leastOfHalf || /\d/.test(half))) return false
  const areWords = halves.every(isSpelled)
  if (!isWritten(joined)) return !areWords && (isPlace(joined) || (at > 0 && isPlace(`${words[at - 1]} ${joined}`)))
  if (areSaidTogether(halves[0], halves[1])) return false
  return !areWords || fitsBeside(words.toSpliced(at, 2, joined), at, joined) > 0
}
