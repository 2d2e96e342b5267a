import type { StemsOf } from '../articles/word-stems.ts'
import { analyse, type Analysed } from './analyse-thing.ts'
import { createKept } from './kept-by-letters.ts'

/** Letters of a text that are looked through, and of all that are kept. */
export const mostLetters = 12_000
const mostKept = 1_000_000

export type Written = { id: string; /** The transaction that did. */ written: string }

type Needs = {
  stemsOf: StemsOf
  /** Which of these there are. */
  listWritten(tenant: string, ids: readonly string[]): Promise<Written[]>
  /** What they say, as far as it is looked through. */
  readTexts(tenant: string, ids: readonly string[]): Promise<(Written & { about: string })[]>
}

/** What long texts say, taken apart into passages; kept under the transaction that wrote them, as what pages say is. */
export function createReadPassages({ stemsOf, listWritten, readTexts }: Needs) {
  const kept = createKept<Analysed>(mostKept)

  return async function readPassages(tenant: string, ids: readonly string[]): Promise<Map<string, Analysed>> {
    if (ids.length === 0) return new Map()
    const rows = await listWritten(tenant, ids)
    const nameOf = ({ id, written }: Written) => JSON.stringify([tenant, id, written])
    const found = new Map(
      rows.flatMap((row) => {
        const analysed = kept.find(nameOf(row))
        return analysed ? [[row.id, analysed] as const] : []
      }),
    )
    const others = rows.flatMap(({ id }) => (found.has(id) ? [] : [id]))
    if (others.length === 0) return found
    const texts = await readTexts(tenant, others)
    const analysed = await analyse(
      texts.map(({ about }) => ({ title: '', about })),
      stemsOf,
    )
    kept.makeRoom()
    for (const [index, text] of texts.entries()) {
      kept.keep(nameOf(text), analysed[index], text.about.length)
      found.set(text.id, analysed[index])
    }
    return found
  }
}
