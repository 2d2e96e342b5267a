/**
 * Every run of one, two and three characters of a folded text, hashed. A substring's runs are among those of the text, so
 * an index of them finds candidates for any needle, be it one letter, a quote or a percent sign, where an index of words or
 * of three-letter runs (pg_trgm) would have to read every row.
 */
export function gramsOf(folded: string): string[] {
  const characters = [...folded]
  const grams = new Set<string>()
  characters.forEach((_each, index) => {
    for (let length = 1; length <= 3 && index + length <= characters.length; length++)
      grams.add(characters.slice(index, index + length).join(''))
  })
  return [...grams]
}

/** The fewest runs that say most about a needle: its longest ones, spread over it, eight at most. */
export function needleGrams(folded: string): string[] {
  const characters = [...folded]
  if (characters.length === 0) return []
  const length = Math.min(3, characters.length)
  const last = characters.length - length
  const step = Math.max(1, last / 7)
  const starts = Array.from({ length: Math.floor(last / step) + 1 }, (_each, index) => Math.round(index * step))
  return [...new Set(starts.map((start) => characters.slice(start, start + length).join('')))]
}

/** What is not text has its own terms, which no text can hold: a line break is never inside one line. */
export const filterTerm = (kind: 'language' | 'line' | 'open', value: string) => `\n${kind}\n${value}`
