import { PGlite, type Transaction } from '@electric-sql/pglite'
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { rememberStatements } from './remember-statements.ts'
import { sendTogether } from './send-together.ts'

const [most, uses] = [3, 30]
let time = 0
let pg: PGlite
beforeAll(async () => {
  pg = rememberStatements(sendTogether(await PGlite.create()), { most, uses, ms: 1000, now: () => time })
})
beforeEach(() => pg.exec('drop table if exists kept; create table kept (id int primary key, words text)'))
afterAll(() => pg?.close())

/** The statements PostgreSQL has a name for, the oldest first: by their numbers, since several are of one millisecond. */
async function listRemembered(): Promise<string[]> {
  const { rows } = await pg.query<{ statement: string }>('select statement from pg_prepared_statements order by length(name), name')
  return rows.map(({ statement }) => statement)
}

const inTransactions = (times: number, work: (tx: Transaction, turn: number) => Promise<unknown>) =>
  Array.from({ length: times }).reduce<Promise<unknown>>(
    (before, _each, turn) => before.then(() => pg.transaction((tx) => work(tx, turn))),
    Promise.resolve(),
  )

describe('a statement of the embedded database', () => {
  it('that is asked again and again in transactions is remembered, and answers each time for its own values', async () => {
    const add = 'insert into kept values ($1, $2) returning words'
    const told: unknown[] = []
    await inTransactions(8, async (tx, turn) => told.push((await tx.query<{ words: string }>(add, [turn, `turn ${turn}`])).rows[0].words))
    expect(told).toEqual(Array.from({ length: 8 }, (_each, turn) => `turn ${turn}`))
    expect(await listRemembered()).toContain(add)
  })

  it('is planned anew each time outside of a transaction, and where the planner is told how', async () => {
    const [search, byIndex] = ['select words from kept where words = $1', 'select id from kept where id = $1']
    for (let turn = 0; turn < 6; turn++) await pg.query(search, ['a'])
    await inTransactions(6, async (tx) => {
      await tx.query('set local enable_seqscan = off')
      await tx.query(byIndex, [1])
    })
    const remembered = await listRemembered()
    expect(remembered).not.toContain(search)
    expect(remembered).not.toContain(byIndex)
  })

  it('makes room for others when it was asked the longest ago', async () => {
    const statements = Array.from({ length: most + 2 }, (_each, at) => `select ${at}::int as at, $1::int as told`)
    const ask = (statement: string, told: number) =>
      inTransactions(4, async (tx) =>
        expect((await tx.query(statement, [told])).rows).toEqual([{ at: statements.indexOf(statement), told }]),
      )
    for (const statement of statements) await ask(statement, 7)
    await ask(statements[0], 8)
    // What is to be closed is closed with the next that is read.
    const remembered = await listRemembered()
    expect(remembered.slice(-most)).toEqual([...statements.slice(-most + 1), statements[0]])
    expect(remembered.length).toBeLessThanOrEqual(most + 1)
  })

  it('is planned anew now and then: a table grows', async () => {
    const read = 'select words from kept where id = $1'
    const planned = async () => {
      const { rows } = await pg.query<{ times: number }>(
        'select (generic_plans + custom_plans)::int as times from pg_prepared_statements where statement = $1',
        [read],
      )
      return rows.map(({ times }) => times)
    }
    await inTransactions(uses + 5, (tx) => tx.query(read, [1]))
    expect(await planned()).toEqual([5 - 2])
    time += 1000
    await inTransactions(1, (tx) => tx.query(read, [1]))
    expect(await planned()).toEqual([1])
  })

  it('that fails once it is remembered tells so as before, and is asked again', async () => {
    const add = 'insert into kept (id, words) values ($1::int, $2)'
    await inTransactions(5, (tx, turn) => tx.query(add, [turn, null]))
    await expect(pg.transaction((tx) => tx.query(add, [1, null]))).rejects.toMatchObject({ code: '23505', query: add })
    await expect(pg.transaction((tx) => tx.query(add, ['one', null]))).rejects.toMatchObject({ code: '22P02', query: add })
    await pg.transaction(async (tx) => {
      await expect(tx.query('select 1/0')).rejects.toMatchObject({ code: '22012' })
      await expect(tx.query(add, [6, null])).rejects.toMatchObject({ code: '25P02' })
      await tx.rollback()
    })
    await pg.transaction((tx) => tx.query(add, [7, null]))
    expect((await pg.query('select count(*)::int as many from kept')).rows).toEqual([{ many: 6 }])
  })

  it('that gives something else since its table was altered is refused once, and then read anew', async () => {
    const read = 'select * from kept where id = $1'
    await pg.query(`insert into kept values (1, 'a')`)
    await inTransactions(5, (tx) => tx.query(read, [1]))
    await pg.exec('alter table kept add column more text')
    await expect(pg.transaction((tx) => tx.query(read, [1]))).rejects.toMatchObject({ code: '0A000' })
    await inTransactions(5, async (tx) => expect((await tx.query(read, [1])).rows).toEqual([{ id: 1, words: 'a', more: null }]))
  })

  it('that cannot be read is remembered by nobody, however often it is asked', async () => {
    const wrong = 'select nothing from kept'
    for (let turn = 0; turn < 5; turn++)
      await expect(pg.transaction((tx) => tx.query(wrong))).rejects.toMatchObject({ code: '42703', query: wrong })
    expect(await listRemembered()).not.toContain(wrong)
  })

  it('of which an earlier one is remembered may have a table that was altered meanwhile', async () => {
    const read = 'select words from kept where id = $1'
    await pg.query(`insert into kept values (1, 'a')`)
    await inTransactions(5, (tx) => tx.query(read, [1]))
    await pg.exec('alter table kept add column more text; create index on kept (words)')
    await inTransactions(1, async (tx) => expect((await tx.query(read, [1])).rows).toEqual([{ words: 'a' }]))
  })
})
