import { desc, sql } from 'drizzle-orm'
import { createBillingBook } from '../campaigns/payments-billing-book.ts'
import { createFakeProvider } from '../fixtures/fake-provider.ts'
import { startTestApp } from '../fixtures/test-app.ts'
import { testTenants } from '../fixtures/test-tenants.ts'
import { createComparing } from '../../src/server/payments/books/compare-books.ts'
import { createTenants } from '../../src/server/tenants.ts'
import { reconciliations } from '../../src/server/db/tables/payments.ts'

/** Of one day, all of them right in all three books. The other two are made as they are asked for, so that they take no memory. */
export async function compareBooks(server: string | undefined, payments: number) {
  process.env.TEST_DATABASE = server ? 'postgres' : 'embedded'
  const app = await startTestApp({})
  const [tenant] = testTenants
  const paidAt = new Date(Date.now() - 12 * 3600_000)
  try {
    const { db } = app.database
    await db.execute(sql`
      insert into payments (tenant, reference, operation, key, asked_mac, account_term, by_agent, state, min_due_cents, balance_cents,
        cents, paid_by, paid_at, transaction, posted_at, settlement, created_at, changed_at, sealed, key_id)
      select ${tenant.client}, 'WM-' || lpad(n::text, 8, '0'), 'pay', 'a key of the bench ' || n, 'mac', 'term ' || n, false, 'paid', 100, 1000000,
        1000 + n, 'card', ${paidAt.toISOString()}::timestamptz, 'T' || n, ${paidAt.toISOString()}::timestamptz, 'pending',
        ${paidAt.toISOString()}::timestamptz, ${paidAt.toISOString()}::timestamptz, '\\x00'::bytea, 'none'
      from generate_series(1, ${payments}) as n`)
    const comparing = createComparing({
      db,
      jobs: { enqueue: async () => {} },
      now: () => new Date(),
      warn() {},
      tenants: createTenants(testTenants),
      billing: {
        ...createBillingBook(() => new Date()).system,
        listPosted: async (_tenant, { after, most }) =>
          numbersAfter(after, most, payments).map((n) => ({ reference: referenceOf(n), cents: 1000 + n, returned: false })),
      },
      provider: {
        ...createFakeProvider(),
        listPayments: async ({ after, most }) =>
          numbersAfter(after, most, payments).map((n) => ({
            reference: referenceOf(n),
            transaction: `T${n}`,
            state: 'paid',
            cents: 1000 + n,
            paidBy: 'card',
            at: paidAt,
            settlement: 'pending',
          })),
      },
      repair: async () => false,
    })
    const memory = watchMemory()
    const began = performance.now()
    await comparing.compare(tenant)
    const seconds = (performance.now() - began) / 1000
    // The site may have compared its books by itself when it started, with nothing in them.
    const [{ compared, differences: found }] = await db.select().from(reconciliations).orderBy(desc(reconciliations.compared)).limit(1)
    if (found > 0) throw new Error(`${found} differences were found where there are none`)
    return { seconds, compared, risen: memory.risen() }
  } finally {
    await app.close()
  }
}

const referenceOf = (n: number) => `WM-${String(n).padStart(8, '0')}`

function numbersAfter(after: string, most: number, all: number): number[] {
  const first = after === '' ? 1 : Number(after.slice(3)) + 1
  return Array.from({ length: Math.max(0, Math.min(most, all - first + 1)) }, (_each, index) => first + index)
}

/** By how much this process grew at its highest. */
function watchMemory() {
  const before = process.memoryUsage.rss()
  let highest = before
  const looking = setInterval(() => (highest = Math.max(highest, process.memoryUsage.rss())), 20)
  return {
    risen() {
      clearInterval(looking)
      return Math.max(highest, process.memoryUsage.rss()) - before
    },
  }
}
