import { useEffect, useRef, useState } from 'react'
import type { TextField } from '../../fields/text.ts'
import { askAsOpener } from '../../calls/ask-as-opener.ts'
import { readPoint, type Point } from '../../nouns/places/point.ts'
import { degreesOf, spotOf, type Spot } from '../../ui/map/projection.ts'
import type { SaveRun } from '../saving/save-driver.ts'
import type { SaveState } from '../saving/save-state.ts'
import { useEditingForm, useField } from './editing-form.ts'
import { TextInput } from './text-input.tsx'
import { locatePlace } from '../editor-calls.ts'
import { SpotMap } from './spot-map.tsx'

const words = {
  legend: 'Place on the map',
  hint: 'Drag the marker, press on the map, or move the marker with the arrow keys (Shift for larger steps).',
  find: 'Find the address',
  finding: 'Looking…',
  unknown: 'Nobody knows this address. Put the marker where the office is.',
  offline: 'No connection: the address cannot be looked up right now.',
  found: 'The marker stands at',
  clear: 'Take the marker away',
}

/** How long a pause in typing an address is, in milliseconds, before it is looked up. */
const pause = 2000

type Props = {
  lat: TextField
  lng: TextField
  /** The address as it is typed; empty while there is too little of it. */
  address: string
  /** What is looked up where nobody knows the address. */
  otherwise?: string
  hint?: string
  /** What, once it was changed and typing has stopped, has the address looked up by itself; empty for nothing. */
  follows?: string
  /** Where no marker is when that is changed, none is put by itself. */
  onlyMoves?: boolean
  /** A marker no further than so many degrees from what was looked up by itself stays where somebody put it. */
  leaves?: number
}

/** Where the office is: a marker moved by mouse, by finger or by keys; the two degrees are beside it as plain fields. */
export function SpotInput({ lat, lng, address, otherwise = '', hint = '', follows = '', onlyMoves = false, leaves = 0 }: Props) {
  const { run, state, desk } = useEditingForm()
  const { lat: north, lng: east } = degreesIn(state)
  const putLat = useField<string>('lat').put
  const putLng = useField<string>('lng').put
  const [said, setSaid] = useState('')
  const placed = readPoint(north, east)
  const spot = placed && spotOf(placed)
  /** Where a look-up put it last. */
  const put = useRef('')
  /** Of two look-ups the later holds, whichever is answered last. */
  const turn = useRef(0)

  function moveTo(next: Spot) {
    const degrees = degreesOf(next)
    putLat(degrees.lat.toFixed(4))
    putLng(degrees.lng.toFixed(4))
    setSaid('')
  }

  async function locate(q: string) {
    const { body } = await askAsOpener(locatePlace, { q, client: desk.data.client })
    return 'result' in body ? body.result : null
  }

  /** `before` is where the marker was when somebody wished for this: whoever moved it since knows better. */
  async function find(before = markerIn(run), leaving = 0) {
    setSaid(words.finding)
    const mine = ++turn.current
    try {
      const found = (await locate(address)) ?? (otherwise ? await locate(otherwise) : null)
      if (mine !== turn.current) return
      if (!found) return setSaid(words.unknown)
      const there = placeIn(run)
      if (![before, put.current].includes(markerIn(run))) return setSaid('')
      if (there && Math.hypot(there.lat - found.lat, there.lng - found.lng) < leaving) return setSaid('')
      putLat(found.lat.toFixed(4))
      putLng(found.lng.toFixed(4))
      put.current = markerIn(run)
      setSaid(`${words.found} ${found.name}.`)
    } catch {
      if (mine === turn.current) setSaid(words.offline)
    }
  }

  const looksUp = useRef(find)
  useEffect(() => void (looksUp.current = find))
  const typed = useRef(follows)
  const marker = `${north} ${east}`
  const seen = useRef(marker)
  useEffect(() => {
    const before = markerIn(run)
    if (follows === typed.current || !follows.trim()) return
    // A draft, an earlier version or what a colleague saved brings its own marker with its address.
    const cameAlong = seen.current !== before
    if (cameAlong || (onlyMoves && !placeIn(run))) return void (typed.current = follows)
    const timer = setTimeout(() => {
      typed.current = follows
      void looksUp.current(before, leaves)
    }, pause)
    return () => clearTimeout(timer)
  }, [run, follows, onlyMoves, leaves])
  // After the one above, which compares with what was here before.
  useEffect(() => void (seen.current = marker))

  return (
    <fieldset className="ed-group ed-spot">
      <legend>{words.legend}</legend>
      <p className="ed-hint">
        {words.hint} {hint}
      </p>
      <SpotMap spot={spot} onMove={moveTo} />
      <div className="ed-row">
        <button type="button" className="ed-b ed-b2" disabled={!address.trim()} onClick={() => void find()}>
          {words.find}
        </button>
        {placed && (
          <button
            type="button"
            className="ed-b ed-b3"
            onClick={() => {
              putLat('')
              putLng('')
            }}
          >
            {words.clear}
          </button>
        )}
      </div>
      <p className="ed-hint" aria-live="polite">
        {said}
      </p>
      <div className="ed-pair">
        <TextInput field={lat} value={north} fieldPath="lat" />
        <TextInput field={lng} value={east} fieldPath="lng" />
      </div>
    </fieldset>
  )
}

const degreesIn = ({ draft }: SaveState) => draft as { lat: string; lng: string }

/** The marker as it is written at this moment, half of one too. */
function markerIn(run: SaveRun): string {
  const { lat, lng } = degreesIn(run.state())
  return `${lat} ${lng}`
}

function placeIn(run: SaveRun): Point | undefined {
  const { lat, lng } = degreesIn(run.state())
  return readPoint(lat, lng)
}
