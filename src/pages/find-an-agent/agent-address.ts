import { readWishedHours } from '../../nouns/agents/wished-hours.ts'
import { address } from '../../routes.ts'
import type { AgentQuery } from '../../calls/agent-search-call.ts'

export type Search = Required<Omit<AgentQuery, 'client'>>

/** Every part of a search, in the order the address bar says them. */
const parts = ['q', 'near', 'lat', 'lng', 'open', 'language', 'line', 'page'] as const

/** What the address bar asks for; a place that was typed counts before a point that was there already. */
export function readSearch(params: URLSearchParams): Search {
  const part = (name: string) => (params.get(name) ?? '').trim()
  const near = part('near')
  return {
    q: part('q'),
    near,
    lat: near ? '' : part('lat'),
    lng: near ? '' : part('lng'),
    open: part('open') === '1' || readWishedHours(part('open')) ? part('open') : '',
    language: part('language'),
    line: part('line'),
    page: /^[1-9]\d{0,4}$/.test(part('page')) ? part('page') : '1',
  }
}

/** Whether anything was asked for at all. */
export const isSearch = (search: Search): boolean => parts.some((name) => search[name] !== '' && !(name === 'page' && search.page === '1'))

/** The address of a search, naming only what was asked for. */
export function searchAddress(search: Search, changes: Partial<Search> = {}): string {
  const wanted: Search = { ...search, page: '1', ...changes }
  const said = parts.filter((name) => wanted[name] !== '' && !(name === 'page' && wanted.page === '1'))
  const query = new URLSearchParams(said.map((name) => [name, wanted[name]]))
  return query.size > 0 ? `${address.findAnAgent}?${query}` : address.findAnAgent
}
