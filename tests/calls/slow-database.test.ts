import pg from 'pg'
import { sql } from 'drizzle-orm'
import { afterAll, afterEach, beforeAll, describe, expect, it } from 'vitest'
import { whoAmI } from '../../src/calls/addresses.ts'
import { footerSiteMap } from '../../src/content/footer/footer-site-map.ts'
import type { Db } from '../../src/server/db/database.ts'
import { patiently } from '../../src/server/db/patiently.ts'
import { openPostgres, usualLimits } from '../../src/server/db/postgres.ts'
import { loadBuiltPages } from '../../src/server/pages/built-pages.ts'
import { startStrictPooler } from '../fixtures/strict-pooler.ts'
import { startTestApp, type TestApp } from '../fixtures/test-app.ts'

const footer = { pageName: 'Footer', section: 'Section_6', client: 'windbreak' }
const said = 'The site is very busy just now and could not finish this. Please try again in a minute.'

/** After how long a query is ended: somebody's and that of work that runs later, alone and in a transaction. */
async function limitsOf(db: Db): Promise<string[]> {
  const limit = async (tx: Db) => {
    const { rows } = (await tx.execute(sql`show statement_timeout`)) as unknown as { rows: { statement_timeout: string }[] }
    return rows[0].statement_timeout
  }
  return [await limit(db), await patiently(() => limit(db)), await db.transaction(limit), await patiently(() => db.transaction(limit))]
}

