/** What of a text is read in sentences: how many these are, and their words and syllables. */
export interface InSentences {
  sentences: number
  words: number
  syllables: number
}

/** How many years of school it asks of its readers, by the length of its sentences and words (Flesch and Kincaid, 1975); undefined of too few words to tell. */
export function levelOf({ sentences, words, syllables }: InSentences): number | undefined {
  if (words < leastWords) return undefined
  const grade = 0.39 * (words / sentences) + 11.8 * (syllables / words) - 15.59
  return Math.max(0, Math.round(grade * 10) / 10)
}

/**
 * Headings, cells and points of a few words are no sentences and are left out, or a text with many of them would seem easier
 * than it is. No sentence goes on in the next paragraph, so those of several texts are added up.
 */
export function inSentences(text: string): InSentences {
  let sentences = 0
  let words = 0
  let syllables = 0
  for (const sentence of text.match(/[^\n.!?…]+(?:[.!?…]+(?=[^\s"”’).!?…])[^\n.!?…]*)*[.!?…]*/g) ?? []) {
    const said = sentence.match(/[\p{L}\p{N}][\p{L}\p{N}'’.,-]*/gu) ?? []
    const ends = /[.!?…]["”’)]*$/.test(sentence)
    if (said.length === 0 || (!ends && said.length < leastOfSentence)) continue
    sentences++
    words += said.length
    for (const word of said) syllables += syllablesIn(word)
  }
  return { sentences, words, syllables }
}

/** What most grown-ups read without effort. */
export const aimedLevel = 8

const leastWords = 40
/** Words without a stop behind them that are a sentence all the same. */
const leastOfSentence = 8

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
