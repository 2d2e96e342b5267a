import { address } from '../../routes.ts'
import { useWords } from '../../words/use-words.ts'
import { MissingThing } from '../not-found/missing-thing.tsx'

/** An agent nobody knows: the way back to the search, and a person to ask. */
export function AgentMissing() {
  const words = useWords().agentDetails.agentMissing
  return (
    <MissingThing words={words} all={{ to: address.findAnAgent, label: words.all }} picture="/art/e-agents">
      <h2>{words.find}</h2>
      <search>
        <form className="lost-search" action={address.findAnAgent}>
          <label className="label" htmlFor="missing-name">
            {words.name}
          </label>
          <input className="input" id="missing-name" name="q" autoComplete="off" maxLength={200} />
          <button className="btn btn-line">{words.go}</button>
        </form>
      </search>
    </MissingThing>
  )
}
