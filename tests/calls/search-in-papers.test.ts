import { eq, sql } from 'drizzle-orm'
import { afterAll, beforeAll, expect, it } from 'vitest'
import type { Found } from '../../src/nouns/search/found.ts'
import { address } from '../../src/routes.ts'
import { searchDocs } from '../../src/server/db/tables/search.ts'
import { answersOf } from '../fixtures/ask-search.ts'
import { paper } from '../fixtures/search-answers.ts'
import { startTestApp, type TestApp } from '../fixtures/test-app.ts'

let site: TestApp
beforeAll(async () => {
  site = await startTestApp({ demo: true })
})
afterAll(() => site?.close())

async function answers(q: string, as?: 'agent'): Promise<string[]> {
  const { body } = await site.app.fastify.inject({
    url: `/api/search?${new URLSearchParams({ q })}`,
    headers: { host: 'windbreak.example', ...(as ? { cookie: await site.cookieOf(as) } : {}) },
  })
  return answersOf(JSON.parse(body) as Found)
}

it.each([
  // Words of theirs that no page has, among others that the paper does not say.
  ['what gear did the golf money pay for, was there a skid tank or a pump', 'golf-sponsor-sheet'],
  ['how much did the golf day raise for fire departments last year', 'golf-sponsor-sheet'],
])('a detail that a paper says inside is found in it, though it does not say every word: %s', async (asked, right) => {
  expect((await answers(asked)).slice(0, 3)).toContain(paper(right))
})

it('of two words a paper of which one passage says both is among the first three, and behind the page that is about it', async () => {
  const found = await answers('will there be an app for my phone')
  expect(found.slice(1, 3)).toContain(paper('minutes-2026-01'))
})

it('a paper that says a word no page does is among the first three, and behind the page that is about it', async () => {
  const found = await answers('how many pixels for sponsor logo')
  expect(found[0]).toBe(address.golfSponsors)
  expect(found.slice(1, 3)).toContain(paper('golf-sign-measures'))
})

it('and by nobody who may not read the paper', async () => {
  const asked = 'the link to sign from a phone works how many hours, more than five buildings'
  const bulletin = paper('bulletin-signature')
  expect(await answers(asked)).not.toContain(bulletin)
  expect((await answers(asked, 'agent'))[0]).toBe(bulletin)
})

it.each([
  ['annual meeting day', address.meetingUpcoming],
  ['one more day to pay', address.pay],
  ['can i use your logo and pictures', address.terms],
])('a page that is about it comes before a paper that says it in passing: %s', async (asked, right) => {
  expect((await answers(asked))[0]).toBe(right)
})

it('of more papers than are looked at, those that say most of it are', async () => {
  const [right, asked] = [paper('golf-sign-measures'), 'two inches from the edge, the stakes are screwed on there']
  expect((await answers(asked))[0]).toBe(right)
  const { db } = site.database
  await db.transaction(async (tx) => {
    const measures = await tx.select().from(searchDocs).where(eq(searchDocs.address, right))
    await tx.delete(searchDocs).where(eq(searchDocs.address, right))
    // Three hundred others that say one word of it, written before it.
    await tx.execute(sql`
      insert into ${searchDocs} select tenant, page, section, 'copy' || n, kind, place, title, about, date, dated, '/papers/copy-' || n || '.pdf', readers, paper,
        found_by || array_to_tsvector(array['stake', 'screw'])
      from ${searchDocs}, generate_series(1, 300) as n where address = ${paper('brand-mark')}`)
    await tx.insert(searchDocs).values(measures)
  })
  expect((await answers(asked))[0]).toBe(right)
})
