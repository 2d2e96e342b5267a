/** Of the words those a slip or two away from `word`, the nearest first; short words may differ less, and very short ones not at all. */
export function closestTo(word: string, words: Iterable<string>): string[] {
  const most = slipsAllowed(word)
  if (most === 0) return []
  const found: { word: string; slips: number }[] = []
  for (const each of words) {
    const slips = slipsBetween(word, each, most)
    if (slips <= most) found.push({ word: each, slips })
  }
  return found.toSorted((a, b) => a.slips - b.slips).map((each) => each.word)
}

/** Letters left out, put in, changed, or swapped with their neighbour; `most + 1` for every number above `most`. */
export function slipsBetween(one: string, other: string, most: number): number {
  if (Math.abs(one.length - other.length) > most) return most + 1
  let [before, last]: [number[], number[]] = [[], Array.from({ length: other.length + 1 }, (_each, index) => index)]
  for (let i = 1; i <= one.length; i++) {
    const row = [i]
    for (let j = 1; j <= other.length; j++) {
      const same = one[i - 1] === other[j - 1]
      let slips = same ? last[j - 1] : 1 + Math.min(last[j - 1], last[j], row[j - 1])
      const swapped = i > 1 && j > 1 && one[i - 1] === other[j - 2] && one[i - 2] === other[j - 1]
      if (swapped) slips = Math.min(slips, before[j - 2] + 1)
      row.push(slips)
    }
    // A swap looks two rows back, so both must be beyond help.
    if (Math.min(...row) > most && Math.min(...last) > most) return most + 1
    ;[before, last] = [last, row]
  }
  return Math.min(last[other.length], most + 1)
}

const slipsAllowed = ({ length }: string) => (length < 4 ? 0 : length < 6 ? 1 : 2)
