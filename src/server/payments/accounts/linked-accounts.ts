import { and, asc, eq, gt, isNotNull, isNull, lt, or, sql } from 'drizzle-orm'
import type { InferSelectModel } from 'drizzle-orm'
import { minuteMs } from '../../../durations.ts'
import { mostLinked } from '../../../nouns/payments/my-account.ts'
import type { Db } from '../../db/database.ts'
import { linkedAccounts as t } from '../../db/tables/payments.ts'
import { accounts } from '../../db/tables/people.ts'
import { refused } from '../../http/errors.ts'
import type { Sealing } from '../../sealing/create-sealing.ts'
import { boxOf } from '../../sealing/sealed-rows.ts'
import { autopayOfAnother } from '../account-words.ts'
import { hasAutopayOfAnother } from '../changes/autopay-of-another.ts'

type Row = InferSelectModel<typeof t>

/** Of a row, what is closed. */
interface Box {
  number: string
  /** Where reminders go; empty where nobody said. */
  email: string
  /** "https://…" of the site, for the links in them. */
  origin: string
}

export interface LinkedAccount extends Box {
  /** The token of its number, which forms name it by. */
  id: string
  tenant: string
  account: string
  autopay: boolean
  remindDays: number | null
  remindedFor: string | null
}

/** Opened one by one: a box that cannot be keeps none of the others waiting. */
export type ToRemind = Pick<Row, 'account' | 'accountTerm'> & { read(): LinkedAccount }

type Whose = { tenant: string; account: string }

/** How long an account that was taken off may be brought back. */
const undoMs = 10 * minuteMs

export type LinkedAccounts = ReturnType<typeof createLinkedAccounts>

