import type { Desk } from './desk.ts'
import type { EditingData } from './editing-data.ts'

/** On a page for one thing its form is open from the start, and again after a panel over it was closed. */
export function keepOpen(desk: Desk, { opens }: Pick<EditingData, 'opens'>): void {
  if (opens === undefined) return
  const open = () => desk.get().view === null && desk.open(opens)
  open()
  desk.subscribe(() => desk.get().view === null && queueMicrotask(open))
}
