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

/** Where a town is, for agents whose address nobody has placed on the map. */
export type FindTown = (city: string) => Point | undefined

/** An agent's town as it is looked for: of a name in several states it is that of the address. */
export const townOf = ({ city, state }: Pick<Agent, 'city' | 'state'>) => [city, state].filter(Boolean).join(', ')

/** What one agent is found by: a row of the table `agent_search`. */
export function searchRowOf(agent: Agent, findTown: FindTown) {
  const titleKey = foldText(agent.title)
  const lines = [titleKey, ...[agent.address, agent.address2, townLine(agent)].map(foldText)].filter(Boolean)
  const terms = new Set(lines.flatMap(gramsOf))
  for (const { name } of agent.languages) terms.add(filterTerm('language', foldText(name)))
  for (const line of linesOf(agent)) terms.add(filterTerm('line', line))
  const spans = openSpansOf(agent.table)
  for (const [from, to] of spans) for (let hour = Math.floor(from / 60); hour * 60 < to; hour++) terms.add(filterTerm('open', String(hour)))
  const place = readPoint(agent.lat, agent.lng) ?? findTown(townOf(agent))
  return {
    titleKey,
    words: lines.join('\n'),
    terms: [...new Set([...terms].map(hashTerm))],
    place: place ? onSphere(place) : null,
    open: `{${spans.map(([from, to]) => `[${from},${to})`).join(',')}}`,
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
