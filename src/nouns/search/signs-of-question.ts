import { foldText, wordsOfFolded } from '../fold-text.ts'
import { irregularWords } from './irregular-words.ts'
import { kindsOfThings } from './kinds-of-things.ts'
import { thesaurus } from './thesaurus.ts'

/** Of longer words their beginning is a sign too: a "plumber" does "plumbing". */
const beginning = 5
/** These say nothing of what is meant; other small words do: "my" house has something, "your" house hires. */
const saysNothing = new Set(['a', 'an', 'the', 'please'])

/** Of so many words and more only what they say counts: that a question is long tells no more than where long ways were written. */
const long = 6

/**
 * What tells one question from another: its words, the kinds of things they name and which two of those, what the trade calls them, which words
 * stand side by side, and how many there are: who names a thing says little, and who tells what happened says more.
 */
export function signsOf(asked: string): string[] {
  const roots = rootsIn(asked)
  if (roots.length === 0) return []
  const signs = new Set(roots.length < long ? [`#${roots.length}`] : [])
  for (const [at, root] of roots.entries()) {
    signs.add(root)
    if (root.length > beginning) signs.add(`${root.slice(0, beginning)}-`)
    for (const kind of kindsOfRoot(root)) signs.add(kind)
    if (at > 0) signs.add(`${roots[at - 1]} ${root}`)
  }
  for (const [at, root] of roots.entries())
    for (const { run, kind } of phrasesFrom.get(root) ?? []) if (run.every((each, offset) => roots[at + offset] === each)) signs.add(kind)
  const kinds = [...signs].filter((sign) => sign.startsWith('@')).toSorted()
  for (const [at, kind] of kinds.entries()) for (const other of kinds.slice(at + 1)) signs.add(`${kind} ${other}`)
  return [...signs]
}

/** What kinds of things a word names, by its root. */
export const kindsOfRoot = (root: string): readonly string[] => kindsOf.get(root) ?? []

/** The words of a question, each without its ending. */
export function rootsIn(asked: string): string[] {
  return questionWords(asked).flatMap((word) => (saysNothing.has(word) ? [] : [rootOf(word)]))
}

/** As ways of asking are written, "dont" in one: the index has two words there (`searchWords`). */
export const questionWords = (text: string): string[] => wordsOfFolded(foldText(text).replaceAll("'", ''))

const firstOfForms = new Map(irregularWords.flatMap((line) => line.split(', ').map((word) => [word, line.split(', ')[0]] as const)))

/** A word without its usual endings, and of irregular forms the first: enough to bring forms of one word together, without the database. */
function rootOf(word: string): string {
  if (/^(19|20)\d\d$/.test(word)) return '#year'
  if (/^\d{3,}$/.test(word)) return '#number'
  if (word.length <= 3 || /\d/.test(word)) return firstOfForms.get(word) ?? word
  const one = word
    .replace(/(?<=..)ies$/, 'y')
    .replace(/(?<=ss|sh|ch|x|z)es$/, '')
    .replace(/(?<=[^su])s$/, '')
  const irregular = firstOfForms.get(word) ?? firstOfForms.get(one)
  if (irregular) return irregular
  return one
    .replace(/(?<=...)ing$|(?<=...)ed$|(?<=....)er$/, '')
    .replace(/([^aeiouls])\1$/, '$1')
    .replace(/(?<=...)e$/, '')
    .replace(/(?<=..[^aeiou])y$/, 'i')
}

const kindsOf = new Map<string, string[]>()
/** By their first word. */
const phrasesFrom = new Map<string, { run: readonly string[]; kind: string }[]>()

function nameKind(words: readonly string[], kind: string): void {
  const run = words.flatMap((word) => (saysNothing.has(word) ? [] : [rootOf(word)]))
  if (run.length > 1) phrasesFrom.set(run[0], [...(phrasesFrom.get(run[0]) ?? []), { run, kind }])
  else if (run.length === 1 && words.length === 1) kindsOf.set(run[0], [...new Set([...(kindsOf.get(run[0]) ?? []), kind])])
}

for (const [kind, things] of Object.entries(kindsOfThings)) for (const thing of questionWords(things)) nameKind([thing], `@${kind}`)
for (const [index, line] of thesaurus.entries()) for (const phrase of line.split(',')) nameKind(questionWords(phrase), `~${index}`)
