import { setImmediate } from 'node:timers/promises'

/**
 * Lets others be heard, and goes on in the next turn of the loop: for whoever holds a lock, behind whom others wait. Twice, since what
 * is put off while the loop hears who asked is done before it hears anybody else, and would be one turn with what was done by then.
 */
export async function nextTurn(): Promise<void> {
  await setImmediate()
  await setImmediate()
}

let lineEnd: Promise<void> = Promise.resolve()

/**
 * Before work that takes long and cannot be cut up further: whoever comes by here goes on alone in a turn of the loop, one after
 * the other. A hundred pages that are asked for at once are a hundred turns, and others are heard between them. Never with a lock
 * that others wait for: the line is as long as there are many.
 */
export function ownTurn(): Promise<void> {
  lineEnd = lineEnd.then(nextTurn)
  return lineEnd
}
