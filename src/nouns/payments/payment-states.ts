/**
 * The one graph of what becomes of a payment: each state, and what may lead from it where.
 * `paid` is what the provider's acknowledgement says and nothing else; whether billing knows of it and whether the money
 * stayed are two truths of their own, beside the state (`postedAt`, `settlement`).
 */
export const paymentGraph = {
  /** We wrote it down; the provider does not know of it yet. */
  created: { opened: 'opened', failed: 'failed', unknown: 'unknown', paid: 'paid', scheduled: 'scheduled' },
  /** The provider has a session for it. */
  opened: {
    completed: 'completed',
    cancelled: 'cancelled',
    failed: 'failed',
    expired: 'expired',
    unknown: 'unknown',
    paid: 'paid',
    scheduled: 'scheduled',
  },
  /** The browser says that it is done: a hint to ask, never a receipt. */
  completed: { paid: 'paid', scheduled: 'scheduled', failed: 'failed', unknown: 'unknown' },
  /** The provider agreed to take it on a later day. */
  scheduled: { paid: 'paid', failed: 'failed', cancelled: 'cancelled', unknown: 'unknown' },
  /** Nobody told us how it ended; a worker asks the provider until it knows. */
  unknown: { paid: 'paid', scheduled: 'scheduled', failed: 'failed', cancelled: 'cancelled', expired: 'expired' },
  /** What ended without money may still turn out to have been paid: two tabs, a word that came late. */
  cancelled: { paid: 'paid', scheduled: 'scheduled' },
  failed: { paid: 'paid', scheduled: 'scheduled' },
  expired: { paid: 'paid', scheduled: 'scheduled' },
  /** Acknowledged: nothing undoes it. Money that comes back is told by `settlement`. */
  paid: {},
} as const satisfies Record<string, Record<string, string>>

export type PaymentState = keyof typeof paymentGraph

/** True where the graph has an edge from the one to the other. */
export const mayBecome = (from: PaymentState, to: PaymentState): boolean => to in paymentGraph[from]

/** Whether the money stayed: an eCheck can be returned days after it was paid. */
export type Settlement = 'pending' | 'settled' | 'returned'

/** How it is paid, in words a person knows; never a number. */
export type PaidBy = 'card' | 'bank'
