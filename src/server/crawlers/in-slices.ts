import { setImmediate as nextTurn } from 'node:timers/promises'

/** So many are made at once: a millisecond or two. */
export const inOneTurn = 500

/** Made a few hundred at a time, with others answered between: who asks for a map has time. */
export async function inSlices<T, R>(all: readonly T[], make: (each: T) => R, turn: () => Promise<unknown> = nextTurn): Promise<R[]> {
  const made: R[] = []
  for (let from = 0; from < all.length; from += inOneTurn) {
    if (from > 0) await turn()
    for (const each of all.slice(from, from + inOneTurn)) made.push(make(each))
  }
  return made
}
