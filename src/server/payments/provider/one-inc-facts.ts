import { minuteMs } from '../../../durations.ts'
import { readOneIncDate } from './one-inc-dates.ts'
import type { Notice, ProviderPayment } from './payment-provider.ts'

/**
 * Everything that is the vendor's own wording, in one file: when a merchant's papers say otherwise, this is what changes.
 * `Session/Create`, `Customer/CreateAccount`, the script and its parameters are documented in public; the names of what is told
 * and asked afterwards are not, and stand here as they are known from carriers (docs/payments.md says what to confirm).
 */
export const oneIncPaths = {
  script: '/GenericModalV2/PortalOne.js',
  createSession: '/Api/Api/Session/Create',
  createCustomer: '/Api/Api/Customer/CreateAccount',
  /** To be confirmed, which ONEINC_LOOKUPS=1 says; nobody can pay before. */
  findPayment: '/Api/Api/Payment/Find',
  cancelScheduled: '/Api/Api/Payment/CancelScheduled',
  listPayments: '/Api/Api/Payment/List',
  stopAutopay: '/Api/Api/AutoPay/Stop',
} as const

/** Of the session's parameters, the one that comes back with every notice as our own reference; `clientReferenceData1` is the account. */
export const ourReference = 'clientReferenceData2'

export const succeeded = 'Success'

/** To be confirmed: that there is no such payment. Not "NotFound" alone, which may be said of an address that is wrong. */
export const knowsOfNone: readonly string[] = [
  'PaymentNotFound',
  'PaymentsNotFound',
  'TransactionNotFound',
  'NoPaymentsFound',
  'NoRecordsFound',
]

/** Nobody says how long a key lives; ours is asked for anew after so long. */
export const sessionLifetime = 15 * minuteMs

export const autopayNotice = 'acknowledgeAutopayDetails'

type Fields = Record<string, unknown>
/** `timeZone` is the insurer's, for days without a place. */
type Clocks = { now: Date; timeZone: string }

/** Last part of the address that is notified → what it may be about, by status. A status that is new to us is about nothing. */
const kinds: Record<string, (status: string) => Notice['kind'] | undefined> = {
  acknowledgepayments: (status) => paymentKinds[status],
  acknowledgescheduledpayments: (status) =>
    isOver(status) ? 'cancelled' : saysNoMore(status) ? 'scheduled' : (paymentKinds[status] ?? 'scheduled'),
  acknowledgepaymentmethods: (status) => (isOver(status) ? undefined : 'method saved'),
  // Whoever is shown autopay that is not there pays nothing, and loses cover.
  [autopayNotice.toLowerCase()]: (status) =>
    isOver(status) || endsAutopay(status) ? 'autopay off' : isOn(status) ? 'autopay on' : undefined,
}

const paymentKinds: Record<string, Notice['kind'] | undefined> = {
  '': 'paid',
  success: 'paid',
  approved: 'paid',
  completed: 'paid',
  declined: 'declined',
  failed: 'declined',
  cancelled: 'cancelled',
  canceled: 'cancelled',
  voided: 'cancelled',
  scheduled: 'scheduled',
  settled: 'settled',
  returned: 'returned',
  chargeback: 'returned',
}
/** That all went well, not what: with what is scheduled, that it is scheduled. Nothing was paid by it. */
const saysNoMore = (status: string) => ['', 'success', 'approved'].includes(status)
const isOver = (status: string) => ['cancelled', 'canceled', 'deleted', 'removed', 'stopped', 'inactive'].includes(status)
const isOn = (status: string) => saysNoMore(status) || ['active', 'enrolled', 'enabled', 'updated', 'completed'].includes(status)
const endsAutopay = (status: string) => ['disabled', 'unenrolled', 'suspended', 'expired', 'terminated'].includes(status)

/**
 * What one record of a notice tells; undefined for what is new to us, which the vendor counts as compatible, or bears no reference of
 * ours; 'unreadable' for what we should know and cannot.
 */
