import type { IncomingMessage } from 'node:http'
import { expect, it } from 'vitest'
import { testTenants } from '../../../tests/fixtures/test-tenants.ts'
import { pages } from '../../routes.ts'
import { createViewCounting } from './count-views.ts'
import { createTally } from './tally.ts'

const [windbreak, prairie] = testTenants
const pathOf = (id: number) => `/360/about/blog/${id}-hail`

function counting() {
  const tally = createTally({ now: () => new Date('2026-11-23T12:00:00Z') })
  const { viewed, lookedAtLater } = createViewCounting({ tally, rows: pages })
  const request = { url: '', headers: { 'sec-purpose': 'prefetch' } } as unknown as IncomingMessage
  return {
    fetchInCase: (id: number, tenant = windbreak) =>
      viewed({ tenant, person: undefined, row: pages.blogArticle, path: pathOf(id), request }),
    goTo(id: number, tenant = windbreak) {
      lookedAtLater(tenant, pathOf(id), {})
      return tally.take().some(({ what, name }) => what === 'page' && name === pathOf(id))
    },
  }
}

it('counts an article that was fetched in case, however many were before it', () => {
  const { fetchInCase, goTo } = counting()
  for (let id = 1; id <= 6000; id++) fetchInCase(id)
  expect(goTo(6000)).toBe(true)
  expect(goTo(1)).toBe(false)
})

it('keeps the article that is fetched again and again', () => {
  const { fetchInCase, goTo } = counting()
  for (let id = 1; id <= 6000; id++) {
    fetchInCase(id)
    fetchInCase(1)
  }
  expect(goTo(1)).toBe(true)
})

it('knows the articles of one insurer from those of another', () => {
  const { fetchInCase, goTo } = counting()
  fetchInCase(7)
  expect(goTo(7, prairie)).toBe(false)
  expect(goTo(7)).toBe(true)
})
