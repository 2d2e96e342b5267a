import type { TextField } from '../../fields/text.ts'
import { readPoint, type Point } from '../../nouns/places/point.ts'
import { degreesOf, spotOf, type Spot } from '../../ui/map/projection.ts'
import { useEditingForm, useField } from './editing-form.ts'
import { SpotMap } from './spot-map.tsx'
import { TextInput } from './text-input.tsx'
import { degreesIn, useAddressLookUp, type LookUp } from './use-address-look-up.ts'

const words = {
  legend: 'Place on the map',
  hint: 'Drag the marker, press on the map, or move the marker with the arrow keys (Shift for larger steps).',
  find: 'Find the address',
  clear: 'Take the marker away',
}

type Props = {
  lat: TextField
  lng: TextField
  hint?: string
} & LookUp

/** Where the office is: a marker moved by mouse, by finger or by keys; the two degrees are beside it as plain fields. */
export function SpotInput({ lat, lng, hint = '', ...lookUp }: Props) {
  const { state } = useEditingForm()
  const { lat: north, lng: east } = degreesIn(state)
  const putLat = useField<string>('lat').put
  const putLng = useField<string>('lng').put
  const placed = readPoint(north, east)

  function put(degrees: Point | null) {
    putLat(degrees ? degrees.lat.toFixed(4) : '')
    putLng(degrees ? degrees.lng.toFixed(4) : '')
  }

  const { said, find, clearSaid } = useAddressLookUp(lookUp, put)

  function moveTo(next: Spot) {
    put(degreesOf(next))
    clearSaid()
  }

  return (
    <fieldset className="ed-group ed-spot">
      <legend>{words.legend}</legend>
      <p className="ed-hint">
        {words.hint} {hint}
      </p>
      <SpotMap spot={placed && spotOf(placed)} onMove={moveTo} />
      <div className="ed-row">
        <button type="button" className="ed-b ed-b2" disabled={!lookUp.address.trim()} onClick={() => void find()}>
          {words.find}
        </button>
        {placed && (
          <button type="button" className="ed-b ed-b3" onClick={() => put(null)}>
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
