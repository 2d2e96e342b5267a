import { createReadStream } from 'node:fs'
import { join } from 'node:path'
import { createInterface } from 'node:readline'
import { createGunzip } from 'node:zlib'
import { sql } from 'drizzle-orm'
import { BadSetting } from '../bad-setting.ts'
import type { Db } from '../db/database.ts'
import { columnOf, countTable, lastMigration, listTables, sameWords, type Dump } from './dump-tables.ts'

const together = 25

/** Fills a migrated database in which nothing is yet, in one transaction, and compares what is there then with what the backup says. Throws `BadSetting`. */
export function fillTables(db: Db, folder: string, { migration, tables, sequences }: Dump): Promise<void> {
  return db.transaction(async (tx) => {
    await sameWords(tx)
    if ((await lastMigration(tx)) !== migration)
      throw new BadSetting('This backup was made by another release: restore it with that one, and start this one on it then.')
    for (const name of await listTables(tx)) {
      const [any] = await columnOf(tx, `select 'any' as it from "${name}" limit 1`)
      if (any) throw new BadSetting(`There is a site in this database already (table ${name}); a backup is restored where nothing is.`)
    }
    for (const { name } of tables) await fillTable(tx, name, join(folder, `${name}.gz`))
    for (const [name, last] of Object.entries(sequences)) await tx.execute(sql`select setval(${`"${name}"`}::regclass, ${last}::bigint)`)
    for (const table of tables) {
      const restored = await countTable(tx, table.name)
      if (restored.rows !== table.rows || restored.digest !== table.digest)
        throw new BadSetting(`The table ${table.name} is not as it was when the backup was made: the backup is damaged.`)
    }
  })
}

async function fillTable(tx: Db, name: string, file: string): Promise<void> {
  let rows: string[] = []
  const write = async () => {
    if (rows.length === 0) return
    const table = sql.identifier(name)
    await tx.execute(
      sql`insert into ${table} overriding system value select (x.r).* from (select json_array_elements_text(${JSON.stringify(rows)}::json)::${table} as r offset 0) x`,
    )
    rows = []
  }
  for await (const line of createInterface({ input: createReadStream(file).pipe(createGunzip()), crlfDelay: Infinity })) {
    rows.push(JSON.parse(line) as string)
    if (rows.length === together) await write()
  }
  await write()
}
