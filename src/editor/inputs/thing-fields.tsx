import type { Fields } from '../../fields/kinds.ts'
import type { TextField } from '../../fields/text.ts'
import { useEditingForm } from './editing-form.ts'
import { RecordInputs } from './record-inputs.tsx'
import { SpotInput } from './spot-input.tsx'

/** The inputs of a thing as they are declared; where it has a place, the map in place of its two degrees. */
export function ThingFields({ fields, spot }: { fields: Fields; spot: readonly string[] }) {
  const { state } = useEditingForm()
  const draft = state.draft as Record<string, unknown>
  const { lat, lng, ...rest } = fields
  if (spot.length === 0 || !lat || !lng) return <RecordInputs fields={fields} value={draft} />
  const address = spot.map((name) => String(draft[name])).filter(Boolean)
  return (
    <>
      <RecordInputs fields={rest} value={draft} />
      <SpotInput lat={lat as TextField} lng={lng as TextField} address={address.join(', ')} follows={address.join(', ')} />
    </>
  )
}
