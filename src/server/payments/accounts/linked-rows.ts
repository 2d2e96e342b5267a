import { and, eq, isNull, type InferSelectModel } from 'drizzle-orm'
import type { Db } from '../../db/database.ts'
import { linkedAccounts as t } from '../../db/tables/payments.ts'
import { refused } from '../../http/errors.ts'
import type { Sealing } from '../../sealing/create-sealing.ts'
import { boxOf } from '../../sealing/sealed-rows.ts'

export type LinkedRow = InferSelectModel<typeof t>

/** Of a row, what is closed. */
export interface LinkedBox {
  number: string
  /** Where reminders go; empty where nobody said. */
  email: string
  /** "https://…" of the site, for the links in them. */
  origin: string
}

export interface LinkedAccount extends LinkedBox {
  /** The token of its number, which forms name it by. */
  id: string
  tenant: string
  account: string
  autopay: boolean
  remindDays: number | null
  remindedFor: string | null
}

export type Whose = { tenant: string; account: string }

/** What is asked of somebody's accounts always says whose they are. */
export const linkedBy = ({ tenant, account }: Whose) => and(eq(t.tenant, tenant), eq(t.account, account))
/** The condition for one of somebody's linked accounts. */
export const linkedAs = (whose: Whose, id: string) => and(linkedBy(whose), eq(t.accountTerm, id))

/** Opens and closes what is sealed in a row. */
export function createLinkedRows({ db, sealing }: { db: Db; sealing: Sealing }) {
  function read(row: LinkedRow): LinkedAccount {
    const { tenant, account, accountTerm: id, autopay, remindDays, remindedFor } = row
    return { ...sealing.openJson<LinkedBox>(boxOf.linkedAccount(row), row), id, tenant, account, autopay, remindDays, remindedFor }
  }

  const close = (row: Pick<LinkedRow, 'tenant' | 'account' | 'accountTerm'>, box: LinkedBox) =>
    sealing.sealJson(boxOf.linkedAccount(row), box)

  /** What is not there and what is not theirs is the same to whoever asks. */
  async function require(whose: Whose, id: string): Promise<LinkedAccount> {
    const [row] = await db
      .select()
      .from(t)
      .where(and(linkedAs(whose, id), isNull(t.unlinkedAt)))
    if (!row) throw refused('unknownItem', { message: ({ mine }) => mine.missing })
    return read(row)
  }

  return { read, close, require }
}
