import type { PointerEvent } from 'react'

type Moves = { /** One step up (−1) or down (+1). */ step: (by: -1 | 1) => void; ended: () => void }

/**
 * Carries a row along with the pointer: it changes places with its neighbour when the pointer passes that row's middle.
 * Listens on the window, since the handle itself is moved about in the document while it is held.
 */
export function dragRow(event: PointerEvent<HTMLElement>, id: string, { step, ended }: Moves): void {
  if (event.button !== 0) return
  event.preventDefault()
  const list = event.currentTarget.closest('ol')
  const scroller = event.currentTarget.closest('.ed-body')
  const pointer = event.pointerId

  function follow({ pointerId, clientY }: globalThis.PointerEvent) {
    if (pointerId !== pointer || !list) return
    const row = list.querySelector(`:scope > [data-row-id="${CSS.escape(id)}"]`)
    const middle = (other: Element) => other.getBoundingClientRect().top + other.getBoundingClientRect().height / 2
    const [above, below] = [row?.previousElementSibling, row?.nextElementSibling]
    if (above && clientY < middle(above)) step(-1)
    else if (below && clientY > middle(below)) step(1)
    scrollAlong(scroller, clientY)
  }

  function end({ pointerId }: globalThis.PointerEvent) {
    if (pointerId !== pointer) return
    window.removeEventListener('pointermove', follow)
    window.removeEventListener('pointerup', end)
    window.removeEventListener('pointercancel', end)
    ended()
  }

  window.addEventListener('pointermove', follow)
  window.addEventListener('pointerup', end)
  window.addEventListener('pointercancel', end)
}

const edge = 48

function scrollAlong(scroller: Element | null, y: number) {
  const box = scroller?.getBoundingClientRect()
  if (!scroller || !box) return
  if (y < box.top + edge) scroller.scrollTop -= 12
  if (y > box.bottom - edge) scroller.scrollTop += 12
}
