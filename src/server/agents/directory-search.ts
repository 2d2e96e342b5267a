import { minuteMs } from '../../durations.ts'
import type { ShownAgent } from '../../calls/agent-search-call.ts'
import { agentsPerPage } from '../../calls/page-sizes.ts'
import { agentLines } from '../../nouns/agents/agent.ts'
import { minuteOfWeek } from '../../nouns/agents/opening.ts'
import { isOpenIn } from '../../nouns/agents/wished-hours.ts'
import { foldText } from '../../nouns/fold-text.ts'
import { showAgent } from '../../nouns/agents/shown-agent.ts'
import { wordsIn } from '../../words/languages.ts'
import { spotOnSphere } from '../places/sphere.ts'
import type { TenantSettings } from '../tenants.ts'
import { hitOf, pagesOf, type AgentPage, type AgentSearch } from './agent-search.ts'
import { isCalledSo } from './called-so.ts'
import { mostCounted, type AgentWish } from './find-agent-ids.ts'
import { filterTerm } from './search-terms.ts'
import type { Listed, SmallDirectory } from './small-directory.ts'

type Needs = { search: AgentSearch; directoryOf: SmallDirectory; now: () => Date }

/**
 * The search of agents as pages ask it: a small directory is looked through in memory, which finds the same in the same order as the
 * database and costs no query; of a large one the database is asked.
 */
export function createDirectorySearch({ search, directoryOf, now }: Needs): AgentSearch {
  const shown = new WeakMap<Listed, { minute: number; agent: ShownAgent }>()

  return async function searchDirectory(tenant, wish): Promise<AgentPage> {
    const directory = await directoryOf(tenant.client)
    if (!directory) return search(tenant, wish)
    const at = now()
    const found = inOrder(directory.filter(answering(wish, tenant, at)), wish)
    const pages = pagesOf(found.length)
    const page = Math.min(Math.max(1, wish.page), pagesOf(mostCounted), pages)
    const first = (page - 1) * agentsPerPage
    const agents = found.slice(first, first + agentsPerPage).map((listed) => hitOf(show(listed, at, tenant), wish))
    return { agents, total: found.length, more: false, page, pages }
  }

  /** What is said of an agent changes by the minute. */
  function show(listed: Listed, at: Date, { timeZone, language }: TenantSettings): ShownAgent {
    const minute = Math.floor(at.getTime() / minuteMs)
    const known = shown.get(listed)
    if (known?.minute === minute) return known.agent
    const { stored, foundBy } = listed
    const around = { place: foundBy.place, now: at, timeZone, words: wordsIn(language).agents }
    const agent = { id: stored.id, ...showAgent(stored.content, around) }
    shown.set(listed, { minute, agent })
    return agent
  }
}

/** True for those who answer to all that is wished. */
function answering(
  { q, parts = [], called, open, hours, language, line }: AgentWish,
  { timeZone }: TenantSettings,
  at: Date,
): (listed: Listed) => boolean {
  const needle = foldText(q.slice(0, 200))
  const filters = [
    ...(language ? [filterTerm('language', foldText(language))] : []),
    ...((agentLines as string[]).includes(line) ? [filterTerm('line', line)] : []),
  ]
  const minute = open ? minuteOfWeek(at, timeZone) : 0
  return ({ foundBy }) =>
    [needle, ...parts].every((part) => foundBy.words.includes(part)) &&
    (!called || isCalledSo(foundBy, called)) &&
    filters.every((filter) => foundBy.filters.includes(filter)) &&
    (!open || foundBy.spans.some(([from, to]) => from <= minute && minute < to)) &&
    (!hours || isOpenIn(foundBy.spans, hours))
}

/** By name as they are, or the nearest first; whoever is nowhere comes last, and who is as near as another by number. */
function inOrder(found: readonly Listed[], { near }: AgentWish): readonly Listed[] {
  if (!near) return found
  const here = spotOnSphere(near)
  const away = ({ spot }: Listed) => (spot ? Math.sqrt(spot.reduce((sum, each, axis) => sum + (each - here[axis]) ** 2, 0)) : Infinity)
  return found
    .map((each) => ({ each, away: away(each) }))
    .toSorted((a, b) => (a.away === b.away ? a.each.stored.id - b.each.stored.id : a.away - b.away))
    .map(({ each }) => each)
}
