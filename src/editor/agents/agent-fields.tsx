import { agent, type Agent } from '../../nouns/agents/agent.ts'
import type { Fields } from '../../fields/kinds.ts'
import { useEditingForm } from '../inputs/editing-form.ts'
import { RecordInputs } from '../inputs/record-inputs.tsx'
import { offeredStates } from './offered-states.ts'
import { SpotInput } from '../inputs/spot-input.tsx'

const { state: stateField, lat, lng, map, website2, aboutMe, image, table, languages, lines, ...person } = agent.fields
const rest: Fields = { map, website2, aboutMe, image, table, languages, lines }

const townCounts = 'Without a place the middle of the town counts.'

/** In degrees, some ten miles: an office there is of that town, and its marker is where somebody put it. */
const aroundTown = 0.15

/** The fields of an agent in their order, with the map where the two degrees would be. */
export function AgentFields() {
  const { state, desk } = useEditingForm()
  const { address, city, state: served } = state.draft as Agent
  const chosen = [state.draft, state.saved.content].map((content) => String((content as Agent).state))
  const town = city.trim()
  const first: Fields = { ...person, state: offeredStates(stateField, desk.data.servedStates, chosen) }
  return (
    <>
      <RecordInputs fields={first} value={state.draft} />
      <SpotInput
        lat={lat}
        lng={lng}
        address={town && [address, town, served].filter(Boolean).join(', ')}
        otherwise={town}
        hint={townCounts}
        follows={town && [town, served].join(', ')}
        onlyMoves
        leaves={aroundTown}
      />
      <RecordInputs fields={rest} value={state.draft} />
    </>
  )
}
