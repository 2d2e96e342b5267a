import { foldText } from '../../nouns/fold-text.ts'
import { batchesOf } from '../db/batches-of.ts'
import { eachInTurns } from '../http/in-turns.ts'
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
  const reading = new WeakMap<readonly Listed[], Promise<SaidBy>>()

  /** Once for all who ask meanwhile, with others heard in between: hundreds of agents write as much as a book. */
  function read(directory: readonly Listed[]): Promise<SaidBy> {
    const known = reading.get(directory) ?? readAll(directory)
    reading.set(directory, known)
    known.catch(() => reading.delete(directory))
    return known
  }

  async function readAll(directory: readonly Listed[]): Promise<SaidBy> {
    const unread = directory.filter((each) => !kept.has(each))
    for (const some of batchesOf(unread, atOnce)) {
      const analysed = await analyse(some.map(textOf), stemsOf)
      for (const [index, each] of some.entries()) kept.set(each, analysed[index])
      await nextTurn()
    }
    const said = await eachInTurns(directory, (each) => [...(kept.get(each) as Analysed).counts.keys()])
    const saidBy = new Map<string, number[]>()
    for (const [at, stems] of said.entries())
      for (const stem of stems) {
        const some = saidBy.get(stem)
        if (some) some.push(at)
        else saidBy.set(stem, [at])
      }
    return saidBy
  }

  return async function findAgentsSaying(tenant: string, terms: readonly Term[]): Promise<SayingAgent[]> {
    const directory = (await directoryOf(tenant)) ?? []
    const saidBy = await read(directory)
    const whole = terms.map((term) => ({ ...term, begun: false }))
    return mayBeSaying(whole, saidBy).flatMap((at) => {
      const listed = directory[at]
      const analysed = kept.get(listed) as Analysed
      const says = whole.map((term) => saysTerm({ analysed, title: 0 }, term))
      return says.some((each) => each > 0) ? [{ listed, analysed, says }] : []
    })
  }
}

/** Who of a directory says a stem, by their places in it. */
type SaidBy = ReadonlyMap<string, readonly number[]>

/** Whoever says how any of the ways begins that a term may be said in, in the order of the directory: the others say none of it, and are most. */
function mayBeSaying(terms: readonly Term[], saidBy: SaidBy): number[] {
  const beginnings = new Set(terms.flatMap(({ alternatives }) => alternatives.map(({ stems }) => stems[0])))
  return [...new Set([...beginnings].flatMap((stem) => saidBy.get(stem) ?? []))].toSorted((a, b) => a - b)
}

const textOf = ({ stored: { content } }: Listed) => ({ title: content.title, about: foldText(content.aboutMe) })
