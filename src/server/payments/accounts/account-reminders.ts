import { and, asc, eq, gt, isNotNull, isNull, or, sql } from 'drizzle-orm'
import type { Db } from '../../db/database.ts'
import { linkedAccounts as t } from '../../db/tables/payments.ts'
import { linkedAs, type createLinkedRows, type LinkedAccount, type LinkedBox, type LinkedRow, type Whose } from './linked-rows.ts'

/** Opened one by one: a box that cannot be keeps none of the others waiting. */
export type ToRemind = Pick<LinkedRow, 'account' | 'accountTerm'> & { read(): LinkedAccount }

type Needs = { db: Db; rows: ReturnType<typeof createLinkedRows> }

/** Who wishes to be reminded of a bill, how many days before, and of which day they were. */
export function createAccountReminders({ db, rows }: Needs) {
  /** From `email`, so many days before; null for never. */
  async function remind(whose: Whose, id: string, days: number | null, to: Pick<LinkedBox, 'email' | 'origin'>): Promise<void> {
    const { number } = await rows.require(whose, id)
    const row = { ...whose, accountTerm: id }
    // Changed, it may remind of the same day once more.
    await db
      .update(t)
      .set({ remindDays: days, remindedFor: null, ...rows.close(row, { number, ...to }) })
      .where(linkedAs(whose, id))
  }

  /** From a link in a mail, so without asking who it is; what it was about stays. */
  async function remindNoMore(whose: Whose, id: string): Promise<boolean> {
    const found = await db.update(t).set({ remindDays: null }).where(linkedAs(whose, id)).returning({ id: t.accountTerm })
    return found.length > 0
  }

  /** Those who wish to be reminded, some at a time, after the last of those before. */
  async function listToRemind(tenant: string, after: ToRemind | undefined, most: number): Promise<ToRemind[]> {
    const later = after && or(gt(t.account, after.account), and(eq(t.account, after.account), gt(t.accountTerm, after.accountTerm)))
    const found = await db
      .select()
      .from(t)
      .where(and(eq(t.tenant, tenant), isNotNull(t.remindDays), isNull(t.unlinkedAt), later))
      .orderBy(asc(t.account), asc(t.accountTerm))
      .limit(most)
    return found.map((row) => ({ account: row.account, accountTerm: row.accountTerm, read: () => rows.read(row) }))
  }

  /** In the transaction of the mail: false where another was quicker, or they wish none by now. */
  async function noteReminded(tx: Db, { tenant, account, id, remindDays }: LinkedAccount, dueOn: string): Promise<boolean> {
    const noted = await tx
      .update(t)
      .set({ remindedFor: dueOn })
      .where(
        and(
          linkedAs({ tenant, account }, id),
          isNull(t.unlinkedAt),
          remindDays === null ? undefined : eq(t.remindDays, remindDays),
          or(isNull(t.remindedFor), sql`${t.remindedFor} <> ${dueOn}`),
        ),
      )
      .returning({ id: t.accountTerm })
    return noted.length > 0
  }

  return { remind, remindNoMore, listToRemind, noteReminded }
}
