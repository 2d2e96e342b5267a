import type { ShownAgent } from '../../calls/agent-search-call.ts'
import { townLine } from '../../nouns/agents/town-line.ts'
import { agentAddress, quoteAddress } from '../../routes.ts'
import { Icon } from '../../ui/icon.tsx'
import { dial } from '../../ui/tenant.ts'
import { useWords } from '../../words/use-words.ts'
import { AgentFace } from '../find-an-agent/agent-face.tsx'
import { OpenLine } from '../find-an-agent/open-line.tsx'
import { linesOf } from '../parts/paragraphs.tsx'

/** One of a town: who, where, what they say of themselves, and how to reach them. */
export function TownAgent({ agent }: { agent: ShownAgent }) {
  const words = useWords().town
  const { title, email, phone, mobile, address, opening, aboutMe } = agent
  const dialled = phone || mobile
  const [story = ''] = linesOf(aboutMe)
  return (
    <li className="town-agent card">
      <AgentFace agent={agent} size={66} />
      <div>
        <h3>
          <a href={agentAddress(email)}>{title}</a>
        </h3>
        <p className="num">{[address, townLine(agent)].filter(Boolean).join(', ')}</p>
        <OpenLine opening={opening} />
        {story && <p className="town-story">{story}</p>}
        <p className="town-acts">
          {dialled && (
            <a className="btn btn-line btn-small num" href={dial(dialled)} aria-label={`${words.call} ${title}, ${dialled}`}>
              <Icon name="call" />
              {dialled}
            </a>
          )}
          <a className="btn btn-line btn-small" href={quoteAddress(email)}>
            {words.quote(title.split(/\s+/)[0])}
          </a>
        </p>
      </div>
    </li>
  )
}
