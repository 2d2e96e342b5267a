import type { ArticlesForPages } from '../../pages/site.ts'
import { serveCrawlerFiles } from '../http/crawler-files.ts'
import type { OriginOf } from '../http/site-origin.ts'
import type { Tenants } from '../tenants.ts'
import { anonymousVisit } from './anonymous-visit.ts'
import type { Noun } from './noun.ts'

type Needs = {
  tenants: Tenants
  originOf: OriginOf
  /** The e-mails of the agents who have a page of their own. */
  listEmailsOnce(tenant: string): Promise<string[]>
  articles: Noun<ArticlesForPages>
}

/** What search engines are told of the site. */
export function createCrawlersNoun({ tenants, originOf, listEmailsOnce, articles }: Needs): Noun {
  return {
    routes: (app) =>
      serveCrawlerFiles(app, {
        originOf,
        async agentsOf({ headers }) {
          const tenant = tenants.ofHost(headers.host)
          return tenant ? listEmailsOnce(tenant.client) : []
        },
        async articlesOf(request) {
          const tenant = tenants.ofHost(request.headers.host)
          return tenant ? articles.forPages(anonymousVisit(tenant, originOf(request))).articles.listed() : []
        },
      }),
    forPages: () => ({}),
  }
}
