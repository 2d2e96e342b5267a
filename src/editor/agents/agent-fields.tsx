import { agent } from '../../nouns/agents/agent.ts'
import type { Fields } from '../../fields/kinds.ts'
import { useEditingForm } from '../inputs/editing-form.ts'
import { RecordInputs } from '../inputs/record-inputs.tsx'
import { SpotInput } from './spot-input.tsx'

const { lat, lng, map, website2, aboutMe, image, table, languages, lines, ...person } = agent.fields
const first: Fields = person
const rest: Fields = { map, website2, aboutMe, image, table, languages, lines }

/** The fields of an agent in their order, with the map where the two degrees would be. */
export function AgentFields() {
  const { state } = useEditingForm()
  return (
    <>
      <RecordInputs fields={first} value={state.draft} />
      <SpotInput lat={lat} lng={lng} />
      <RecordInputs fields={rest} value={state.draft} />
    </>
  )
}
