import { asc, eq, sql } from 'drizzle-orm'
import pg from 'pg'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { agentHubTools } from '../../src/content/agent-hub/agent-hub-grids.ts'
import { faqQuestions } from '../../src/content/faq/faq-questions.ts'
import { pageDetailsAt } from '../../src/content/page-details/page-details-sections.ts'
import type { AnySection } from '../../src/content/section.ts'
import { createContentStore } from '../../src/server/content/content-store.ts'
import { holdSearchAlone } from '../../src/server/content/hold-search.ts'
import { searchDocs, searchWords } from '../../src/server/db/tables/search.ts'
import { createSearchIndexOf } from '../../src/server/nouns/search-index-of.ts'
import { createTenants } from '../../src/server/tenants.ts'
import { countWaiting } from '../fixtures/meet-at-table.ts'
import { startTestApp, type TestApp } from '../fixtures/test-app.ts'
import { testTenants } from '../fixtures/test-tenants.ts'

let site: TestApp
beforeAll(async () => {
  site = await startTestApp()
})
afterAll(() => site?.close())

const save = (section: AnySection, content: object) =>
  site.post(
    '/api/cms/add-new',
    { pageName: section.page, section: section.section, client: 'windbreak', content: section.toWire(content as never) },
    { as: 'admin' },
  )

async function saved(section: AnySection, content: object): Promise<void> {
  const { status, body } = await save(section, content)
  expect([status, body.errors]).toEqual([200, undefined])
}

async function gather(): Promise<void> {
  const { db } = site.database
  const store = createContentStore({ db, versions: { of: () => 0, reached: () => {} }, now: site.clock.now, warn: () => {} })
  const previews = { expect: async () => {}, renew: async () => {}, version: '' }
  await createSearchIndexOf({ db, tenants: createTenants(testTenants), media: { previews } }).gather({ store }, { always: true })
}

const { page, section, id } = searchDocs
const docs = () =>
  site.database.db.select().from(searchDocs).where(eq(searchDocs.tenant, 'windbreak')).orderBy(asc(page), asc(section), asc(id))
const words = async () =>
  (await site.database.db.select({ word: searchWords.word }).from(searchWords).where(eq(searchWords.tenant, 'windbreak'))).map(
    ({ word }) => word,
  )

const [one, two, ...rest] = faqQuestions.fallback.items
const asking = (...items: object[]) => ({ ...faqQuestions.fallback, items: [...items, ...rest] })
const zebra = { ...one, title: 'May I insure a zebra?' }
const long = { ...one, description: `<p>${'quagga '.repeat(3_000)}</p>` }
const [tools, ...otherTools] = agentHubTools.fallback.items
const [point, ...otherPoints] = tools.points
const hubWith = (first: object, title = tools.title) => ({
  items: [{ ...tools, title, points: [{ ...point, ...first }, ...otherPoints] }, ...otherTools],
})
const details = pageDetailsAt('/360/faq')!

type Step = [AnySection, object]
const okapi = { ...zebra, title: 'May I insure an okapi?' }
const wombat = { title: 'Wombat rates', pdfPath: '/papers/compliance-checklist.pdf' }

const saves: { what: string; steps: Step[] }[] = [
  {
    what: 'a first save, other words, the very same again, and another order with other words',
    steps: [
      [faqQuestions, asking(zebra, two)],
      [faqQuestions, asking(okapi, two)],
      [faqQuestions, asking(okapi, two)],
      [faqQuestions, asking(two, zebra)],
    ],
  },
  {
    what: 'two that are called the same, one that is gone and comes back, and another title around them',
    steps: [
      [faqQuestions, asking({ ...two, title: zebra.title }, zebra)],
      [faqQuestions, asking(zebra)],
      [faqQuestions, asking(zebra, two)],
      [faqQuestions, { ...asking(zebra, two), title: 'Aardvark answers' }],
    ],
  },
  {
    what: 'more words than one statement takes, a document, the same below another heading, and a page that is hidden',
    steps: [
      [faqQuestions, asking(long, two)],
      [agentHubTools, hubWith(wombat)],
      [agentHubTools, hubWith(wombat, 'Burrow')],
      [details, { ...details.fallback, isHidden: true }],
    ],
  },
  {
    what: 'texts and words that end within a letter where they are cut',
    steps: [
      [faqQuestions, asking({ ...zebra, title: `${'z'.repeat(299)}𠀀 ${'y'.repeat(59)}𠀀` }, two)],
      [faqQuestions, asking({ ...zebra, description: `<p>${'quagga '.repeat(1_714)}q𠀀 ${'y'.repeat(59)}𠀀</p>` }, two)],
      [faqQuestions, asking({ ...zebra, description: `<p>${'y'.repeat(59)}𠀀</p>` }, two)],
    ],
  },
  {
    what: 'no document any more, and a page that is shown again by another name',
    steps: [
      [agentHubTools, hubWith({ ...wombat, pdfPath: '' })],
      [details, { ...details.fallback, isHidden: false, title: 'Numbat questions' }],
    ],
  },
]

it.each(saves)('what saves leave to be found is what gathering everything would leave: $what', async ({ steps }) => {
  for (const [of, content] of steps) await saved(of, content)
  const [left, learnt] = [await docs(), await words()]
  expect(left.length).toBeGreaterThan(100)
  await gather()
  expect(left).toEqual(await docs())
  expect((await words()).filter((word) => !learnt.includes(word))).toEqual([])
})

it.runIf(process.env['TEST_DATABASE'] === 'postgres')('a save of other words alone waits for whoever gathers everything anew', async () => {
  const { db } = site.database
  const waiting = sql`select count(*)::int as many from pg_locks where locktype = 'advisory' and mode = 'ShareLock' and not granted
    and database = (select oid from pg_database where datname = current_database())`
  const { answer } = await db.transaction(async (tx) => {
    await holdSearchAlone(tx, 'windbreak')
    const made = save(faqQuestions, asking({ ...zebra, title: 'May I insure a numbat?' }, two))
    await expect.poll(async () => ((await db.execute(waiting)) as unknown as { rows: object[] }).rows).toEqual([{ many: 1 }])
    // As gathering does, which read what was there before.
    await tx.delete(searchDocs).where(eq(searchDocs.tenant, 'windbreak'))
    // In an object, since a promise would be waited for.
    return { answer: made }
  })
  expect((await answer).status).toBe(200)
  expect((await docs()).map(({ kind }) => kind)).toEqual(['question'])
  expect(await words()).toContain('numbat')
})

it.runIf(process.env['TEST_DATABASE'] === 'postgres')('gathering everything anew waits for a save that is half written', async () => {
  await saved(faqQuestions, asking(zebra, two))
  await gather()
  const reading = new pg.Client({ connectionString: site.url })
  await reading.connect()
  await reading.query('begin')
  await reading.query("select from search_docs where tenant = 'windbreak' and page = $1 and section = $2 for update", [
    faqQuestions.page,
    faqQuestions.section,
  ])
  const made = save(faqQuestions, asking(two, { ...zebra, title: 'May I insure a tapir?' }))
  await expect.poll(() => countWaiting(site)).toBe(1)
  const gathered = gather()
  await expect.poll(() => countWaiting(site)).toBe(2)
  await reading.end()
  expect((await made).status).toBe(200)
  await gathered
  const left = await docs()
  expect(left.map(({ title }) => title)).toContain('May I insure a tapir?')
  await gather()
  expect(left).toEqual(await docs())
})
