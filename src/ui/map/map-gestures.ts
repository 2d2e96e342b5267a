import type { Spot } from './projection.ts'

interface MapMoves {
  /** `factor` above 1 is closer; `around` is 0 to 1 across and down. */
  zoom(factor: number, around?: Spot): void
  /** By a share of what is shown: { x: 0.25, y: 0 } looks a quarter further east. */
  move(by: Spot): void
  showAll(): void
  /** True while one finger may move the map rather than the page. */
  isNear(): boolean
}

const step = 0.2
const keys: Record<string, Spot> = {
  ArrowLeft: { x: -step, y: 0 },
  ArrowRight: { x: step, y: 0 },
  ArrowUp: { x: 0, y: -step },
  ArrowDown: { x: 0, y: step },
}

/** Keys, wheel, mouse and fingers on the stage of a map. The wheel and one finger still move the page where they would be missed. */
export function listenToGestures(stage: HTMLElement, { zoom, move, showAll, isNear }: MapMoves): void {
  /** Fingers and the mouse. `onButton`: it is on a marker, which a single press belongs to; only a second finger moves the map. */
  const held = new Map<number, Spot & { onButton: boolean }>()

  stage.addEventListener('keydown', (event) => {
    if (event.altKey || event.ctrlKey || event.metaKey) return
    const by = keys[event.key]
    if (by) move(by)
    else if (event.key === '+' || event.key === '=') zoom(1.5)
    else if (event.key === '-') zoom(1 / 1.5)
    else if (event.key === '0') showAll()
    else return
    event.preventDefault()
  })

  stage.addEventListener(
    'wheel',
    (event) => {
      // A page that is being scrolled must not be caught by the map it passes.
      if (!event.ctrlKey && !event.metaKey && !stage.matches(':focus-within')) return
      event.preventDefault()
      zoom(Math.exp(-event.deltaY * (event.deltaMode === 1 ? 0.05 : 0.002)), shareOf(event))
    },
    { passive: false },
  )

  stage.addEventListener('pointerdown', (event) => {
    const isMouse = event.pointerType === 'mouse'
    const onButton = (event.target as Element).closest('button') !== null
    if (event.button !== 0 || (onButton && isMouse)) return
    held.set(event.pointerId, { x: event.clientX, y: event.clientY, onButton })
    if (held.size > 1 || (!onButton && (isMouse || isNear()))) for (const id of held.keys()) stage.setPointerCapture(id)
  })

  stage.addEventListener('pointermove', (event) => {
    const before = held.get(event.pointerId)
    if (!before) return
    const { onButton } = before
    const now = { x: event.clientX, y: event.clientY, onButton }
    const [other] = [...held].filter(([id]) => id !== event.pointerId).map(([, spot]) => spot)
    if (other) pinch(other, before, now)
    else if (!onButton && (event.pointerType === 'mouse' || isNear())) drag(before, now)
    held.set(event.pointerId, now)
  })

  for (const end of ['pointerup', 'pointercancel', 'lostpointercapture'] as const)
    stage.addEventListener(end, (event) => void held.delete(event.pointerId))

  function drag(from: Spot, to: Spot) {
    const { width, height } = stage.getBoundingClientRect()
    move({ x: (from.x - to.x) / width, y: (from.y - to.y) / height })
  }

  /** The ground stays under two fingers: it goes along with the middle between them and grows as they part. */
  function pinch(other: Spot, from: Spot, to: Spot) {
    const apart = (spot: Spot) => Math.max(20, Math.hypot(spot.x - other.x, spot.y - other.y))
    const middle = (spot: Spot) => ({ x: (spot.x + other.x) / 2, y: (spot.y + other.y) / 2 })
    drag(middle(from), middle(to))
    zoom(apart(to) / apart(from), shareOf({ clientX: middle(to).x, clientY: middle(to).y }))
  }

  function shareOf({ clientX, clientY }: { clientX: number; clientY: number }): Spot {
    const { left, top, width, height } = stage.getBoundingClientRect()
    return { x: (clientX - left) / width, y: (clientY - top) / height }
  }
}
