import { keyOpenedAt } from '../../nouns/opened-at.ts'

const slot = 'shelterbelt:focus'

/** Where the focus goes on the next page, and what was done before. */
export type Arrival = { key: string; words: string; /** Its editor is to be open. */ opens?: boolean }

/** Reloads the page, or goes to another one; there the focus is at the same pencil, and it is said what was done. */
export function reloadAt(arrival: Arrival, address?: string): void {
  try {
    sessionStorage.setItem(slot, JSON.stringify(arrival))
  } catch {
    // Without storage the page begins at its head.
  }
  if (address) location.assign(address)
  else location.reload()
}

/** Opens what a link to the page names for editing; reloading the page does not open it again. */
export function openByAddress(open: (key: string) => void): void {
  const key = keyOpenedAt(location.hash)
  if (key === undefined) return
  history.replaceState(history.state, '', location.pathname + location.search)
  open(key)
}

/** After such a reload, once the pencils are there. */
export function arriveAfterReload({ say, open }: { say: (words: string) => void; open: (key: string) => void }): void {
  try {
    const kept = sessionStorage.getItem(slot)
    if (!kept) return
    sessionStorage.removeItem(slot)
    const { key, words, opens } = JSON.parse(kept) as Arrival
    if (opens) return open(key)
    document.querySelector<HTMLElement>(`.ed-section[data-section="${CSS.escape(key)}"] > .ed-pencil`)?.focus()
    // What is read out is what changes in a place that was there before.
    setTimeout(() => say(words), 500)
  } catch {
    // Nothing was kept that can be read.
  }
}
