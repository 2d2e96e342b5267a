/** What the sandbox of a payment provider knows. Money is integer cents; times are milliseconds since 1970, days "2026-11-22". */

export type Operation = 'pay' | 'schedule' | 'autopay' | 'methods'

/** Where the merchant hears of it: an address, and the host to name there where the address is a machine's. */
export interface Listener {
  address: string
  host?: string
}

/** What a merchant opens a session for. */
export interface Wish {
  operation: Operation
  /** The merchant's own, and what keeps one wish from being paid twice. */
  reference: string
  accountReference: string
  minCents: number
  balanceCents: number
  policyHolder?: string
  street?: string
  zip?: string
  customerId?: string
  byAgent: boolean
  returnTo: string
  /** How many days ahead may be chosen. */
  scheduleDays: number
  listener: Listener
}

export interface Session extends Wish {
  key: string
  token: string
  openedAt: number
  endsAt: number
  tries: number
  state: 'open' | 'done' | 'cancelled' | 'ended'
}

export interface Payment {
  reference: string
  transaction: string
  state: 'paid' | 'scheduled' | 'declined' | 'cancelled' | 'pending'
  cents: number
  paidBy: 'card' | 'bank'
  /** When it was taken, or the day it will be. */
  at: number
  settlement: 'pending' | 'settled' | 'returned'
  ending: Ending
  /** When the next thing happens to it by itself; null when nothing will. */
  nextAt: number | null
  /** What the listener is told it was, where that is something else: a fault one can choose. */
  toldCents: number | null
  listener: Listener
}

export interface Customer {
  id: string
  externalId: string
  name: string
  methods: { id: string; paidBy: 'card' | 'bank'; ending: Ending; lastFour: string }[]
}

export interface Autopay {
  customerId: string
  accountReference: string
  reference: string
  listener: Listener
}

export type NoticeKind =
  | 'paid'
  | 'declined'
  | 'cancelled'
  | 'scheduled'
  | 'settled'
  | 'returned'
  | 'method saved'
  | 'autopay on'
  | 'autopay off'

export interface OutgoingNotice {
  id: string
  kind: NoticeKind
  reference: string
  transaction: string
  cents: number
  paidBy: 'card' | 'bank'
  at: number
  listener: Listener
  tries: number
  /** When it is told next; null once it was taken. */
  tellAt: number | null
}

/** What becomes of a payment with each of the test numbers. */
export type Ending = 'paid' | 'declined' | 'insufficient' | 'slow' | 'error' | 'amount changed' | 'returned'
