import { learnHowPeopleAsk } from './what-is-meant.ts'

/** So long after the site has opened, when its first pages have been sent. */
const afterMs = 5_000

/** Learns how people ask before somebody does, so that no question waits for it; whoever asks sooner has it begin at once. */
export function createLearnSoon() {
  let waiting: NodeJS.Timeout | undefined
  let learning: Promise<unknown> | undefined
  return {
    opened() {
      waiting = setTimeout(() => (learning = learnHowPeopleAsk()), afterMs).unref()
    },
    async close() {
      clearTimeout(waiting)
      await learning
    },
  }
}
