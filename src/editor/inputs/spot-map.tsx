import { useRef, useState, type KeyboardEvent, type PointerEvent } from 'react'
import { isClosest, isShown, isWhole, shareOf, zoomed } from '../../ui/map/map-window.ts'
import { degreesOf, isNear, nameSizeIn, viewBoxOf, wholeState, windowAround, type MapWindow, type Spot } from '../../ui/map/projection.ts'
import { StateGround } from '../../ui/map/state-ground.tsx'
import { EditorIcon } from '../editor-icon.tsx'

const words = {
  marker: 'Marker of the office',
  unplaced: 'Marker of the office, not placed yet',
  keys: 'arrow keys move it',
  in: 'Zoom in',
  out: 'Zoom out',
}

const steps: Record<string, Spot> = {
  ArrowLeft: { x: -1, y: 0 },
  ArrowRight: { x: 1, y: 0 },
  ArrowUp: { x: 0, y: -1 },
  ArrowDown: { x: 0, y: 1 },
}

/** The state with one marker that can be taken anywhere. One unit of the drawing is about six tenths of a mile. */
export function SpotMap({ spot, onMove }: { spot: Spot | undefined; onMove(spot: Spot): void }) {
  const [near, setNear] = useState<MapWindow>(() => (spot ? windowAround([spot], 160) : wholeState))
  // A marker that was put elsewhere brings its part of the map into sight.
  const window = spot && !isShown(spot, near) ? windowAround([spot], near.width) : near
  const stage = useRef<HTMLDivElement>(null)
  const held = useRef(false)
  const middle = { x: window.x + window.width / 2, y: window.y + window.height / 2 }
  const { x, y } = shareOf(spot ?? middle, window)

  function spotUnder({ clientX, clientY }: PointerEvent): Spot {
    const box = stage.current?.getBoundingClientRect() ?? new DOMRect(0, 0, 1, 1)
    const within = (value: number, most: number) => Math.min(Math.max(value, 0), most)
    return {
      x: within(window.x + ((clientX - box.left) / box.width) * window.width, 630),
      y: within(window.y + ((clientY - box.top) / box.height) * window.height, 444),
    }
  }

  function begin(event: PointerEvent<HTMLDivElement>) {
    if (event.button !== 0) return
    held.current = true
    event.currentTarget.setPointerCapture(event.pointerId)
    setNear(window)
    onMove(spotUnder(event))
  }

  function byKeys(event: KeyboardEvent) {
    const step = steps[event.key]
    if (!step) return
    event.preventDefault()
    const size = (event.shiftKey ? 0.1 : 0.01) * window.width
    const from = spot ?? middle
    onMove({ x: from.x + step.x * size, y: from.y + step.y * size })
  }

  const told = spot ? degreesOf(spot) : undefined
  return (
    <div className="ed-spotmap">
      <div
        className="ed-stage"
        ref={stage}
        onPointerDown={begin}
        onPointerMove={(event) => held.current && onMove(spotUnder(event))}
        onPointerUp={() => (held.current = false)}
        onPointerCancel={() => (held.current = false)}
      >
        <svg
          className={isNear(window) ? 'map map-near' : 'map'}
          viewBox={viewBoxOf(window)}
          fontSize={nameSizeIn(window)}
          aria-hidden="true"
        >
          <StateGround pins={spot ? [spot] : []} size={nameSizeIn(window)} here={spot} />
        </svg>
        <button
          type="button"
          className={spot ? 'ed-marker' : 'ed-marker off'}
          style={{ left: `${x * 100}%`, top: `${y * 100}%` }}
          aria-label={told ? `${words.marker} at ${told.lat}, ${told.lng}; ${words.keys}` : `${words.unplaced}; ${words.keys}`}
          onKeyDown={byKeys}
        >
          <span />
        </button>
      </div>
      <ZoomButtons window={window} centre={{ x, y }} onZoom={setNear} />
    </div>
  )
}

type Zoom = {
  window: MapWindow
  /** What stays where it is, as shares of the window. */
  centre: Spot
  onZoom(window: MapWindow): void
}

function ZoomButtons({ window, centre, onZoom }: Zoom) {
  return (
    <div className="ed-zoom">
      <button
        type="button"
        className="ed-ico"
        aria-label={words.in}
        aria-disabled={isClosest(window)}
        onClick={() => onZoom(zoomed(window, 1.8, centre))}
      >
        <EditorIcon name="plus" />
      </button>
      <button
        type="button"
        className="ed-ico"
        aria-label={words.out}
        aria-disabled={isWhole(window)}
        onClick={() => onZoom(zoomed(window, 1 / 1.8, centre))}
      >
        <EditorIcon name="rule" />
      </button>
    </div>
  )
}
