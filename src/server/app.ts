import type { FastifyInstance } from 'fastify'
import type { Call } from '../calls/call.ts'
import { sections } from '../content/sections.ts'
import { describeCalls } from './api/describe-calls.ts'
import { readJson } from './api/read-json.ts'
import { registerCalls } from './api/register-calls.ts'
import { createTellGone } from './crawlers/tell-gone.ts'
import { createPages } from './pages/create-pages.ts'
import { serveBuiltFiles } from './http/built-files.ts'
import { closeGently, usualDrain, type Drain } from './http/close-gently.ts'
import { usualDoorLimits } from './http/door-limits.ts'
import { createUnanswered } from './http/unanswered.ts'
import { openFastify } from './http/open-fastify.ts'
import type { Sessions } from './identity/sessions.ts'
import type { Jobs } from './jobs/create-jobs.ts'
import { createAccountNoun } from './nouns/account-noun.ts'
import { createAgentsNoun } from './nouns/agents-noun.ts'
import { createArticlesNoun } from './nouns/articles-noun.ts'
import { createAttachmentsNoun } from './nouns/attachments-noun.ts'
import { createBackupNoun } from './nouns/backup-noun.ts'
import { createCaptchaNoun } from './nouns/captcha-noun.ts'
import { composeNouns } from './nouns/compose-nouns.ts'
import { createContentNoun } from './nouns/content-noun.ts'
import { createCrawlersNoun } from './nouns/crawlers-noun.ts'
import { createDeskNoun } from './nouns/desk-noun.ts'
import { createDocumentsNoun } from './nouns/documents-noun.ts'
import { createEditorsNoun } from './nouns/editors-noun.ts'
import { createFeedsNoun } from './nouns/feeds-noun.ts'
import { createFormsNoun } from './nouns/forms-noun.ts'
import { createHealthNoun } from './nouns/health-noun.ts'
import { hearOfArticles } from './nouns/hear-of-articles.ts'
import { createHubTokensNoun } from './nouns/hub-tokens-noun.ts'
import { createIdentityNoun } from './nouns/identity-noun.ts'
import { createInsightsNoun } from './nouns/insights-noun.ts'
import { createItemsNoun } from './nouns/items-noun.ts'
import { createLinkGuardNoun } from './nouns/link-guard-noun.ts'
import { createMailNoun } from './nouns/mail-noun.ts'
import { createMediaNoun } from './nouns/media-noun.ts'
import type { KeepsThings } from './nouns/noun.ts'
import { createPaymentsNoun } from './nouns/payments-noun.ts'
import { createPaymentFrameNoun } from './nouns/payment-frame-noun.ts'
import { createPlacesNoun } from './nouns/places-noun.ts'
import { createSearchIndexOf } from './nouns/search-index-of.ts'
import { createSearchNoun } from './nouns/search-noun.ts'
import { createRedirectsNoun } from './nouns/redirects-noun.ts'
import { createSealingNoun } from './nouns/sealing-noun.ts'
import { createStoppedWorkNoun } from './nouns/stopped-work-noun.ts'
import { createThemesNoun } from './nouns/themes-noun.ts'
import { visitForPages } from './nouns/visit-for-pages.ts'
import { createYourDayNoun } from './nouns/your-day-noun.ts'
import { shareServices, type Services, type Shared } from './services.ts'
import { patiently } from './db/patiently.ts'
import { within } from './db/within.ts'

export interface App {
  fastify: FastifyInstance
  /** Every registered call. */
  calls: readonly Call[]
  /** Every address the server answers but for pages, "POST /api/cms/add-new"; the permission matrix is generated from it. */
  routes: readonly string[]
  sessions: Sessions
  jobs: Jobs
  /** Once, however often it is asked. */
  close(): Promise<void>
}

