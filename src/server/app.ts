import { createServer, type IncomingMessage, type ServerResponse } from 'node:http'
import fastifySwagger from '@fastify/swagger'
import fastifySwaggerUi from '@fastify/swagger-ui'
import type { Disk } from 'flydrive'
import Fastify, { LogController, type FastifyInstance, type FastifyReply, type FastifyRequest } from 'fastify'
import { createJsonSchemaTransform, serializerCompiler, validatorCompiler, type ZodTypeProvider } from 'fastify-type-provider-zod'
import type { Call } from '../calls/call.ts'
import { createAgents } from './agents/create-agents.ts'
import { serveAgentCards } from './api/agents/card.ts'
import { registerSearchAgents } from './api/agents/search.ts'
import { registerAuthenticate } from './api/auth/authenticate.ts'
import { registerLogout } from './api/auth/logout.ts'
import { registerMe } from './api/auth/me.ts'
import { registerSignInOptions } from './api/auth/sign-in-options.ts'
import { registerAddNewContentItem } from './api/cms/add-new-content-item.ts'
import { registerAddNew } from './api/cms/add-new.ts'
import { registerDeleteContentItem } from './api/cms/delete-content-item.ts'
import { registerGetContentItem } from './api/cms/get-content-item.ts'
import { registerGetDeletedItems } from './api/cms/get-deleted-items.ts'
import { registerGetItemHistory } from './api/cms/get-item-history.ts'
import { registerGetPageContentItemList } from './api/cms/get-page-content-item-list.ts'
import { registerUploadImage } from './api/cms/upload-image.ts'
import { registerUploadPdf } from './api/cms/upload-pdf.ts'
import { registerGetPageContentList } from './api/cms/get-page-content-list.ts'
import { registerGetSectionHistory } from './api/cms/get-section-history.ts'
import { registerLocatePlace } from './api/places/locate.ts'
import { registerSuggestPlaces } from './api/places/suggest.ts'
import { createImplement } from './api/implement.ts'
import { describeSections } from './api/section-schemas.ts'
import { sections } from '../content/sections.ts'
import { agentList } from '../content/find-an-agent/agent-list.ts'
import { createContentSnapshots } from './content/content-snapshot.ts'
import { createContentStore } from './content/content-store.ts'
import { followContentVersions } from './content/content-version.ts'
import type { OpenDatabase, Say } from './db/database.ts'
import { refused, sendError } from './http/errors.ts'
import { readStyles } from './http/inline-styles.ts'
import { logError } from './http/log-error.ts'
import { createPageCache } from './http/page-cache.ts'
import { refuseCrossSite } from './http/same-site.ts'
import { createSiteOrigin } from './http/site-origin.ts'
import { serveThemes, themeSheetOf } from './http/tenant-theme.ts'
import { contentSecurityPolicy, securityHeaders, strictTransport } from './http/security-headers.ts'
import { serveCrawlerFiles } from './http/crawler-files.ts'
import { serveBuiltFiles } from './http/built-files.ts'
import { redirectPath, type IdentityProvider } from './identity/identity-provider.ts'
import { createRateLimiter } from './identity/rate-limit.ts'
import { redirectPage } from './identity/redirect-page.ts'
import { createSessions, type Sessions } from './identity/sessions.ts'
import { createSignInNonces } from './identity/sign-in-nonces.ts'
import type { ItemKind } from './items/item-kind.ts'
import { createItemStore } from './items/item-store.ts'
import { createItemStores } from './items/item-stores.ts'
import { createPdfStore } from './media/pdf-store.ts'
import { createPictureStore } from './media/picture-store.ts'
import { servePdfs } from './media/serve-pdfs.ts'
import { servePictures } from './media/serve-pictures.ts'
import type { Known } from './places/gazetteer.ts'
import type { Geocoder } from './places/geocoder.ts'
import type { GoogleMapSetting } from '../ui/map/google-map-context.ts'
import { createPageHandler, type BuiltPages } from './page-handler.ts'
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

const jsonLimit = 1024 * 1024
/** Of X-Forwarded-For only what our own proxy wrote is believed; the rest anybody can send. */
const onlyTheNearest = (_address: string, hop: number) => hop === 0

