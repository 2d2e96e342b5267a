import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { PGlite } from '@electric-sql/pglite'
import { sql } from 'drizzle-orm'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import type { OpenDatabase } from '../../src/server/db/database.ts'
import { openEmbedded } from '../../src/server/db/embedded.ts'
import { letLoopTurn } from '../../src/server/db/let-loop-turn.ts'
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
    // Between them, so one more is asked: before the first the loop may have turned a moment ago.
    const ask = () => Promise.all(Array.from({ length: many + 1 }, () => database.db.execute(slow)))
    expect(await turnsDuring(ask)).toBeGreaterThanOrEqual(many)
  })

  it('within one query, between the values it brings and what it does with them', async () => {
    let [now, step] = [0, 0]
    const pg = letLoopTurn(await PGlite.create(), () => (now += step))
    try {
      const turns = () => turnsDuring(() => pg.query('select $1::int', [1]))
      const ofQuickOnes = await turns()
      // Each message takes longer than the loop may be held, by this clock: what is read, what is bound and what is done.
      step = 1000
      expect(await turns()).toBeGreaterThanOrEqual(ofQuickOnes + 3)
    } finally {
      await pg.close()
    }
  })

  it('within a transaction of many', async () => {
    const work = () =>
      database.db.transaction(async (tx) => {
        for (let count = 0; count < many; count++) await tx.execute(slow)
      })
    expect(await turnsDuring(work)).toBeGreaterThanOrEqual(many)
  })
})
