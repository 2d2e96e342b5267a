import type { Journal } from './editing-journal.ts'

/**
 * One person at one piece of work: what is typed in a slot now, and the work of every draft it went on with. A draft that
 * is put aside ends a piece of work; what is typed after it begins another, which may well disagree with the first.
 */
export function piecesOfWork(journal: Journal) {
  const begin = (others: Iterable<number> = []) => new Set([...others, (journal.counts.works += 1)])
  let [slot, current, joined] = ['', begin(), undefined as Iterable<number> | undefined]
  return {
    goOnWith: (others: Iterable<number>) => void (joined = others),
    of(slotNow: string): ReadonlySet<number> {
      if (joined || (slot !== slotNow && slot !== '')) current = begin(joined)
      ;[slot, joined] = [slotNow, undefined]
      return current
    },
  }
}
