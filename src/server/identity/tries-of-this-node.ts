import { keepYoungest } from '../http/keep-youngest.ts'

/** A window of tries, as the table of limits has it. */
export type Tries = { key: string; count: number; endsAt: Date }

const most = 10_000

/** Counts in memory, for this node alone: while the database may only be read, what is asked for to be read is limited all the same. */
export function createTriesOfThisNode() {
  const windows = new Map<string, Tries>()

  function count({ key, endsAt }: { key: string; endsAt: Date }, at: Date): Tries {
    const known = windows.get(key)
    const goesOn = known !== undefined && known.endsAt > at && known.endsAt <= endsAt
    const tries = { key, count: goesOn ? known.count + 1 : 1, endsAt: goesOn ? known.endsAt : endsAt }
    keepYoungest(windows, key, tries, most)
    return tries
  }

  function giveBack(key: string): void {
    const known = windows.get(key)
    if (known) windows.set(key, { ...known, count: Math.max(0, known.count - 1) })
  }

  return { count, giveBack }
}
