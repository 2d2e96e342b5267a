import { serveCrawlerFiles } from '../http/crawler-files.ts'
import type { OriginOf } from '../http/site-origin.ts'
import type { Tenants } from '../tenants.ts'
import type { Noun } from './noun.ts'

type Needs = {
  tenants: Tenants
  originOf: OriginOf
  /** The e-mails of the agents who have a page of their own. */
  listEmailsOnce(tenant: string): Promise<string[]>
}

/** What search engines are told of the site. */
export function createCrawlersNoun({ tenants, originOf, listEmailsOnce }: Needs): Noun {
  return {
    routes: (app) =>
      serveCrawlerFiles(app, {
        originOf,
        async agentsOf({ headers }) {
          const tenant = tenants.ofHost(headers.host)
          return tenant ? listEmailsOnce(tenant.client) : []
        },
      }),
    forPages: () => ({}),
  }
}
