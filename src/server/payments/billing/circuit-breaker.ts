/** Thrown without asking: whoever was asked failed again and again, and is left alone for a while. */
export class BreakerOpen extends Error {}

type Needs = {
  now: () => Date
  /** After so many failures in a row it opens. */
  failures?: number
  /** How long nobody is asked then; after it one may try, and the rest wait for how that ends. */
  restSeconds?: number
}

/** Spares a service that is down our asking, and people the waiting. What counts as a failure, the caller says. */
export function createCircuitBreaker({ now, failures = 5, restSeconds = 20 }: Needs) {
  const state: { failed: number; openUntil: number; trying: boolean } = { failed: 0, openUntil: 0, trying: false }
  const isOpen = () => state.failed >= failures

  async function run<T>(work: () => Promise<T>, isFailure: (error: unknown) => boolean): Promise<T> {
    const isTrial = isOpen()
    if (isTrial && (state.trying || now().getTime() < state.openUntil))
      throw new BreakerOpen('it failed often, and is asked again in a while')
    state.trying = isTrial
    try {
      const answer = await work()
      close()
      return answer
    } catch (error) {
      if (isFailure(error)) countFailure()
      // It refused what we asked: so it is there.
      else close()
      throw error
    } finally {
      if (isTrial) state.trying = false
    }
  }

  function close(): void {
    state.failed = 0
  }

  function countFailure(): void {
    state.failed += 1
    if (isOpen()) state.openUntil = now().getTime() + restSeconds * 1000
  }

  return { run, isOpen }
}
