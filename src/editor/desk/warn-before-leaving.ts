import type { Desk } from './desk.ts'

/** Warns before the page is left with something unsaved on it, and tries again when the connection is back. */
export function warnBeforeLeaving(desk: Desk): void {
  window.addEventListener('beforeunload', (event) => {
    if (desk.holdsUnsaved()) event.preventDefault()
  })
  window.addEventListener('online', () => desk.tryNow())
}
