import { accented } from './accented.ts'
import { english } from './english/english.ts'

/** Every word of the pages that is no content, by the folder of the component that says it. A language that lacks one does not compile. */
export type Words = typeof english

/**
 * The languages a tenant can speak, by the tag that browsers know (BCP 47). `en-XA` is English with accents on every
 * letter: whoever turns it on sees at once which word of a page does not come from here.
 */
const languages = {
  'en-US': () => english,
  'en-XA': () => accented(english),
} satisfies Record<string, () => typeof english>

export type Language = keyof typeof languages
export const languageTags = Object.keys(languages) as Language[]

const made = new Map<Language, Words>()

/** Made once for each language. */
export function wordsIn(language: Language): Words {
  const known = made.get(language)
  if (known) return known
  const words = languages[language]()
  made.set(language, words)
  return words
}
