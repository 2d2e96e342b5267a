import { and, inArray } from 'drizzle-orm'
import { batchesOf } from '../../db/batches-of.ts'
import type { Db } from '../../db/database.ts'
import { payments, providerNotices as t } from '../../db/tables/payments.ts'
import type { Warn } from '../../http/warn.ts'
import type { Jobs } from '../../jobs/create-jobs.ts'
import type { Sealing } from '../../sealing/create-sealing.ts'
import type { Tenants } from '../../tenants.ts'
import type { Ledger } from '../books/payment-ledger.ts'
import type { Notice, PaymentProvider } from './payment-provider.ts'
import { readableNotice, takeInNotices } from './take-in-notices.ts'

const noticesAtOnce = 200

type Needs = {
  db: Db
  jobs: Pick<Jobs, 'enqueue'>
  now: () => Date
  warn: Warn
  tenants: Tenants
  sealing: Sealing
  provider: PaymentProvider
  ledger: Ledger
}

export type NoticeInbox = ReturnType<typeof createNoticeInbox>

/** What the provider tells us: kept before it is thanked, taken in afterwards, each once however often it is told. */
export function createNoticeInbox({ jobs, tenants, provider, ...needs }: Needs) {
  const { db, now, warn } = needs
  const job = takeInNotices({ ...needs, tenants })
  const clients = tenants.list.map(({ client }) => client)

  /** Answers how many were new. What cannot be read is left out and logged; `tenant` is whose address it came to. */
  async function keep(tenant: string, told: readonly Notice[]): Promise<number> {
    const notices = told.flatMap((each) => {
      const { success, data } = readableNotice.safeParse(each)
      if (!success) warn({ provider: provider.kind }, 'a notice of the payment provider cannot be understood')
      return success ? [data] : []
    })
    if (notices.length === 0) return 0
    const owners = await tenantsOf(notices.map(({ reference }) => reference))
    const receivedAt = now()
    return db.transaction(async (tx) => {
      let kept = 0
      // To the last one: how many come at once is limited by the bytes of a delivery.
      for (const some of batchesOf(notices, noticesAtOnce)) {
        const values = some.map((notice) => ({
          tenant: owners.get(notice.reference) ?? tenant,
          provider: provider.kind,
          id: notice.id,
          kind: notice.kind,
          reference: notice.reference,
          notice: { ...notice, at: notice.at.toISOString() },
          receivedAt,
        }))
        kept += (await tx.insert(t).values(values).onConflictDoNothing().returning({ id: t.id })).length
      }
      if (kept > 0) await jobs.enqueue(tx, job, {}, { key: 'told' })
      return kept
    })
  }

  /** A reference is one tenant's, whatever the address it was told at. */
  async function tenantsOf(references: string[]): Promise<Map<string, string>> {
    const rows = await db
      .select({ tenant: payments.tenant, reference: payments.reference })
      .from(payments)
      .where(and(inArray(payments.tenant, clients), inArray(payments.reference, references)))
    return new Map(rows.map(({ tenant, reference }) => [reference, tenant]))
  }

  return { keep, job }
}