/** Builds the whole server without opening a port. */
export async function createApp(services: Services): Promise<App> {
  const { database, tenants, identity, now, publicUrl } = services
  const secure = publicUrl?.startsWith('https://') ?? false
  const headers = { ...securityHeaders, ...(secure ? strictTransport : {}) }
  const versions = await followContentVersions(database)
  const sessions = createSessions({
    db: database.db,
    now,
    issuer: identity.issuer,
    idleMinutes: services.sessionIdleMinutes,
    hours: services.sessionHours,
    tenants: tenants.list,
  })
  const origin = createSiteOrigin(
    publicUrl,
    tenants.list.flatMap((tenant) => tenant.hosts),
  )
  const themes = tenants.list.flatMap((tenant) => themeSheetOf(tenant) ?? [])
  const cache = createPageCache(services.pageCacheBytes)

  const fastify = Fastify({
    logger: { level: services.logLevel, serializers: { err: logError } },
    bodyLimit: jsonLimit,
    trustProxy: services.trustProxy && onlyTheNearest,
    // A request line would put addresses into the log that it has no business knowing.
    logController: new LogController({ disableRequestLogging: true }),
    routerOptions: { ignoreTrailingSlash: true, maxParamLength: 2000 },
    forceCloseConnections: 'idle',
    // An address whose escapes nobody can read is one that does not exist: its percent signs are taken as they stand.
    frameworkErrors: (error, request, reply) => {
      if (error.code !== 'FST_ERR_BAD_URL') return sendError(refused('unknownAddress'), request, reply.headers(headers))
      request.raw.url = request.raw.url?.replaceAll('%', '%25')
      if (asksForPage(request)) return void sendPage(request, reply)
      return sendError(refused('malformed'), request, reply.headers(headers))
    },
    serverFactory: (handle) =>
      createServer({ keepAliveTimeout: 65_000, requestTimeout: 300_000 }, (request, response) => dispatch(request, response, handle)),
  }).withTypeProvider<ZodTypeProvider>()

  const warn = (what: object, words: string) => fastify.log.warn(what, words)
  const { db } = database
  const { gazetteer, locate, agents, listEmailsOnce, guide, listView, refresh, seedDemo } = createAgents({
    db,
    versions,
    now,
    warn,
    say: services.say,
    geocoder: services.geocoder,
    places: services.places,
  })
  if (services.demo) await Promise.all(tenants.list.map((tenant) => seedDemo(tenant.client)))
  for (const { client } of tenants.list)
    void refresh(client).catch((error: unknown) => warn({ err: error }, 'the search of agents is not refreshed'))
  const content = createContentStore({ db, versions, now, warn, views: [listView] })
  const pages = createPageHandler({
    pages: { ...services.pages, styles: new Map([...services.pages.styles, ...readStyles(themes.map(({ href, css }) => [href, css]))]) },
    // Pages ask for the agents they show; the directory as a whole is no part of any page.
    readSnapshot: createContentSnapshots(
      content,
      versions,
      sections.filter((section) => section !== agentList),
    ),
    versions,
    sessions,
    tenants,
    cache,
    connect: identity.origins,
    headers,
    origin,
    guide,
    gazetteer,
    warn,
    googleMap: services.googleMap,
  })

  /** Cached pages go out before anything else looks at the request; the provider's own pages are not ours to parse. */
  function dispatch(
    request: IncomingMessage,
    response: ServerResponse,
    handle: (request: IncomingMessage, response: ServerResponse) => void,
  ) {
    if (pages.sendCached(request, response)) return
    if (identity.serve?.(request, response)) return
    handle(request, response)
  }

  const routes: string[] = []
  fastify.addHook('onRoute', ({ method, url }) => void routes.push(...[method].flat().map((each) => `${each} ${url}`)))
  fastify.setValidatorCompiler(validatorCompiler)
  fastify.setSerializerCompiler(serializerCompiler)
  fastify.removeContentTypeParser('text/plain')
  fastify.setErrorHandler((error: Error, request, reply) => sendError(error, request, reply))
  fastify.addHook('onRequest', async (request, reply) => {
    reply.headers({ ...headers, 'content-security-policy': contentSecurityPolicy() })
    refuseCrossSite(request, origin.of(request.raw))
  })

  await fastify.register(fastifySwagger, {
    openapi: {
      openapi: '3.1.0',
      info: {
        title: 'Shelterbelt',
        version: '1.0.0',
        description: 'The calls of the site. Refusals are {status:false, message, errors?}. The schemas name the content of each section.',
      },
      components: { schemas: describeSections(sections) },
    },
    transform: createJsonSchemaTransform({ skipList: ['/api/docs/*'] }),
  })
  await fastify.register(fastifySwaggerUi, {
    routePrefix: '/api/docs',
    staticCSP:
      "default-src 'self'; img-src 'self' data:; style-src 'self' 'unsafe-inline'; object-src 'none'; base-uri 'none'; frame-ancestors 'none'",
    uiConfig: { layout: 'BaseLayout' },
  })

  const registered: Call[] = []
  const implementIn = (scope: FastifyInstance) => createImplement(scope, { sessions, tenants, registered })
  const implement = implementIn(fastify)
  registerGetPageContentList(implement, { content })
  registerAddNew(implement, { content })
  registerGetSectionHistory(implement, { content })
  const items = createItemStores([agents, ...(services.itemKinds ?? []).map((kind) => createItemStore(kind, { db, versions, now, warn }))])
  registerGetPageContentItemList(implement, { items })
  registerAddNewContentItem(implement, { items })
  registerDeleteContentItem(implement, { items })
  registerGetContentItem(implement, { items })
  registerGetItemHistory(implement, { items })
  registerGetDeletedItems(implement, { items })
  registerSearchAgents(implement, { guide })
  registerSuggestPlaces(implement, { gazetteer })
  registerLocatePlace(implement, { locate })
  const nonces = createSignInNonces({ db: database.db, now })
  const limiter = createRateLimiter({ db: database.db, now })
  registerSignInOptions(implement, { identity, nonces, limiter })
  registerAuthenticate(implement, { identity, nonces, limiter, sessions, now, sessionHours: services.sessionHours, secure })
  registerMe(implement)
  registerLogout(fastify, { sessions, secure, implementIn })

  const pictures = createPictureStore({ files: services.files, db: database.db, now })
  registerUploadImage(fastify, { pictures, implementIn })
  servePictures(fastify, { pictures })
  const pdfs = createPdfStore({ files: services.files, db: database.db, now })
  registerUploadPdf(fastify, { pdfs, implementIn })
  servePdfs(fastify, { pdfs })

  fastify.get(redirectPath, { schema: { hide: true } }, async (_request, reply) => {
    // The popup's answer must reach the window that opened it, which an opener policy would cut off.
    reply.removeHeader('cross-origin-opener-policy')
    return reply
      .header('cache-control', 'no-store')
      .type('text/html; charset=utf-8')
      .send(redirectPage(services.pages.assets.redirectBridge))
  })
  fastify.get('/health', { schema: { hide: true } }, async () => ({ status: true, message: 'alive' }))
  fastify.get('/ready', { schema: { hide: true } }, async () => {
    await database.ping().catch(() => Promise.reject(refused('unavailable', { message: 'The database does not answer.' })))
    return { status: true, message: 'ready', database: database.kind, cache: cache.stats() }
  })
  serveThemes(fastify, themes)
  serveAgentCards(fastify, { guide, tenants, originOf: (request) => origin.of(request.raw) })
  serveCrawlerFiles(fastify, {
    originOf: (request) => origin.of(request.raw),
    async agentsOf(request, most) {
      const tenant = tenants.ofHost(request.headers.host)
      return tenant ? listEmailsOnce(tenant.client, most) : []
    },
  })
  await serveBuiltFiles(fastify)

  // What is not a call and not a file is a page, or the page that says there is none.
  fastify.setNotFoundHandler(async (request, reply) => {
    if (!asksForPage(request)) throw refused('unknownAddress')
    await sendPage(request, reply)
  })

  async function sendPage(request: FastifyRequest, reply: FastifyReply): Promise<void> {
    reply.hijack()
    await pages.send(request.raw, reply.raw).catch((error: unknown) => {
      request.log.error({ err: error }, 'page failed')
      if (!reply.raw.headersSent) reply.raw.writeHead(500, { 'content-type': 'text/plain; charset=utf-8' })
      reply.raw.end('Something went wrong on our side. Please try again in a moment.')
    })
  }

  await fastify.ready()
  return {
    fastify,
    calls: registered,
    routes,
    sessions,
    async close() {
      await fastify.close()
      await database.close()
    },
  }
}

const asksForPage = ({ method, url }: FastifyRequest) => (method === 'GET' || method === 'HEAD') && !/^\/(api|auth|cms)\//.test(url)
