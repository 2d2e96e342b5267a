import { foldText, wordsOfFolded } from '../fold-text.ts'
import { closestTo } from '../slips.ts'

/** Which of the languages that are spoken these folded words name. */
export function languageIn(
  words: readonly string[],
  languages: readonly string[],
  isUnknown: (word: string) => boolean,
): AskedLanguage | undefined {
  const all = languages.flatMap((language) => namesOf(language).map((name) => ({ language, ...name })))
  for (const { words: name, ...each } of all) {
    const from = words.findIndex((_word, index) => name.every((word, offset) => words[index + offset] === word))
    if (from >= 0) return { ...each, name: name.join(' '), at: placesFrom(from, name.length) }
  }
  for (const [from, word] of words.entries()) {
    const near =
      isUnknown(word) &&
      all.find(({ words: name }) => name.length === 1 && closestTo(word, name, word.length < 4 ? 0 : word.length < 8 ? 1 : 2).length > 0)
    if (near) return { language: near.language, isOwn: near.isOwn, name: near.words[0], at: placesFrom(from, 1) }
  }
  return undefined
}

export interface AskedLanguage {
  language: string
  /** What it was called, as that is written. */
  name: string
  /** Whether that is what its own speakers call it. */
  isOwn: boolean
  /** The places of the words that say so. */
  at: ReadonlySet<number>
}

const placesFrom = (from: number, count: number) => new Set(Array.from({ length: count }, (_each, index) => from + index))

type Name = { words: readonly string[]; isOwn: boolean }
const known = new Map<string, readonly Name[]>()

/** What a language is called: its name, what is left of a long one, its letters for short, and what its own speakers call it. */
function namesOf(language: string): readonly Name[] {
  const made = known.get(language)
  if (made) return made
  const words = wordsOf(language)
  const own = wordsOf(ownNameOf(words.join(' ')))
  const short = words.length > 2 ? [words.slice(-2), [words.map(([letter]) => letter).join('')]] : []
  const all = [words, ...short]
    .map((each): Name => ({ words: each, isOwn: false }))
    .concat(own.join(' ') !== words.join(' ') ? [{ words: own, isOwn: true }] : [])
    // Some write "—" for none, and one letter is a word of many questions.
    .filter(({ words: name }) => name.join('').length > 1)
  // Whoever writes languages writes few; what anybody may write is not kept without end.
  if (known.size > 500) known.clear()
  known.set(language, all)
  return all
}

const wordsOf = (text: string) => wordsOfFolded(foldText(text))

const letters = 'abcdefghijklmnopqrstuvwxyz'
/** By the name in English, folded. */
let codes: ReadonlyMap<string, string> | undefined

/** "spanish" → "español"; empty of a language without a code of two letters. */
function ownNameOf(name: string): string {
  codes ??= codesByName()
  const code = codes.get(name)
  return code === undefined ? '' : (new Intl.DisplayNames([code], { type: 'language' }).of(code) ?? '')
}

function codesByName(): ReadonlyMap<string, string> {
  const names = new Intl.DisplayNames(['en'], { type: 'language' })
  const all = [...letters].flatMap((one) => [...letters].map((other) => one + other))
  return new Map(all.flatMap((code) => (names.of(code) === code ? [] : [[foldText(names.of(code) ?? ''), code] as const])))
}
