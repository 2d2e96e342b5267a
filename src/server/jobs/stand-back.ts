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
 * sends asks for mails as it is stored, and these would be rendered and sent before whoever comes next is answered.
 */
export function createStandBack({ pauseMs = 40, mostMs = 1000 }: Limits = {}) {
  let waiting = 0
  let answeredAt = -Infinity

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
    for (;;) {
      const now = performance.now()
      const free = Math.min(waiting > 0 ? now + pauseMs : answeredAt + pauseMs, until)
      if (free <= now) return
      await wait(free - now)
    }
  }

  return { first, turn }
}
