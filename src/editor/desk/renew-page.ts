import type { DeskStore } from './desk-state.ts'
import { reloadAt, type Arrival } from './reload-at.ts'

/** Reloads the page once nothing is open, where it shows something that has changed. */
export function createRenewal({ get }: DeskStore) {
  let arrival: Arrival | undefined
  return {
    /** After the reload the pencil of `key` has the focus, and `words` say what was done. */
    pageChanged: (key: string, words: string) => void (arrival = { key, words }),
    leaveFor: ({ key, address }: { key: string; address: string }, words: string) => reloadAt({ key, words }, address),
    renewIfChanged() {
      const to = arrival
      if (to) queueMicrotask(() => get().view === null && reloadAt(to))
    },
  }
}
