import { mkdtempSync, readdirSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { sql } from 'drizzle-orm'
import { afterEach, beforeEach, expect, it } from 'vitest'
import { closeToBeCopied, databaseIn } from '../../src/server/db/begun-database.ts'
import type { OpenDatabase } from '../../src/server/db/database.ts'
import { openEmbedded } from '../../src/server/db/embedded.ts'

let folder: string
let database: OpenDatabase
beforeEach(async () => {
  folder = mkdtempSync(join(tmpdir(), 'shelterbelt-copied-'))
  database = await openEmbedded(folder)
  // Later than any that PostgreSQL removes by itself.
  writeFileSync(join(databaseIn(folder), 'pg_wal', another), '')
})
afterEach(() => rmSync(folder, { recursive: true, force: true }))

const another = '00000001FFFFFFFF000000F0'
const log = () => readdirSync(join(databaseIn(folder), 'pg_wal'))

it('a database that closed is left with no more of its log than a copy needs', async () => {
  await closeToBeCopied(database, databaseIn(folder))
  expect(log()).not.toContain(another)
})

it('a database that is still asked something is not taken for closed, and its log is left whole', async () => {
  const [begun, ended] = [Promise.withResolvers<void>(), Promise.withResolvers<void>()]
  const asked = database.db.transaction(async (tx) => {
    await tx.execute(sql`select 1`)
    begun.resolve()
    await ended.promise
  })
  await begun.promise
  await expect(closeToBeCopied(database, databaseIn(folder), 1)).rejects.toThrow('did not close')
  expect(log()).toContain(another)
  ended.resolve()
  await asked
  await database.close()
})

it('nor is one that did not close in time', async () => {
  await expect(closeToBeCopied({ ...database, close: async () => false }, databaseIn(folder))).rejects.toThrow('did not close')
  expect(log()).toContain(another)
  await database.close()
})
