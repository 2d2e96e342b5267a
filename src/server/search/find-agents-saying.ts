import { foldText } from '../../nouns/fold-text.ts'
import { nextTurn } from '../http/own-turn.ts'
import type { StemsOf } from '../articles/word-stems.ts'
import type { Listed, SmallDirectory } from '../agents/small-directory.ts'
import { analyse, type Analysed } from './analyse-thing.ts'
import type { Term } from './read-query.ts'
import { saysTerm } from './score-thing.ts'

/** An agent whose own words say some of what was asked, and how well each of it. */
export type SayingAgent = { listed: Listed; analysed: Analysed; says: number[] }

/** Agents whose words are counted in one turn of the loop. */
const atOnce = 4

export type FindAgentsSaying = ReturnType<typeof createFindAgentsSaying>

/** What agents write of themselves, looked through in memory where a directory is held there; of a large one nobody is found by it. */
export function createFindAgentsSaying({ directoryOf, stemsOf }: { directoryOf: SmallDirectory; stemsOf: StemsOf }) {
  const kept = new WeakMap<Listed, Analysed>()
  const reading = new WeakMap<readonly Listed[], Promise<void>>()

  /** Once for all who ask meanwhile, with others heard in between: hundreds of agents write as much as a book. */
  function read(directory: readonly Listed[]): Promise<void> {
    const known = reading.get(directory) ?? readAll(directory)
    reading.set(directory, known)
    known.catch(() => reading.delete(directory))
    return known
  }

  async function readAll(directory: readonly Listed[]): Promise<void> {
    const unread = directory.filter((each) => !kept.has(each))
    for (let from = 0; from < unread.length; from += atOnce) {
      const some = unread.slice(from, from + atOnce)
      const analysed = await analyse(some.map(textOf), stemsOf)
      for (const [index, each] of some.entries()) kept.set(each, analysed[index])
      await nextTurn()
    }
  }

  return async function findAgentsSaying(tenant: string, terms: readonly Term[]): Promise<SayingAgent[]> {
    const directory = (await directoryOf(tenant)) ?? []
    await read(directory)
    return directory.flatMap((listed) => {
      const analysed = kept.get(listed) as Analysed
      const says = terms.map((term) => saysTerm({ analysed, title: 0 }, { ...term, begun: false }))
      return says.some((each) => each > 0) ? [{ listed, analysed, says }] : []
    })
  }
}

const textOf = ({ stored: { content } }: Listed) => ({ title: content.title, about: foldText(content.aboutMe) })