/** Everything the business does. A noun more is a line more; one that keeps things of a kind is also among `things`. */
async function createNouns(shared: Shared) {
  const linkGuard = createLinkGuardNoun(shared)
  const agents = await createAgentsNoun({ ...shared, onAgents: linkGuard.onAgents })
  const media = createMediaNoun(shared)
  const index = createSearchIndexOf({ ...shared, media })
  const content = createContentNoun({ ...shared, views: [agents.listView], onSaved: [index.onSaved, linkGuard.onSaved] })
  linkGuard.watch(content)
  await index.gather(content)
  const captcha = createCaptchaNoun(shared)
  const mail = createMailNoun(shared)
  const attachments = createAttachmentsNoun(shared)
  const forms = createFormsNoun({ ...shared, content, agents, captcha, attachments, mail })
  const payments = createPaymentsNoun({ ...shared, mail })
  const gone = createTellGone(shared)
  const articles = await createArticlesNoun({ ...shared, content, mail, onSite: hearOfArticles({ linkGuard, gone }) })
  const things: readonly KeepsThings[] = [articles, agents]
  const sources = things.flatMap((noun) => noun.sources)
  const redirects = await createRedirectsNoun({ ...shared, sources, linkGuard })
  const items = createItemsNoun({ ...shared, stores: things.flatMap((noun) => noun.stores) })
  const composed = composeNouns(visitForPages(shared))
    .with(content)
    .with(agents)
    .with(articles)
    .with(items)
    .with(createPlacesNoun(shared))
    .with(createIdentityNoun(shared))
    .with(media)
    .with(createDocumentsNoun({ ...shared, articles }))
    .with(createSearchNoun({ ...shared, content, agents, articles }))
    .with(captcha)
    .with(attachments)
    .with(mail)
    .with(forms)
    .with(payments)
    .with(await createAccountNoun({ ...shared, agents, mail, payments }))
    .with(await createDeskNoun({ ...shared, ...mail, ...attachments, ...forms }))
    .with(createYourDayNoun({ ...shared, agents, content, media, mail }))
    .with(await createEditorsNoun({ ...shared, ...items }))
    .with(createHubTokensNoun({ ...shared, content }))
    .with(createPaymentFrameNoun({ ...shared, ...mail }))
    .with(createThemesNoun(shared))
    .with(createSealingNoun(shared))
    .with(createBackupNoun(shared))
    .with(linkGuard)
    .with(redirects)
    .with(createCrawlersNoun({ ...shared, content, sources, gone }))
    .with(createFeedsNoun({ ...shared, content, articles }))
    .with(createInsightsNoun({ ...shared, ...forms }))
    .with(createStoppedWorkNoun(shared))
    .with(createHealthNoun(shared))
  return { ...composed, wayOn: redirects.wayOn, stageFile: attachments.stageForPage, captchaSources: captcha.sources }
}

/** Builds the whole server without opening a port. */
export async function createApp(services: Services): Promise<App> {
  const shared = await shareServices(services, (what, words) => fastify.log.warn(what, words))
  let closing = false
  const unanswered = createUnanswered(shared.headers, shared.tenants.languageOf)
  const fastify = openFastify({
    ...shared,
    languageOf: shared.tenants.languageOf,
    isClosing: () => closing,
    unanswered,
    // Cached pages go out before anything else looks at the request; the provider's own pages are not ours to parse.
    sendFirst: (request, response) =>
      pages.sendCached(request, response) || (services.identity.serve?.(request, response, shared.headers) ?? false),
    answerPage: (request, reply) => pages.answer(request, reply),
  })
  const { nouns, forPages, ...forForms } = await patiently(() => createNouns(shared))
  const pages = createPages({ ...shared, ...forForms, siteOf: forPages })

  const routes: string[] = []
  fastify.addHook('onRoute', ({ method, url }) => void routes.push(...[method].flat().map((each) => `${each} ${url}`)))
  readJson(fastify)
  await describeCalls(fastify, sections)
  const calls = nouns.flatMap((noun) => noun.calls ?? [])
  await registerCalls(fastify, calls, shared)
  for (const noun of nouns) await noun.routes?.(fastify)
  pages.routes(fastify)
  await serveBuiltFiles(fastify)
  await fastify.ready()
  shared.ownSite.opened(fastify)
  await shared.jobs.start(nouns.flatMap((noun) => noun.jobs ?? []))

  let closed: Promise<void> | undefined
  async function close(): Promise<void> {
    closing = true
    const drain = services.drain ?? usualDrain
    // A database that does not answer is no reason to stay: whoever told us to stop would kill us, and so end what else is open.
    try {
      if (!(await within(drain.mostMs + drain.databaseMs, endAll(drain))))
        fastify.log.warn('what was to be done at the end is left undone: the database does not answer, or not in time')
    } finally {
      await services.database.close(drain.databaseMs)
    }
  }

  async function endAll(drain: Drain): Promise<void> {
    // Side by side, since whoever told us to stop may not wait twice as long.
    const { lingerSeconds } = { ...usualDoorLimits, ...services.doorLimits }
    await Promise.all([closeGently(fastify, { ...drain, lingerMs: lingerSeconds * 1000, unanswered }), shared.jobs.stop()])
    shared.versions.stop()
    for (const noun of nouns.toReversed()) await noun.close?.()
  }

  return {
    fastify,
    calls: calls.map(({ call }) => call),
    routes,
    sessions: shared.sessions,
    jobs: shared.jobs,
    close: () => (closed ??= close()),
  }
}
