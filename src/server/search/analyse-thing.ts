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
  /** What of a long text stands together, such as a row of a list; none of a short one. */
  passages: readonly Passage[]
}

/** A few lines of a text. */
export type Passage = Pick<Analysed, 'counts' | 'length'>

/** A text of more words is looked at by its passages too, of which one has so many at least. */
const [longText, leastOfPassage] = [100, 25]
/** A line of no more words may be what the next ones are under. */
const mostOfHeading = 8

/** Further on nobody's words are looked at for what stands beside them. */
const mostInOrder = 600

const nothing: Analysed = { title: [], titleWords: [], counts: new Map(), order: [], length: 0, passages: [] }

/** Of many at once, since the stems of words nobody asked for before come from the database. */
export async function analyse(things: readonly { title: string; about: string }[], stemsOf: StemsOf): Promise<Analysed[]> {
  const words = things.map(({ title, about }) => ({ title: searchWords(title), about: searchWords(about) }))
  const all = [...new Set(words.flatMap(({ title, about }) => [...title, ...about]))]
  const stems = await stemsOf(all)
  const stemOf = new Map(all.map((word, index) => [word, stems[index]]))
  return words.map(({ title, about }, index) => {
    const titleStems = title.flatMap((word) => stemOf.get(word) ?? [])
    return {
      ...nothing,
      title: titleStems,
      order: [...titleStems, '', ...about.slice(0, mostInOrder).flatMap((word) => stemOf.get(word) ?? [])],
      titleWords: title,
      ...countsOf(about, stemOf),
      passages: about.length > longText ? passagesIn(things[index].about).map((words) => countsOf(words, stemOf)) : [],
    }
  })
}

function countsOf(words: readonly string[], stemOf: ReadonlyMap<string, string | null>): Passage {
  const counts = new Map<string, number>()
  for (const word of words) {
    const stem = stemOf.get(word)
    if (stem) counts.set(stem, (counts.get(stem) ?? 0) + 1)
  }
  return { counts, length: words.length }
}

/** Lines that follow one another; what may be a heading begins with them anew. */
function passagesIn(text: string): string[][] {
  const passages: string[][] = []
  for (const words of text.split('\n').map(searchWords)) {
    const last = passages.at(-1)
    if (!last || (last.length >= leastOfPassage && words.length <= mostOfHeading)) passages.push(words)
    else last.push(...words)
  }
  return passages
}
