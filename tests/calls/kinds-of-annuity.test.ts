import { expect, it } from 'vitest'
import { searchPublishedBlogs } from '../../src/calls/article-addresses.ts'
import { annuitiesTypes } from '../../src/content/annuities/annuities-types.ts'
import { startTestApp } from '../fixtures/test-app.ts'

it('each kind of annuity leads to the article of the demo that is about it, and to nothing broken where there is none', async () => {
  const links = annuitiesTypes.fallback.items.map(({ url }) => new URL(url, 'https://windbreak.example'))
  expect(links).toHaveLength(4)
  for (const demo of [true, false]) {
    const site = await startTestApp({ demo })
    for (const { pathname, search } of links) {
      const { status } = await fetch(site.origin + pathname + search)
      const { data } = (await (await fetch(site.origin + searchPublishedBlogs.path + search)).json()) as { data: { title: string }[] }
      expect([search, status, data.map(({ title }) => title)]).toEqual([
        search,
        200,
        demo ? ['The four kinds of annuity, and what it costs to leave'] : [],
      ])
    }
    await site.close()
  }
})
