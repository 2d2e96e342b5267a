import { blogSetting } from '../../content/blog/blog-setting.ts'
import type { ArticlesForPages } from '../../pages/site/site-articles.ts'
import type { ContentForPages } from '../../pages/site/site-content.ts'
import { serveArticleFeeds } from '../api/articles/feeds.ts'
import type { OriginOf } from '../http/site-origin.ts'
import type { Tenants } from '../tenants.ts'
import { anonymousVisit } from './anonymous-visit.ts'
import type { Noun } from './noun.ts'

type Needs = { tenants: Tenants; originOf: OriginOf; content: Noun<ContentForPages>; articles: Noun<ArticlesForPages> }

/** New articles for readers of feeds, who get what any visitor gets and nothing else. */
export function createFeedsNoun({ tenants, originOf, content, articles }: Needs): Noun {
  return {
    routes: (app) =>
      serveArticleFeeds(app, {
        async feedOf(request) {
          const tenant = tenants.ofHost(request.headers.host)
          if (!tenant) return undefined
          const visit = anonymousVisit(tenant, originOf(request))
          const [stored, newest] = await Promise.all([
            content.forPages(visit).sections([blogSetting]),
            articles.forPages(visit).articles.feed(),
          ])
          const { title, subtitle } = stored[blogSetting.key].content as typeof blogSetting.fallback
          return {
            title: `${title} · ${tenant.name}`,
            subtitle,
            language: tenant.language,
            author: tenant.name,
            origin: visit.origin,
            articles: newest,
          }
        },
      }),
    forPages: () => ({}),
  }
}
