import type { ShownAgent } from '../../calls/agent-search-call.ts'
import { linesOf } from '../../content/find-an-agent/agent.ts'
import { openingOf } from '../../content/find-an-agent/opening.ts'
import { wordsIn } from '../../words/languages.ts'
import type { TenantSettings } from '../tenants.ts'
import type { StoredAgent } from './agent-store.ts'
import { placeOfAgent, type FindTown } from './search-row.ts'

/** What visitors see of an agent, at a moment on the clocks of the tenant and in its language. */
export function presentAgent(
  { id, content }: StoredAgent,
  findTown: FindTown,
  now: Date,
  { timeZone, language }: TenantSettings,
): ShownAgent {
  const words = wordsIn(language).agents
  return {
    id,
    title: content.title,
    email: content.email,
    phone: content.phone,
    mobile: content.mobile,
    address: content.address,
    address2: content.address2,
    city: content.city,
    state: content.state,
    map: content.map,
    website2: content.website2,
    aboutMe: content.aboutMe,
    image: content.image,
    place: placeOfAgent(content, findTown) ?? null,
    table: content.table.map(({ column1, column2 }) => ({ column1, column2 })),
    languages: content.languages.map(({ name }) => name),
    lines: linesOf(content).map((line) => words.lines[line]),
    opening: openingOf(content.table, now, timeZone, words.opening) ?? null,
    agentSearchAddress: `${content.city} - ${content.title}`,
  }
}
