import { addressWith } from '../../calls/address-with.ts'
import type { ArticleDeskAsked } from '../../nouns/articles/article-desk.ts'
import { articleStatuses } from '../../nouns/articles/article-status.ts'
import { address } from '../../routes.ts'
import { askedText } from '../shell/asked-text.ts'

/** What of the desk an address shows; what cannot be understood is as if it were not there. */
export function readDeskAddress(query: URLSearchParams): ArticleDeskAsked {
  const number = (name: string) => (/^\d{1,9}$/.test(query.get(name) ?? '') ? String(Number(query.get(name))) : '')
  return {
    search: askedText(query, 'search', 200),
    status: articleStatuses.find((each) => each === query.get('status')) ?? '',
    topic: number('topic'),
    author: askedText(query, 'author', 200),
    page: String(Math.max(1, Number(number('page')))),
  }
}

/** The address of what is shown; what is usual is left out. */
export function deskAddress(asked: ArticleDeskAsked): string {
  const { page, ...filters } = asked
  const said = Object.fromEntries(Object.entries(filters).filter(([, value]) => value !== ''))
  return addressWith(address.blogSettings, { ...said, page: Number(page) > 1 ? page : undefined })
}

/** Alone what narrows the list, without the search and the place in it. */
export const isFiltered = ({ status, topic, author }: ArticleDeskAsked) => [status, topic, author].some(Boolean)
