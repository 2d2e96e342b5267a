import type { FastifyInstance, RouteShorthandOptionsWithHandler } from 'fastify'
import { providerNotices } from '../../../calls/addresses.ts'
import { refused } from '../../http/errors.ts'
import { repeatable } from '../../http/sparing-log.ts'
import { ForgedNotice, UnreadableNotice, type Notice, type PaymentProvider } from '../../payments/provider/payment-provider.ts'
import type { NoticeInbox } from '../../payments/provider/provider-notices.ts'
import type { Tenants } from '../../tenants.ts'

const mostBytes = 64 * 1024

type Needs = { inbox: Pick<NoticeInbox, 'keep'>; provider: Pick<PaymentProvider, 'readNotice'>; tenants: Tenants }

/** Where the payment provider tells us what became of payments. It gets its 2xx once what it told is kept, and not before. */
export function takeNotices(app: FastifyInstance, { inbox, provider, tenants }: Needs): void {
  void app.register(async (own) => {
    own.removeAllContentTypeParsers()
    own.addContentTypeParser('*', { parseAs: 'buffer' }, (_request, body, done) => done(null, body))
    const take: RouteShorthandOptionsWithHandler = {
      schema: { hide: true },
      bodyLimit: mostBytes,
      handler: async ({ headers, body, url, log }) => {
        const tenant = tenants.ofHost(headers.host)
        if (!tenant) throw refused('unknownClient')
        if (!Buffer.isBuffer(body) || body.length === 0) throw refused('malformed')
        const told = read({ headers, body, address: url })
        if (!told) {
          // Never what is in it: whoever forges it would write our log.
          log.warn({ ...repeatable, bytes: body.length }, 'a notice that cannot be from the payment provider')
          throw refused('notSignedIn', { message: 'This could not be verified.' })
        }
        await inbox.keep(tenant.client, told.readable)
        if (!told.whole) {
          log.error({ bytes: body.length }, 'a notice of the payment provider that cannot be understood')
          throw refused('malformed')
        }
        return { status: true }
      },
    }
    own.post(providerNotices.path, take)
    // A provider that signs nothing is told a secret address below it.
    own.post(`${providerNotices.path}/*`, take)
  })

  function read(told: Parameters<PaymentProvider['readNotice']>[0]): { readable: Notice[]; whole: boolean } | undefined {
    try {
      return { readable: provider.readNotice(told), whole: true }
    } catch (error) {
      if (error instanceof ForgedNotice) return undefined
      if (error instanceof UnreadableNotice) return { readable: error.readable, whole: false }
      throw error
    }
  }
}
