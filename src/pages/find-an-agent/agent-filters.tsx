import { agentLines } from '../../nouns/agents/agent.ts'
import { readWishedHours } from '../../nouns/agents/wished-hours.ts'
import type { Search } from './agent-address.ts'
import { useWords } from '../../words/use-words.ts'
import './agent-filters.css'

/** Parts of the same search shown with its results; without a script they count with the next press of a button. */
export function AgentFilters({ search, languages }: { search: Search; languages: readonly string[] }) {
  const { findAnAgent, agents } = useWords()
  const words = findAnAgent.agentFilters
  const hours = readWishedHours(search.open)
  const spoken = languages.includes(search.language) || !search.language ? languages : [...languages, search.language]
  return (
    <>
      <fieldset className="view-switch" aria-label={words.show}>
        <button type="button" data-view="list" aria-pressed="true">
          {words.list}
        </button>
        <button type="button" data-view="map" aria-pressed="false">
          {words.map}
        </button>
      </fieldset>
      <fieldset className="filters" aria-label={words.filters}>
        <label className="chip">
          <input type="checkbox" name="open" value="1" form="agent-search" defaultChecked={search.open === '1'} />
          <span>{words.open}</span>
        </label>
        {hours && (
          <label className="chip">
            <input type="checkbox" name="open" value={search.open} form="agent-search" defaultChecked />
            <span>{agents.openThen(hours)}</span>
          </label>
        )}
        <select className="pick" name="language" form="agent-search" aria-label={words.language} defaultValue={search.language}>
          <option value="">{words.anyLanguage}</option>
          {spoken.map((language) => (
            <option key={language}>{language}</option>
          ))}
        </select>
        <select className="pick" name="line" form="agent-search" aria-label={words.line} defaultValue={search.line}>
          <option value="">{words.anyLine}</option>
          {agentLines.map((line) => (
            <option key={line} value={line}>
              {agents.lines[line]}
            </option>
          ))}
        </select>
        <button className="btn btn-line btn-small filters-apply" form="agent-search">
          {words.apply}
        </button>
      </fieldset>
    </>
  )
}
