import { hashTerm } from '../../nouns/hash-term.ts'

/** What is after these letters is written right where what is before is. */
const mostLetters = 10

/**
 * Hashes of a word and of what is left of it without one letter, of longer ones without two. Two words that are a slip apart share one:
 * so an index of them finds what was meant with no look at words that are not alike (Garbe's symmetric deletes).
 */
export function slipHashes(word: string): number[] {
  const letters = word.slice(0, mostLetters)
  const left = new Set([letters])
  for (let slips = word.length < 7 ? 1 : 2, at = [letters]; slips > 0; slips--) {
    at = at.flatMap((each) => Array.from(each, (_letter, index) => each.slice(0, index) + each.slice(index + 1)))
    for (const each of at) left.add(each)
  }
  return [...new Set([...left].map((each) => hashTerm(each)))]
}
