import type { OnSite } from '../articles/go-live.ts'
import type { createTellGone } from '../crawlers/tell-gone.ts'
import type { createLinkGuard } from '../link-guard/create-link-guard.ts'

type Needs = { linkGuard: Pick<ReturnType<typeof createLinkGuard>, 'onArticle'>; gone: Pick<ReturnType<typeof createTellGone>, 'gone'> }

/** Who hears of articles that came on the site or left it: whoever looks after links, and what tells search engines. */
export const hearOfArticles = ({ linkGuard, gone }: Needs): OnSite => ({
  cameLive: linkGuard.onArticle,
  async gone(tx, tenant, id, path) {
    await linkGuard.onArticle(tx, tenant, id)
    await gone.gone(tx, tenant, path)
  },
})
