import { setTimeout as wait } from 'node:timers/promises'

type Limits = {
  /** So long after an answer the next is likely to be asked for. */
  pauseMs?: number
  /** No longer is work held back, however many come. */
  mostMs?: number
}

export type StandBack = ReturnType<typeof createStandBack>

/**
 * People go before work that runs later: while one waits for an answer, and for a moment after it, this node begins no job. What somebody
 * sends asks for mails as it is stored, and these would be rendered and sent before whoever comes next is answered. What was held back as
 * long as may be is not held back again until all of it is begun: however many come, and for how long, nothing is put off for ever.
 */
export function createStandBack({ pauseMs = 40, mostMs = 1000 }: Limits = {}) {
  let waiting = 0
  let answeredAt = -Infinity
  let isOver = false

  /** Does what somebody waits for. */
  async function first<T>(work: () => Promise<T>): Promise<T> {
    waiting += 1
    try {
      return await work()
    } finally {
      waiting -= 1
      answeredAt = performance.now()
    }
  }

  /** Until nobody waits. */
  async function turn(): Promise<void> {
    const until = performance.now() + mostMs
    while (!isOver) {
      const now = performance.now()
      const free = waiting > 0 ? now + pauseMs : answeredAt + pauseMs
      if (free <= now) return
      if (until <= now) isOver = true
      else await wait(Math.min(free, until) - now)
    }
  }

  /** Nothing is left to be begun. */
  function caughtUp(): void {
    isOver = false
  }

  return { first, turn, heldLongEnough: () => isOver, caughtUp }
}
