import { foldText, wordsOfFolded } from '../../nouns/fold-text.ts'
import { saidOfPeople } from '../../nouns/search/said-of-people.ts'
import { rootsIn } from '../../nouns/search/signs-of-question.ts'
import type { Listed, SmallDirectory } from '../agents/small-directory.ts'
import { eachInTurns } from '../http/in-turns.ts'
import { onceForEach } from './once-for-each.ts'

/** Shorter ones are like too many others. */
const leastLetters = 4

/** What agents of a small directory write of themselves, the streets they are in, and what others call the same: words that are not mistyped, and may be meant by one that is. */
export function createWordsOfAgents({ directoryOf }: { directoryOf: SmallDirectory }) {
  return async (tenant: string): Promise<ReadonlySet<string>> => wordsOf((await directoryOf(tenant)) ?? nobody)
}

/** Whether agents write a word, in this form of it or another: who grows "peaches" is asked for with a peach. */
export function isSpoken(spoken: ReadonlySet<string>, word: string): boolean {
  if (spoken.has(word)) return true
  const roots = rootsIn(word)
  return roots.length > 0 && roots.every((root) => rootsOf.get(spoken)?.has(root))
}

const rootsOf = new WeakMap<ReadonlySet<string>, ReadonlySet<string>>()

const nobody: readonly Listed[] = []

/** With others heard in between: hundreds of agents write as much as a book. */
const wordsOf = onceForEach(async (directory: readonly Listed[]): Promise<ReadonlySet<string>> => {
  const alike = directory.length > 0 ? saidOfPeople.map(({ word, also }) => `${word} ${also}`) : []
  const written = await eachInTurns(directory, ({ stored: { content } }) => longWords(`${content.aboutMe} ${content.address}`))
  const words = new Set([...alike.map(longWords), ...written].flat())
  rootsOf.set(words, new Set((await eachInTurns([...words], rootsIn)).flat()))
  return words
})

const longWords = (text: string) => [...new Set(wordsOfFolded(foldText(text)))].filter(({ length }) => length >= leastLetters)
