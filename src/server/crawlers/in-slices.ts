import { setImmediate as nextTurn } from 'node:timers/promises'
import { batchesOf } from '../db/batches-of.ts'

/** So many are made at once: a millisecond or two. */
export const inOneTurn = 500

/** Made a few hundred at a time, with others answered between: who asks for a map has time. */
export async function inSlices<T, R>(all: readonly T[], make: (each: T) => R, turn: () => Promise<unknown> = nextTurn): Promise<R[]> {
  const made: R[] = []
  for (const some of batchesOf(all, inOneTurn)) {
    if (made.length > 0) await turn()
    for (const each of some) made.push(make(each))
  }
  return made
}
