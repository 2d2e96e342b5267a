import type { LoaderFunctionArgs, MetaFunction } from 'react-router'
import { data, useLoaderData } from 'react-router'
import { directoryKey } from '../../content/find-an-agent/agent-list.ts'
import { agentsBanner } from '../../content/find-an-agent/agents-banner.ts'
import { agentsInfo } from '../../content/find-an-agent/agents-info.ts'
import { agentsSearch } from '../../content/find-an-agent/agents-search.ts'
import { findAnAgentSections } from '../../content/find-an-agent/find-an-agent-sections.ts'
import { address } from '../../routes.ts'
import { Kept } from '../../ui/kept.tsx'
import { pageMeta } from '../shell/page-meta.ts'
import { Section } from '../shell/section.tsx'
import { WithMap } from '../shell/with-map.tsx'
import { useShell } from '../shell/shell-data.ts'
import { siteContext } from '../site.ts'
import { isSearch, readSearch } from './agent-address.ts'
import { AgentFilters } from './agent-filters.tsx'
import { AgentResultsView } from './agent-results.tsx'
import { AgentsInfo } from './agents-info.tsx'
import { FinderBanner } from './finder-banner.tsx'
import { Framed } from '../shell/framed.tsx'
import { SearchBox } from './search-box.tsx'

/** However it is searched, it is one page. */
export const meta: MetaFunction = ({ matches }) => pageMeta(matches, (all) => ({ ...all.findAnAgent.page, path: address.findAnAgent }))

export async function loader({ request, context }: LoaderFunctionArgs) {
  const site = context.get(siteContext)
  const search = readSearch(new URL(request.url).searchParams)
  const [sections, results] = await Promise.all([site.sections(findAnAgentSections), site.searchAgents(search)])
  const found = { sections, search, results, map: site.map(true, 'search') }
  // Where somebody stands is theirs alone; and where others are asked where a place is, this visitor may have asked too often.
  const isOurs = search.lat === '' && (search.near === '' || site.knowsPlace(search.near))
  return isOurs ? found : data(found, { headers: { 'cache-control': 'no-store' } })
}

/** Who is looking after you: a search, a list and a map of the same people. */
export default function FindAnAgentPage() {
  const { search, results, map } = useLoaderData<typeof loader>()
  const { mayEdit } = useShell()
  return (
    <WithMap of={map}>
      <Section of={agentsBanner}>{(content) => <FinderBanner content={content} />}</Section>
      {/* Whoever edits has a page that is alive already, so there each search fetches the page anew. */}
      <agent-finder data-whole={mayEdit || undefined} data-searched={isSearch(search) || undefined}>
        <Section of={agentsSearch}>{(content) => <SearchBox content={content} search={search} results={results} />}</Section>
        <Framed section={directoryKey}>
          <section className="finder" aria-labelledby="agent-count">
            <div className="wrap">
              <AgentFilters search={search} languages={results.languages} />
              <AgentResultsView search={search} results={results} />
            </div>
          </section>
        </Framed>
      </agent-finder>
      <Kept by={['agents info']}>
        <Section of={agentsInfo}>{(content) => <AgentsInfo content={content} />}</Section>
      </Kept>
    </WithMap>
  )
}
