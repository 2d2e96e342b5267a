import { nextTurn } from './own-turn.ts'

/** Work that yields where others may be heard. */
export type Work<Result> = Generator<undefined, Result>

/** So long it may hold the loop. */
const mostMs = 10

/** Does it all at once. */
export function atOnce<Result>(work: Work<Result>): Result {
  for (;;) {
    const step = work.next()
    if (step.done) return step.value
  }
}

/** The same of each, one after the other, with others heard in between. */
export function eachInTurns<One, Made>(all: readonly One[], make: (one: One) => Made): Promise<Made[]> {
  function* making(): Work<Made[]> {
    const made: Made[] = []
    for (const one of all) {
      made.push(make(one))
      yield
    }
    return made
  }
  return inTurns(making())
}

/** Does it with others heard in between, for as long as it takes. */
export async function inTurns<Result>(work: Work<Result>): Promise<Result> {
  for (let began = performance.now(); ;) {
    const step = work.next()
    if (step.done) return step.value
    if (performance.now() - began < mostMs) continue
    await nextTurn()
    began = performance.now()
  }
}
