import { makePart } from '../make-part.ts'
import type { MarkerGroup } from './marker-groups.ts'
import type { Spot } from './projection.ts'

type Pinned = {
  group: MarkerGroup
  /** 0 to 1 across and down. */ at: Spot
  /** The id of the marker that is picked out. */ chosen: string
  /** What a press on several does. */ together: string
}

/** The button of one marker, or of several that would lie over each other. */
export function makePin({ group: { markers }, at: { x, y }, chosen, together }: Pinned): HTMLButtonElement {
  const several = markers.length > 1
  const on = markers.find(({ id }) => id === chosen)
  const numbers = markers.map(({ number }) => number).join(' ')
  const face = makePart('span', 'face')
  face.part.toggle('face-on', on !== undefined)
  face.part.toggle('face-group', several)
  // A pill has room for six characters.
  face.textContent = numbers.length > 6 ? `${(on ?? markers[0]).number} +${markers.length - 1}` : numbers
  const pin = makePart('button', 'pin')
  pin.type = 'button'
  pin.part.toggle('pin-on', on !== undefined)
  pin.part.toggle('pin-group', several)
  pin.dataset.ids = markers.map(({ id }) => id).join(' ')
  pin.style.left = `${x * 100}%`
  pin.style.top = `${y * 100}%`
  pin.ariaPressed = String(on !== undefined)
  // The name begins with what is seen, for whoever speaks to their browser.
  const names = markers.map(({ name }) => name).join(', ')
  pin.ariaLabel = `${face.textContent}: ${names}${several ? `, ${together}` : ''}`
  pin.append(face)
  return pin
}

/** The row of buttons under the map, each named after what it does by `nameOf`. */
export function makeTools(act: Record<string, () => void>, nameOf: (does: string) => string | undefined): HTMLButtonElement[] {
  return Object.entries(act).map(([does, run]) => {
    const tool = makePart('button', 'tool')
    tool.type = 'button'
    tool.part.add(`tool-${does}`)
    tool.dataset.does = does
    tool.ariaLabel = nameOf(does) ?? does
    // Off is said, not disabled: a button that is disabled would drop the focus of whoever pressed it last.
    tool.addEventListener('click', () => tool.ariaDisabled === 'true' || run())
    return tool
  })
}
