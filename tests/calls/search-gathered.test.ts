import { eq, sql } from 'drizzle-orm'
import { afterAll, beforeAll, expect, it } from 'vitest'
import type { Found } from '../../src/nouns/search/found.ts'
import { foundBy } from '../../src/server/articles/found-by.ts'
import { createWordStems } from '../../src/server/articles/word-stems.ts'
import { createContentStore } from '../../src/server/content/content-store.ts'
import { holdSearchAlone } from '../../src/server/content/hold-search.ts'
import { liveArticles } from '../../src/server/db/tables/articles.ts'
import { searchWords } from '../../src/server/db/tables/search.ts'
import { createSearchIndexOf } from '../../src/server/nouns/search-index-of.ts'
import { createTenants } from '../../src/server/tenants.ts'
import { askBlogs } from '../fixtures/article-desk.ts'
import { startTestApp, type TestApp } from '../fixtures/test-app.ts'
import { testTenants } from '../fixtures/test-tenants.ts'

let site: TestApp
beforeAll(async () => {
  site = await startTestApp()
})
afterAll(() => site?.close())

async function correctedOf(q: string): Promise<string | null> {
  const response = await fetch(`${site.origin}/api/search?${new URLSearchParams({ q })}`)
  expect(response.status).toBe(200)
  return ((await response.json()) as Found).corrected
}

const lettersOf = (number: number) =>
  [3, 2, 1, 0].map((place) => String.fromCharCode(97 + (Math.floor(number / 26 ** place) % 26))).join('')

it('every word of every article is learnt again, however many there are: the last of 5,001 is what its slip is corrected to', async () => {
  const { db } = site.database
  const at = site.clock.now().getTime()
  const words = [...Array.from({ length: 5_000 }, (_each, index) => `q${lettersOf(index)}`), 'zygomatic']
  const each = 200
  for (let from = 0; from < words.length; from += each) {
    const [id, title] = [from / each + 1, words.slice(from, from + each).join(' ')]
    const said = { slug: `words-${id}`, title, titleKey: title, subTitle: '', image: '', html: '' }
    const days = new Date(at - id * 86_400_000)
    const found = foundBy('windbreak', { id, title: id > 25 ? title : '', subTitle: '', body: '', names: [] })
    const dated = { createdAt: days, publishedAt: days, liveSince: days }
    const row = { tenant: 'windbreak', id, revision: 1, tagIds: [], related: [], minutes: 1, ...said, ...dated, foundBy: found as never }
    await db.insert(liveArticles).values(row)
  }
  const store = createContentStore({ db, versions: { of: () => 0, reached: () => {} }, now: site.clock.now, warn: () => {} })
  const previews = { expect: async () => {}, renew: async () => {}, version: '' }
  await createSearchIndexOf({ db, tenants: createTenants(testTenants), media: { previews } }).gather({ store }, { always: true })
  expect(await db.$count(searchWords, eq(searchWords.tenant, 'windbreak'))).toBeGreaterThan(5_001)
  expect(await correctedOf('zygomatik')).toBe('zygomatic')
})

it('stems stay what they are when those that are kept are too many', async () => {
  const stemsOf = createWordStems(site.database.db, 2)
  expect(await stemsOf(['barns', 'tractors', 'silos'])).toEqual(['barn', 'tractor', 'silo'])
  expect(await stemsOf(['barns', 'fences'])).toEqual(['barn', 'fenc'])
})

it.runIf(process.env['TEST_DATABASE'] === 'postgres')(
  'an article goes live after whoever gathers everything anew, and not between its words',
  async () => {
    const blogs = askBlogs(site)
    await blogs.begin()
    const id = await blogs.make('Silverberry hedges of the plains')
    const { db } = site.database
    const waiting = sql`select count(*)::int as many from pg_locks where locktype = 'advisory' and mode = 'ShareLock' and not granted
      and database = (select oid from pg_database where datname = current_database())`
    const published = await db.transaction(async (tx) => {
      await holdSearchAlone(tx, 'windbreak')
      const answer = blogs.status(id, 'Published')
      await expect.poll(async () => ((await db.execute(waiting)) as unknown as { rows: object[] }).rows).toEqual([{ many: 1 }])
      // In an object, since a promise would be waited for.
      return { answer }
    })
    expect((await published.answer).status).toBe(200)
    expect(await correctedOf('silverbery')).toBe('silverberry')
  },
)
