import type { IncomingMessage, ServerResponse } from 'node:http'
import type { FastifyReply, FastifyRequest } from 'fastify'
import { wordsIn } from '../../words/languages.ts'
import { isLate, Refused, refused, retryAfter } from '../http/errors.ts'
import { sendOnce, vary } from '../http/page-cache.ts'
import { nowhere } from '../http/request-target.ts'
import { contentSecurityPolicy } from '../http/security-headers.ts'
import { sendBare } from '../http/send-bare.ts'
import { repeatable } from '../http/sparing-log.ts'
import type { Warn } from '../http/warn.ts'
import type { Tenants } from '../tenants.ts'
import type { PageAsked, Rendered } from './render-page.ts'

type Needs = {
  render(asked: PageAsked): Promise<Rendered>
  /** What every answer carries. */
  headers: Record<string, string>
  warn: Warn
  tenants: Pick<Tenants, 'languageOf'>
}

export type PageSender = ReturnType<typeof createPageSender>

/** Sends pages, and what takes their place. */
export function createPageSender({ render, headers, warn, tenants }: Needs) {
  /** After a form that was posted the browser is to get the next page, whatever the page calls the redirect. */
  async function sendRendered(page: Rendered, request: IncomingMessage, response: ServerResponse): Promise<void> {
    if (page.location === undefined) return sendOnce(page, request, response)
    sendMoved(response, page.location, request.method === 'POST' ? 303 : page.status)
  }

  function sendMoved(
    response: ServerResponse,
    location: string,
    status: number,
    cacheControl = status === 301 ? 'public, max-age=3600' : 'no-store',
  ): void {
    sendBare(response, { status, headers: { ...headers, location, 'cache-control': cacheControl } })
  }

  /** Whoever may not see a page gets what is at an address where nothing is, or is led to where they may be. */
  async function sendAway(asked: PageAsked, request: IncomingMessage, response: ServerResponse): Promise<void> {
    const { otherwise = '404' } = asked.row ?? {}
    if (asked.person) warn({ ...repeatable, at: asked.row?.path }, 'somebody asked for what they may not have')
    if (otherwise !== '404') return sendMoved(response, otherwise, 303)
    return sendOnce(await render({ ...asked, row: undefined, request: new Request(asked.origin + nowhere) }), request, response)
  }

  /** No site is set up for the host that was asked. */
  function sendNobody(response: ServerResponse): void {
    sendBare(response, { status: 421, headers, words: 'No site is set up for this host name.' })
  }

  /** The head of the page that says there is none, which nobody makes for it: so its length is not known. */
  function sendNothing(response: ServerResponse): void {
    const known = { 'content-security-policy': contentSecurityPolicy(), 'content-type': 'text/html; charset=utf-8', vary }
    response.writeHead(404, { ...headers, ...known, 'cache-control': 'no-cache' }).end()
  }

  /** Takes a request over from Fastify; whatever goes wrong, it is answered. */
  async function answer(
    { raw, log }: FastifyRequest,
    reply: FastifyReply,
    work: (request: IncomingMessage, response: ServerResponse) => Promise<void>,
  ): Promise<void> {
    reply.hijack()
    await work(raw, reply.raw).catch((error: unknown) => {
      const again = laterOf(error)
      const isAnothers = error instanceof Refused && error.name === 'signedInAsAnother'
      if (again?.name === 'late') log.warn({ ...repeatable, err: error }, 'a page was not made: the database was too slow, or is away')
      else if (!again && !isAnothers) log.error({ err: error }, 'page failed')
      if (reply.raw.headersSent) return void reply.raw.end()
      const language = tenants.languageOf(raw.headers.host)
      const told = isAnothers ? error : again
      const words = told?.in(language).message ?? wordsIn(language).refusals.failed
      const when: Record<string, string> = again ? { 'retry-after': retryAfter(again) } : {}
      sendBare(reply.raw, { status: told?.statusCode ?? 500, headers: { ...headers, ...when, 'cache-control': 'no-store' }, words })
    })
  }

  return { sendRendered, sendMoved, sendAway, sendNobody, sendNothing, answer }
}

/** What will be there in a little; undefined for what failed. */
function laterOf(error: unknown): Refused | undefined {
  if (error instanceof Refused && error.statusCode === 503) return error
  return isLate(error) ? refused('late') : undefined
}
