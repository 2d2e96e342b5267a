import { readKept } from './kept-on-device.ts'

/** Set on this device by whoever does not want the key, since some people speak their keys (WCAG 2.1.4). */
export const slashOff = 'search-key-off'

const isTyping = (target: EventTarget | null) =>
  target instanceof Element && target.closest('input, textarea, select, dialog[open], [contenteditable="true"]') !== null

/** The page's own box goes before the one in its header, which is folded away until somebody wants it. */
const box = () =>
  document.querySelector<HTMLInputElement>('main search-box input') ?? document.querySelector<HTMLInputElement>('search-box input')

/** On the window, behind whatever a page does with the key itself. */
export function listenForSearch(): void {
  addEventListener('keydown', (event) => {
    if (event.key !== '/' || event.defaultPrevented || event.ctrlKey || event.metaKey || event.altKey || isTyping(event.target)) return
    const input = box()
    if (!input || readKept(slashOff)) return
    event.preventDefault()
    const folded = input.closest('details')
    if (folded) folded.open = true
    input.focus()
    input.select()
  })
  addEventListener('focusin', ({ target }) => fetchFor(fetchingFor(target as Element)))
  fetchFor(document.querySelector('search-box:focus-within, search-box[data-now]'))
  // Whoever unfolds the box wants to type.
  addEventListener(
    'toggle',
    ({ target }) => {
      if (target instanceof HTMLDetailsElement && target.open) target.querySelector<HTMLElement>('search-box input')?.focus()
    },
    true,
  )
}

/** A search it is in, or what tells of what is typed in it. */
const fetchingFor = (box: Element) =>
  box.closest('search-box') ?? (box.id ? document.querySelector(`[src][for="${CSS.escape(box.id)}"]`) : null)

/** What suggests is fetched by the first who goes into a box; where it does not come, the box asks by its address. */
function fetchFor(box: Element | null): void {
  const src = box?.getAttribute('src')
  if (src) import(/* @vite-ignore */ src).catch(() => {})
}
