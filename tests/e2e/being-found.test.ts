import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { headOfPage } from '../fixtures/head-of-page.ts'
import { startRealSite, type RealSite } from '../fixtures/real-site.ts'
import { faultsOf } from '../fixtures/schema-shapes.ts'

let site: RealSite
/** Every page of the map, by its path. */
const seen = new Map<string, { status: number; url: string; head: ReturnType<typeof headOfPage> }>()

beforeAll(async () => {
  site = await startRealSite()
  for (const file of await namedIn('/sitemap.xml'))
    for (const path of await namedIn(file)) {
      const answer = await fetch(site.origin + path)
      seen.set(path, { status: answer.status, url: answer.url, head: headOfPage(await answer.text()) })
    }
}, 120_000)
afterAll(() => site?.close())

async function namedIn(file: string): Promise<string[]> {
  const xml = await (await fetch(site.origin + file)).text()
  return [...xml.matchAll(/<loc>([^<]+)<\/loc>/g)].map(([, url]) => {
    const { origin, pathname } = new URL(url.replaceAll('&amp;', '&'))
    expect(origin).toBe(site.origin)
    return pathname
  })
}

/** Of all pages at once, so that one failure names every page that is wrong. */
const wrongIn = (judge: (path: string, page: NonNullable<ReturnType<typeof seen.get>>) => unknown) =>
  [...seen].flatMap(([path, page]) => {
    const fault = judge(path, page)
    return fault ? [[path, fault]] : []
  })

describe('every page of the map', () => {
  it('is there, at that very address, and names it as its own', () => {
    expect(seen.size).toBeGreaterThan(80)
    expect(wrongIn((path, { status, url }) => (status === 200 && url === site.origin + path ? '' : [status, url]))).toEqual([])
    expect(
      wrongIn((path, { head: { canonical, shared, robots } }) =>
        // "/" is the one page whose address a canonical one would be the root of.
        JSON.stringify([canonical, shared, robots]) === JSON.stringify([[site.origin + path], [site.origin + path], []]) ? '' : canonical,
      ),
    ).toEqual([])
  })

  it('has one heading, one title and one description, and shares none of them with another', () => {
    expect(wrongIn((_path, { head: { headings } }) => (headings === 1 ? '' : headings))).toEqual([])
    expect(wrongIn((_path, { head: { titles } }) => (titles.length === 1 && titles[0].length >= 10 ? '' : titles))).toEqual([])
    expect(
      wrongIn((_path, { head: { descriptions } }) =>
        descriptions.length === 1 && descriptions[0].length >= 50 && descriptions[0].length <= 300 ? '' : descriptions,
      ),
    ).toEqual([])
    for (const name of ['titles', 'descriptions'] as const) {
      const first = new Map<string, string>()
      expect(
        wrongIn((path, { head }) => {
          const before = first.get(head[name][0])
          first.set(head[name][0], before ?? path)
          return before && [before, head[name][0]]
        }),
      ).toEqual([])
    }
  })

  it('says nothing of itself that schema.org does not know, or that Google would miss', () => {
    expect(wrongIn((_path, { head: { things } }) => things.flatMap((thing) => faultsOf(thing)).join('; '))).toEqual([])
  })

  it('says where it is in the site, with addresses that are there', () => {
    const trails = [...seen].flatMap(([path, { head }]) =>
      head.things.filter((thing) => thing['@type'] === 'BreadcrumbList').map((trail) => ({ path, trail })),
    )
    // The home page is the beginning of the rest.
    expect(trails.length).toBe(seen.size - 1)
    for (const { path, trail } of trails) {
      const items = trail.itemListElement as { position: number; item: string }[]
      expect(items.map(({ position }) => position)).toEqual(items.map((_item, index) => index + 1))
      expect(items.at(-1)?.item).toBe(site.origin + path)
      for (const { item } of items) expect([path, item, seen.get(new URL(item).pathname)?.status]).toEqual([path, item, 200])
    }
  })

  it('is of the kind it is', () => {
    const typesOf = (path: string) => seen.get(path)?.head.things.map((thing) => thing['@type'])
    expect(typesOf('/360')).toEqual(['InsuranceAgency'])
    expect(typesOf('/360/faq')).toEqual(['BreadcrumbList', 'FAQPage'])
    const kindsBelow = (folder: string) => [
      ...new Set([...seen.keys()].filter((path) => path.startsWith(folder)).map((path) => typesOf(path)?.join(' '))),
    ]
    expect(kindsBelow('/360/agent-details/')).toEqual(['BreadcrumbList InsuranceAgency'])
    expect(kindsBelow('/360/about/blog/')).toEqual(['BreadcrumbList Article'])
    expect(kindsBelow('/360/insurance-agents/')).toEqual(['BreadcrumbList ItemList'])
    // The jobs are on a site of their own, so nothing here is one.
    expect([...seen.values()].flatMap(({ head }) => head.things).filter((thing) => thing['@type'] === 'JobPosting')).toEqual([])
  })
})

