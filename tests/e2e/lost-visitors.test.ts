import { afterAll, beforeAll, expect, it } from 'vitest'
import { startRealSite, type RealSite } from '../fixtures/real-site.ts'

let site: RealSite
beforeAll(async () => {
  site = await startRealSite()
})
afterAll(() => site?.close())

/** What stands in the search of the page that says there is none. */
async function searchAt(path: string) {
  const answer = await fetch(site.origin + path)
  const [input = ''] = /<input[^>]*id="lost-q"[^>]*>/.exec(await answer.text()) ?? []
  return { status: answer.status, words: / value="([^"]*)"/.exec(input)?.[1] }
}

it.each([
  ['/360/snow-tires', 'snow tires'],
  ['/360/nowhere?q=hail+%22damage%22', 'hail &quot;damage&quot;'],
  ['/%E0%A4%A', ''],
])('%s is searched for with one press of a button, its words being there already', async (path, words) => {
  expect(await searchAt(path)).toEqual({ status: 404, words })
})

it('who works here is not told to call', async () => {
  const saysCall = async (cookie: string) =>
    /Or ask us:/.test(await (await fetch(`${site.origin}/360/nowhere`, { headers: { cookie } })).text())
  expect([await saysCall(''), await saysCall(await site.cookieOf('admin'))]).toEqual([true, false])
})

it('is a scene as wide as the page, and leads on by name', async () => {
  const html = await (await fetch(`${site.origin}/360/nowhere`)).text()
  const [, scene = ''] = /<div class="lost-scene">(.*?)<\/div>/s.exec(html) ?? []
  expect(scene).toMatch(/<img[^>]* src="[^"]*\/lost[-.][^"]*"/)
  expect(scene).toContain('sizes="100vw"')
  const [, ways = ''] = /<nav class="lost-ways"(.*?)<\/nav>/s.exec(html) ?? []
  const links = [...ways.matchAll(/<a[^>]* href="([^"]+)"><span>([^<]+)</g)].map(([, href, name]) => ({ href, name }))
  expect(links.map(({ name }) => name)).toEqual(['Mutual Insurance', 'Pay a bill', 'Find an agent', 'Start a claim', 'All our sites'])
  for (const { href, name } of links) {
    const { status } = await fetch(site.origin + href, { redirect: 'manual' })
    expect({ name, status }).toEqual({ name, status: 200 })
  }
})
