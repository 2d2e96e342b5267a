import { and, eq, getTableName, gt, sql, type SQL } from 'drizzle-orm'
import type { PgColumn, PgTable } from 'drizzle-orm/pg-core'
import type { Db } from '../db/database.ts'
import { submissionNotes } from '../db/tables/desk.ts'
import { formDrafts, submissionFiles, submissions } from '../db/tables/forms.ts'
import { mails } from '../db/tables/mails.ts'
import { linkedAccounts, payments } from '../db/tables/payments.ts'
import type { Sealed } from './create-sealing.ts'
import { boxOf } from './sealed-rows.ts'

/** A table whose rows each hold a box. */
export interface SealedTable {
  name: string
  /** As the database calls it. */
  table: string
  /** Asks for the first name of a key that closed anything in it and comes after this one: a look into the index, however many rows there are. */
  keyAfter(after: string | undefined): SQL
  /** Some rows of a key, in order, after the last of those before. */
  rowsOf(db: Db, keyId: string, after: RowId | undefined): Promise<SealedRow[]>
  /** Puts another box in its place; false when somebody wrote or removed the row meanwhile, who then knew the newer key. */
  replace(db: Db, row: SealedRow, box: Sealed): Promise<boolean>
}

type RowId = string | number

export interface SealedRow extends Sealed {
  id: RowId
  /** What its box is called. */
  what: string
}

export const sealedTables: readonly SealedTable[] = [
  sealedTable('submissions', submissions, submissions.id, boxOf.submission),
  sealedTable('files', submissionFiles, submissionFiles.id, boxOf.file),
  sealedTable('mails', mails, mails.id, boxOf.mail),
  sealedTable('notes', submissionNotes, submissionNotes.id, boxOf.note),
  sealedTable('payments', payments, payments.id, boxOf.payment),
  // Where several people linked one account, those that a turn steps over are the next turn's.
  sealedTable('linked accounts', linkedAccounts, linkedAccounts.accountTerm, boxOf.linkedAccount),
  sealedTable('drafts', formDrafts, formDrafts.hash, boxOf.draft),
]

/** Names of the keys that closed anything in these tables. All of them are one question, and another where there was one: every start asks. */
export async function keysInUse(db: Db, tables: readonly SealedTable[] = sealedTables): Promise<string[]> {
  const found = new Set<string>()
  let asked: { table: SealedTable; after?: string }[] = tables.map((table) => ({ table }))
  while (asked.length > 0) {
    const each = asked.map(({ table, after }, index) => sql`select ${sql.raw(String(index))} as index, (${table.keyAfter(after)}) as next`)
    const rows = await db
      .select({ index: sql<number>`index`, next: sql<string | null>`next` })
      .from(sql`(${sql.join(each, sql` union all `)}) as keys`)
    asked = rows.flatMap(({ index, next }) => (next === null ? [] : [{ table: asked[index].table, after: next }]))
    for (const { after } of asked) if (after !== undefined) found.add(after)
  }
  return [...found]
}

const rowsAtOnce = 50

type WithBox = PgTable & { keyId: PgColumn; sealed: PgColumn }

function sealedTable<T extends WithBox>(name: string, table: T, id: PgColumn, whatOf: (row: T['$inferSelect']) => string): SealedTable {
  const all = table as WithBox

  const keyAfter = (after: string | undefined): SQL =>
    sql`select min(${all.keyId}) from ${all}${after === undefined ? sql`` : sql` where ${gt(all.keyId, after)}`}`

  async function rowsOf(db: Db, keyId: string, after: RowId | undefined): Promise<SealedRow[]> {
    const rows = await db
      .select({ row: all, id })
      .from(all)
      .where(and(eq(all.keyId, keyId), after === undefined ? undefined : gt(id, after)))
      .orderBy(id)
      .limit(rowsAtOnce)
    return rows.map(({ row, id }) => {
      const { sealed, keyId } = row as unknown as Sealed
      return { id: id as RowId, sealed, keyId, what: whatOf(row as T['$inferSelect']) }
    })
  }

  async function replace(db: Db, row: SealedRow, box: Sealed): Promise<boolean> {
    const written = await db
      .update(all)
      .set(box)
      .where(and(eq(id, row.id), eq(all.keyId, row.keyId), eq(all.sealed, row.sealed)))
      .returning({ id })
    return written.length > 0
  }

  return { name, table: getTableName(all), keyAfter, rowsOf, replace }
}
