import { sql } from 'drizzle-orm'
import pg from 'pg'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { footerSiteMap } from '../../src/content/footer/footer-site-map.ts'
import { startTestApp, type TestApp } from '../fixtures/test-app.ts'

const footer = { pageName: 'Footer', section: 'Section_6', client: 'windbreak' }

describe('what a save asks of the database, once it was asked a few times', () => {
  let site: TestApp
  beforeAll(async () => {
    site = await startTestApp()
  })
  afterAll(() => site?.close())

  let saved = 0
  const save = () => {
    const copyright = `Line ${(saved += 1)}`
    return site.post(
      '/api/cms/add-new',
      { ...footer, content: footerSiteMap.toWire({ ...footerSiteMap.fallback, copyright }) },
      { as: 'admin', headers: { 'idempotency-key': `line-${saved}` } },
    )
  }
  const saveSome = async () => {
    const revisions: unknown[] = []
    for (let time = 0; time < 7; time++) revisions.push((await save()).body['revision'])
    return revisions
  }
  /** Of the connection that did it, which is the one that is at hand. */
  const listNamed = () =>
    site.database.db.transaction(async (tx) => {
      const { rows } = (await tx.execute(sql`select statement from pg_prepared_statements`)) as unknown as { rows: { statement: string }[] }
      return rows.map(({ statement }) => statement)
    })

  it('has a name there, and is saved each time as it was sent', async () => {
    expect(await saveSome()).toEqual([1, 2, 3, 4, 5, 6, 7])
    expect(await listNamed()).toContainEqual(expect.stringContaining('insert into "revisions"'))
    const history = await site.post('/api/cms/get-section-history', footer, { as: 'admin' })
    const lines = (history.body['result'] as { value: unknown }[]).map(({ value }) => /Line \d+/.exec(JSON.stringify(value))?.[0])
    expect(lines).toEqual([7, 6, 5, 4, 3, 2, 1].map((line) => `Line ${line}`))
  })

  it.runIf(process.env.TEST_DATABASE === 'postgres')('has no name where it is several, and is answered each time', async () => {
    const several = sql.raw('set constraints all deferred; set constraints all immediate')
    for (let time = 0; time < 7; time++)
      expect(await site.database.db.transaction((tx) => tx.execute(several))).toMatchObject([{ command: 'SET' }, { command: 'SET' }])
  })

  it.runIf(process.env.TEST_DATABASE === 'postgres')('goes on where a release beside this one alters the table', async () => {
    await saveSome()
    const beside = new pg.Client({ connectionString: site.url })
    await beside.connect()
    try {
      await beside.query('alter table sections add column later text')
      expect((await save()).status).toBe(200)
      await beside.query('alter table sections alter column saved_by type varchar(500)')
    } finally {
      await beside.end()
    }
    // What gives something else than it did is refused once, and then read anew.
    await save()
    expect((await save()).status).toBe(200)
  })
})
