import type { IncomingHttpHeaders } from 'node:http'
import type { Settings } from '../../settings.ts'
import type { PaidBy, Settlement } from '../../../nouns/payments/payment-states.ts'
import type { PaymentOperation } from '../../../nouns/payments/shown-payment.ts'

/**
 * The company that takes the money. Card and bank numbers go from the browser straight to it; what is here never sees one.
 * Two adapters: a sandbox on an origin of its own, and One Inc's PortalOne.
 * Every function throws `ProviderDown` when nothing certain is known.
 */
export interface PaymentProvider {
  kind: Settings['payments']['kind']
  /** 'redirect': the browser goes there; 'embedded': its widget stands in our isolated frame (/pay/frame). */
  mode: 'embedded' | 'redirect'
  /**
   * What the frame's page and its security policy need; the parent page needs only where forms may lead (`origins`). As a host,
   * `*` is that of the site as it was reached: a sandbox on a laptop that is tried out from a telephone. With `ownStyles` it
   * writes styles of its own into the frame's page. It draws itself into the element with the id `into`.
   */
  widget: { script: string; origins: readonly string[]; ownStyles: boolean; into: string }
  /** Opens a session for one payment, or for one wish about saved methods. The same `reference` may be opened again after its key has expired. */
  openSession(wish: ProviderWish): Promise<ProviderSession>
  /** The customer's record there, made once for each `externalId`. */
  requireCustomer(customer: { externalId: string; name: string }): Promise<{ customerId: string }>
  /**
   * Reads what it tells us, server to server. Throws `ForgedNotice` where it cannot be it, and `UnreadableNotice` where it is
   * about money of ours and cannot be understood. `address` is what was asked for,
   * "/pay/notices/…": with some providers the rest of the path is the secret.
   */
  readNotice(told: { headers: IncomingHttpHeaders; body: Buffer; address: string }): Notice[]
  /**
   * What became of the payment of our reference; 'pending' (of 0 cents) while a session of it is still open there or the answer
   * of a bank is awaited; null when it knows of none, which is certain.
   */
  findPayment(reference: string): Promise<ProviderPayment | null>
  cancelScheduled(reference: string): Promise<'cancelled' | 'too late' | 'none'>
  /** Its book, for the nightly comparison: what it took in [from, to), by reference, `most` at a time after `after`. */
  listPayments(span: { from: Date; to: Date; after: string; most: number }): Promise<ProviderPayment[]>
  stopAutopay(customer: { customerId: string; accountReference: string }): Promise<void>
}

/** What the widget is opened for: its operations in the provider's own words are the adapter's business. */
export interface ProviderWish {
  operation: PaymentOperation
  /** Ours, unique: what acknowledgements name. */
  reference: string
  /** What billing knows it by, as it may be told to the provider: never shown in an address. */
  accountReference: string
  minCents: number
  balanceCents: number
  /** Whom the bill goes to and where: filled in for whoever is signed in alone, since it is proof of who somebody is. */
  policyHolder?: string
  street?: string
  zip?: string
  customerId?: string
  byAgent: boolean
  /** Where a redirect leads back to. */
  returnTo: string
}

export interface ProviderSession {
  sessionKey: string
  accessToken: string
  /** After which the key is worth nothing. */
  endsAt: Date
  /** Where the browser goes in redirect mode, and where it works without script in the other. */
  redirectTo: string | null
  /** What the widget in the frame is started with. Goes to the frame by postMessage, never into an address. */
  parameters: Record<string, string>
}

export interface ProviderPayment {
  reference: string
  transaction: string
  state: 'paid' | 'scheduled' | 'declined' | 'cancelled' | 'pending'
  cents: number
  paidBy: PaidBy
  /** When it was taken, or the day it will be. */
  at: Date
  settlement: Settlement
}

export const noticeKinds = [
  'paid',
  'declined',
  'cancelled',
  'scheduled',
  'settled',
  'returned',
  'method saved',
  'autopay on',
  'autopay off',
] as const

/** One thing the provider told us. `id` is its own, the same when it tells it again. */
export interface Notice {
  id: string
  kind: (typeof noticeKinds)[number]
  reference: string
  transaction: string
  /** 0 where it is about no money. */
  cents: number
  paidBy: PaidBy
  at: Date
}

/** It cannot be reached, is slow, or answers rubbish. */
export class ProviderDown extends Error {}
/** It understood and refused; `message` is for people. */
export class ProviderRefused extends Error {
  /** In its own words, for the adapter. */
  readonly code?: string

  constructor(message: string, code?: string) {
    super(message)
    this.code = code
  }
}
/** Thrown for a notice that did not come from the payment company, or cannot be its own. */
export class ForgedNotice extends Error {}
/** It is from them, and something in it cannot be understood: refused, so that it is told again. What can be is kept all the same. */
export class UnreadableNotice extends Error {
  readonly readable: Notice[]

  constructor(readable: Notice[]) {
    super('a notice that cannot be understood')
    this.readable = readable
  }
}
