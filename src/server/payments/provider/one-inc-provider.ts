import type { IncomingHttpHeaders } from 'node:http'
import { z } from 'zod'
import type { Warn } from '../../http/warn.ts'
import { isSameSecret } from '../../http/is-same-secret.ts'
import { createOneIncAsking, mostRecords, records, saysNone } from './ask-one-inc.ts'
import { readAs } from './ask-outside.ts'
import { autopayNotice, oneIncPaths, ourReference, readNewAutopayStatus, readOneIncNotice, sessionLifetime } from './one-inc-facts.ts'
import { ForgedNotice, ProviderDown, UnreadableNotice, type PaymentProvider } from './payment-provider.ts'
import { widgetParameters } from './widget-parameters.ts'

export interface OneIncSettings {
  /** "https://testportalone.processonepayments.com" */
  host: string
  mode: PaymentProvider['mode']
  /** Stays here: never in a log, an answer or a page. */
  authenticationKey: string
  /** The part of /pay/notices/… that only the vendor was told. */
  noticeSecret?: string
  /** What our proxy says of a vendor whose certificate it has checked. */
  noticeHeader?: { name: string; value: string }
  /** The merchant's own hosted page, for redirects and visitors without script. */
  hostedPage?: string
  /** True once the merchant's papers confirm the addresses payments are looked up at. */
  lookups: boolean
  now: () => Date
  /** Of the insurer: days the vendor names without a place are days there. */
  timeZone: string
  warn: Warn
  patience?: number
  fetch?: typeof fetch
}

const session = z.looseObject({ PortalOneSessionKey: z.string().min(1).max(200) })
const customer = z.looseObject({ CustomerId: z.union([z.string(), z.number()]).transform(String) })
const mostNoticeBytes = 64 * 1024
const mostNewStatuses = 20

