import { takeBounces as takeBouncesAt } from '../../../calls/addresses.ts'
import type { FastifyInstance } from 'fastify'
import { refused } from '../../http/errors.ts'
import type { Mail } from '../../mail/mail.ts'
import { isSameSecret } from '../../http/is-same-secret.ts'

/** A report of non-delivery carries back at most the mail itself. */
const mostBytes = 256 * 1024

type Needs = { mail: Pick<Mail, 'onBounce'>; secret: string | undefined }

/** Where a mail server hands in, raw, what came back: "curl --data-binary @- -H 'Authorization: Bearer …'". There is none without a secret. */
export function takeBounces(app: FastifyInstance, { mail, secret }: Needs): void {
  void app.register(async (own) => {
    own.removeAllContentTypeParsers()
    own.addContentTypeParser('*', { parseAs: 'buffer' }, (_request, body, done) => done(null, body))
    own.post(takeBouncesAt.path, {
      schema: { hide: true },
      bodyLimit: mostBytes,
      // Before a byte of it is read.
      onRequest: async ({ headers }) => {
        if (secret === undefined) throw refused('unknownAddress')
        if (!isSameSecret(headers.authorization ?? '', `Bearer ${secret}`)) throw refused('notAllowed')
      },
      handler: async ({ body }) => {
        if (!Buffer.isBuffer(body) || body.length === 0) throw refused('malformed')
        const noted = await mail.onBounce(body)
        return { status: true, message: noted ? 'noted' : 'of no mail of ours that failed' }
      },
    })
  })
}
