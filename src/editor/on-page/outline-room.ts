/** Pixels on each side of a section; `edge` is its distance to the page's right edge. */
type Room = { top: number; right: number; bottom: number; left: number; edge: number }

const wanted = 20
const most = 60

/** What people read, see or press, which an outline must not touch. */
const inked = 'h1, h2, h3, h4, p, li, dt, dd, a, b, small, button, summary, label, input, select, img, svg, table'

/**
 * How far outside a section its outline has to be so that it touches nothing in it. Bands that are as wide as the page
 * bring their own margins, and get more only where they lack them; what lies inside one is given 20 px all around, as
 * far as the page goes.
 */
export function roomAround(frame: Element): Room {
  const box = frame.getBoundingClientRect()
  const page = (frame.closest('.page') ?? document.documentElement).getBoundingClientRect()
  const inside = box.left > page.left + 1 && box.right < page.right - 1
  const least = inside ? wanted : 0
  const room = { top: least, right: least, bottom: least, left: least }
  const edge = Math.max(0, page.right - box.right)
  for (const each of frame.querySelectorAll(inked)) {
    if (each.closest('.ed-pencil')) continue
    const { left, right, top, bottom, width, height } = each.getBoundingClientRect()
    // Nothing to see; or a picture that runs off the page, and then the outline may run over it.
    if (width <= 1 || height <= 1 || left <= page.left + 1 || right >= page.right - 1) continue
    room.top = Math.max(room.top, box.top + wanted - top)
    room.left = Math.max(room.left, box.left + wanted - left)
    room.right = Math.max(room.right, right + wanted - box.right)
    room.bottom = Math.max(room.bottom, bottom + wanted - box.bottom)
  }
  return {
    top: Math.min(room.top, most, Math.max(0, box.top - page.top)),
    right: Math.min(room.right, most, edge),
    bottom: Math.min(room.bottom, most),
    left: Math.min(room.left, most, Math.max(0, box.left - page.left)),
    edge,
  }
}
