import { getTableColumns } from 'drizzle-orm'
import { linesOf, type Agent } from '../../nouns/agents/agent.ts'
import { townLine } from '../../nouns/agents/town-line.ts'
import { openSpansOf } from '../../nouns/agents/office-hours.ts'
import { readPoint, type Point } from '../../nouns/places/point.ts'
import type { Db } from '../db/database.ts'
import { excluded } from '../db/excluded.ts'
import { agentSearch } from '../db/tables/agents.ts'
import { onSphere } from '../places/sphere.ts'
import { foldText } from '../../nouns/fold-text.ts'
import { hashTerm } from '../../nouns/hash-term.ts'
import { filterTerm, gramsOf } from './search-terms.ts'
import { spansText } from './spans-text.ts'

/** Where a town is, for agents whose address nobody has placed on the map. */
export type FindTown = (city: string) => Point | undefined

/** An agent's town as it is looked for: of a name in several states it is that of the address. */
export const townOf = ({ city, state }: Pick<Agent, 'city' | 'state'>) => [city, state].filter(Boolean).join(', ')

export type FoundBy = ReturnType<typeof foundByOf>

/** What one agent is found by: the folded name and addresses, the filters it answers to, when it is open and where it is. */
export function foundByOf(agent: Agent, findTown: FindTown) {
  const titleKey = foldText(agent.title)
  const lines = [titleKey, ...[agent.address, agent.address2, townLine(agent)].map(foldText)].filter(Boolean)
  const languages = agent.languages.map(({ name }) => filterTerm('language', foldText(name)))
  return {
    titleKey,
    words: lines.join('\n'),
    filters: [...languages, ...linesOf(agent).map((line) => filterTerm('line', line))],
    spans: openSpansOf(agent.table),
    place: readPoint(agent.lat, agent.lng) ?? findTown(townOf(agent)),
  }
}

/** The same as a row of the table `agent_search`. */
export function searchRowOf(agent: Agent, findTown: FindTown) {
  const { titleKey, words, filters, spans, place } = foundByOf(agent, findTown)
  const terms = new Set([...words.split('\n').flatMap(gramsOf), ...filters])
  for (const [from, to] of spans) for (let hour = Math.floor(from / 60); hour * 60 < to; hour++) terms.add(filterTerm('open', String(hour)))
  return {
    titleKey,
    words,
    terms: [...new Set([...terms].map(hashTerm))],
    place: place ? onSphere(place) : null,
    open: spansText(spans),
  }
}

/** Each anew, whether or not there was one of that agent before. */
export async function writeSearchRows(tx: Db, rows: (typeof agentSearch.$inferInsert)[]): Promise<void> {
  if (rows.length === 0) return
  const { tenant, id, ...changed } = getTableColumns(agentSearch)
  await tx
    .insert(agentSearch)
    .values(rows)
    .onConflictDoUpdate({ target: [tenant, id], set: excluded(changed) })
}
