import type { Desk } from '../desk/desk.ts'

/** E opens the section, or the part of one, that has focus. Keys inside the panel are the panel's own business. */
export function openByKey(desk: Desk): void {
  document.addEventListener('keydown', (event) => {
    const { view, asVisitor } = desk.get()
    if (event.key.toLowerCase() !== 'e' || event.ctrlKey || event.metaKey || event.altKey || view || asVisitor) return
    const { target } = event
    if (!(target instanceof HTMLElement) || target.isContentEditable || target.closest('input, textarea, select')) return
    const { section, part } = target.closest<HTMLElement>('.ed-section')?.dataset ?? {}
    if (!section) return
    event.preventDefault()
    desk.open(section, 'edit', part)
  })
}

/** Ctrl S, or ⌘ S. */
export const isSaveKey = (event: { key: string; ctrlKey: boolean; metaKey: boolean; shiftKey?: boolean }) =>
  (event.ctrlKey || event.metaKey) && !event.shiftKey && event.key.toLowerCase() === 's'

/** Ctrl Z, or ⌘ Z; not what redoes. */
export const isUndoKey = (event: { key: string; ctrlKey: boolean; metaKey: boolean; shiftKey: boolean; altKey: boolean }) =>
  (event.ctrlKey || event.metaKey) && !event.shiftKey && !event.altKey && event.key.toLowerCase() === 'z'

const inVain = new WeakSet<Event>()

/** A text takes every key that undoes, and says of which it had nothing to undo. */
export const takeInVain = (event: KeyboardEvent) => void inVain.add(event)

/** True of an undo key that a text took and had nothing to undo for. */
export const tookInVain = (event: KeyboardEvent): boolean => inVain.has(event)

/** "Ctrl S", or "⌘ S" where keyboards have that key. */
export const saveKeyWords = () => (/Mac|iPhone|iPad/.test(navigator.platform) ? '⌘ S' : 'Ctrl S')
