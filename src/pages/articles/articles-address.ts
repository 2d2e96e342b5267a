import { address } from '../../routes.ts'

/** What of the articles an address asks for. */
interface ArticlesAsked {
  topic: string
  search: string
  page: string
}

/** More is nobody's search. */
export const longestSearch = 200

/** Whatever cannot be understood is as if it were not there. */
export function readAsked(params: URLSearchParams): ArticlesAsked {
  const part = (name: string) => (params.get(name) ?? '').trim()
  const number = (name: string) => (/^[1-9]\d{0,8}$/.test(part(name)) ? part(name) : '')
  return { topic: number('topic'), search: part('search').slice(0, longestSearch), page: number('page') || '1' }
}

/** The address of a part of the list, naming only what differs from the whole of it. */
export function articlesAddress({ topic, search = '', page = 1 }: { topic?: number | null; search?: string; page?: number }): string {
  const said = { ...(topic ? { topic: String(topic) } : {}), ...(search ? { search } : {}), ...(page > 1 ? { page: String(page) } : {}) }
  const query = new URLSearchParams(said)
  return query.size > 0 ? `${address.blog}?${query}` : address.blog
}
