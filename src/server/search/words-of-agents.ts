import { foldText, wordsOfFolded } from '../../nouns/fold-text.ts'
import { saidOfPeople } from '../../nouns/search/said-of-people.ts'
import type { Listed, SmallDirectory } from '../agents/small-directory.ts'
import { onceForEach } from './once-for-each.ts'

/** Shorter ones are like too many others. */
const leastLetters = 4

/** What agents of a small directory write of themselves, the streets they are in, and what others call the same: words that are not mistyped, and may be meant by one that is. */
export function createWordsOfAgents({ directoryOf }: { directoryOf: SmallDirectory }) {
  return async (tenant: string): Promise<ReadonlySet<string>> => wordsOf((await directoryOf(tenant)) ?? nobody)
}

const nobody: readonly Listed[] = []

const wordsOf = onceForEach((directory: readonly Listed[]): ReadonlySet<string> => {
  const texts = directory.map(({ stored: { content } }) => `${content.aboutMe} ${content.address}`)
  const alike = directory.length > 0 ? saidOfPeople.map(({ word, also }) => `${word} ${also}`) : []
  return new Set([...texts, ...alike].flatMap((text) => wordsOfFolded(foldText(text)).filter(({ length }) => length >= leastLetters)))
})
