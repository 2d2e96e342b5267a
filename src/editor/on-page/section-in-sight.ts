import type { Edited } from '../desk/edited-things.ts'

/** The frame of a section on the page, or of a part of it; the first one where a section is shown twice. */
export function frameOf(key: string, part?: string): HTMLElement | null {
  const which = part ? `[data-part="${CSS.escape(part)}"]` : ':not([data-part])'
  return document.querySelector<HTMLElement>(`.ed-section[data-section="${CSS.escape(key)}"]${which}`)
}

/** Whose frame on the page a thing belongs to: its own, or that of the list it was opened from. */
export const frameKeyOf = ({ key, thing: { kind } }: Pick<Edited, 'key' | 'thing'>): string =>
  kind.list && !frameOf(key) ? kind.list.key : key

const bar = 52

/** Scrolls so that the section is a little below the bar. */
export function bringInSight(section: HTMLElement): void {
  const height = window.innerHeight - bar
  const box = section.getBoundingClientRect()
  const room = Math.max(64, Math.min(230, (height - box.height) / 2))
  window.scrollTo({ top: box.top + window.scrollY - bar - room, behavior: 'instant' })
}

/** Lets the page become wider or narrower around a section, which stays where it was in the window: whoever was there is still there. */
export function keepInPlace(section: HTMLElement | null, change: () => void): void {
  const before = section?.getBoundingClientRect().top
  change()
  if (section && before !== undefined) window.scrollBy({ top: section.getBoundingClientRect().top - before, behavior: 'instant' })
}

/** Scrolls only when the box, in coordinates of the document, is not in sight. */
export function showBox({ top, height }: { top: number; height: number }): void {
  const [first, last] = [window.scrollY + bar + 16, window.scrollY + window.innerHeight - 16]
  if (top >= first && top + Math.min(height, 160) <= last) return
  window.scrollTo({ top: top - bar - Math.max(64, (window.innerHeight - bar - height) / 2), behavior: 'instant' })
}
