import type { LoaderFunctionArgs } from 'react-router'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { siteContext } from '../../src/pages/site.ts'
import { rateLimits } from '../../src/server/db/tables/people.ts'
import { startTestApp, type TestApp } from '../fixtures/test-app.ts'
import { builtOf } from '../fixtures/tiny-pages.ts'

const loader = async ({ context }: LoaderFunctionArgs) => ({ found: await context.get(siteContext).search.all('hail') })

let site: TestApp
beforeAll(async () => {
  site = await startTestApp({ demo: true, pages: builtOf({ search: { path: '/search', file: '', kept: false, loader } as never }) })
})
afterAll(() => site?.close())

const page = async (headers: Record<string, string> = {}) => (await fetch(`${site.origin}/search`, { headers })).text()

it('corrects no more than four words of what somebody typed', async () => {
  const typed = ['insuranse', 'deductibel', 'annuitees', 'tractorr', 'roadsidee', 'coveragge']
  const response = await fetch(`${site.origin}/api/search?${new URLSearchParams({ q: typed.join(' ') })}`)
  const { corrected } = (await response.json()) as { corrected: string }
  expect(corrected.split(' ').filter((word, index) => word !== typed[index])).toHaveLength(4)
})

it('a page asks no more often than its call may, and whoever is signed in as often as they like', async () => {
  expect(await page()).not.toContain('tooMany')
  const { db } = site.database
  expect(await db.select({ count: rateLimits.count }).from(rateLimits)).toContainEqual({ count: 2 })
  await db.update(rateLimits).set({ count: 600 })
  expect(await page()).toContain('"found":"tooMany"')
  expect((await fetch(`${site.origin}/api/search?q=hail`)).status).toBe(429)
  expect(await page({ cookie: await site.cookieOf('customer') })).not.toContain('tooMany')
})
