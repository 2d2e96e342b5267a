/** Of the words those a slip or two away from `word`, the nearest first; short words may differ less, and very short ones not at all. */
export function closestTo(word: string, words: Iterable<string>, most = slipsAllowed(word)): string[] {
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
  if (Math.abs(one.length - other.length) > most || lettersApart(one, other) > 2 * most) return most + 1
  const width = other.length + 1
  // Three rows of the table in turn, since a swap looks two back.
  const rows = Array.from({ length: 3 }, () => new Uint8Array(width))
  for (let j = 0; j < width; j++) rows[0][j] = Math.min(j, 255)
  let leastBefore = 0
  for (let i = 1; i <= one.length; i++) {
    const [row, last, before] = [rows[i % 3], rows[(i + 2) % 3], rows[(i + 1) % 3]]
    row[0] = Math.min(i, 255)
    let least = row[0]
    for (let j = 1; j < width; j++) {
      let slips = one[i - 1] === other[j - 1] ? last[j - 1] : 1 + Math.min(last[j - 1], last[j], row[j - 1])
      if (i > 1 && j > 1 && one[i - 1] === other[j - 2] && one[i - 2] === other[j - 1]) slips = Math.min(slips, before[j - 2] + 1)
      row[j] = Math.min(slips, 255)
      if (slips < least) least = slips
    }
    if (least > most && leastBefore > most) return most + 1
    leastBefore = least
  }
  return Math.min(rows[one.length % 3][other.length], most + 1)
}

/** How many kinds of letters one has and the other has not, or the other way round: a slip makes two of them at most. Most words are told apart by this alone. */
function lettersApart(one: string, other: string): number {
  let [apart, left] = [kindsOf(one) ^ kindsOf(other), 0]
  for (; apart !== 0; apart &= apart - 1) left++
  return left
}

function kindsOf(word: string): number {
  let kinds = 0
  for (let index = 0; index < word.length; index++) kinds |= 1 << (word.charCodeAt(index) & 31)
  return kinds
}

const slipsAllowed = ({ length }: string) => (length < 4 ? 0 : length < 6 ? 1 : 2)
