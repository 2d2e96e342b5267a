import { and, desc, eq, gt, gte, isNull, lt, sql } from 'drizzle-orm'
import { dayOn } from '../../../nouns/wall-time.ts'
import type { Db } from '../../db/database.ts'
import { sandboxBilledAccounts as accounts, sandboxPostedPayments as posted } from '../../db/tables/sandbox-billing.ts'
import { BillingDown, BillingRefused, type BillingSystem } from './billing-system.ts'
import { owedAfter, presentBilled, storedAccountOf, type SampleAccount, type StoredAccount } from './sandbox-account.ts'

type Needs = {
  db: Db
  now: () => Date
  timeZoneOf(tenant: string): string
}

export type SandboxBilling = BillingSystem & {
  /** Lays out accounts to try, where the tenant has none; answers whether it did. */
  lay(tenant: string, samples: readonly SampleAccount[]): Promise<boolean>
}

/** A billing system in our own database, for trying and testing: what is posted to it lowers what is owed, and moves no money. */
export function createSandboxBilling({ db, now, timeZoneOf }: Needs): SandboxBilling {
  const dayIn = (tenant: string, at: Date) => dayOn(at, timeZoneOf(tenant))
  const today = (tenant: string) => dayIn(tenant, now())

  async function lay(tenant: string, samples: readonly SampleAccount[]) {
    if (samples.length === 0 || (await db.$count(accounts, eq(accounts.tenant, tenant))) > 0) return false
    const rows = samples.map((sample) => {
      const account = storedAccountOf(sample, today(tenant))
      return { tenant, number: sample.number, account, ...owedAfter(account, 0) }
    })
    await db.insert(accounts).values(rows).onConflictDoNothing()
    return true
  }

  async function findAccount(tenant: string, number: string) {
    const row = await findRow(db, tenant, number)
    return row ? presentBilled({ ...row, account: row.account as StoredAccount }, today(tenant)) : null
  }

  async function listPaid(tenant: string, number: string, most: number) {
    const row = await findRow(db, tenant, number)
    if (!row) return []
    const rows = await db
      .select()
      .from(posted)
      .where(and(eq(posted.tenant, tenant), eq(posted.number, number)))
      .orderBy(desc(posted.paidAt), desc(posted.reference))
      .limit(most)
    const ours = rows.map(({ reference, cents, paidAt, returnedOn }) => ({
      reference,
      cents,
      on: dayIn(tenant, paidAt),
      returned: returnedOn !== null,
    }))
    const before = (row.account as StoredAccount).paid.toSorted((a, b) => b.on.localeCompare(a.on))
    return [...ours, ...before].slice(0, most)
  }

  const post: BillingSystem['post'] = (tenant, { reference, number, cents, paidAt }) =>
    db.transaction(async (tx) => {
      await requireRow(tx, tenant, number)
      const [made] = await tx
        .insert(posted)
        .values({ tenant, reference, number, cents, paidAt, postedAt: now(), returnedOn: null })
        .onConflictDoNothing()
        .returning({ reference: posted.reference })
      if (!made) return postedBefore(await requirePosted(tx, tenant, reference), { number, cents })
      await recount(tx, tenant, number)
      return 'posted'
    })

  const postReturn: BillingSystem['postReturn'] = (tenant, { reference, number, cents, on }) =>
    db.transaction(async (tx) => {
      await requireRow(tx, tenant, number)
      const known = postedBefore(await requirePosted(tx, tenant, reference), { number, cents })
      const [returned] = await tx
        .update(posted)
        .set({ returnedOn: on })
        .where(and(eq(posted.tenant, tenant), eq(posted.reference, reference), isNull(posted.returnedOn)))
        .returning({ reference: posted.reference })
      if (!returned) return known
      await recount(tx, tenant, number)
      return 'posted'
    })

  // By bytes, as JavaScript compares them, whatever the database's language.
  const byBytes = sql`${posted.reference} collate "C"`

  const listPosted: BillingSystem['listPosted'] = async (tenant, { from, to, after, most }) => {
    const rows = await db
      .select()
      .from(posted)
      .where(and(eq(posted.tenant, tenant), gte(posted.postedAt, from), lt(posted.postedAt, to), gt(byBytes, after)))
      .orderBy(byBytes)
      .limit(most)
    return rows.map(({ reference, cents, returnedOn }) => ({ reference, cents, returned: returnedOn !== null }))
  }

  return {
    kind: 'sandbox',
    lay,
    findAccount: (...asked) => orDown(findAccount(...asked)),
    listPaid: (...asked) => orDown(listPaid(...asked)),
    post: (...asked) => orDown(post(...asked)),
    postReturn: (...asked) => orDown(postReturn(...asked)),
    listPosted: (...asked) => orDown(listPosted(...asked)),
  }
}

async function findRow(db: Db, tenant: string, number: string) {
  const [row] = await db.select().from(accounts).where(isAccount(tenant, number))
  return row
}

/** Under its lock: two payments of one account are counted one after the other. */
async function requireRow(tx: Db, tenant: string, number: string) {
  const [row] = await tx.select().from(accounts).where(isAccount(tenant, number)).for('update')
  if (!row) throw new BillingRefused('There is no such account.')
  return row
}

async function requirePosted(tx: Db, tenant: string, reference: string) {
  const [row] = await tx
    .select()
    .from(posted)
    .where(and(eq(posted.tenant, tenant), eq(posted.reference, reference)))
  if (!row) throw new BillingRefused('Nothing was posted under this reference.')
  return row
}

function postedBefore(known: { number: string; cents: number }, asked: { number: string; cents: number }) {
  if (known.number === asked.number && known.cents === asked.cents) return 'posted before' as const
  throw new BillingRefused('Something else was posted under this reference.')
}

async function recount(tx: Db, tenant: string, number: string): Promise<void> {
  const row = await requireRow(tx, tenant, number)
  const [{ cents }] = await tx
    .select({ cents: sql`coalesce(sum(${posted.cents}), 0)`.mapWith(Number) })
    .from(posted)
    .where(and(eq(posted.tenant, tenant), eq(posted.number, number), isNull(posted.returnedOn)))
  await tx
    .update(accounts)
    .set(owedAfter(row.account as StoredAccount, cents))
    .where(isAccount(tenant, number))
}

const isAccount = (tenant: string, number: string) => and(eq(accounts.tenant, tenant), eq(accounts.number, number))

/** A database that does not answer says nothing certain. */
async function orDown<T>(work: Promise<T>): Promise<T> {
  try {
    return await work
  } catch (error) {
    if (error instanceof BillingRefused) throw error
    throw new BillingDown('the sandbox of the billing system does not answer', { cause: error })
  }
}
