import { hash } from 'node:crypto'
import { createWriteStream } from 'node:fs'
import { join } from 'node:path'
import { Readable } from 'node:stream'
import { pipeline } from 'node:stream/promises'
import { createGzip } from 'node:zlib'
import { sql } from 'drizzle-orm'
import type { Db } from '../db/database.ts'
import { keysInUse } from '../sealing/sealed-tables.ts'

/** A table as a backup has it: `digest` says the same of the same rows in any order. */
export type DumpedTable = { name: string; rows: number; digest: string }
/** `keys` are the names of those that closed what is in the rows. */
export type Dump = { migration: number; keys: string[]; tables: DumpedTable[]; sequences: Record<string, string> }

/** Rows fetched at once; one may be a megabyte. */
const together = 25

/** What is of the moment: nobody is signed in again by a backup, and no limit or nonce of then counts now. */
export const ofTheMoment: readonly string[] = ['sessions', 'sign_in_nonces', 'rate_limits']

/**
 * Writes every table as it is at one moment, while others write on: on PostgreSQL beside them; the embedded database has one
 * session, so what asks it waits meanwhile. Each row is PostgreSQL's own text of it, which its types read back to the letter.
 */
export function dumpTables(db: Db, folder: string): Promise<Dump> {
  return db.transaction(
    async (tx) => {
      await sameWords(tx)
      const tables: DumpedTable[] = []
      for (const name of await listTables(tx)) {
        if (ofTheMoment.includes(name)) continue
        const counted = createCounter()
        const lines = Readable.from(jsonLines(rowsOf(tx, name), counted.add))
        await pipeline(lines, createGzip({ level: 5 }), createWriteStream(join(folder, `${name}.gz`), { flags: 'wx', flush: true }))
        tables.push({ name, ...counted.result() })
      }
      return { migration: await lastMigration(tx), keys: await keysInUse(tx), tables, sequences: await readSequences(tx) }
    },
    { isolationLevel: 'repeatable read', accessMode: 'read only' },
  )
}

/** What is in a table now, to be compared with what a backup says. */
export async function countTable(tx: Db, name: string): Promise<DumpedTable> {
  const counted = createCounter()
  for await (const row of rowsOf(tx, name)) counted.add(row)
  return { name, ...counted.result() }
}

/** In a transaction: the same value is the same text whatever server and session tell it. */
export async function sameWords(tx: Db): Promise<void> {
  for (const setting of [
    "timezone = 'UTC'",
    "datestyle = 'ISO'",
    "intervalstyle = 'postgres'",
    'extra_float_digits = 1',
    "bytea_output = 'hex'",
  ])
    await tx.execute(sql.raw(`set local ${setting}`))
}

/** Tables of the site, those first that others point to. */
export async function listTables(tx: Db): Promise<string[]> {
  const names = await columnOf(
    tx,
    "select relname as it from pg_class where relkind = 'r' and relnamespace = 'public'::regnamespace order by 1",
  )
  const arrows = await columnOf(
    tx,
    `select a.relname || ' ' || b.relname as it from pg_constraint join pg_class a on a.oid = conrelid join pg_class b on b.oid = confrelid where contype = 'f' and conrelid <> confrelid`,
  )
  const pointsTo = new Map(
    names.map((name) => [name, arrows.flatMap((arrow) => (arrow.startsWith(`${name} `) ? [arrow.split(' ')[1]] : []))]),
  )
  const ordered: string[] = []
  while (ordered.length < names.length) {
    const next = names.find((name) => !ordered.includes(name) && (pointsTo.get(name) ?? []).every((to) => ordered.includes(to)))
    if (!next) throw new Error('tables point at each other in a circle')
    ordered.push(next)
  }
  return ordered
}

/** When the newest migration of this database was written, in milliseconds; 0 where there is none. */
export async function lastMigration(tx: Db): Promise<number> {
  const [last] = await columnOf(tx, 'select coalesce(max(created_at), 0)::text as it from drizzle.__drizzle_migrations')
  return Number(last)
}

async function readSequences(tx: Db): Promise<Record<string, string>> {
  const told = await columnOf(
    tx,
    "select sequencename || ' ' || last_value as it from pg_sequences where schemaname = 'public' and last_value is not null",
  )
  return Object.fromEntries(told.map((line) => line.split(' ') as [string, string]))
}

async function* rowsOf(tx: Db, name: string): AsyncGenerator<string> {
  await tx.execute(sql`declare backup no scroll cursor for select t::text as it from ${sql.identifier(name)} t`)
  for (;;) {
    const rows = await columnOf(tx, `fetch ${together} from backup`)
    yield* rows
    if (rows.length < together) break
  }
  await tx.execute(sql`close backup`)
}

async function* jsonLines(rows: AsyncIterable<string>, add: (row: string) => void): AsyncGenerator<string> {
  for await (const row of rows) {
    add(row)
    yield `${JSON.stringify(row)}\n`
  }
}

/** The values of a query's one column, which is called `it`. */
export async function columnOf(tx: Db, query: string): Promise<string[]> {
  const { rows } = (await tx.execute(sql.raw(query))) as unknown as { rows: { it: string }[] }
  return rows.map(({ it }) => it)
}

/** Hashes are added up, so that the order in which rows lie does not count. */
function createCounter() {
  let rows = 0
  let sum = 0n
  return {
    add(row: string) {
      rows += 1
      sum = BigInt.asUintN(64, sum + hash('sha256', row, 'buffer').readBigUInt64BE())
    },
    result: () => ({ rows, digest: sum.toString(16).padStart(16, '0') }),
  }
}