describe.runIf(process.env.TEST_DATABASE === 'postgres')('a database that takes too long', () => {
  let site: TestApp
  let other: pg.Client
  const log: string[] = []

  beforeAll(async () => {
    site = await startTestApp({ log, pages: await loadBuiltPages('build'), queryLimits: { ...usualLimits, lock_timeout: 1000 } })
    other = new pg.Client({ connectionString: site.url })
    await other.connect()
  })
  afterEach(async () => void (await other.query('rollback')))
  afterAll(async () => {
    await other?.end()
    await site?.close()
  })

  const save = (copyright: string) => {
    const content = footerSiteMap.toWire({ ...footerSiteMap.fallback, copyright })
    return site.post(
      '/api/cms/add-new',
      { ...footer, content },
      { as: 'admin', headers: { 'idempotency-key': copyright.replaceAll(' ', '-') } },
    )
  }
  /** As somebody else who has begun to change it, and does not come to an end. */
  const hold = async (table: string) => {
    await other.query('begin')
    await other.query(`lock table ${table} in access exclusive mode`)
  }
  const warnings = () => log.map((line) => JSON.parse(line) as { msg: string; err?: { code?: string } })

  it('is told to whoever saves, in clear words, and nothing of it is kept; tried again it is', async () => {
    const { body } = await save('before')
    await hold('sections')
    expect(await save('while it was held')).toMatchObject({ status: 503, body: { status: false, message: said } })
    await other.query('rollback')
    expect(await save('while it was held')).toMatchObject({ status: 200, body: { revision: Number(body['revision']) + 1 } })
    expect(warnings()).toContainEqual(
      expect.objectContaining({ msg: 'the database was too slow, or is away', err: expect.objectContaining({ code: '55P03' }) as object }),
    )
  })

  it.each([
    ['a visitor', undefined, '/360/faq', 'sections'],
    ['an admin', 'admin', '/360/insights', 'insight_counts'],
    ['somebody at a page that works', 'admin', '/360/inbox', 'submissions'],
  ] as const)('is told to %s who asks for a page', async (_who, person, path, table) => {
    const cookie: Record<string, string> = person ? { cookie: await site.cookieOf(person) } : {}
    const ask = () => fetch(site.origin + path, { headers: cookie })
    await hold(table)
    const answer = await ask()
    expect({ status: answer.status, words: await answer.text() }).toEqual({ status: 503, words: said })
    expect(answer.headers.get('retry-after')).toBe('60')
    expect(answer.headers.get('cache-control')).toBe('no-store')
    await other.query('rollback')
    expect((await ask()).status).toBe(200)
    expect(warnings().map(({ msg }) => msg)).toContain('a page was not made: the database was too slow, or is away')
  })

  it('is waited for by work that runs later, and by nobody else', async () => {
    expect(await limitsOf(site.database.db)).toEqual(['15s', '0', '15s', '0'])
  })

  it('is ended behind a pooler too, which refuses whoever asks for limits as they connect', async () => {
    const pooler = await startStrictPooler(site.url ?? '')
    const pooled = await openPostgres(pooler.url)
    try {
      expect(await limitsOf(pooled.db)).toEqual(['15s', '0', '15s', '0'])
    } finally {
      await pooled.close()
      await pooler.close()
    }
  })

  describe('behind a pooler', () => {
    let pooler: Awaited<ReturnType<typeof startStrictPooler>>
    let node: TestApp
    beforeAll(async () => {
      pooler = await startStrictPooler(site.url ?? '')
      node = await startTestApp({ besides: { ...site, url: pooler.url }, pages: await loadBuiltPages('build') })
    })
    afterEach(() => pooler.let('through'))
    afterAll(async () => {
      await node?.close()
      await pooler?.close()
    })

    it('is told to whoever asks where it says nothing any more on connections that are open', async () => {
      const quick = { ...usualLimits, statement_timeout: 500 }
      const alone = await startTestApp({ besides: { ...site, url: pooler.url }, pages: await loadBuiltPages('build'), queryLimits: quick })
      try {
        const headers = { cookie: await site.cookieOf('admin') }
        const ask = () => fetch(`${alone.origin}/360/insights`, { headers })
        expect((await ask()).status).toBe(200)
        pooler.fallSilent()
        const answer = await ask()
        expect({ status: answer.status, words: await answer.text() }).toEqual({ status: 503, words: said })
        pooler.let('through')
        await expect.poll(async () => (await ask()).status).toBe(200)
        // Nobody there has met this one; who it is is asked for alone, not within a transaction.
        const stranger = { cookie: await site.cookieOf('secondAdmin') }
        pooler.fallSilent()
        const person = await fetch(alone.origin + whoAmI.path, { headers: stranger })
        expect({ status: person.status, body: await person.json() }).toEqual({ status: 503, body: { status: false, message: said } })
      } finally {
        pooler.let('through')
        await alone.close()
      }
    })

    it.each([
      ['lets people in and has no connection for what they ask', 'waiting'],
      ['says itself that the database is away', { refused: 'query_wait_timeout' }],
    ] as const)('is told to whoever asks for a page where it %s', async (_what, queries) => {
      const headers = { cookie: await site.cookieOf('admin') }
      const ask = () => fetch(`${node.origin}/360/insights`, { headers })
      pooler.let(queries)
      const answer = await ask()
      expect({ status: answer.status, words: await answer.text() }).toEqual({ status: 503, words: said })
      expect(answer.headers.get('retry-after')).toBe('60')
      pooler.let('through')
      await expect.poll(async () => (await ask()).status).toBe(200)
    })
  })

  it('is left by a query that runs on, and a transaction that does nothing more', async () => {
    const short = await startTestApp({
      queryLimits: { ...usualLimits, statement_timeout: 3000, idle_in_transaction_session_timeout: 1000 },
    })
    try {
      const { db } = short.database
      await expect(db.execute(sql`select pg_sleep(600)`)).rejects.toMatchObject({ cause: { code: '57014' } })
      const idle = db.transaction(async (tx) => {
        await tx.execute(sql`select 1`)
        await expect
          .poll(
            () =>
              tx.execute(sql`select 1`).then(
                () => 'lives',
                () => 'gone',
              ),
            { interval: 2000 },
          )
          .toBe('gone')
      })
      await expect(idle).rejects.toThrow(/./)
      await short.database.ping()
    } finally {
      await short.close()
    }
  })
})