it.each([
  [{ '@type': 'Insurer' }, '/ is'],
  [{ '@type': 'InsuranceAgency', name: 'A', url: 'https://a.example' }, 'lacks address'],
  [{ '@type': 'FAQPage', mainEntity: [{ '@type': 'Question', name: 'Why?' }] }, 'lacks acceptedAnswer'],
  [{ '@type': 'FAQPage', mainEntity: [] }, 'is empty'],
  [{ '@type': 'BreadcrumbList', itemListElement: [{ '@type': 'ListItem', position: 1, item: '/360' }] }, '.item is "/360"'],
  [{ '@type': 'BreadcrumbList', itemListElement: [{ '@type': 'ListItem', position: 0 }] }, '.position is 0'],
  [{ '@type': 'Answer', text: '<p>Because.</p>' }, '.text is'],
  [{ '@type': 'Answer', text: 'Because.', colour: 'red' }, 'no property'],
  [{ '@type': 'OpeningHoursSpecification', dayOfWeek: 'Monday', opens: '8:00', closes: '24:00' }, '.opens is "8:00"'],
])('a thing that is wrong is seen: %j', (thing, fault) => {
  expect(faultsOf(thing).join('; ')).toContain(fault.replace('/ is', 'which is none that is known'))
})

describe('the page of a town', () => {
  const sterling = '/360/insurance-agents/sterling-co'
  const textOf = (html: string) =>
    html
      .replaceAll(/<(script|style|svg)\b.*?<\/\1>/gs, ' ')
      .replaceAll(/<[^>]+>/g, ' ')
      .replaceAll(/\s+/g, ' ')
  const read = async (path: string) => (await fetch(site.origin + path)).text()

  it('says who is there, what they say of themselves, and leads to them and to the towns around', async () => {
    const html = await read(sterling)
    expect(html).toMatch(/<h1[^>]*>Insurance agents? in Sterling, Colorado<\/h1>/)
    expect(textOf(html)).toContain('I grew up on a dryland wheat farm north of Sterling')
    expect(html).toContain('href="/360/agent-details/dana.whitlock@windbreak.example"')
    expect([...html.matchAll(/href="\/360\/insurance-agents\/([a-z-]+)"/g)].length).toBeGreaterThan(1)
    expect(await read('/360/agent-details/dana.whitlock@windbreak.example')).toContain(`href="${sterling}"`)
  })

  it('is another one for every town: no two share more than half of their words', async () => {
    const towns = [...seen.keys()].filter((path) => path.startsWith('/360/insurance-agents/'))
    expect(towns.length).toBeGreaterThan(10)
    const pieces = await Promise.all(
      towns.map(async (path) => {
        const [, main = ''] = /<main[^>]*>(.*?)<\/main>/s.exec(await read(path)) ?? []
        const said = main.replaceAll(/<(script|style|svg)\b.*?<\/\1>/gs, '').split(/<[^>]+>/)
        return new Set(said.map((each) => each.trim()).filter(Boolean))
      }),
    )
    const wordsIn = (some: Set<string>) => [...some].reduce((sum, each) => sum + each.split(/\s+/).length, 0)
    const shared = pieces.flatMap((mine, index) =>
      pieces.slice(0, index).map((other) => wordsIn(mine.intersection(other)) / Math.min(wordsIn(mine), wordsIn(other))),
    )
    expect(Math.max(...shared)).toBeLessThan(0.5)
  })

  it.each([
    ['/360/insurance-agents/Sterling-CO', 301, sterling],
    ['/360/insurance-agents/campo-co', 302, '/360/find-an-agent?near=Campo'],
    ['/360/insurance-agents/nowhere-co', 404, null],
    ['/360/insurance-agents/sterling-ne', 404, null],
    ['/360/insurance-agents/ft-collins-co', 404, null],
    [`/360/insurance-agents/${'x'.repeat(300)}-co`, 404, null],
  ])('%s answers %i', async (path, status, location) => {
    const answer = await fetch(site.origin + path, { redirect: 'manual' })
    expect([answer.status, answer.headers.get('location')]).toEqual([status, location])
  })
})
