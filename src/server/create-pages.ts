import type { FastifyInstance } from 'fastify'
import type { Site } from '../pages/site.ts'
import type { BuiltPages } from './built-pages.ts'
import type { ContentVersion } from './content/content-version.ts'
import type { Warn } from './content/stored-content.ts'
import type { PageCache } from './http/page-cache.ts'
import type { SiteOrigin } from './http/site-origin.ts'
import type { Sessions } from './identity/sessions.ts'
import type { Visit } from './nouns/noun.ts'
import { createPageAddresses } from './page-address.ts'
import { createPageHandler } from './page-handler.ts'
import { createPageKeys } from './page-keys.ts'
import { servePagePosts } from './page-posts.ts'
import { createPageSender } from './page-sender.ts'
import { createPageReader } from './read-page-request.ts'
import { createRenderer } from './render-page.ts'
import type { Tenants } from './tenants.ts'

type Needs = {
  built: BuiltPages
  siteOf(visit: Visit): Site
  versions: ContentVersion
  sessions: Sessions
  tenants: Tenants
  cache: PageCache
  origin: SiteOrigin
  now: () => Date
  warn: Warn
  /** What every answer carries. */
  headers: Record<string, string>
  /** Origins of the sign-in service, for the security policy. */
  connect: string[]
  /** True where the map that visitors see is Google's. */
  withGoogle: boolean
}

/** The pages of the site, put together: how they are asked for, rendered, kept and sent, and how they take posts. */
export function createPages(needs: Needs) {
  const { rows } = needs.built
  const addresses = createPageAddresses(rows)
  const readPageRequest = createPageReader({ ...needs, addresses })
  const render = createRenderer(needs)
  const sender = createPageSender({ ...needs, render })
  const keys = createPageKeys({ ...needs, addresses })
  const { sendCached, answer } = createPageHandler({ ...needs, addresses, keys, readPageRequest, render, sender })
  return {
    sendCached,
    answer,
    routes: (app: FastifyInstance) => servePagePosts(app, { ...needs, rows, readPageRequest, render, sender }),
  }
}
