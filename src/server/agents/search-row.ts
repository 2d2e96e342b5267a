import { linesOf, type Agent } from '../../nouns/agents/agent.ts'
import { openSpansOf } from '../../nouns/agents/office-hours.ts'
import { readPoint, type Point } from '../../nouns/places/point.ts'
import { onSphere } from '../places/sphere.ts'
import { foldText } from '../../content/fold-text.ts'
import { filterTerm, gramsOf, hashTerm } from './search-terms.ts'

/** Where a town is, for agents whose address nobody has placed on the map. */
export type FindTown = (city: string) => Point | undefined

/** Where an agent is: as placed on the map, else in the town. */
export function placeOfAgent(agent: Agent, findTown: FindTown): Point | undefined {
  return readPoint(agent.lat, agent.lng) ?? findTown(agent.city)
}

/** What one agent is found by: a row of the table `agent_search`. */
export function searchRowOf(agent: Agent, findTown: FindTown) {
  const titleKey = foldText(agent.title)
  const lines = [titleKey, ...[agent.address, agent.address2, `${agent.city}, ${agent.state}`].map(foldText)].filter(Boolean)
  const terms = new Set(lines.flatMap(gramsOf))
  for (const { name } of agent.languages) terms.add(filterTerm('language', foldText(name)))
  for (const line of linesOf(agent)) terms.add(filterTerm('line', line))
  const spans = openSpansOf(agent.table)
  for (const [from, to] of spans) for (let hour = Math.floor(from / 60); hour * 60 < to; hour++) terms.add(filterTerm('open', String(hour)))
  const place = placeOfAgent(agent, findTown)
  return {
    titleKey,
    words: lines.join('\n'),
    terms: [...new Set([...terms].map(hashTerm))],
    place: place ? onSphere(place) : null,
    open: `{${spans.map(([from, to]) => `[${from},${to})`).join(',')}}`,
  }
}
