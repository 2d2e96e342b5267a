import { foldText } from '../../nouns/fold-text.ts'
import type { StemsOf } from '../articles/word-stems.ts'
import type { Listed, SmallDirectory } from '../agents/small-directory.ts'
import { analyse, type Analysed } from './analyse-thing.ts'
import type { Term } from './read-query.ts'
import { saysTerm } from './score-thing.ts'

/** An agent whose own words say some of what was asked, and how well each of it. */
export type SayingAgent = { listed: Listed; analysed: Analysed; says: number[] }

export type FindAgentsSaying = ReturnType<typeof createFindAgentsSaying>

/** What agents write of themselves, looked through in memory where a directory is held there; of a large one nobody is found by it. */
export function createFindAgentsSaying({ directoryOf, stemsOf }: { directoryOf: SmallDirectory; stemsOf: StemsOf }) {
  const kept = new WeakMap<Listed, Analysed>()

  return async function findAgentsSaying(tenant: string, terms: readonly Term[]): Promise<SayingAgent[]> {
    const directory = (await directoryOf(tenant)) ?? []
    const unread = directory.filter((each) => !kept.has(each))
    if (unread.length > 0) {
      const analysed = await analyse(unread.map(textOf), stemsOf)
      for (const [index, each] of unread.entries()) kept.set(each, analysed[index])
    }
    return directory.flatMap((listed) => {
      const analysed = kept.get(listed) as Analysed
      const says = terms.map((term) => saysTerm({ analysed, title: 0 }, { ...term, begun: false }))
      return says.some((each) => each > 0) ? [{ listed, analysed, says }] : []
    })
  }
}

const textOf = ({ stored: { content } }: Listed) => ({ title: content.title, about: foldText(content.aboutMe) })
