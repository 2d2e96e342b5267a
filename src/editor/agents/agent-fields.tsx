import { agent, type Agent } from '../../nouns/agents/agent.ts'
import type { Fields } from '../../fields/kinds.ts'
import { useEditingForm } from '../inputs/editing-form.ts'
import { RecordInputs } from '../inputs/record-inputs.tsx'
import { offeredStates } from './offered-states.ts'
import { SpotInput } from '../inputs/spot-input.tsx'

const { state: stateField, lat, lng, map, website2, aboutMe, image, table, languages, lines, ...person } = agent.fields
const rest: Fields = { map, website2, aboutMe, image, table, languages, lines }

const townCounts = 'Without a place the middle of the town counts.'

/** The fields of an agent in their order, with the map where the two degrees would be. */
export function AgentFields() {
  const { state, desk } = useEditingForm()
  const { address, city, state: served } = state.draft as Agent
  const chosen = [state.draft, state.saved.content].map((content) => String((content as Agent).state))
  const first: Fields = { ...person, state: offeredStates(stateField, desk.data.servedStates, chosen) }
  return (
    <>
      <RecordInputs fields={first} value={state.draft} />
      <SpotInput lat={lat} lng={lng} address={city.trim() && [address, city, served].filter(Boolean).join(', ')} hint={townCounts} />
      <RecordInputs fields={rest} value={state.draft} />
    </>
  )
}
