import { sql } from 'drizzle-orm'
import { bigint, boolean, index, integer, jsonb, pgTable, primaryKey, text, uniqueIndex } from 'drizzle-orm/pg-core'
import type { LedgerSource, PaidBy, PaymentState, Settlement } from '../../../nouns/payments/payment-states.ts'
import type { BookedOperation } from '../../../nouns/payments/shown-payment.ts'
import { at, bytewiseText, sealedColumns } from './columns.ts'
import { accounts } from './people.ts'

/** Every wish to pay, from before the provider hears of it: the derived state of its events. See docs/decisions/0036. */
export const payments = pgTable(
  'payments',
  {
    id: bigint('id', { mode: 'number' }).primaryKey().generatedAlwaysAsIdentity(),
    tenant: text('tenant').notNull(),
    /** What may be quoted, and what the provider and billing know it by: "WM-7K3F-2M9Q". */
    reference: bytewiseText('reference').notNull(),
    operation: text('operation').$type<BookedOperation>().notNull(),
    /** Of the wish: the same key is the same payment. */
    key: text('key').notNull(),
    /** HMAC of what was asked for under the key: account, operation. */
    askedMac: text('asked_mac').notNull(),
    /** HMAC token of the account number. */
    accountTerm: text('account_term').notNull(),
    /** The account of the signed-in person who asked; null for visitors. */
    account: text('account'),
    byAgent: boolean('by_agent').notNull(),
    state: text('state').$type<PaymentState>().notNull(),
    minDueCents: integer('min_due_cents').notNull(),
    balanceCents: integer('balance_cents').notNull(),
    /** What the provider says was or will be paid. */
    cents: integer('cents'),
    paidBy: text('paid_by').$type<PaidBy>(),
    /** When it was paid, or the day it will be. */
    paidAt: at('paid_at'),
    /** The provider's own number of it. */
    transaction: text('transaction'),
    postedAt: at('posted_at'),
    settlement: text('settlement').$type<Settlement>().notNull(),
    /** When the worker asks the provider next, while nobody knows how it ended. */
    askAt: at('ask_at'),
    createdAt: at('created_at').notNull(),
    changedAt: at('changed_at').notNull(),
    /** Account number, policy holder, address. */
    ...sealedColumns,
  },
  (t) => [
    uniqueIndex('payments_reference').on(t.tenant, t.reference),
    uniqueIndex('payments_key').on(t.tenant, t.key),
    index('payments_account').on(t.tenant, t.accountTerm, t.id),
    index('payments_state').on(t.tenant, t.state, t.id),
    index('payments_paid').on(t.tenant, t.paidAt, t.id),
    index('payments_ask')
      .on(t.askAt)
      .where(sql`ask_at is not null`),
    index('payments_sealed').on(t.keyId),
  ],
)

/** The ledger: what happened to a payment, in the order we learnt it; never changed, never removed. */
export const paymentEvents = pgTable(
  'payment_events',
  {
    payment: bigint('payment', { mode: 'number' })
      .notNull()
      .references(() => payments.id),
    /** Counts from 1 for each payment. */
    number: integer('number').notNull(),
    what: text('what').notNull(),
    /** Who said so: 'us', 'browser', 'provider', 'billing', 'staff'. */
    source: text('source').$type<LedgerSource>().notNull(),
    cents: integer('cents'),
    /** Names and codes, never of a card, a bank or an account. */
    detail: jsonb('detail').$type<Record<string, string | number>>().notNull(),
    at: at('at').notNull(),
  },
  (t) => [primaryKey({ columns: [t.payment, t.number] })],
)

/** What the provider told us, committed before it gets its 2xx; each once, however often it tells. */
export const providerNotices = pgTable(
  'provider_notices',
  {
    tenant: text('tenant').notNull(),
    provider: text('provider').notNull(),
    id: text('id').notNull(),
    kind: text('kind').notNull(),
    reference: text('reference').notNull(),
    /** As it was read; no number of a card, a bank or an account. */
    notice: jsonb('notice').notNull(),
    receivedAt: at('received_at').notNull(),
    handledAt: at('handled_at'),
  },
  (t) => [
    primaryKey({ columns: [t.tenant, t.provider, t.id, t.kind] }),
    index('provider_notices_waiting')
      .on(t.receivedAt)
      .where(sql`handled_at is null`),
  ],
)

/** Comparisons of our book, the provider's and billing's. */
export const reconciliations = pgTable('reconciliations', {
  id: bigint('id', { mode: 'number' }).primaryKey().generatedAlwaysAsIdentity(),
  tenant: text('tenant').notNull(),
  from: at('from_at').notNull(),
  to: at('to_at').notNull(),
  startedAt: at('started_at').notNull(),
  finishedAt: at('finished_at'),
  compared: integer('compared').notNull().default(0),
  differences: integer('differences').notNull().default(0),
})

export const reconciliationDifferences = pgTable(
  'reconciliation_differences',
  {
    reconciliation: bigint('reconciliation', { mode: 'number' })
      .notNull()
      .references(() => reconciliations.id, { onDelete: 'cascade' }),
    reference: text('reference').notNull(),
    /** "taken and not ours", "posted and not taken", "amounts differ" … */
    what: text('what').notNull(),
    ourCents: integer('our_cents'),
    providerCents: integer('provider_cents'),
    billingCents: integer('billing_cents'),
    /** Mended by itself, or by somebody who said so. */
    settledAt: at('settled_at'),
    settledBy: text('settled_by'),
  },
  (t) => [primaryKey({ columns: [t.reconciliation, t.reference, t.what] })],
)

/** Accounts a customer has shown to be theirs. */
export const linkedAccounts = pgTable(
  'linked_accounts',
  {
    tenant: text('tenant').notNull(),
    account: text('account')
      .notNull()
      .references(() => accounts.id, { onDelete: 'cascade' }),
    accountTerm: text('account_term').notNull(),
    linkedAt: at('linked_at').notNull(),
    /** How many days before the due date a mail reminds; null for never. */
    remindDays: integer('remind_days'),
    /** The due date the last reminder was about. */
    remindedFor: text('reminded_for'),
    autopay: boolean('autopay').notNull().default(false),
    /** It may be brought back for some minutes; then its row goes. */
    unlinkedAt: at('unlinked_at'),
    /** Account number, and the e-mail reminders go to. */
    ...sealedColumns,
  },
  (t) => [
    primaryKey({ columns: [t.tenant, t.account, t.accountTerm] }),
    index('linked_accounts_remind')
      .on(t.tenant)
      .where(sql`remind_days is not null`),
    index('linked_accounts_sealed').on(t.keyId),
  ],
)

/** The customer's record at the provider. */
export const providerCustomers = pgTable(
  'provider_customers',
  {
    tenant: text('tenant').notNull(),
    provider: text('provider').notNull(),
    account: text('account')
      .notNull()
      .references(() => accounts.id, { onDelete: 'cascade' }),
    customer: text('customer').notNull(),
  },
  (t) => [primaryKey({ columns: [t.tenant, t.provider, t.account] })],
)

/** Each time somebody looked whether the page with the payment form is as it was released; what the scripts were then. */
export const paymentFrameChecks = pgTable('payment_frame_checks', {
  id: bigint('id', { mode: 'number' }).primaryKey().generatedAlwaysAsIdentity(),
  checkedAt: at('checked_at').notNull(),
  findings: jsonb('findings').$type<string[]>().notNull(),
  scripts: jsonb('scripts').$type<{ src: string; sha256: string }[]>().notNull(),
})
