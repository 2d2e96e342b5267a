import type { AgentHit } from '../../calls/agent-search-call.ts'
import type { Town } from '../../nouns/agents/town.ts'
import { agentAddress, townAddress } from '../../routes.ts'
import { useWords } from '../../words/use-words.ts'
import { milesWords } from '../find-an-agent/open-line.tsx'

type Around = { agent: AgentHit; town: string | null }

/** The next offices, and the pages of their towns. */
export function AgentsAround({ town, around }: { town: Town; around: readonly Around[] }) {
  const { town: words, agents: said } = useWords()
  return (
    <section className="section town-around" aria-labelledby="town-around">
      <div className="wrap">
        <h2 id="town-around">{words.around(town.name)}</h2>
        <p>{words.aroundLead}</p>
        <ul>
          {around.map(({ agent: { id, title, email, city, miles }, town: slug }, index) => (
            <li key={id}>
              <a href={agentAddress(email)}>{title}</a>
              <span className="num">{[city, milesWords(miles, said)].filter(Boolean).join(', ')}</span>
              {slug && around.findIndex((each) => each.town === slug) === index && <a href={townAddress(slug)}>{words.inTown(city)}</a>}
            </li>
          ))}
        </ul>
      </div>
    </section>
  )
}
