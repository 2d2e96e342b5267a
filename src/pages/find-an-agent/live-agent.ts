import type { ShownAgent } from '../../calls/agent-search-call.ts'
import { agentKey } from '../../content/find-an-agent/agent-keys.ts'
import { linesOf, type Agent } from '../../content/find-an-agent/agent.ts'
import { openingOf } from '../../content/find-an-agent/opening.ts'
import { useLiveContents } from '../../ui/live-sections.tsx'
import type { Words } from '../../words/languages.ts'
import { useWords } from '../../words/use-words.ts'
import { useShell } from '../shell/shell-data.ts'

/** Agents as somebody is editing them on this page right now; everybody else has them as they came. */
export function useLiveAgents<A extends ShownAgent>(agents: readonly A[]): A[] {
  const live = useLiveContents()
  const { tenant } = useShell()
  const words = useWords().agents
  return agents.map((agent) => {
    const content = live.get(agentKey(agent.id)) as Agent | undefined
    return content ? { ...agent, ...shownAs(content, agent, tenant.timeZone, words) } : agent
  })
}

function shownAs(content: Agent, { place }: ShownAgent, timeZone: string, words: Words['agents']): Omit<ShownAgent, 'id'> {
  const { title, email, phone, mobile, address, address2, city, state, lat, lng, map, website2, aboutMe, image } = content
  const [north, east] = [Number(lat), Number(lng)]
  const placed = lat.trim() !== '' && lng.trim() !== '' && Number.isFinite(north) && Number.isFinite(east)
  return {
    title,
    email,
    phone,
    mobile,
    address,
    address2,
    city,
    state,
    map,
    website2,
    aboutMe,
    image,
    place: placed ? { lat: north, lng: east } : place,
    table: content.table.map(({ column1, column2 }) => ({ column1, column2 })),
    languages: content.languages.map(({ name }) => name),
    lines: linesOf(content).map((line) => words.lines[line]),
    opening: openingOf(content.table, new Date(), timeZone, words.opening) ?? null,
    agentSearchAddress: `${city} - ${title}`,
  }
}
