import type { ShownAgent } from '../../calls/agent-search-call.ts'
import { townLine } from '../../nouns/agents/town-line.ts'
import { Icon } from '../../ui/icon.tsx'
import { AgentMap } from '../../ui/map/agent-map.tsx'
import { initialsOf } from '../find-an-agent/agent-face.tsx'
import { agentCardAddress } from '../../calls/addresses.ts'
import { ContentLink } from '../shell/content-link.tsx'
import { useWords } from '../../words/use-words.ts'
import './agent-where.css'

/** The office on the map, the way there, and the card for one's own address book. */
export function AgentWhere({ agent, sample }: { agent: ShownAgent; sample: boolean }) {
  const words = useWords().agentDetails.agentWhere
  const { id, title, address, place } = agent
  return (
    <section className="agent-where" aria-labelledby="where-title">
      <div className="wrap">
        {place && (
          <div className="agent-where-map">
            <AgentMap pins={[{ id, name: title, sign: initialsOf(title), place }]} least={380} inCounty />
          </div>
        )}
        <div>
          <h2 id="where-title">{words.title}</h2>
          <address>
            {address}
            <br />
            {townLine(agent)}
          </address>
          <div className="agent-where-acts">
            <ContentLink to={directionsTo(agent)} className="btn btn-line btn-small">
              <Icon name="agent" />
              {words.directions}
            </ContentLink>
            {!sample && (
              <a className="btn btn-line btn-small" href={agentCardAddress(id)} download>
                <Icon name="save" />
                {words.card}
              </a>
            )}
          </div>
        </div>
      </div>
    </section>
  )
}

/** The link the agent gave, or the address in whatever map the device opens for it. */
function directionsTo(agent: ShownAgent): string {
  const to = [agent.address, townLine(agent)].filter(Boolean).join(', ')
  return agent.map || `https://www.google.com/maps/dir/?api=1&destination=${encodeURIComponent(to)}`
}
