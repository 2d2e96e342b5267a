/**
 * The one graph of what becomes of a payment: from each state, what it may become, and the event of the ledger that says so.
 * `paid` is what the provider's acknowledgement says, or what an admin has read in its book where it says nothing to us
 * (docs/decisions/0056), and nothing else; whether billing knows of it and whether the money stayed are two truths of their own,
 * beside the state (`postedAt`, `settlement`).
 */
export const paymentGraph = {
  /** We wrote it down; nobody has a key to pay it with yet. */
  created: {
    opened: 'opened',
    failed: 'refused by the provider',
    expired: 'nothing was taken',
    paid: 'paid',
    scheduled: 'scheduled',
    cancelled: 'cancelled',
  },
  /** The provider has a session for it. */
  opened: {
    completed: 'browser says completed',
    cancelled: 'cancelled',
    failed: 'declined',
    expired: 'nothing was taken',
    unknown: 'provider is silent',
    paid: 'paid',
    scheduled: 'scheduled',
  },
  /** The browser says that it is done: a hint to ask, never a receipt. */
  completed: {
    paid: 'paid',
    scheduled: 'scheduled',
    failed: 'declined',
    cancelled: 'cancelled',
    expired: 'nothing was taken',
    unknown: 'provider is silent',
  },
  /** The provider agreed to take it on a later day. */
  scheduled: { paid: 'paid', failed: 'declined', cancelled: 'cancelled', unknown: 'provider knows of none' },
  /** Nobody told us how it ended; a worker asks the provider until it knows, or until an admin says. */
  unknown: { paid: 'paid', scheduled: 'scheduled', failed: 'declined', cancelled: 'cancelled', expired: 'nothing was taken' },
  /** What ended without money may still turn out to have been paid: two tabs, a word that came late. */
  cancelled: { paid: 'paid', scheduled: 'scheduled', failed: 'declined' },
  failed: { paid: 'paid', scheduled: 'scheduled', cancelled: 'cancelled' },
  expired: { paid: 'paid', scheduled: 'scheduled', failed: 'declined', cancelled: 'cancelled' },
  /** Acknowledged: nothing undoes it. Money that comes back is told by `settlement`. */
  paid: {},
} as const satisfies Record<string, Record<string, string>>

type Graph = typeof paymentGraph
export type PaymentState = keyof Graph

/** The events that move a payment; those beside the state are in server/payments/books/payment-event.ts. */
export type MovingEvent = { [From in PaymentState]: Graph[From][keyof Graph[From]] }[PaymentState]

/** True where the graph has an edge from the one to the other. */
export const mayBecome = (from: PaymentState, to: PaymentState): boolean => to in paymentGraph[from]

/** Whether the money stayed: an eCheck can be returned days after it was paid. */
export type Settlement = 'pending' | 'settled' | 'returned'

/** How it is paid, in words a person knows; never a number. */
export type PaidBy = 'card' | 'bank'

/** Who says what a line of the ledger says. */
export type LedgerSource = 'us' | 'browser' | 'provider' | 'billing' | 'staff'

/** Nothing has become of it yet: it may be paid. */
export const isOpen = ({ state }: { state: PaymentState }): boolean => state === 'created' || state === 'opened'

/** Ended without money: whoever asks anew is not led there. */
export const isGivenUp = (state: PaymentState): boolean => state === 'cancelled' || state === 'failed' || state === 'expired'
