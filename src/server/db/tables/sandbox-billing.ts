import { index, integer, jsonb, pgTable, primaryKey, text } from 'drizzle-orm/pg-core'
import { at, bytewiseText } from './columns.ts'

/** The sandbox of the billing system: accounts to try, and what was posted to them. Nothing here is anybody's. */
export const sandboxBilledAccounts = pgTable(
  'sandbox_billed_accounts',
  {
    tenant: text('tenant').notNull(),
    number: text('number').notNull(),
    account: jsonb('account').notNull(),
    minDueCents: integer('min_due_cents').notNull(),
    balanceCents: integer('balance_cents').notNull(),
  },
  (t) => [primaryKey({ columns: [t.tenant, t.number] })],
)

export const sandboxPostedPayments = pgTable(
  'sandbox_posted_payments',
  {
    tenant: text('tenant').notNull(),
    reference: bytewiseText('reference').notNull(),
    number: text('number').notNull(),
    cents: integer('cents').notNull(),
    paidAt: at('paid_at').notNull(),
    postedAt: at('posted_at').notNull(),
    returnedOn: text('returned_on'),
  },
  (t) => [
    primaryKey({ columns: [t.tenant, t.reference] }),
    index('sandbox_posted_account').on(t.tenant, t.number, t.paidAt),
    index('sandbox_posted_at').on(t.tenant, t.postedAt, t.reference),
  ],
)
