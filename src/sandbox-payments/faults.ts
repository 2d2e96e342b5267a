/** What may go wrong on purpose, as a chance between 0 and 1 of each answer or notice: how a campaign vexes its merchant. */
export interface Faults {
  /** Answers of the API come after `slowMs`. */
  slow: number
  slowMs: number
  /** The connection is cut, before the work is done or after it. */
  down: number
  /** A notice is told again after it was taken. */
  twice: number
  /** A notice is told first after `lateMs`. */
  late: number
  lateMs: number
  /** A notice waits until after the one that follows it. */
  shuffled: number
  /** An answer or a notice that nobody can read. */
  rubbish: number
  /** 1: a reference may be paid again, as by a provider without idempotency. */
  forgetful: number
  seed: number
}

export const noFaults: Faults = {
  slow: 0,
  slowMs: 8000,
  down: 0,
  twice: 0,
  late: 0,
  lateMs: 3000,
  shuffled: 0,
  rubbish: 0,
  forgetful: 0,
  seed: 1,
}

/** "slow=0.1,rubbish=0.05,seed=7". Throws for a fault there is none of. */
export function readFaults(words: string): Partial<Faults> {
  const pairs = words.split(',').filter(Boolean)
  return Object.fromEntries(
    pairs.map((pair) => {
      const [name, value] = pair.split('=').map((each) => each.trim())
      if (!(name in noFaults) || !Number.isFinite(Number(value)) || Number(value) < 0)
        throw new Error(`"${pair}" is no fault of the sandbox`)
      return [name, Number(value)]
    }),
  )
}

/** Chances from a seed, so that a run can be had again (mulberry32). */
export function createChance(seed: number): (share: number) => boolean {
  let state = seed >>> 0
  return (share) => {
    if (share <= 0) return false
    state = (state + 0x6d2b79f5) >>> 0
    let mixed = Math.imul(state ^ (state >>> 15), state | 1)
    mixed ^= mixed + Math.imul(mixed ^ (mixed >>> 7), mixed | 61)
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 2 ** 32 < share
  }
}
