/** What stands under one reference in each of the books; several where a book has it more than once. */
export interface Entries<Ours, Theirs, Billed> {
  reference: string
  ours: Ours | undefined
  theirs: readonly Theirs[]
  billed: Billed | undefined
}

type Entry = { reference: string }
/** Entries in order of reference, at most so many after one; none at the end, and nowhere else: a book may hand out fewer at a time. */
export type ListPage<T extends Entry> = (after: string, most: number) => Promise<readonly T[]>

const pageOf = 2000

/**
 * Goes through the three books side by side, by reference, holding no more of any than a page. Throws where a book is not in
 * order: what would be found then is nonsense.
 */
export async function* mergeBooks<Ours extends Entry, Theirs extends Entry, Billed extends Entry>(books: {
  ours: ListPage<Ours>
  theirs: ListPage<Theirs>
  billed: ListPage<Billed>
}): AsyncGenerator<Entries<Ours, Theirs, Billed>[]> {
  const [ours, theirs, billed] = [reader('ours', books.ours), reader('the provider’s', books.theirs), reader('billing’s', books.billed)]
  for (;;) {
    await Promise.all([ours.fill(), theirs.fill(), billed.fill()])
    // As far as every book has been read; what comes later may still stand in another.
    const readTo = [ours, theirs, billed].map(({ readTo }) => readTo()).reduce((a, b) => (a === null ? b : b === null || a < b ? a : b))
    const merged = new Map<string, Entries<Ours, Theirs, Billed>>()
    const at = (reference: string) => {
      const known = merged.get(reference) ?? { reference, ours: undefined, theirs: [], billed: undefined }
      merged.set(reference, known)
      return known
    }
    for (const each of ours.take(readTo)) at(each.reference).ours = each
    for (const each of theirs.take(readTo)) at(each.reference).theirs = [...at(each.reference).theirs, each]
    for (const each of billed.take(readTo)) at(each.reference).billed = each
    if (merged.size > 0) yield [...merged.values()]
    if (readTo === null) return
  }
}

function reader<T extends Entry>(whose: string, list: ListPage<T>) {
  let held: T[] = []
  let last = ''
  let ended = false

  async function fill(): Promise<void> {
    if (ended || held.length > 0) return
    const page = await list(last, pageOf)
    for (const [index, { reference }] of page.entries()) {
      const before = index > 0 ? page[index - 1].reference : last
      // One reference may stand there twice, but not across pages: a page is what comes after a reference.
      if (reference < before || (index === 0 && reference === last))
        throw new Error(`the list of ${whose} book is not in order of reference`)
    }
    ended = page.length === 0
    // What stands under the last reference may go on behind the page: it is asked for again, with what follows. One that fills a page is all of it.
    const whole = page.findLastIndex(({ reference }) => reference !== page.at(-1)?.reference)
    held = whole < 0 ? [...page] : page.slice(0, whole + 1)
    last = held.at(-1)?.reference ?? last
  }

  /** Up to where everything is known; null where that is all of it. */
  const readTo = () => (ended ? null : last)

  function take(to: string | null): T[] {
    const end = to === null ? held.length : held.findIndex(({ reference }) => reference > to)
    const taken = held.slice(0, end < 0 ? held.length : end)
    held = held.slice(taken.length)
    return taken
  }

  return { fill, readTo, take }
}
