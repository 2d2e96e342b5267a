import { redirect, useLoaderData, data, type LoaderFunctionArgs, type MetaFunction } from 'react-router'
import { linesIn } from './lines-in.ts'
import { address, townAddress } from '../../routes.ts'
import { Icon } from '../../ui/icon.tsx'
import { AgentMap } from '../../ui/map/agent-map.tsx'
import { useWords } from '../../words/use-words.ts'
import { readSearch, searchAddress } from '../find-an-agent/agent-address.ts'
import { pageMeta } from '../shell/page-meta.ts'
import { useShell } from '../shell/shell-data.ts'
import { shellOf } from '../shell/shell-of.ts'
import { WithMap } from '../shell/with-map.tsx'
import { siteContext } from '../site.ts'
import { AgentsAround } from './agents-around.tsx'
import { describeTown } from './describe-town.ts'
import { TownAgent } from './town-agent.tsx'
import { TownLines } from './town-lines.tsx'
import './town-page.css'

export const meta: MetaFunction<typeof loader> = ({ matches, loaderData }) => {
  const shell = shellOf(matches)
  if (!loaderData || !shell) return pageMeta(matches, ({ notFound }) => ({ title: notFound.page.short, indexed: false }))
  const { town, agents, more } = loaderData
  return pageMeta(matches, (words) => {
    const lines = linesIn(agents, words)
    const count = words.agents.count(agents.length, more)
    return {
      title: words.town.page.title(town.name, town.state, agents.length > 1),
      description: words.town.page.description(count, town.name, town.county, shell.tenant.name, lines.map(({ name }) => name).join(', ')),
      path: townAddress(town.slug),
      about: (_shell, _picture) => [describeTown(shell, words.town.here(town.name), agents)],
    }
  })
}

export async function loader({ params, context }: LoaderFunctionArgs) {
  const site = context.get(siteContext)
  const asked = params.id ?? ''
  if (asked !== asked.toLowerCase()) throw redirect(townAddress(asked.toLowerCase()), 301)
  const found = await site.townAgents(asked)
  if (!found) throw data(null, { status: 404 })
  // There is nothing to say of a town without an agent, but who is near it.
  if (found.agents.length === 0) throw redirect(searchAddress(readSearch(new URLSearchParams({ near: found.town.name }))), 302)
  const around = found.around.map((agent) => ({ agent, town: site.townOf(agent) }))
  return { ...found, around, map: site.map(found.agents.some(({ place }) => place !== null)) }
}

/** "Insurance agents in Sterling, Colorado": who has an office there, what they insure, and who is near. */
export default function TownPage() {
  const { town, agents, more, around, map } = useLoaderData<typeof loader>()
  const { tenant } = useShell()
  const words = useWords()
  const { town: said } = words
  const languages = [...new Set(agents.flatMap((agent) => agent.languages))]
  const several = agents.length > 1
  return (
    <WithMap of={map}>
      <section className="town" aria-labelledby="town-title">
        <div className="wrap">
          <div className="town-words">
            <p className="town-crumb">
              <a href={address.findAnAgent}>
                <Icon name="left" />
                {said.all}
              </a>
            </p>
            <h1 id="town-title">{said.page.title(town.name, town.state, several)}</h1>
            <p className="lead">
              {said.lead(tenant.name, town.name, town.county, several)}
              {languages.length > 1 && ` ${said.speaks(new Intl.ListFormat(tenant.language).format(languages), town.name)}`}
            </p>
          </div>
          <div>
            <h2>{said.here(town.name)}</h2>
            <ul className="town-agents">
              {agents.map((agent) => (
                <TownAgent key={agent.id} agent={agent} />
              ))}
            </ul>
            <p>
              <a href={searchAddress(readSearch(new URLSearchParams({ near: town.name })))}>{said.more(town.name)}</a>
            </p>
          </div>
          <section className="town-map" aria-label={said.map(town.name)}>
            <AgentMap
              pins={agents.map(({ id, title, place }, index) => ({ id, name: title, sign: String(index + 1), place }))}
              least={380}
              inCounty
            />
          </section>
        </div>
      </section>
      <TownLines town={town} lines={linesIn(agents, words)} />
      {around.length > 0 && !more && <AgentsAround town={town} around={around} />}
    </WithMap>
  )
}