export function readOneIncNotice(record: Fields, tail: string, { now, timeZone }: Clocks): Notice | 'unreadable' | undefined {
  const read = reader(record)
  const kind = kinds[tail.toLowerCase()]?.(statusOf(read))
  const reference = read(ourReference)
  if (!kind || !reference) return undefined
  const transaction = transactionOf(read)
  const about = kind === 'method saved' ? read('TokenId') : transaction
  const cents = centsOf(read('Amount', 'PaymentAmount', 'TransactionAmount'))
  const date = dateOf(read, kind)
  // What is told twice has no name of its own, so its own is made of what it is about; autopay is turned on and off again under one reference.
  const once = kind === 'autopay on' || kind === 'autopay off' ? ` ${date}` : ''
  const id = read('NotificationId', 'EventId') || `${kind} ${about || reference}${once}`
  // A notice without a date is of when it came.
  const at = date === '' ? now : readOneIncDate(date, timeZone)
  if (cents === undefined || !at) return 'unreadable'
  return { id: id.slice(0, 100), kind, reference, transaction, cents, paidBy: paidByOf(read), at }
}

/** Of a notice about autopay of ours, the status that is new to us: it changes nothing, so somebody has to learn of it. Its letters alone. */
export function readNewAutopayStatus(record: Fields, tail: string): string | undefined {
  const read = reader(record)
  const status = statusOf(read)
  const isNew = tail.toLowerCase() === autopayNotice.toLowerCase() && read(ourReference) !== '' && !kinds[tail.toLowerCase()]?.(status)
  return isNew ? status.replaceAll(/[^a-z]/g, '').slice(0, 40) : undefined
}

/** A payment as it is looked up, by its own status and not by the code of the answer; undefined where it bears no reference of ours. */
export function readOneIncPayment(record: Fields, { now, timeZone }: Clocks): ProviderPayment | 'unreadable' | undefined {
  const read = reader(record)
  const status = ownStatusOf(read)
  const kind = paymentKinds[status]
  const cents = centsOf(read('Amount', 'PaymentAmount', 'TransactionAmount'))
  const reference = read(ourReference)
  if (!reference) return undefined
  if (cents === undefined || status === '') return 'unreadable'
  const settlement = kind === 'settled' || kind === 'returned' ? kind : 'pending'
  const state =
    kind === 'paid' || settlement !== 'pending'
      ? 'paid'
      : kind === 'declined' || kind === 'cancelled' || kind === 'scheduled'
        ? kind
        : 'pending'
  // Of what is under way nothing is learnt. Any other moment must stay the same however often it is asked for.
  const at = state === 'pending' ? now : readOneIncDate(dateOf(read, state), timeZone)
  if (!at) return 'unreadable'
  return {
    reference,
    transaction: transactionOf(read),
    state,
    cents,
    paidBy: paidByOf(read),
    at,
    settlement,
  }
}

type Read = (...names: string[]) => string

/** By the first of the names that is there, whatever its case. */
function reader(record: Fields): Read {
  const byName = new Map(Object.entries(record).map(([name, value]) => [name.toLowerCase(), value]))
  return (...names) => {
    const value = names.map((name) => byName.get(name.toLowerCase())).find((each) => typeof each === 'string' || typeof each === 'number')
    return value === undefined ? '' : String(value).trim().slice(0, 200)
  }
}

/** The same in what is told and in what is asked: a charge of autopay is found again by it. */
const transactionOf = (read: Read) => read('TransactionId', 'PaymentId', 'ConfirmationNumber')
const ownStatusOf = (read: Read) => read('Status', 'PaymentStatus', 'TransactionStatus').toLowerCase()
const statusOf = (read: Read) => ownStatusOf(read) || read('ResponseCode').toLowerCase()

/** '' is no money: a saved method. What is no amount is undefined. */
function centsOf(amount: string): number | undefined {
  if (amount === '') return 0
  const [, whole, part = ''] = /^(\d{1,7}|\d{1,3}(?:,\d{3})|\d(?:,\d{3}){2})(?:\.(\d{1,2})0*)?$/.exec(amount) ?? []
  return whole === undefined ? undefined : Number(whole.replaceAll(',', '')) * 100 + Number(part.padEnd(2, '0'))
}

const paidByOf = (read: Read) => (/check|bank|ach|saving/i.test(read('PaymentCategory', 'PaymentMethod', 'AccountType')) ? 'bank' : 'card')

/** Of what is scheduled, the day it will be and not the one it was agreed on. */
const dateOf = (read: Read, kind: string) =>
  kind === 'scheduled'
    ? read('ScheduledDate', 'PaymentDate', 'TransactionDate', 'Date')
    : read('TransactionDate', 'PaymentDate', 'ScheduledDate', 'Date')
