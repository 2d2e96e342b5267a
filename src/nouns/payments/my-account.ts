import type { Point } from '../places/point.ts'
import type { PaidBy, PaymentState } from './payment-states.ts'

/** What a customer is shown of the accounts they linked; no account number, only its last digits. */
export interface MyAccount {
  accounts: LinkedBill[]
  requests: OwnRequest[]
  agents: OwnAgent[]
  /** True where no money moves. */
  sandbox: boolean
  /** Where mails of ours go, unless they say another. */
  email: string
  /** "2026-11-22", on the calendar of the insurer. */
  today: string
}

export interface LinkedBill {
  /** What forms name it by: a token that tells nothing. */
  id: string
  /** "•••• 7731" */
  account: string
  /** What billing says; null while it does not answer, or knows the account no longer. */
  bill: ShownBill | null
  gone: boolean
  payments: PaidLine[]
  /** What is neither paid nor over. */
  pending: PendingLine[]
  autopay: boolean
  /** What autopay takes next, where the payment company has said so. */
  autopayNext: ComingCharge | null
  remindDays: number | null
  remindTo: string
}

/** `at` is ISO. */
export interface ComingCharge {
  cents: number
  at: string
}

export type BillStatus = 'paid up' | 'due' | 'overdue' | 'cancelled'

/** A policy the bill is for; days as "2026-12-01". */
export interface BilledPolicy {
  number: string
  kind: 'auto' | 'home' | 'farm' | 'business' | 'umbrella'
  coveredFrom: string
  coveredUntil: string
}

export interface ShownBill {
  policyHolder: string
  town: string
  minDueCents: number
  balanceCents: number
  dueOn: string | null
  status: BillStatus
  policies: BilledPolicy[]
  /** False where the state it is in is not served: it is shown, and cannot be paid here. */
  served: boolean
}

/** Money that was taken. Whether billing has it and whether it stayed are two further truths. */
export interface PaidLine {
  reference: string
  /** Of its receipt; null where it did not come through this site. */
  code: string | null
  cents: number
  /** The day, "2026-11-20". */
  on: string
  paidBy: PaidBy | null
  /** Taken by autopay, without anybody opening a form. */
  autopay: boolean
  truth: 'on your account' | 'received' | 'returned'
}

export interface PendingLine {
  reference: string
  code: string
  /** 'left': it was called off to be changed, and nothing has taken its place. */
  state: Extract<PaymentState, 'scheduled' | 'completed' | 'unknown' | 'failed'> | 'left'
  cents: number | null
  /** The day it is set for, or when it was tried; ISO, null where nobody knows. */
  at: string | null
  /** ISO; null where it cannot be called off. */
  cancelUntil: string | null
  /** Of what is left: true while the form that is to set it anew is still open. */
  open: boolean
}

/** What they sent us with a form: what it was and what became of it, never what was written in it. */
export interface OwnRequest {
  reference: string
  form: string
  state: 'waiting' | 'answered' | 'closed'
  receivedAt: string
  promisedAt: string
}

export interface OwnAgent {
  id: number
  title: string
  image: string
  place: Point | null
  email: string
  phone: string
  city: string
  opening: { open: boolean; words: string } | null
}

/** Days before the due date a mail may come. */
export const reminderDays = [3, 7, 14] as const

/** More nobody has, and each is asked for when the page is opened. */
export const mostLinked = 20
