import { hashTerm } from '../../nouns/hash-term.ts'
import type { Signs } from './learnt.ts'

/** Seeds, of which one gives all signs numbers of their own: of thirty thousand signs nine seeds in ten do. */
const mostSeeds = 64
const numberOf = (sign: string, seed: number) => hashTerm(`${seed}${sign}`) >>> 0

/** Each sign by a number made of it, the smallest first: the words themselves take ten times as long to read, and as much to keep. */
export function numberSigns(signs: readonly string[]): { seed: number; numbers: Uint32Array; order: readonly number[] } {
  for (let seed = 0; seed < mostSeeds; seed++) {
    const numbered = signs.map((sign, place) => ({ place, number: numberOf(sign, seed) })).toSorted((a, b) => a.number - b.number)
    if (numbered.some(({ number }, at) => number === numbered[at + 1]?.number)) continue
    return { seed, numbers: Uint32Array.from(numbered, ({ number }) => number), order: numbered.map(({ place }) => place) }
  }
  throw new Error('too many signs to have numbers of 32 bits')
}

/** The place of a sign among these numbers; of a word nobody asked with one in a hundred thousand is taken for another. */
export function signsOfNumbers(numbers: Uint32Array, seed: number): Signs {
  function get(sign: string): number | undefined {
    const number = numberOf(sign, seed)
    let [from, to] = [0, numbers.length]
    while (from < to) {
      const middle = (from + to) >>> 1
      if (numbers[middle] < number) from = middle + 1
      else to = middle
    }
    return numbers[from] === number ? from : undefined
  }
  return { get, has: (sign) => get(sign) !== undefined, size: numbers.length }
}
