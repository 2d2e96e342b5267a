import { createHmac, timingSafeEqual } from 'node:crypto'
import { z } from 'zod'
import { askOutside, readAs } from './ask-outside.ts'
import { namedHost } from './named-host.ts'
import { ForgedNotice, noticeKinds, ProviderRefused, type Notice, type PaymentProvider, type ProviderPayment } from './payment-provider.ts'
import { widgetParameters } from './widget-parameters.ts'

export interface SandboxProviderSettings {
  /** Where our server asks it: "http://127.0.0.1:3601". */
  address: string
  /** Where browsers find it; `*` as host is that of the site. */
  publicAddress: string
  mode: PaymentProvider['mode']
  secret: string
  /** How many days ahead a payment may be scheduled. */
  scheduleDays: number
  /** Where it tells us: our own port, since our public address may lead around the world. */
  noticesTo: string
  now: () => Date
  patience?: number
  fetch?: typeof fetch
}

const cents = z
  .number()
  .int()
  .min(0)
  .max(2 ** 31 - 1)
const paidBy = z.enum(['card', 'bank'])
const session = z.object({
  sessionKey: z.uuid(),
  accessToken: z.string().max(200),
  endsAt: z.iso.datetime(),
  hosted: z.string().startsWith('/hosted/'),
})
const payment = z.object({
  reference: z.string().max(200),
  transaction: z.string().max(200),
  state: z.enum(['paid', 'scheduled', 'declined', 'cancelled', 'pending']),
  cents,
  paidBy,
  at: z.iso.datetime().transform((at) => new Date(at)),
  settlement: z.enum(['pending', 'settled', 'returned']),
})
const notice = z.object({
  id: z.string().min(1).max(100),
  kind: z.enum(noticeKinds),
  reference: z.string().min(1).max(200),
  transaction: z.string().max(200),
  cents,
  paidBy,
  at: z.iso.datetime().transform((at) => new Date(at)),
})

/** A notice that was signed longer ago is an old one told again by somebody else. */
const mostAge = 5 * 60
const mostNoticeBytes = 64 * 1024

/** The provider to try: src/sandbox-payments, on an origin of its own. */
export function createSandboxPaymentProvider(settings: SandboxProviderSettings): PaymentProvider {
  const { address, publicAddress, mode, secret, scheduleDays, noticesTo, now, patience = 8000, fetch: send = fetch } = settings
  const headers = { authorization: `Bearer ${secret}` }

  async function ask(what: string, path: string, body?: unknown): Promise<{ status: number; json: unknown }> {
    const answer = await askOutside(what, address + path, {
      method: body === undefined ? 'GET' : 'POST',
      headers,
      body,
      patience,
      fetch: send,
    })
    if (answer.status >= 400 && answer.status !== 404) throw new ProviderRefused(readAs(what, refusal, answer.json).message)
    return answer
  }

  return {
    kind: 'sandbox',
    mode,
    widget: {
      script: `${publicAddress}/GenericModalV2/PortalOne.js`,
      origins: [publicAddress],
      ownStyles: false,
      into: 'portalOneContainer',
    },

    async openSession(wish) {
      const { returnTo } = wish
      const listener = { address: noticesTo, host: new URL(returnTo).host }
      const { json } = await ask('open a session', '/api/sessions', { ...wish, scheduleDays, listener })
      const { sessionKey, accessToken, endsAt, hosted } = readAs('open a session', session, json)
      const page = namedHost(publicAddress, returnTo) + hosted
      return { sessionKey, accessToken, endsAt: new Date(endsAt), redirectTo: page, parameters: widgetParameters(wish, accessToken) }
    },

    async requireCustomer(customer) {
      const { json } = await ask('make a customer', '/api/customers', customer)
      return readAs('make a customer', z.object({ customerId: z.string().min(1).max(100) }), json)
    },

    readNotice({ headers: given, body }) {
      requireSignature(given, body, secret, now())
      const read = readNotice(body)
      if (read.id !== given['webhook-id']) throw new ForgedNotice('a notice under the name of another')
      return [read]
    },

    async findPayment(reference) {
      const { status, json } = await ask('find a payment', `/api/payments/${encodeURIComponent(reference)}`)
      if (status !== 404) return readAs('find a payment', payment, json)
      readAs('find a payment', z.object({ code: z.literal('none') }), json)
      return null
    },

    async cancelScheduled(reference) {
      const { json } = await ask('cancel a payment', `/api/payments/${encodeURIComponent(reference)}/cancel`, {})
      return readAs('cancel a payment', z.object({ outcome: z.enum(['cancelled', 'too late', 'none']) }), json).outcome
    },

    async listPayments({ from, to, after, most }): Promise<ProviderPayment[]> {
      const query = new URLSearchParams({ from: from.toISOString(), to: to.toISOString(), after, most: String(most) })
      const { json } = await ask('list payments', `/api/payments?${query}`)
      return readAs('list payments', z.object({ payments: z.array(payment).max(1000) }), json).payments
    },

    async stopAutopay(autopay) {
      const { json } = await ask('stop autopay', '/api/autopay', autopay)
      readAs('stop autopay', z.object({ outcome: z.literal('stopped') }), json)
    },
  }
}

const refusal = z.object({ message: z.string().max(500) })

/** As Standard Webhooks has it: id, second and body under one mac, and no second far from ours. Told again, it has the same id. */
function requireSignature(given: Record<string, unknown>, body: Buffer, secret: string, now: Date): void {
  const { 'webhook-id': id, 'webhook-timestamp': seconds, 'webhook-signature': signatures } = given
  if (typeof id !== 'string' || typeof seconds !== 'string' || typeof signatures !== 'string' || signatures.length > 1000)
    throw new ForgedNotice('a notice without a signature')
  if (body.length > mostNoticeBytes) throw new ForgedNotice('a notice that is too long')
  if (!/^\d{1,12}$/.test(seconds) || Math.abs(now.getTime() / 1000 - Number(seconds)) > mostAge)
    throw new ForgedNotice('a notice signed long ago')
  const right = createHmac('sha256', secret).update(`${id}.${seconds}.`).update(body).digest()
  const holds = signatures.split(' ').some((each) => {
    const mac = Buffer.from(each.replace(/^v1,/, ''), 'base64')
    return each.startsWith('v1,') && mac.length === right.length && timingSafeEqual(mac, right)
  })
  if (!holds) throw new ForgedNotice('a notice with a wrong signature')
}

/** Signed rubbish is still rubbish: refused, so that it is told again. */
function readNotice(body: Buffer): Notice {
  try {
    return notice.parse(JSON.parse(body.toString()))
  } catch {
    throw new ForgedNotice('a notice that cannot be read')
  }
}
