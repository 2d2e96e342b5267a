import { and, asc, eq, gt, isNull, lt, or, sql } from 'drizzle-orm'
import { minuteMs } from '../../../durations.ts'
import { mostLinked } from '../../../nouns/payments/my-account.ts'
import type { Db } from '../../db/database.ts'
import { linkedAccounts as t } from '../../db/tables/payments.ts'
import { accounts } from '../../db/tables/people.ts'
import { refused } from '../../http/errors.ts'
import type { Sealing } from '../../sealing/create-sealing.ts'
import { autopayOfAnother } from '../account-words.ts'
import { hasAutopayOfAnother } from '../changes/autopay-of-another.ts'
import { createAccountReminders } from './account-reminders.ts'
import { createLinkedRows, linkedAs, linkedBy, type LinkedAccount, type LinkedBox, type Whose } from './linked-rows.ts'

/** How long an account that was taken off may be brought back. */
const undoMs = 10 * minuteMs

export type LinkedAccounts = ReturnType<typeof createLinkedAccounts>

/** The accounts customers have shown to be theirs. Whose they are is part of every statement. */
export function createLinkedAccounts({ db, sealing, now }: { db: Db; sealing: Sealing; now: () => Date }) {
  const rows = createLinkedRows({ db, sealing })

  /** In the order they were linked. */
  async function list(whose: Whose): Promise<LinkedAccount[]> {
    const found = await db
      .select()
      .from(t)
      .where(and(linkedBy(whose), isNull(t.unlinkedAt)))
      .orderBy(asc(t.linkedAt), asc(t.accountTerm))
      .limit(mostLinked)
    return found.map(rows.read)
  }

  /** The same account twice is linked once, as it was. */
  async function link(whose: Whose, box: LinkedBox): Promise<string> {
    const row = { ...whose, accountTerm: sealing.term(whose.tenant, 'account', box.number) }
    await db.transaction(async (tx) => {
      // Under the lock of their own row, so that no two tries at once are one too many.
      await tx.select({ id: accounts.id }).from(accounts).where(eq(accounts.id, whose.account)).for('update')
      const others = await tx.$count(t, and(linkedBy(whose), isNull(t.unlinkedAt), sql`${t.accountTerm} <> ${row.accountTerm}`))
      if (others >= mostLinked) throw refused('conflict', { message: ({ mine }) => mine.tooMany(mostLinked) })
      await tx
        .insert(t)
        .values({ ...row, linkedAt: now(), ...rows.close(row, box) })
        .onConflictDoUpdate({ target: [t.tenant, t.account, t.accountTerm], set: { unlinkedAt: null } })
    })
    return row.accountTerm
  }

  async function unlink(whose: Whose, id: string): Promise<void> {
    const { autopay } = await rows.require(whose, id)
    // Taken off, it would go on being paid where nobody sees it.
    if (autopay) throw refused('conflict', { message: ({ mine }) => mine.stopAutopayFirst })
    await db
      .update(t)
      .set({ unlinkedAt: now() })
      .where(and(linkedAs(whose, id), isNull(t.unlinkedAt)))
  }

  /** Brings back what was taken off some minutes ago; false where it is too late. */
  async function keep(whose: Whose, id: string): Promise<boolean> {
    const kept = await db
      .update(t)
      .set({ unlinkedAt: null })
      .where(and(linkedAs(whose, id), or(isNull(t.unlinkedAt), gt(t.unlinkedAt, new Date(now().getTime() - undoMs)))))
      .returning({ id: t.accountTerm })
    return kept.length > 0
  }

  async function requireNoOtherAutopay(whose: Whose, id: string): Promise<void> {
    if (await hasAutopayOfAnother(db, { ...whose, accountTerm: id })) throw refused('conflict', { message: autopayOfAnother.message })
  }

  async function setAutopay(whose: Whose, id: string, autopay: boolean): Promise<void> {
    await db.update(t).set({ autopay }).where(linkedAs(whose, id))
  }

  async function forgetUnlinked(tx: Db): Promise<void> {
    await tx.delete(t).where(lt(t.unlinkedAt, new Date(now().getTime() - undoMs)))
  }

  return {
    list,
    require: rows.require,
    link,
    unlink,
    keep,
    requireNoOtherAutopay,
    setAutopay,
    forgetUnlinked,
    ...createAccountReminders({ db, rows }),
  }
}
