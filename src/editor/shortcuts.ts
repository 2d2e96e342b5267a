import type { Desk } from './desk.ts'

/** E opens the section that has focus. Keys inside the panel are the panel's own business. */
export function openByKey(desk: Desk): void {
  document.addEventListener('keydown', (event) => {
    const { view, asVisitor } = desk.get()
    if (event.key.toLowerCase() !== 'e' || event.ctrlKey || event.metaKey || event.altKey || view || asVisitor) return
    const { target } = event
    if (!(target instanceof HTMLElement) || target.isContentEditable || target.closest('input, textarea, select')) return
    const key = target.closest<HTMLElement>('.ed-section')?.dataset.section
    if (!key) return
    event.preventDefault()
    desk.openSection(key)
  })
}

export const isSaveKey = (event: { key: string; ctrlKey: boolean; metaKey: boolean; shiftKey?: boolean }) =>
  (event.ctrlKey || event.metaKey) && !event.shiftKey && event.key.toLowerCase() === 's'

/** "Ctrl S", or "⌘ S" where keyboards have that key. */
export const saveKeyWords = () => (/Mac|iPhone|iPad/.test(navigator.platform) ? '⌘ S' : 'Ctrl S')
