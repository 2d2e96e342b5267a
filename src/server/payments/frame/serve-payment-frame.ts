import type { FastifyInstance } from 'fastify'
import { z } from 'zod'
import { refused } from '../../http/errors.ts'
import type { OriginOf } from '../../http/site-origin.ts'
import { repeatable } from '../../http/sparing-log.ts'
import type { Warn } from '../../http/warn.ts'
import { addressKey, type RateLimiter } from '../../identity/rate-limit.ts'
import { reportPath, type FramePage } from './payment-frame-page.ts'

/** One visitor's browser may report so much; extensions make many. */
const reportLimit = { max: 20, windowSeconds: 3600 }
const reportBytes = 8 * 1024

const report = z.looseObject({
  'csp-report': z.looseObject({ 'violated-directive': z.string().max(500), 'blocked-uri': z.string().max(8000).default('') }),
})

type Needs = {
  pageOf(asked: { origin: string; host: string | undefined }): FramePage | undefined
  originOf: OriginOf
  limiter: RateLimiter
  warn: Warn
}

/** Serves the page that the payment company's form stands in, and takes what browsers report that its policy kept out. */
export function servePaymentFrame(app: FastifyInstance, { pageOf, originOf, limiter, warn }: Needs): void {
  app.get('/pay/frame', { schema: { hide: true } }, async (request, reply) => {
    const page = pageOf({ origin: originOf(request), host: request.headers.host })
    if (!page) throw refused('unknownAddress')
    return reply.headers(page.headers).send(page.html)
  })

  void app.register(async (own) => {
    own.removeAllContentTypeParsers()
    own.addContentTypeParser('application/csp-report', { parseAs: 'string' }, (_request, body, done) => done(null, body))
    own.post<{ Body: string }>(reportPath, { schema: { hide: true }, bodyLimit: reportBytes }, async (request, reply) => {
      await limiter.countTry(addressKey('frame reports', request.ip), reportLimit)
      const read = report.safeParse(parse(request.body))
      if (!read.success) throw refused('malformed')
      const { 'violated-directive': directive, 'blocked-uri': blocked } = read.data['csp-report']
      // An address may hold anything; where it lies is enough.
      const what = { directive: directive.split(' ')[0], blocked: URL.canParse(blocked) ? new URL(blocked).origin : blocked.slice(0, 20) }
      warn({ ...repeatable, ...what }, 'something was kept out of the page with the payment form')
      return reply.code(204).send()
    })
  })
}

function parse(body: string): unknown {
  try {
    return JSON.parse(body)
  } catch {
    return undefined
  }
}
