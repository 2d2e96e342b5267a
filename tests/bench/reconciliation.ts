/** `node tests/bench/reconciliation.ts 100000`: how long the books of so many payments take to be compared, and in how much memory. */
import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { desc, sql } from 'drizzle-orm'
import { openEmbedded } from '../../src/server/db/embedded.ts'
import { reconciliations } from '../../src/server/db/tables/payments.ts'
import { createComparing } from '../../src/server/payments/books/compare-books.ts'
import { noBilling, noProvider } from '../../src/server/payments/out-of-reach.ts'
import type { ProviderPayment } from '../../src/server/payments/provider/payment-provider.ts'
import { createTenants } from '../../src/server/tenants.ts'
import { testTenants } from '../fixtures/test-tenants.ts'
import { figure, printTable } from './figures.ts'

const aim = { seconds: 10, megabytes: 64 }

/** On the embedded database, which is the slower one; the other books answer at once, so what is measured is ours. */
export async function benchReconciliation(many: number): Promise<void> {
  const folder = mkdtempSync(join(tmpdir(), 'shelterbelt-books-'))
  const database = await openEmbedded(folder)
  const { db } = database
  const now = new Date()
  const paidAt = new Date(now.getTime() - 3600_000)
  await db.execute(sql`insert into payments (tenant, reference, operation, key, asked_mac, account_term, by_agent, state, min_due_cents, balance_cents,
    cents, paid_by, paid_at, transaction, posted_at, settlement, created_at, changed_at, sealed, key_id)
    select 'windbreak', 'WM-' || lpad(n::text, 9, '0'), 'pay', n::text, '', '', false, 'paid', 100, 100000, 100 + n, 'card', ${paidAt.toISOString()}::timestamptz, n::text,
    ${paidAt.toISOString()}::timestamptz, 'settled', ${paidAt.toISOString()}::timestamptz, ${paidAt.toISOString()}::timestamptz, decode(repeat('00', 500), 'hex'), 'none'
    from generate_series(1, ${many}::int) as n`)
  await db.execute(sql`analyze payments`)

  /** Entries after a reference, made as they are asked for. */
  const after = <T>(reference: string, most: number, make: (reference: string, cents: number) => T): T[] => {
    const first = reference === '' ? 1 : Number(reference.slice(3)) + 1
    return Array.from({ length: Math.max(0, Math.min(most, many - first + 1)) }, (_, index) =>
      make(`WM-${String(first + index).padStart(9, '0')}`, 100 + first + index),
    )
  }
  const comparing = createComparing({
    db,
    jobs: { enqueue: async () => {} },
    now: () => now,
    warn: () => {},
    tenants: createTenants([testTenants[0]]),
    billing: {
      ...noBilling,
      listPosted: async (_tenant, span) => after(span.after, span.most, (reference, cents) => ({ reference, cents, returned: false })),
    },
    provider: {
      ...noProvider,
      listPayments: async (span) =>
        after(span.after, span.most, (reference, cents): ProviderPayment => ({
          reference,
          transaction: reference,
          state: 'paid',
          cents,
          paidBy: 'card',
          at: paidAt,
          settlement: 'settled',
        })),
    },
    repair: async () => false,
  })
  globalThis.gc?.()
  const before = process.memoryUsage().rss
  let most = before
  const watching = setInterval(() => (most = Math.max(most, process.memoryUsage().rss)), 20)
  const began = performance.now()
  await comparing.compare(testTenants[0])
  const seconds = (performance.now() - began) / 1000
  clearInterval(watching)
  const [last] = await db.select().from(reconciliations).orderBy(desc(reconciliations.id)).limit(1)
  if (last.compared !== many || last.differences !== 0) throw new Error(`compared ${last.compared}, ${last.differences} differences`)
  const megabytes = (most - before) / 1e6
  printTable(`Comparison of the books, embedded: ${many.toLocaleString('en-US')} payments`, [
    figure('time', `${seconds.toFixed(1)} s`, `≤ ${aim.seconds} s`, seconds <= aim.seconds),
    figure('memory beside what there was', `${megabytes.toFixed(0)} MB`, `≤ ${aim.megabytes} MB`, megabytes <= aim.megabytes),
  ])
  await database.close()
  rmSync(folder, { recursive: true, force: true })
}

if (import.meta.main) await benchReconciliation(Number(process.argv[2] ?? 100_000))
