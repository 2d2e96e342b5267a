import { searchWords } from '../articles/found-by.ts'
import type { StemsOf } from '../articles/word-stems.ts'

/** The words of a thing as the ranking counts them. */
export interface Analysed {
  /** Stems of the title, in order. */
  title: readonly string[]
  /** The words of the title as they are written, for what is only begun. */
  titleWords: readonly string[]
  /** How often each stem is in the text. */
  counts: ReadonlyMap<string, number>
  /** The stems of title and text in order, without words such as "the": what stands beside what. */
  order: readonly string[]
  /** Words of the text. */
  length: number
}

/** Further on nobody's words are looked at for what stands beside them. */
const mostInOrder = 600

const nothing: Analysed = { title: [], titleWords: [], counts: new Map(), order: [], length: 0 }

/** Of many at once, since the stems of words nobody asked for before come from the database. */
export async function analyse(things: readonly { title: string; about: string }[], stemsOf: StemsOf): Promise<Analysed[]> {
  const words = things.map(({ title, about }) => ({ title: searchWords(title), about: searchWords(about) }))
  const all = [...new Set(words.flatMap(({ title, about }) => [...title, ...about]))]
  const stems = await stemsOf(all)
  const stemOf = new Map(all.map((word, index) => [word, stems[index]]))
  return words.map(({ title, about }) => {
    const counts = new Map<string, number>()
    for (const word of about) {
      const stem = stemOf.get(word)
      if (stem) counts.set(stem, (counts.get(stem) ?? 0) + 1)
    }
    const titleStems = title.flatMap((word) => stemOf.get(word) ?? [])
    return {
      ...nothing,
      title: titleStems,
      order: [...titleStems, '', ...about.slice(0, mostInOrder).flatMap((word) => stemOf.get(word) ?? [])],
      titleWords: title,
      counts,
      length: about.length,
    }
  })
}
