/**
 * How many years of school a text asks of its readers, by the length of its sentences and words (Flesch and Kincaid, 1975);
 * undefined of too few words to tell. Each line is a sentence of its own: headings and points seldom end with a stop.
 */
export function readingLevel(text: string): number | undefined {
  let sentences = 0
  let words = 0
  let syllables = 0
  for (const sentence of text.split(/[.!?…]+(?=\s|["”’)]|$)|\n/)) {
    const said = sentence.match(/[\p{L}\p{N}][\p{L}\p{N}'’.,-]*/gu) ?? []
    if (said.length === 0) continue
    sentences++
    words += said.length
    for (const word of said) syllables += syllablesIn(word)
  }
  if (words < leastWords) return undefined
  const grade = 0.39 * (words / sentences) + 11.8 * (syllables / words) - 15.59
  return Math.max(0, Math.round(grade * 10) / 10)
}

/** What most grown-ups read without effort. */
export const aimedLevel = 8

const leastWords = 40

/** Counted by its groups of vowels; a number is read as about one syllable for each of its digits. */
function syllablesIn(word: string): number {
  const letters = word
    .toLowerCase()
    .normalize('NFD')
    .replace(/[^a-z]/g, '')
  const digits = word.replace(/\D/g, '').length
  if (letters === '') return Math.max(1, digits)
  // Endings that nobody hears: "stone", "stones", "called".
  const heard = letters.replace(/(?:[^aeiouylscxzgh]es|[^aeiouytd]ed|[^aeiouyl]e)$/, '').replace(/^y/, '')
  return Math.max(1, heard.match(/[aeiouy]{1,2}/g)?.length ?? 1) + digits
}
