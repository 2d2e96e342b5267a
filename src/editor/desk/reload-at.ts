import { keyOpenedAt } from '../../nouns/opened-at.ts'

const slot = 'shelterbelt:focus'

/** Where somebody is to find themselves on the next page, and what was done meanwhile. */
export type Arrival = { key: string; words: string; /** Its editor is to be open. */ opens?: boolean }

/** Fetches the page anew, or goes to another; whoever was at a pencil finds themselves there and is told what was done. */
export function reloadAt(arrival: Arrival, address?: string): void {
  try {
    sessionStorage.setItem(slot, JSON.stringify(arrival))
  } catch {
    // Without storage the page begins at its head.
  }
  if (address) location.assign(address)
  else location.reload()
}

/** Whoever followed a link to something that is to be edited finds it open; to load the page again is to load the page. */
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
