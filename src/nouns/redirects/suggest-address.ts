import { closestTo } from '../slips.ts'

/** Finds the address that one asked for in vain may have meant: by the words in it, the rarer the weightier, slips forgiven. */
export function createSuggestions(addresses: readonly string[]) {
  const holders = new Map<string, number[]>()
  const sizes = addresses.map((address, index) => {
    const words = wordsOf(address)
    for (const word of new Set(words)) holders.set(word, [...(holders.get(word) ?? []), index])
    return words.length
  })
  // "autoinsurance" is "auto-insurance", said in one breath.
  const joined = new Map(addresses.map((address): [string, string] => [wordsOf(address).join(''), address]).filter(([word]) => word !== ''))
  const weightOf = (word: string) => Math.log(1 + addresses.length / (holders.get(word)?.length ?? 1))

  return function suggest(path: string): string | null {
    const points = new Map<number, number>()
    let all = 0
    for (const asked of new Set(wordsOf(path))) {
      const word = holders.has(asked) ? asked : (closestTo(asked, holders.keys()).at(0) ?? asked)
      all += weightOf(word)
      for (const index of holders.get(word) ?? []) points.set(index, (points.get(index) ?? 0) + weightOf(word))
    }
    // Of those with as many words in common, the one that says least besides.
    const [best] = [...points].toSorted((a, b) => b[1] - a[1] || sizes[a[0]] - sizes[b[0]])
    if (best && best[1] >= all / 2) return addresses[best[0]]
    const word = closestTo(wordsOf(path).join(''), joined.keys()).at(0)
    return word === undefined ? null : (joined.get(word) ?? null)
  }
}

/** "/old/Farm-Insurance.html" is about farms and insurance; what every address has says nothing. */
function wordsOf(path: string): string[] {
  const words = path
    .toLowerCase()
    .replace(/\.[a-z]{2,5}\d?$/, '')
    .split(/[^\p{L}\p{N}]+/u)
  return words.filter((word) => word.length > 2 && !said.has(word)).map((word) => (word.length > 4 ? word.replace(/s$/, '') : word))
}

const said = new Set(
  '360 www index page the and about blog html details with without for from your our this that not there old new one more'.split(' '),
)
