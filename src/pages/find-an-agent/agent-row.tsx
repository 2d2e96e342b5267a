import { agentAddress } from '../../routes.ts'
import type { AgentHit } from '../../calls/agent-search-call.ts'
import { Icon } from '../../ui/icon.tsx'
import { dial } from '../../ui/tenant.ts'
import { AgentFace } from './agent-face.tsx'
import { milesWords, OpenLine } from './open-line.tsx'
import { useWords } from '../../words/use-words.ts'
import './agent-row.css'

/** One of the list: who and where, until when, what they sell and speak, and a phone that dials. */
export function AgentRow({ agent, number, chosen }: { agent: AgentHit; number: number; chosen: boolean }) {
  const { findAnAgent, agents: said } = useWords()
  const words = findAnAgent.agentRow
  const { id, title, email, phone, mobile, city, miles, opening, lines, languages } = agent
  const dialled = phone || mobile
  return (
    <li className={chosen ? 'agent-row on' : 'agent-row'} data-agent={id}>
      <span className="agent-pic">
        <AgentFace agent={agent} size={66} />
        <i className="num" aria-hidden="true">
          {number}
        </i>
      </span>
      <div className="agent-who">
        <h3>
          <a href={agentAddress(email)}>{title}</a>
        </h3>
        <p className="num">{[city, milesWords(miles, said)].filter(Boolean).join(', ')}</p>
        <OpenLine opening={opening} />
      </div>
      <div className="agent-more">
        {lines.length > 0 && <p>{lines.join(', ')}</p>}
        {languages.length > 0 && <p>{languages.join(', ')}</p>}
      </div>
      {dialled && (
        <a className="btn btn-line btn-small num agent-call" href={dial(dialled)} aria-label={`${words.call} ${title}, ${dialled}`}>
          <Icon name="call" />
          {dialled}
        </a>
      )}
    </li>
  )
}