/** One Inc's PortalOne, V2. */
export function createOneIncProvider(settings: OneIncSettings): PaymentProvider {
  const { host, mode, authenticationKey, hostedPage, now, timeZone, warn } = settings
  const { ask, lookUp, lookPaymentsUp } = createOneIncAsking(settings)
  const newStatuses = new Set<string>()

  /** Each once: whoever turns autopay on with it does so again and again, and is shown none. */
  function warnOfNew(status: string | undefined): void {
    if (status === undefined || newStatuses.has(status) || newStatuses.size >= mostNewStatuses) return
    newStatuses.add(status)
    warn({ notice: autopayNotice, status }, 'a status of autopay is new to us and changes nothing')
  }

  return {
    kind: 'one-inc',
    mode,
    widget: {
      script: host + oneIncPaths.script,
      origins: [host, ...(hostedPage ? [new URL(hostedPage).origin] : [])],
      ownStyles: true,
      into: 'portalOneContainer',
    },

    async openSession(wish) {
      const query = new URLSearchParams({ portalOneAuthenticationKey: authenticationKey })
      if (wish.customerId !== undefined) query.set('CustomerId', wish.customerId)
      const json = await ask('open a session', `${oneIncPaths.createSession}?${query}`)
      const { PortalOneSessionKey: sessionKey } = readAs('open a session', session, json)
      const { accessTokenId: _none, ...parameters } = widgetParameters(wish, '')
      return {
        sessionKey,
        accessToken: '',
        endsAt: new Date(now().getTime() + sessionLifetime),
        redirectTo: hostedPage ? redirectTo(hostedPage, sessionKey, wish) : null,
        parameters: { ...parameters, [ourReference]: wish.reference },
      }
    },

    async requireCustomer({ externalId, name }) {
      const about = { PortalOneAuthenticationKey: authenticationKey, ExternalCustomerId: externalId, CustomerName: name }
      const json = await ask('make a customer', oneIncPaths.createCustomer, about)
      return { customerId: readAs('make a customer', customer, json).CustomerId }
    },

    readNotice({ headers, body, address }) {
      const tail = requireSender(settings, headers, address)
      if (body.length > mostNoticeBytes) throw new ForgedNotice('a notice that is too long')
      const heard = listRecords(body)
      for (const record of heard) warnOfNew(readNewAutopayStatus(record, tail))
      const told = heard.flatMap((record) => readOneIncNotice(record, tail, { now: now(), timeZone }) ?? [])
      const readable = told.filter((each) => each !== 'unreadable')
      if (readable.length < told.length) throw new UnreadableNotice(readable)
      return readable
    },

    async findPayment(reference) {
      const { payments, all } = await lookPaymentsUp('find a payment', oneIncPaths.findPayment, { [ourReference]: reference })
      const found = payments.filter((each) => each.reference === reference)
      // Asked for one and told of others: whether it is there nobody knows.
      if (found.length === 0 && all > 0) throw new ProviderDown('find a payment: answered other payments')
      return found.find(({ state }) => state === 'paid' || state === 'scheduled') ?? found.at(-1) ?? null
    },

    async cancelScheduled(reference) {
      const json = await lookUp('cancel a payment', oneIncPaths.cancelScheduled, { [ourReference]: reference }).catch((error: unknown) => {
        if (saysNone(error)) return { Outcome: 'NotFound' }
        throw error
      })
      const { Outcome: outcome } = readAs('cancel a payment', z.looseObject({ Outcome: z.string() }), json)
      return outcome === 'Cancelled' ? 'cancelled' : outcome === 'NotFound' ? 'none' : 'too late'
    },

    async listPayments({ from, to, after, most }) {
      // An empty page is the end of the book to whoever compares, so pages of nothing that was taken are gone past here.
      for (let last = after; ;) {
        const span = { From: from.toISOString(), To: to.toISOString(), After: last, Most: Math.min(most, mostRecords) }
        const { payments, all } = await lookPaymentsUp('list payments', oneIncPaths.listPayments, span)
        const later = payments.filter(({ reference }) => reference > last)
        const taken = later.filter(({ state }) => state === 'paid')
        if (all === 0 || taken.length > 0) return taken
        if (later.length === 0) throw new ProviderDown('list payments: answered the same page again')
        last = later.at(-1)?.reference ?? last
      }
    },

    async stopAutopay({ customerId, accountReference }) {
      await lookUp('stop autopay', oneIncPaths.stopAutopay, { CustomerId: customerId, clientReferenceData1: accountReference })
    },
  }
}

/** The key goes along as it must; it is short-lived, and the reference is no secret. */
function redirectTo(hostedPage: string, sessionKey: string, { returnTo, reference }: { returnTo: string; reference: string }): string {
  const address = new URL(hostedPage)
  for (const [name, value] of Object.entries({ sessionId: sessionKey, returnUrl: returnTo, [ourReference]: reference }))
    address.searchParams.set(name, value)
  return address.href
}

/** Nothing is known of signatures of theirs: a secret in the path, or a certificate that our proxy has checked. Answers what the notice is about. */
function requireSender({ noticeSecret, noticeHeader }: OneIncSettings, headers: IncomingHttpHeaders, address: string): string {
  const parts = address
    .split('?')[0]
    .replace(/^\/pay\/notices\/?/, '')
    .split('/')
  const tail = parts.at(-1) ?? ''
  if (noticeSecret !== undefined && parts.length === 2 && isSameSecret(parts[0], noticeSecret)) return tail
  if (noticeHeader && parts.length === 1 && isSameSecret(String(headers[noticeHeader.name.toLowerCase()] ?? ''), noticeHeader.value))
    return tail
  throw new ForgedNotice('a notice from nobody we know')
}

/** One record, a list of them, or a list under whatever name. */
function listRecords(body: Buffer): z.infer<typeof records> {
  try {
    const json: unknown = JSON.parse(body.toString())
    if (Array.isArray(json)) return records.parse(json)
    const list = Object.values(json as object).find((value) => Array.isArray(value))
    return records.parse(list ?? [json])
  } catch {
    throw new ForgedNotice('a notice that cannot be read')
  }
}
