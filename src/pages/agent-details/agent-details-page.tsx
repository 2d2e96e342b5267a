import { agentAddress } from '../../routes.ts'
import {
  data,
  redirect,
  useLoaderData,
  useRouteError,
  isRouteErrorResponse,
  type LoaderFunctionArgs,
  type MetaFunction,
} from 'react-router'
import { agentKey } from '../../nouns/agents/agent-keys.ts'
import { minuteOfWeek } from '../../nouns/agents/opening.ts'
import { dayOn } from '../../nouns/wall-time.ts'
import { Framed } from '../shell/framed.tsx'
import { useLiveAgents } from '../find-an-agent/use-live-agents.ts'
import { WithForms } from '../forms/with-forms.tsx'
import { pageMeta } from '../shell/page-meta.ts'
import { shellOf } from '../shell/shell-of.ts'
import { wordsIn } from '../../words/languages.ts'
import { WithMap } from '../shell/with-map.tsx'
import { siteContext } from '../site.ts'
import { AgentHead } from './agent-head.tsx'
import { AgentHours } from './agent-hours.tsx'
import { AgentMissing } from './agent-missing.tsx'
import { AgentProducts } from './agent-products.tsx'
import { AgentStory } from './agent-story.tsx'
import { AgentWhere } from './agent-where.tsx'
import { describeAgent } from './describe-agent.ts'
import { sampleAgentIn, sampleName } from './sample-agent.ts'

export const meta: MetaFunction<typeof loader> = ({ matches, loaderData }) => {
  const shell = shellOf(matches)
  if (!loaderData || !shell) return pageMeta(matches, ({ agentDetails }) => ({ title: agentDetails.page.missing, indexed: false }))
  const { agent, sample } = loaderData
  const path = agentAddress(sample ? sampleName : agent.email)
  return [
    ...pageMeta(matches, ({ agentDetails: { page } }) => ({
      title: page.title(agent.title, agent.city, agent.state),
      description: `${page.description(agent.title, agent.city, shell.tenant.name)} ${agent.aboutMe.split('\n')[0]}`.slice(0, 300),
      path,
      indexed: !sample,
    })),
    ...(sample ? [] : [{ 'script:ld+json': describeAgent(agent, shell, path) }]),
  ]
}

export async function loader({ params, context }: LoaderFunctionArgs) {
  const site = context.get(siteContext)
  const asked = params.id ?? sampleName
  const { timeZone } = site.tenant
  const today = { weekday: Math.floor(minuteOfWeek(site.now, timeZone) / (24 * 60)), date: dayOn(site.now, timeZone) }
  if (asked === sampleName)
    return { agent: sampleAgentIn(wordsIn(site.tenant.language)), today, sample: true, town: null, map: site.map(true), sections: {} }
  // One agent, one address: whatever the case, the page would be kept once for each.
  if (asked !== asked.toLowerCase()) throw redirect(agentAddress(asked), 301)
  const found = await site.findAgent(asked)
  if (!found) throw data(null, { status: 404 })
  if ('movedTo' in found) throw redirect(agentAddress(found.movedTo), 301)
  // Whoever may edit gets the agent as it is stored, for the pencil.
  const sections = site.mayEdit ? { [agentKey(found.agent.id)]: found.stored } : {}
  return { agent: found.agent, today, sample: false, town: site.townOf(found.agent), map: site.map(found.agent.place !== null), sections }
}

/** One agent: who, how to reach them, when, where, and what for. */
export default function AgentDetailsPage() {
  const { agent: stored, today, sample, town, map } = useLoaderData<typeof loader>()
  const [agent] = useLiveAgents([stored])
  return (
    <WithForms>
      <WithMap of={map}>
        <Framed section={agentKey(agent.id)}>
          <AgentHead agent={agent} sample={sample} town={town} />
          <AgentStory agent={agent}>
            <AgentHours table={agent.table} today={today} />
          </AgentStory>
          <AgentWhere agent={agent} sample={sample} />
          <AgentProducts agent={agent} />
        </Framed>
      </WithMap>
    </WithForms>
  )
}

export function ErrorBoundary() {
  const error = useRouteError()
  if (isRouteErrorResponse(error) && error.status === 404) return <AgentMissing />
  throw error
}
