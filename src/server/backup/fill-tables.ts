import { createReadStream } from 'node:fs'
import { join } from 'node:path'
import { pipeline } from 'node:stream'
import { createGunzip } from 'node:zlib'
import { sql } from 'drizzle-orm'
import { BadSetting } from '../bad-setting.ts'
import type { Db } from '../db/database.ts'
import { isDataError } from '../db/is-data-error.ts'
import { columnOf, countTable, lastMigration, listTables, ofTheMoment, sameWords, type Dump } from './dump-tables.ts'

const together = 25
/** Characters; no row of ours comes near it, and without an end one would be all there is of memory. */
const longestRow = 64 * 1024 ** 2

/** There are rows in it already. */
export class DatabaseInUse extends BadSetting {}

/** The last of it was said, and nobody answered whether it was done. */
export class PerhapsFilled extends BadSetting {}

/** Fills a migrated database in which nothing is yet, in one transaction, and compares what is there then with what the backup says. Throws `BadSetting`. */
export async function fillTables(db: Db, folder: string, dump: Dump): Promise<void> {
  let isWhole = false
  try {
    await db.transaction(async (tx) => {
      await fillAll(tx, folder, dump)
      isWhole = true
    })
  } catch (error) {
    if (!isWhole || isAnswer(error)) throw error
    const words =
      'The connection to the database was lost as its rows were committed, and whether they are there nobody said. Empty that database, and restore once more.'
    throw Object.assign(new PerhapsFilled(words), { cause: error })
  }
}

/** PostgreSQL refused, and so did nothing; but for what it says as a connection is lost or ended (classes 08 and 57P), or as it does not know (40003). */
function isAnswer(error: unknown): boolean {
  if (!(error instanceof Error)) return false
  const code = 'code' in error ? String(error.code) : ''
  // With a numeral: EPIPE is of the system.
  return /^(?!08|57P|40003)(?=.*\d)[\dA-Z]{5}$/.test(code) || isAnswer(error.cause)
}

async function fillAll(tx: Db, folder: string, { migration, tables, sequences }: Dump): Promise<void> {
  const added = tables.find(({ name }) => ofTheMoment.includes(name))
  if (added) throw new BadSetting(`This backup holds the table ${added.name}, which no backup is made of: somebody put it there.`)
  await sameWords(tx)
  if ((await lastMigration(tx)) !== migration)
    throw new BadSetting('This backup was made by another release: restore it with that one, and start this one on it then.')
  for (const name of await listTables(tx)) {
    const [any] = await columnOf(tx, `select 'any' as it from "${name}" limit 1`)
    if (any) throw new DatabaseInUse(`There is a site in this database already (table ${name}); a backup is restored where nothing is.`)
  }
  for (const { name } of tables) await fillTable(tx, name, join(folder, `${name}.gz`))
  for (const [name, last] of Object.entries(sequences)) await tx.execute(sql`select setval(${`"${name}"`}::regclass, ${last}::bigint)`)
  for (const table of tables) {
    const restored = await countTable(tx, table.name)
    if (restored.rows !== table.rows || restored.digest !== table.digest) throw damaged(table.name)
  }
}

async function fillTable(tx: Db, name: string, file: string): Promise<void> {
  let rows: string[] = []
  const write = async () => {
    if (rows.length === 0) return
    const table = sql.identifier(name)
    await tx
      .execute(
        sql`insert into ${table} overriding system value select (x.r).* from (select json_array_elements_text(${JSON.stringify(rows)}::json)::${table} as r offset 0) x`,
      )
      .catch((error: unknown) => {
        throw isDataError(error) ? damaged(name) : error
      })
    rows = []
  }
  for await (const row of rowsIn(name, file)) {
    rows.push(row)
    if (rows.length === together) await write()
  }
  await write()
}

async function* rowsIn(name: string, file: string): AsyncGenerator<string> {
  try {
    for await (const line of linesIn(file)) yield JSON.parse(line) as string
  } catch (error) {
    const { code = '' } = error as NodeJS.ErrnoException
    throw error instanceof SyntaxError || error instanceof TooLong || code.startsWith('Z_') ? damaged(name) : error
  }
}

class TooLong extends Error {}

/** Each as soon as it is whole; no more of one is held than a row may have. */
async function* linesIn(file: string): AsyncGenerator<string> {
  const text = pipeline(createReadStream(file), createGunzip(), () => {}).setEncoding('utf8')
  let held: string[] = []
  let length = 0
  for await (const piece of text as AsyncIterable<string>) {
    const [end, ...others] = piece.split('\n')
    held.push(end)
    length += end.length
    if (length > longestRow) throw new TooLong()
    const begun = others.pop()
    if (begun === undefined) continue
    yield held.join('')
    yield* others
    held = [begun]
    length = begun.length
  }
  if (length > 0) yield held.join('')
}

const damaged = (table: string) => new BadSetting(`The table ${table} is not as it was when the backup was made: the backup is damaged.`)
