import { afterAll, beforeAll, expect, it } from 'vitest'
import { footerSiteMap } from '../../src/content/footer/footer-site-map.ts'
import { loadBuiltPages, type BuiltPages, type RenderedByPages } from '../../src/server/pages/built-pages.ts'
import { pagePaths } from '../fixtures/page-paths.ts'
import { startTestApp, type TestApp } from '../fixtures/test-app.ts'

/** A page as it is without any part that others have too, as it is when its parts are new, and with those that were made for others. */
type Drawn = { whole: RenderedByPages; first: RenderedByPages; again: RenderedByPages }

let drawn: Drawn[] = []
let site: TestApp
let built: BuiltPages
beforeAll(async () => {
  built = await loadBuiltPages('build')
  const pages: BuiltPages = {
    ...built,
    async render(request, context, keptBy) {
      const whole = await built.render(request.clone(), context)
      const first = await built.render(request.clone(), context, keptBy)
      const again = await built.render(request, context, keptBy)
      drawn.push({ whole, first, again })
      return again
    },
  }
  site = await startTestApp({ demo: true, pages, pageCacheBytes: 1 })
})
afterAll(() => site?.close())

async function draw(path: string, headers: Record<string, string> = {}): Promise<Drawn | undefined> {
  drawn = []
  await fetch(site.origin + path, { headers, redirect: 'manual' })
  return drawn[0]
}

/** A form has a key of its own each time it is shown. */
const withoutKeys = (html: string) => html.replaceAll(/(name="(?:token|key)" value=)"[^"]*"/g, '$1""')

/** Where two pages part, in both; a page is too long to be told whole. */
async function differenceOf(one: RenderedByPages, other: RenderedByPages) {
  const [a, b] = [withoutKeys(await one.text()), withoutKeys(await other.text())]
  if (a === b) return undefined
  let at = 0
  while (a[at] === b[at]) at++
  return [a, b].map((html) => html.slice(Math.max(0, at - 60), at + 60))
}

it('is to the letter the page that was rendered whole', async () => {
  const searches = [
    '/360/find-an-agent?q=insurance&lat=37.5&lng=-107.88',
    '/360/find-an-agent?near=Durango',
    '/360/about/blog/none',
    '/no/page',
  ]
  let compared = 0
  for (const path of [...pagePaths, ...searches]) {
    const page = await draw(path)
    if (!page?.again.parts) continue
    expect({ path, apart: await differenceOf(page.whole, page.first) }).toEqual({ path, apart: undefined })
    expect({ path, apart: await differenceOf(page.whole, page.again) }).toEqual({ path, apart: undefined })
    compared++
  }
  expect(compared).toBeGreaterThan(50)
})

it('has the header and the footer of others, until something is saved', async () => {
  const sharedBy = ({ parts = [] }: RenderedByPages) => parts.filter((part) => typeof part !== 'string')
  const page = await draw('/360/find-an-agent?lat=37.5&lng=-107.88')
  const before = sharedBy(page?.again as RenderedByPages)
  expect(before.map(({ html }) => /^<\w+/.exec(html)?.[0])).toEqual(['<header', '<path', '<path', '<section', '<footer', '<nav'])
  const next = sharedBy((await draw('/360/find-an-agent?lat=38&lng=-107.88'))?.first as RenderedByPages)
  expect(next.every((part, at) => part === before[at])).toBe(true)

  const { page: pageName, section, fallback } = footerSiteMap
  const content = footerSiteMap.toWire({ ...fallback, copyright: '© Windbreak, as it says now' })
  const saved = await site.post('/api/cms/add-new', { pageName, section, client: 'windbreak', content }, { as: 'admin' })
  expect(saved.status).toBe(200)
  const after = await draw('/360/find-an-agent?lat=38&lng=-107.88')
  expect(await after?.first.text()).toContain('© Windbreak, as it says now')
  expect(await after?.again.text()).toContain('© Windbreak, as it says now')
})

it('is shared with nobody who is signed in', async () => {
  const page = await draw('/360/find-an-agent?lat=37.5&lng=-107.88', { cookie: await site.cookieOf('customer') })
  expect(page?.again.parts?.every((part) => typeof part === 'string')).toBe(true)
})
