import { agentAddress } from '../../routes.ts'
import type { AgentHit } from '../../calls/agent-search-call.ts'
import { Icon } from '../../ui/icon.tsx'
import { dial } from '../../ui/tenant.ts'
import { AgentFace } from './agent-face.tsx'
import { milesWords, OpenLine } from './open-line.tsx'
import { useWords } from '../../words/use-words.ts'
import './agent-info.css'

/** What the map says of the chosen office. Unlike the list it leads on by number. */
export function AgentInfo({ agent, hidden }: { agent: AgentHit; hidden: boolean }) {
  const { findAnAgent, agents: said } = useWords()
  const words = findAnAgent.agentInfo
  const { id, title, address, city, zip, miles, opening, phone, mobile } = agent
  const dialled = phone || mobile
  return (
    <div className="agent-info card" data-info={id} hidden={hidden}>
      <div className="agent-info-who">
        <AgentFace agent={agent} size={56} />
        <div>
          <h3>
            <a href={agentAddress(id)}>{title}</a>
          </h3>
          <p>{[address, `${city} ${zip}`.trim(), milesWords(miles, said)].filter(Boolean).join(', ')}</p>
          <OpenLine opening={opening} />
        </div>
      </div>
      <div className="agent-info-acts">
        {dialled && (
          <a className="btn btn-clay btn-small num" href={dial(dialled)}>
            <Icon name="call" />
            {dialled}
          </a>
        )}
        <a className="go" href={agentAddress(id)}>
          <span>
            {words.profile}
            <span className="vh">
              {' '}
              {words.of} {title}
            </span>
          </span>
          <Icon name="arrow" />
        </a>
      </div>
    </div>
  )
}
