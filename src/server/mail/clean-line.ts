/** Line ends would begin a header of their own; marks of direction show one name and mean another. */
const unseen = /[\p{Cc}\u2028\u2029\u200e\u200f\u202a-\u202e\u2066-\u2069\ufeff]+/gu

/** Words for one header: a single line without anything unseen, and only so long. */
export function cleanLine(words: string, most: number): string {
  const line = words.toWellFormed().replace(unseen, ' ').replaceAll(/\s+/g, ' ').trim()
  return [...line].slice(0, most).join('')
}
