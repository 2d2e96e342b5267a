import { addressKey, type Limit, type RateLimiter } from '../identity/rate-limit.ts'
import type { Sealing } from '../sealing/create-sealing.ts'

/** Counted by all nodes together. */
const wrongNumberLimits = {
  ofVisitor: { max: 5, windowSeconds: 60 },
  ofAccount: { max: 20, windowSeconds: 3600 },
} as const satisfies Record<string, Limit>

/** As many of one visitor are looked up side by side, so that an office that pays for many does not count as one that guesses. */
const atOnce = 3
const mostWaiting = 100

export type WrongNumbers = ReturnType<typeof createWrongNumbers>

type Needs = { limiter: RateLimiter; sealing: Pick<Sealing, 'term'> }

/**
 * Keeps people from guessing account numbers, or what belongs to one. A try counts before anything is looked up, and is taken
 * back where it was right: so whoever has guessed too often gets the same answer at the same moment for any number.
 */
export function createWrongNumbers({ limiter, sealing }: Needs) {
  const lines = new Map<string, { running: number; waiting: (() => void)[] }>()

  /** Does the work; `wrong` tells of what it answered whether it was a guess. Throws `tooMany` with the wait. */
  async function countWrong<T>(
    asked: { tenant: string; number: string; visitor: string },
    work: () => Promise<T>,
    wrong: (answer: T) => boolean,
  ): Promise<T> {
    const ofVisitor = addressKey('account numbers', asked.visitor)
    const ofAccount = `account number of ${asked.tenant}:${sealing.term(asked.tenant, 'account', asked.number)}`
    return inLine(ofVisitor, async () => {
      await limiter.countTry(ofVisitor, wrongNumberLimits.ofVisitor)
      await limiter.countTry(ofAccount, wrongNumberLimits.ofAccount)
      let guessed = false
      try {
        const answer = await work()
        guessed = wrong(answer)
        return answer
      } finally {
        // Also where billing did not answer: that is nobody's guess.
        if (!guessed) await limiter.giveBack(ofVisitor, ofAccount)
      }
    })
  }

  async function inLine<T>(key: string, work: () => Promise<T>): Promise<T> {
    const line = lines.get(key) ?? { running: 0, waiting: [] }
    lines.set(key, line)
    if (line.running >= atOnce) {
      // Who stands this far back has been counted by nobody: the limiter says how long to wait.
      if (line.waiting.length >= mostWaiting) await limiter.countTry(key, { ...wrongNumberLimits.ofVisitor, max: 0 })
      await new Promise<void>((resolve) => line.waiting.push(resolve))
    } else line.running += 1
    try {
      return await work()
    } finally {
      const next = line.waiting.shift()
      if (next) next()
      else if (--line.running === 0) lines.delete(key)
    }
  }

  return { countWrong }
}
