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
  hint?: string
  /** Looks the address up by itself once typing has stopped. */
  follows?: boolean
}

/** Where the office is: a marker moved by mouse, by finger or by keys; the two degrees are beside it as plain fields. */
export function SpotInput({ lat, lng, address, hint = '', follows = false }: Props) {
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

  async function find() {
    setSaid(words.finding)
    try {
      const { body } = await callServer(locatePlace, { q: address, client: desk.data.client })
      if (!('result' in body) || !body.result) return setSaid(words.unknown)
      putLat(body.result.lat.toFixed(4))
      putLng(body.result.lng.toFixed(4))
      setSaid(`${words.found} ${body.result.name}.`)
    } catch {
      setSaid(words.offline)
    }
  }

  const looksUp = useRef(find)
  useEffect(() => void (looksUp.current = find))
  const typed = useRef(address)
  useEffect(() => {
    if (!follows || address === typed.current || !address.trim()) return
    const timer = setTimeout(() => {
      typed.current = address
      void looksUp.current()
    }, pause)
    return () => clearTimeout(timer)
  }, [follows, address])

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
