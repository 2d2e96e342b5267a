import type { Disk } from 'flydrive'
import type { FastifyInstance } from 'fastify'
import type { Call } from '../calls/call.ts'
import { sections } from '../content/sections.ts'
import type { GoogleMapSetting } from '../ui/map/google-map-context.ts'
import { describeCalls } from './api/describe-calls.ts'
import { registerCalls } from './api/register-calls.ts'
import type { BuiltPages } from './built-pages.ts'
import { followContentVersions } from './content/content-version.ts'
import { createPages } from './create-pages.ts'
import type { OpenDatabase, Say } from './db/database.ts'
import { serveBuiltFiles } from './http/built-files.ts'
import { openFastify } from './http/open-fastify.ts'
import { createPageCache } from './http/page-cache.ts'
import { securityHeaders, strictTransport } from './http/security-headers.ts'
import { createSiteOrigin } from './http/site-origin.ts'
import type { IdentityProvider } from './identity/identity-provider.ts'
import { createSessions, type Sessions } from './identity/sessions.ts'
import type { ItemKind } from './items/item-kind.ts'
import { createAgentsNoun } from './nouns/agents-noun.ts'
import { composeNouns } from './nouns/compose-nouns.ts'
import { createContentNoun } from './nouns/content-noun.ts'
import { createCrawlersNoun } from './nouns/crawlers-noun.ts'
import { createHealthNoun } from './nouns/health-noun.ts'
import { createIdentityNoun } from './nouns/identity-noun.ts'
import { createItemsNoun } from './nouns/items-noun.ts'
import { createMediaNoun } from './nouns/media-noun.ts'
import { createPlacesNoun } from './nouns/places-noun.ts'
import { createThemesNoun } from './nouns/themes-noun.ts'
import { visitForPages } from './nouns/visit-for-pages.ts'
import type { Known } from './places/gazetteer.ts'
import type { Geocoder } from './places/geocoder.ts'
import type { Tenants } from './tenants.ts'

/** The real services, or those of a test: everything that varies is handed in. */
export interface Services {
  database: OpenDatabase
  tenants: Tenants
  identity: IdentityProvider
  pages: BuiltPages
  now: () => Date
  /** https://… when the site stands behind a proxy; else the address of each request counts. */
  publicUrl: string | undefined
  trustProxy: boolean
  /** Where uploads are kept. */
  files: Disk
  /** Finds places our own list does not know; none by default. */
  geocoder?: Geocoder
  /** Places known beside our own list. */
  places?: Known[]
  /** Where the map that visitors see is Google's; the drawing by default. */
  googleMap?: GoogleMapSetting
  /** Begins each tenant's directory with the agents of the demonstration. */
  demo?: boolean
  /** Kinds of things beside those of the site, for tests. */
  itemKinds?: readonly ItemKind[]
  /** Tells whoever starts the site what is done once. */
  say?: Say
  sessionIdleMinutes: number
  sessionHours: number
  pageCacheBytes: number
  logLevel: string
}

export interface App {
  fastify: FastifyInstance
  /** Every registered call. */
  calls: readonly Call[]
  /** Every address the server answers but for pages, "POST /api/cms/add-new"; the permission matrix is generated from it. */
  routes: readonly string[]
  sessions: Sessions
  close(): Promise<void>
}

/** Builds the whole server without opening a port. A noun more is a line more in `composed`. */
export async function createApp(services: Services): Promise<App> {
  const { database, tenants, identity, googleMap, now } = services
  const { db } = database
  const { assets } = services.pages
  const secure = services.publicUrl?.startsWith('https://') ?? false
  const headers = { ...securityHeaders, ...(secure ? strictTransport : {}) }
  const origin = createSiteOrigin(
    services.publicUrl,
    tenants.list.flatMap((tenant) => tenant.hosts),
  )
  const cache = createPageCache(services.pageCacheBytes)
  const fastify = openFastify({
    ...services,
    headers,
    originOf: ({ raw }) => origin.of(raw),
    // Cached pages go out before anything else looks at the request; the provider's own pages are not ours to parse.
    sendFirst: (request, response) => pages.sendCached(request, response) || (identity.serve?.(request, response) ?? false),
    answerPage: (request, reply) => pages.answer(request, reply),
  })
  const versions = await followContentVersions(database)
  const sessions = createSessions({
    db,
    now,
    issuer: identity.issuer,
    idleMinutes: services.sessionIdleMinutes,
    hours: services.sessionHours,
    tenants: tenants.list,
  })
  const shared = {
    ...services,
    db,
    cache,
    versions,
    sessions,
    secure,
    assets,
    originOf: ({ raw }: { raw: Parameters<typeof origin.of>[0] }) => origin.of(raw),
    warn: (what: object, words: string) => fastify.log.warn(what, words),
  }

  const themes = createThemesNoun(shared)
  const agents = await createAgentsNoun(shared)
  const composed = composeNouns(visitForPages(shared))
    .with(createContentNoun({ ...shared, views: [agents.listView] }))
    .with(agents)
    .with(createItemsNoun({ ...shared, stores: [agents.store] }))
    .with(createPlacesNoun({ ...shared, ...agents, googleMap }))
    .with(createIdentityNoun({ ...shared, redirectBridge: assets.redirectBridge }))
    .with(createMediaNoun(shared))
    .with(createCrawlersNoun({ ...shared, ...agents }))
    .with(createHealthNoun(shared))
    .with(themes)

  const pages = createPages({
    ...shared,
    built: { ...services.pages, styles: new Map([...services.pages.styles, ...themes.styles]) },
    siteOf: composed.forPages,
    origin,
    headers,
    connect: identity.origins,
    withGoogle: googleMap !== undefined,
  })

  const routes: string[] = []
  fastify.addHook('onRoute', ({ method, url }) => void routes.push(...[method].flat().map((each) => `${each} ${url}`)))
  await describeCalls(fastify, sections)
  const calls = composed.nouns.flatMap((noun) => noun.calls ?? [])
  await registerCalls(fastify, calls, { sessions, tenants })
  for (const noun of composed.nouns) await noun.routes?.(fastify)
  pages.routes(fastify)
  await serveBuiltFiles(fastify)
  await fastify.ready()

  return {
    fastify,
    calls: calls.map(({ call }) => call),
    routes,
    sessions,
    async close() {
      await fastify.close()
      for (const noun of composed.nouns.toReversed()) await noun.close?.()
      await database.close()
    },
  }
}
