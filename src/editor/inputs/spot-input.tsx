import { useEffect, useRef, useState } from 'react'
import type { TextField } from '../../fields/text.ts'
import { callServer } from '../../calls/call-server.ts'
import { readPoint } from '../../nouns/places/point.ts'
import { degreesOf, spotOf, type Spot } from '../../ui/map/projection.ts'
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
  /** A marker no further than so many degrees from what was looked up by itself stays where somebody put it. */
  leaves?: number
}

/** Where the office is: a marker moved by mouse, by finger or by keys; the two degrees are beside it as plain fields. */
export function SpotInput({ lat, lng, address, otherwise = '', hint = '', follows = '', leaves = 0 }: Props) {
  const { state, desk } = useEditingForm()
  const { lat: north, lng: east } = state.draft as { lat: string; lng: string }
  const putLat = useField<string>('lat').put
  const putLng = useField<string>('lng').put
  const [said, setSaid] = useState('')
  const placed = readPoint(north, east)
  const spot = placed && spotOf(placed)

  function moveTo(next: Spot) {
    const degrees = degreesOf(next)
    putLat(degrees.lat.toFixed(4))
    putLng(degrees.lng.toFixed(4))
    setSaid('')
  }

  async function locate(q: string) {
    const { body } = await callServer(locatePlace, { q, client: desk.data.client })
    return 'result' in body ? body.result : null
  }

  async function find(leaving = 0) {
    setSaid(words.finding)
    try {
      const found = (await locate(address)) ?? (otherwise ? await locate(otherwise) : null)
      if (!found) return setSaid(words.unknown)
      if (placed && Math.hypot(placed.lat - found.lat, placed.lng - found.lng) < leaving) return setSaid('')
      putLat(found.lat.toFixed(4))
      putLng(found.lng.toFixed(4))
      setSaid(`${words.found} ${found.name}.`)
    } catch {
      setSaid(words.offline)
    }
  }

  const looksUp = useRef(find)
  useEffect(() => void (looksUp.current = find))
  const typed = useRef(follows)
  useEffect(() => {
    if (follows === typed.current || !follows.trim()) return
    const timer = setTimeout(() => {
      typed.current = follows
      void looksUp.current(leaves)
    }, pause)
    return () => clearTimeout(timer)
  }, [follows, leaves])

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
