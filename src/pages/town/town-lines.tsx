import type { AgentLine } from '../../nouns/agents/agent.ts'
import { useWords } from '../../words/use-words.ts'
import type { Town } from '../../nouns/agents/town.ts'
import { pagesOfLines } from '../agent-details/agent-products.tsx'

/** The kinds of insurance that somebody in the town sells, each with its page. */
export function TownLines({ town, lines }: { town: Town; lines: readonly { line: AgentLine; name: string }[] }) {
  const words = useWords().town
  if (lines.length === 0) return null
  return (
    <section className="section town-lines" aria-labelledby="town-lines">
      <div className="wrap">
        <h2 id="town-lines">{words.lines(town.name)}</h2>
        <ul>
          {lines.map(({ line, name }) => (
            <li key={line}>
              <a className="btn btn-line" href={pagesOfLines[line]}>
                {words.insurance(name)}
              </a>
            </li>
          ))}
        </ul>
      </div>
    </section>
  )
}
