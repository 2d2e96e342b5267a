import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { sql } from 'drizzle-orm'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import type { OpenDatabase } from '../../src/server/db/database.ts'
import { openEmbedded } from '../../src/server/db/embedded.ts'
import { turnsDuring } from '../fixtures/loop-turns.ts'

const folder = mkdtempSync(join(tmpdir(), 'shelterbelt-loop-'))
let database: OpenDatabase
beforeAll(async () => {
  database = await openEmbedded(folder)
})
afterAll(async () => {
  await database?.close()
  rmSync(folder, { recursive: true, force: true })
})

/** Takes the database longer than the loop may be held, on the quickest machine there is. */
const slow = sql`select count(*) from generate_series(1, 200000)`
const many = 20

describe.runIf(process.env.TEST_DATABASE !== 'postgres')('the loop turns while the embedded database is asked', () => {
  it('where many wait for it at once', async () => {
    expect(await turnsDuring(() => Promise.all(Array.from({ length: many }, () => database.db.execute(slow))))).toBeGreaterThanOrEqual(many)
  })

  it('within one query, between the values it brings and what it does with them', async () => {
    const large = JSON.stringify(Array.from({ length: 200_000 }, (_each, at) => `row ${at}`))
    const query = sql`select jsonb_array_length(${large}::jsonb), (select count(*) from generate_series(1, 200000))`
    expect(await turnsDuring(() => database.db.execute(query))).toBeGreaterThanOrEqual(3)
  })

  it('within a transaction of many', async () => {
    const work = () =>
      database.db.transaction(async (tx) => {
        for (let count = 0; count < many; count++) await tx.execute(slow)
      })
    expect(await turnsDuring(work)).toBeGreaterThanOrEqual(many)
  })
})
