import type { DeskStore } from './desk-state.ts'
import { reloadAt, type Arrival } from './reload-at.ts'

/** What the page was sent with and shows no more: it is fetched anew once nothing is open. */
export function createRenewal({ get }: DeskStore) {
  let arrival: Arrival | undefined
  return {
    /** `words` say what was done, to whoever then finds themselves at the pencil of that key. */
    pageChanged: (key: string, words: string) => void (arrival = { key, words }),
    leaveFor: ({ key, address }: { key: string; address: string }, words: string) => reloadAt({ key, words }, address),
    renewIfChanged() {
      const to = arrival
      if (to) queueMicrotask(() => get().view === null && reloadAt(to))
    },
  }
}
