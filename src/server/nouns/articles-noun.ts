import type { ArticlesForPages } from '../../pages/site.ts'
import { admit } from '../permissions.ts'
import type { Noun } from './noun.ts'

/** Articles: what visitors read of them, and the desk where they are written. Empty until their store is there. */
export async function createArticlesNoun(_needs: object): Promise<Noun<ArticlesForPages>> {
  return {
    forPages: ({ tenant, person }) => ({
      articles: {
        list: async ({ search }) => ({ cards: [], count: 0, page: 1, pages: 1, topics: [], topic: null, search }),
        find: async () => null,
        feed: async () => [],
        listed: async () => [],
        preview: async () => null,
        label: async () => 'Learning Center',
      },
      articleDesk: admit('admin', person, tenant)
        ? {
            list: async () => ({
              rows: [],
              count: 0,
              page: 1,
              pages: 1,
              topics: [],
              authors: [],
              next: [],
              setting: { title: 'The Learning Center', subtitle: '' },
              timeZone: tenant.timeZone,
            }),
            open: async () => null,
            choices: async () => ({ topics: [], tags: [], related: [] }),
            draft: async () => null,
          }
        : null,
    }),
  }
}
