import type { ReactNode } from 'react'
import type { ShownAgent } from '../../calls/agent-search-call.ts'
import { linesOf } from '../parts/paragraphs.tsx'
import { useWords } from '../../words/use-words.ts'
import '../../ui/styles/faces-light.css'
import './agent-story.css'

/** What the agent says of themselves, the first line large, and beside it whatever `children` are: the hours. */
export function AgentStory({ agent, children }: { agent: ShownAgent; children: ReactNode }) {
  const words = useWords().agentDetails.agentStory
  const [first = '', ...more] = linesOf(agent.aboutMe)
  // A single long paragraph is read at the size of a text; its first sentence leads.
  const cut = more.length === 0 ? /^(.{20,140}?[.!?])\s+(.+)$/s.exec(first) : null
  const [lead, rest] = cut ? [cut[1], [cut[2]]] : [first, more]
  return (
    <section className="section agent-story" aria-labelledby="about-title">
      <div className="wrap">
        <div>
          <h2 id="about-title">{words.about}</h2>
          <p className={lead.length > 220 ? undefined : 'agent-first'}>{lead}</p>
          {rest.map((line) => (
            <p key={line}>{line}</p>
          ))}
        </div>
        {children}
      </div>
    </section>
  )
}
