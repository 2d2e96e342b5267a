import { articleOfKey } from '../../nouns/articles/article-keys.ts'
import type { OpenedArticle } from '../../nouns/articles/opened-article.ts'
import type { Desk } from '../desk/desk.ts'
import type { Edited } from '../desk/edited-things.ts'

/** Where the article stands that this page is for, with what became of it since the page came. */
export function openedOn({ data }: Pick<Desk, 'data'>, { thing }: Pick<Edited, 'thing'>): OpenedArticle {
  const brought = data.article ?? nothing
  const id = articleOfKey(thing.key())
  if (typeof id !== 'number') return { ...brought, id: null }
  // A new post that is saved is active.
  return { ...brought, id, status: brought.status ?? 'Active' }
}

const nothing: OpenedArticle = {
  id: null,
  status: null,
  address: null,
  publishedAt: null,
  liveRevision: null,
  liveSince: null,
  schedules: [],
  choices: { topics: [], tags: [], related: [] },
}