/** The accounts customers have shown to be theirs. Whose they are is part of every statement. */
export function createLinkedAccounts({ db, sealing, now }: { db: Db; sealing: Sealing; now: () => Date }) {
  const ofPerson = ({ tenant, account }: Whose) => and(eq(t.tenant, tenant), eq(t.account, account))
  const one = (whose: Whose, id: string) => and(ofPerson(whose), eq(t.accountTerm, id))
  const idOf = (tenant: string, number: string) => sealing.term(tenant, 'account', number)

  function read(row: Row): LinkedAccount {
    const { tenant, account, accountTerm: id, autopay, remindDays, remindedFor } = row
    return { ...sealing.openJson<Box>(boxOf.linkedAccount(row), row), id, tenant, account, autopay, remindDays, remindedFor }
  }

  const close = (row: Pick<Row, 'tenant' | 'account' | 'accountTerm'>, box: Box) => sealing.sealJson(boxOf.linkedAccount(row), box)

  /** In the order they were linked. */
  async function list(whose: Whose): Promise<LinkedAccount[]> {
    const rows = await db
      .select()
      .from(t)
      .where(and(ofPerson(whose), isNull(t.unlinkedAt)))
      .orderBy(asc(t.linkedAt), asc(t.accountTerm))
      .limit(mostLinked)
    return rows.map(read)
  }

  /** What is not there and what is not theirs is the same to whoever asks. */
  async function require(whose: Whose, id: string): Promise<LinkedAccount> {
    const [row] = await db
      .select()
      .from(t)
      .where(and(one(whose, id), isNull(t.unlinkedAt)))
    if (!row) throw refused('unknownItem', { message: ({ mine }) => mine.missing })
    return read(row)
  }

  /** The same account twice is linked once, as it was. */
  async function link(whose: Whose, box: Box): Promise<string> {
    const row = { ...whose, accountTerm: idOf(whose.tenant, box.number) }
    await db.transaction(async (tx) => {
      // Under the lock of their own row, so that no two tries at once are one too many.
      await tx.select({ id: accounts.id }).from(accounts).where(eq(accounts.id, whose.account)).for('update')
      const others = await tx.$count(t, and(ofPerson(whose), isNull(t.unlinkedAt), sql`${t.accountTerm} <> ${row.accountTerm}`))
      if (others >= mostLinked) throw refused('conflict', { message: ({ mine }) => mine.tooMany(mostLinked) })
      await tx
        .insert(t)
        .values({ ...row, linkedAt: now(), ...close(row, box) })
        .onConflictDoUpdate({ target: [t.tenant, t.account, t.accountTerm], set: { unlinkedAt: null } })
    })
    return row.accountTerm
  }

  async function unlink(whose: Whose, id: string): Promise<void> {
    const { autopay } = await require(whose, id)
    // Taken off, it would go on being paid where nobody sees it.
    if (autopay) throw refused('conflict', { message: ({ mine }) => mine.stopAutopayFirst })
    await db
      .update(t)
      .set({ unlinkedAt: now() })
      .where(and(one(whose, id), isNull(t.unlinkedAt)))
  }

  /** Brings back what was taken off some minutes ago; false where it is too late. */
  async function keep(whose: Whose, id: string): Promise<boolean> {
    const kept = await db
      .update(t)
      .set({ unlinkedAt: null })
      .where(and(one(whose, id), or(isNull(t.unlinkedAt), gt(t.unlinkedAt, new Date(now().getTime() - undoMs)))))
      .returning({ id: t.accountTerm })
    return kept.length > 0
  }

  /** From `email`, so many days before; null for never. */
  async function remind(whose: Whose, id: string, days: number | null, to: Pick<Box, 'email' | 'origin'>): Promise<void> {
    const { number } = await require(whose, id)
    const row = { ...whose, accountTerm: id }
    // Changed, it may remind of the same day once more.
    await db
      .update(t)
      .set({ remindDays: days, remindedFor: null, ...close(row, { number, ...to }) })
      .where(one(whose, id))
  }

  /** From a link in a mail, so without asking who it is; what it was about stays. */
  async function remindNoMore(whose: Whose, id: string): Promise<boolean> {
    const found = await db.update(t).set({ remindDays: null }).where(one(whose, id)).returning({ id: t.accountTerm })
    return found.length > 0
  }

  async function requireNoOtherAutopay(whose: Whose, id: string): Promise<void> {
    if (await hasAutopayOfAnother(db, { ...whose, accountTerm: id })) throw refused('conflict', { message: autopayOfAnother.message })
  }

  async function setAutopay(whose: Whose, id: string, autopay: boolean): Promise<void> {
    await db.update(t).set({ autopay }).where(one(whose, id))
  }

  /** Those who wish to be reminded, some at a time, after the last of those before. */
  async function listToRemind(tenant: string, after: ToRemind | undefined, most: number): Promise<ToRemind[]> {
    const later = after && or(gt(t.account, after.account), and(eq(t.account, after.account), gt(t.accountTerm, after.accountTerm)))
    const rows = await db
      .select()
      .from(t)
      .where(and(eq(t.tenant, tenant), isNotNull(t.remindDays), isNull(t.unlinkedAt), later))
      .orderBy(asc(t.account), asc(t.accountTerm))
      .limit(most)
    return rows.map((row) => ({ account: row.account, accountTerm: row.accountTerm, read: () => read(row) }))
  }

  /** In the transaction of the mail: false where another was quicker, or they wish none by now. */
  async function noteReminded(tx: Db, { tenant, account, id, remindDays }: LinkedAccount, dueOn: string): Promise<boolean> {
    const noted = await tx
      .update(t)
      .set({ remindedFor: dueOn })
      .where(
        and(
          one({ tenant, account }, id),
          isNull(t.unlinkedAt),
          remindDays === null ? undefined : eq(t.remindDays, remindDays),
          or(isNull(t.remindedFor), sql`${t.remindedFor} <> ${dueOn}`),
        ),
      )
      .returning({ id: t.accountTerm })
    return noted.length > 0
  }

  async function forgetUnlinked(tx: Db): Promise<void> {
    await tx.delete(t).where(lt(t.unlinkedAt, new Date(now().getTime() - undoMs)))
  }

  return {
    list,
    require,
    link,
    unlink,
    keep,
    remind,
    remindNoMore,
    requireNoOtherAutopay,
    setAutopay,
    listToRemind,
    noteReminded,
    forgetUnlinked,
    idOf,
  }
}
