import { readFile } from 'node:fs/promises'
import { join } from 'node:path'
import type { FastifyInstance } from 'fastify'
import type { Assets } from '../../pages/site/site-visit.ts'
import { wordsIn } from '../../words/languages.ts'
import { answerCheckPaymentFrame } from '../api/payments/check-payment-frame.ts'
import type { Db } from '../db/database.ts'
import type { OriginOf } from '../http/site-origin.ts'
import type { Warn } from '../http/warn.ts'
import { createRateLimiter } from '../identity/rate-limit.ts'
import type { Mail } from '../mail/mail.ts'
import type { Looked } from '../payments/frame/frame-check.ts'
import { paymentFramePage } from '../payments/frame/payment-frame-page.ts'
import type { PaymentProvider } from '../payments/provider/payment-provider.ts'
import { servePaymentFrame } from '../payments/frame/serve-payment-frame.ts'
import { watchFrame } from '../payments/frame/watch-frame.ts'
import type { Tenants } from '../tenants.ts'
import type { Noun } from './noun.ts'

type Needs = {
  db: Db
  now: () => Date
  warn: Warn
  tenants: Tenants
  originOf: OriginOf
  assets: Pick<Assets, 'payFrame'>
  publicUrl: string | undefined
  mail: Pick<Mail, 'queueToAll'>
  provider?: PaymentProvider
  /** Where the built bridge lies. */
  built?: string
}

const patience = 10_000

/** The isolated page the provider's form stands in, and who watches that it stays as it was released. */
export function createPaymentFrameNoun(needs: Needs): Noun {
  const { db, now, tenants, originOf, assets, publicUrl, built = 'build/payFrame' } = needs
  // With the form on the provider's own page there is no frame, and nothing to watch.
  const provider = needs.provider?.mode === 'embedded' ? needs.provider : undefined
  const limiter = createRateLimiter({ db, now })
  let app: FastifyInstance | undefined

  function pageOf({ origin, host }: { origin: string; host: string | undefined }) {
    if (!provider) return undefined
    const { language } = tenants.ofHost(host) ?? tenants.list[0]
    return paymentFramePage({ provider, bridge: assets.payFrame, origin, language, words: wordsIn(language).paymentFrame })
  }

  const origin = publicUrl ?? 'http://localhost'
  const watch = provider && watchFrame({ ...needs, expected: () => requirePage(), readBridge, look })

  function requirePage() {
    const page = pageOf({ origin, host: new URL(origin).host })
    if (!page) throw new Error('there is no page without a provider')
    return page
  }

  async function readBridge() {
    const text = await readFile(join(built, assets.payFrame), 'utf8').catch(() => undefined)
    return text === undefined ? undefined : { src: assets.payFrame, text }
  }

  /** As everybody gets it, proxies and all, where the site knows its own address; else from this process. */
  async function look(path: string): Promise<Looked> {
    if (publicUrl) {
      const answer = await fetch(publicUrl + path, { redirect: 'error', signal: AbortSignal.timeout(patience) })
      return { status: answer.status, headers: Object.fromEntries(answer.headers), body: await answer.text() }
    }
    if (!app) throw new Error('the server is not there yet')
    const { statusCode: status, headers, body } = await app.inject({ url: path, headers: { host: 'localhost' } })
    return { status, headers: Object.fromEntries(Object.entries(headers).map(([name, value]) => [name, String(value)])), body }
  }

  return {
    calls: [answerCheckPaymentFrame({ watch, limiter })],
    jobs: watch ? [watch.job] : [],
    routes(own) {
      app = own
      servePaymentFrame(own, { pageOf, originOf, limiter, warn: needs.warn })
    },
    forPages: () => ({}),
  }
}
