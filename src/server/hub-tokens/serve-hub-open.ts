import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'
import { hubOpenPath } from '../../nouns/hub/token-link.ts'
import { address } from '../../routes.ts'
import { wordsIn } from '../../words/languages.ts'
import { noteRefusal, Refused, refused } from '../http/errors.ts'
import { sessionIdOf } from '../http/session-cookie.ts'
import type { OriginOf } from '../http/site-origin.ts'
import type { RateLimiter } from '../identity/rate-limit.ts'
import type { Sessions, SignedIn } from '../identity/sessions.ts'
import type { Tenants, TenantSettings } from '../tenants.ts'
import { interstitialPage, interstitialHeaders } from './interstitial-page.ts'
import type { OpenCard, WayOn } from './open-card.ts'
import type { TokenKeys } from './token-keys.ts'

/** Of one person: nobody opens more cards by hand. */
const mostOpened = { max: 60, windowSeconds: 600 }
/** An address of 2,000 characters, each written as three. */
const mostBytes = 8 * 1024

type Needs = { open: OpenCard; keys: TokenKeys; sessions: Sessions; tenants: Tenants; originOf: OriginOf; limiter: RateLimiter }
type Asker = { tenant: TenantSettings; person: SignedIn | undefined }

/** Where cards with send-token are posted to, and the keys their tokens are known by. */
export function serveHubOpen(app: FastifyInstance, { open, keys, sessions, tenants, originOf, limiter }: Needs): void {
  async function askerOf(request: FastifyRequest): Promise<Asker> {
    const tenant = tenants.ofHost(request.headers.host)
    if (!tenant) throw refused('unknownAddress')
    const id = sessionIdOf(request.headers.cookie)
    return { tenant, person: id ? await sessions.find(id) : undefined }
  }

  app.get('/.well-known/jwks.json', { schema: { hide: true } }, async (request, reply) => {
    const tenant = tenants.ofHost(request.headers.host)
    if (!tenant) throw refused('unknownAddress')
    return reply.header('cache-control', 'public, max-age=300').send({ keys: keys.published(tenant.client) })
  })

  // Whoever comes back here from a bookmark, or with the arrows of the browser.
  app.get(hubOpenPath, { schema: { hide: true } }, async (_request, reply) =>
    reply.headers(interstitialHeaders).redirect(address.agentHub, 303),
  )

  void app.register(async (own) => {
    own.removeAllContentTypeParsers()
    own.addContentTypeParser('application/x-www-form-urlencoded', { parseAs: 'string' }, (_request, body, done) => done(null, body))
    own.post<{ Body: string | undefined }>(hubOpenPath, {
      schema: { hide: true },
      bodyLimit: mostBytes,
      // Before a byte of the form is read.
      onRequest: async (request, reply) => {
        const asker = await askerOf(request)
        if (!asker.person) return sendRefusal(request, reply, asker, refused('notSignedIn'))
      },
      handler: async (request, reply) => {
        // Once more: a form may take long to arrive, and its sender sign out meanwhile.
        const { tenant, person } = await askerOf(request)
        if (!person) return sendRefusal(request, reply, { tenant, person }, refused('notSignedIn'))
        const link = new URLSearchParams(request.body).get('link') ?? ''
        const words = wordsIn(tenant.language).hubOpen
        try {
          await limiter.countTry(`hub tokens:${person.account}`, mostOpened)
          return sendOn(reply, tenant, await open({ tenant, person, link, origin: originOf(request), words }))
        } catch (error) {
          if (error instanceof Refused) return sendRefusal(request, reply, { tenant, person }, error, link)
          throw error
        }
      },
    })
  })
}

/** In a header and not in a page, so that no token stands in one. A redirect would have to be named in the policy of the hub, and every one after it. */
function sendOn(reply: FastifyReply, { language }: TenantSettings, { to, host, form }: WayOn): FastifyReply {
  const words = wordsIn(language).hubOpen
  const said = { language, title: words.opening(host), text: words.wait, links: [{ href: address.agentHub, words: words.toHub }] }
  const page = interstitialPage(form ? { ...said, links: [], form: { ...form, action: to, button: words.go(host) } } : said)
  return reply.headers({ ...page.headers, ...(form ? {} : { refresh: `0; url=${to}` }) }).send(page.html)
}

/** People get a page with a way on, programs what every call answers. */
function sendRefusal(request: FastifyRequest, reply: FastifyReply, { tenant, person }: Asker, error: Refused, link = ''): FastifyReply {
  if (!request.headers.accept?.includes('text/html')) throw error
  noteRefusal(error, request)
  const { language } = tenant
  const words = wordsIn(language).hubOpen
  const on = person ? { href: address.agentHub, words: words.toHub } : { href: address.login, words: words.toLogin }
  // The card was there, so an admin wrote its address; only the token is refused.
  const host = error.name === 'notAllowed' && URL.parse(link)?.host
  const plain = host ? [{ href: link, words: words.without(host) }] : []
  const text = person ? error.message : words.signIn
  const page = interstitialPage({ language, title: words.cannot, text, links: [on, ...plain] })
  if (error.statusCode === 429) reply.header('retry-after', String(error.also.retryAfter ?? 60))
  return reply.code(error.statusCode).headers(page.headers).send(page.html)
}
