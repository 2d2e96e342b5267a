import type { ShownAgent } from '../../calls/agent-search-call.ts'
import { agentLines, type AgentLine } from '../../nouns/agents/agent.ts'
import { address } from '../../routes.ts'
import { Picture } from '../shell/picture.tsx'
import { useWords } from '../../words/use-words.ts'
import './agent-products.css'

export const pagesOfLines: Record<AgentLine, string> = {
  auto: address.auto,
  home: address.homeowners,
  farm: address.farm,
  business: address.business,
  life: address.life,
  annuities: address.annuities,
}

/** What is shown of an agent of whom nobody said more, in the order of the source; what others sell beside it comes after. */
const usual: readonly AgentLine[] = ['farm', 'auto', 'home', 'business']
const inOrder = [...new Set([...usual, ...agentLines])]

/** The kinds of insurance this agent sells, each a tile that leads to its page. */
export function AgentProducts({ agent: { title, lines } }: { agent: ShownAgent }) {
  const { agentDetails, agents } = useWords()
  const words = agentDetails.agentProducts
  const named = inOrder.filter((line) => lines.includes(agents.lines[line]))
  const sold = named.length > 0 ? named : usual
  return (
    <section className="section agent-products" aria-labelledby="products-title">
      <div className="wrap">
        <h2 id="products-title">{words.title(title.split(/\s+/)[0])}</h2>
        <ul>
          {sold.map((line) => (
            <li key={line}>
              <a href={pagesOfLines[line]}>
                <Picture of={`/art/e-${line}`} sizes="72px" />
                <b>{agents.lines[line]}</b>
              </a>
            </li>
          ))}
        </ul>
      </div>
    </section>
  )
}
