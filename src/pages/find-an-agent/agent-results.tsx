import type { AgentResults } from '../../calls/agent-search-call.ts'
import { agentsPerPage } from '../../calls/page-sizes.ts'
import { AgentMap } from '../../ui/map/agent-map.tsx'
import { PhoneLink } from '../../ui/phone-link.tsx'
import { PageLinks } from '../parts/page-links.tsx'
import { useShell } from '../shell/shell-data.ts'
import { searchAddress, type Search } from './agent-address.ts'
import { agentAddress } from '../../routes.ts'
import { countWords } from './agent-count.ts'
import { AgentInfo } from './agent-info.tsx'
import { MeantLinks } from './meant-links.tsx'
import { AgentRow } from './agent-row.tsx'
import { useLiveAgents } from './use-live-agents.ts'
import { useWords } from '../../words/use-words.ts'
import './agent-results.css'

/** The count, the list and the map of what was found. A search by script changes what is in here and nothing else. */
export function AgentResultsView({ search, results }: { search: Search; results: AgentResults }) {
  const { findAnAgent, agents: said } = useWords()
  const words = findAnAgent.agentResults
  const { page, pages } = results
  const agents = useLiveAgents(results.agents)
  const first = (page - 1) * agentsPerPage + 1
  const { count, about } = countWords(search, results, said)
  return (
    <>
      <h2 className="agent-count" id="agent-count" tabIndex={-1}>
        <output id="agent-status">
          <b>{count}</b> {about}
        </output>
      </h2>
      <div className="agent-results" id="agent-results">
        <div className="agent-side">
          {agents.length > 0 ? (
            <ol className="agent-list" start={first}>
              {agents.map((agent, index) => (
                <AgentRow key={agent.id} agent={agent} number={first + index} chosen={index === 0} />
              ))}
            </ol>
          ) : (
            <NoAgent search={search} empty={results.total > 0} meant={results.didYouMean.q} />
          )}
          {pages > 1 && (
            <PageLinks
              page={page}
              pages={pages}
              label={findAnAgent.agentPages.pages}
              addressOf={(each) => searchAddress(search, { page: String(each) })}
            />
          )}
        </div>
        <section className="map-side" aria-label={words.map}>
          <AgentMap
            pins={agents.map(({ id, title, place }, index) => ({
              id,
              name: title,
              sign: String(first + index),
              place,
              href: agentAddress(id),
            }))}
          />
          <div aria-live="polite" className="agent-infos">
            {agents.map((agent, index) => (
              <AgentInfo key={agent.id} agent={agent} hidden={index > 0} />
            ))}
          </div>
        </section>
      </div>
    </>
  )
}

function NoAgent({ search, empty, meant }: { search: Search; empty: boolean; meant: readonly string[] }) {
  const words = useWords().findAnAgent.agentResults
  const { tenant } = useShell()
  if (empty)
    return (
      <div className="no-agent card">
        <h3>{words.noOne}</h3>
        <a className="btn btn-line btn-small" href={searchAddress(search)} data-search>
          {words.first}
        </a>
      </div>
    )
  const filtered = search.open !== '' || search.language !== '' || search.line !== ''
  // A place alone leaves nobody out, so an insurer whose list is empty at one has none of them yet.
  const nobody = !filtered && search.q === ''
  return (
    <div className="no-agent card">
      <h3>{nobody ? words.nobody : filtered ? words.none : words.noName(search.q)}</h3>
      {meant.length > 0 && (
        <p className="no-agent-meant">
          {words.didYouMean} <MeantLinks meant={meant} addressOf={(q) => searchAddress(search, { q })} />
        </p>
      )}
      <p className="small">
        {filtered ? words.fewer : words.call} <PhoneLink phone={tenant.phones.support} /> {words.forYou}
      </p>
      {!nobody && (
        <a className="btn btn-line btn-small" href={searchAddress(search, { q: '', open: '', language: '', line: '' })} data-search>
          {filtered ? words.clear : words.all}
        </a>
      )}
    </div>
  )
}
