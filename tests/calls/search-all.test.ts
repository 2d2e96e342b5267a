import { eq } from 'drizzle-orm'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { brochuresRack } from '../../src/content/areas/sales/sales-brochures.ts'
import { searchWords } from '../../src/content/search/synonyms.ts'
import { shownOfOne, type Found } from '../../src/nouns/search/found.ts'
import { foundBy } from '../../src/server/articles/found-by.ts'
import { liveArticles } from '../../src/server/db/tables/articles.ts'
import { startTestApp, type TestApp, type TestPerson } from '../fixtures/test-app.ts'

let site: TestApp
beforeAll(async () => {
  site = await startTestApp({ demo: true })
})
afterAll(() => site?.close())

async function search(q: string, { kind = '', as }: { kind?: string; as?: TestPerson } = {}): Promise<Found> {
  const headers: Record<string, string> = as ? { cookie: await site.cookieOf(as) } : {}
  const response = await fetch(`${site.origin}/api/search?${new URLSearchParams({ q, ...(kind ? { kind } : {}) })}`, { headers })
  expect(response.status).toBe(200)
  return (await response.json()) as Found
}

it('finds pages, questions, articles and agents', async () => {
  const found = await search('renters insurance')
  expect(found.nothing).toBe(false)
  expect(found.groups.map(({ kind }) => kind)).toEqual(expect.arrayContaining(['page', 'article']))
  expect((await search('whitlock')).groups.flatMap(({ things }) => things.map(({ href }) => href))).toContainEqual(
    expect.stringContaining('/360/agent-details/'),
  )
})

it.each(['insurance agent in Sterling', 'car insurance sterling co', 'Sterling', 'insruance agent sterlng'])(
  'leads straight to the page of the town for %s',
  async (q) => {
    const { straight } = await search(q)
    expect(straight).toEqual({ label: 'Insurance agents in Sterling', href: '/360/insurance-agents/sterling-co' })
    expect((await fetch(`${site.origin}${straight?.href}`, { redirect: 'manual' })).status).toBeLessThan(400)
  },
)

it('leads near a place that has no agent, and takes no fire for the town of Brush', async () => {
  expect((await search('agent near Peetz')).straight?.href).toBe('/360/find-an-agent?near=Peetz')
  expect((await search('agent in Brush')).straight?.href).toBe('/360/insurance-agents/brush-co')
  expect((await search('brush fire')).straight).toBeNull()
})

it.each(['agent login problem', 'agents cannot sign in', 'agent login'])('leads agents to their own door for %s', async (q) =>
  expect((await search(q)).straight?.href).toBe('/360/agent-login'),
)

it.each([
  ['log in', undefined],
  ['my password does not work', undefined],
  ['agent login problem', undefined],
  ['print my id card', '/360/customer-landing'],
])('leads nobody who is signed in to sign in: %s', async (q, to) => {
  expect((await search(q)).straight?.href).toMatch(/login$/)
  expect((await search(q, { as: 'customer' })).straight?.href).toBe(to)
})

it.each([
  ['QuickPay or OneInc on my bill', '/360/customer-login'],
  ['look up a bill already paid', '/360/customer-login'],
  ['code to sign in never came', '/login'],
])('finds where customers sign in among the pages, until they have: %s', async (q, door) => {
  const pagesOf = ({ groups }: Found) => groups.flatMap(({ things }) => things.map(({ href }) => href.split('#')[0]))
  expect(pagesOf(await search(q))).toContain(door)
  const behindIt = await search(q, { as: 'customer' })
  expect(pagesOf(behindIt)).not.toContain(door)
  expect(behindIt.straight?.href ?? '').not.toMatch(/login$/)
})

it.each([
  ['pay my bill without logging in', '/360/pay'],
  ["I don't want to make an account, just pay my bill", '/360/pay'],
  ['quote without signing up for anything', '/360/start-a-quote'],
])('leads nobody to a door who would do without it: %s', async (q, to) => {
  expect((await search(q)).straight?.href).toBe(to)
})

it.each([
  ['no puedo entrar a mi cuenta', /login$/],
  ['prueba de seguro', /login$/],
  ['me subieron el seguro', /disclosure$/],
])('compares what is asked in Spanish with what is asked: %s', async (q, to) => {
  const { straight, best } = await search(q)
  expect((straight ?? best)?.href.split('#')[0]).toMatch(to)
})

it('shows what says most of it where nothing says half', async () => {
  expect((await search('zeppelin hail mooring')).best?.href).toBeTruthy()
})

it.each([
  ['do you sell motorcycle insurance', '/360/other-offerings'],
  ['debris removal coverage', '/360/home-owners-insurance'],
  ['will insurance keep paying for a rental car', '/360/auto-insurance'],
  ['why was my policy dropped', '/360/disclosure'],
  ['truck stop insurance', '/360/business-insurance'],
  ['adopted a dog', '/360/home-owners-insurance'],
  ['end of life insurance', '/360/life-insurance'],
])('takes nobody who only asks for one who wants a policy changed: %s', async (q, right) => {
  const { groups, best } = await search(q)
  expect(best?.href).not.toContain('/360/faq')
  expect(groups.flatMap(({ things }) => things.map(({ href }) => href.split('#')[0]))).toContain(right)
})

it.each(["car doesn't start", 'Kid threw a rock at my car', 'Married couple: discount?'])('calls nothing mistyped in %s', async (q) =>
  expect((await search(q)).corrected).toBeNull(),
)

it('finds what only the inside of a published PDF says, and shows the words around it', async () => {
  // "sprayers" stands in the brochure and on no page.
  const { groups } = await search('sprayers january')
  const papers = groups.find(({ kind }) => kind === 'document')?.things ?? []
  expect(papers.map(({ href }) => href)).toContain('/papers/brochure-farm.pdf')
  const excerpt = papers.find(({ href }) => href === '/papers/brochure-farm.pdf')?.excerpt ?? []
  expect(excerpt.filter(({ marked }) => marked).map(({ text }) => text.toLowerCase())).toContain('sprayers')
})

it.each([
  ['booklet about insurance for a shop', '/papers/brochure-business.pdf'],
  ['leaflet on life insurance', '/papers/brochure-life.pdf'],
  ['where can i print that flyer about farm coverage', '/papers/brochure-farm.pdf'],
  ['something printed about insuring a shop', '/papers/brochure-business.pdf'],
  ['letter to someone who just moved in', '/papers/letter-new-neighbor.pdf'],
  ['hail spot for the radio', '/papers/script-first-hail.pdf'],
])('finds a paper by its kind, in any word for it: %s', async (q, href) => expect((await search(q)).best?.href).toBe(href))

it.each([
  ['how wide and thick is the board for our sign at the golf', '/papers/golf-sign-measures.pdf'],
  ['how long do tires on a pivot last, they asked in june', '/papers/minutes-2026-06.pdf'],
])('finds a paper by what people mean, though it does not say it: %s', async (q, href) => expect((await search(q)).best?.href).toBe(href))

it('finds the papers of the golf day and of meetings', async () => {
  const papersFor = async (q: string) =>
    (await search(q, { kind: 'document' })).groups.flatMap(({ things }) => things.map(({ href }) => href))
  expect(await papersFor('skid tank sponsor')).toContain('/papers/golf-sponsor-sheet.pdf')
  expect(await papersFor('pivot tires')).toContain('/papers/minutes-2026-06.pdf')
})

it.each([
  'got a letter about my renewal',
  'insurance card for my truck',
  // Words of papers that mean another thing.
  'commercial auto',
  'commercial auto insurance',
  'commercial farm',
  'commercial tractor',
  'commercial policy',
  'commercial roof hail',
  'how do i sign my policy',
  'sign auto policy',
  'sign up for auto insurance',
  'record hail',
  'water spot',
  'parking spot',
  'spot on the roof after hail',
  'minutes to get a quote',
  'letter of a loan on a farm',
  'rate card',
  'guide me through a claim',
  'check list of what is covered',
  'bank draft',
  'auto application denied',
  'how does ice form on the roof',
  'hail marks on the hood',
  'tract of farm land',
  'sheet of ice on the roof',
  'note on the barn',
  'manual transmission truck',
  'ad for a hired hand on the ranch',
])('takes nobody for one who looks for a paper who says %s', async (q) => expect((await search(q)).best?.kind).not.toBe('document'))

it.each([
  ['money off for good grades', '/360/auto-insurance'],
  ['do i get money off for driving carefully', '/360/auto-insurance'],
  ['money off for a burglar alarm', '/360/home-owners-insurance'],
  ['something off for extinguishers in the hay barn', '/360/farm-&-ranch-insurance'],
])('takes money off for a discount: %s', async (q, path) => expect((await search(q)).best?.href.split('#')[0]).toBe(path))

it.each(['water spot', 'parking spot'])('leads to no radio script who says %s', async (q) =>
  expect((await search(q)).best?.href).not.toMatch(/^\/(papers|sales-marketing)\//),
)

it.each([
  ['do you mind trampolines', '/360/disclosure'],
  ['doctor bills of everybody who rides in my car', '/360/auto-insurance'],
  ['who has to mend a hazard after you asked in writing', '/360/disclosure'],
])('finds the passage that says it: %s', async (q, path) => expect((await search(q)).best?.href.split('#')[0]).toBe(path))

it('finds by what staff say else people call a thing, from the next search on', async () => {
  const first = async (q: string) => (await search(q)).best?.href.split('#')[0]
  expect((await search('gizmoflex')).nothing).toBe(true)
  const items = [...searchWords.fallback.items, { word: 'annuities', also: 'gizmoflex' }]
  const content = searchWords.toWire({ ...searchWords.fallback, items } as never)
  const asked = { pageName: searchWords.page, section: searchWords.section, client: 'windbreak', content }
  expect((await site.post('/api/cms/add-new', asked, { as: 'admin' })).status).toBe(200)
  expect(await first('gizmoflex')).toBe('/360/annuities')
})

it('takes no name for a small word that is spelled nearly so', async () => {
  expect((await search('ford insurance')).corrected).toBeNull()
  expect((await search('knob wiring')).corrected).toBeNull()
  expect((await search('hial')).corrected).toBe('hail')
})

it('finds an article by what its text says in other words', async () => {
  const { groups } = await search('damp haystack smoke')
  const articles = groups.find(({ kind }) => kind === 'article')?.things ?? []
  expect(articles.map(({ href }) => href)).toContainEqual(expect.stringContaining('storing-hay-without-a-fire'))
})

it('shows where the office is in words, not in degrees', async () => {
  const { groups } = await search('418 cottonwood avenue')
  const shown = groups.flatMap(({ things }) => things).map(({ excerpt }) => excerpt.map(({ text }) => text).join(''))
  expect(shown.filter((text) => text.includes('Cottonwood Avenue')).length).toBeGreaterThan(0)
  expect(shown.filter((text) => /40\.6255|103\.2077/.test(text))).toEqual([])
})

it('finds of an insurer that has no articles what else was meant', async () => {
  // Of depreciation an article says most; where it is, the page about claims is far behind.
  await site.database.db.delete(liveArticles).where(eq(liveArticles.tenant, 'prairie'))
  const { body } = await site.app.fastify.inject({ url: '/api/search?q=depreciation', headers: { host: 'prairie.example' } })
  const { groups } = JSON.parse(body) as Found
  expect(groups.flatMap(({ things }) => things.map(({ href }) => href.split('#')[0]))).toContain('/360/how-to-claim-file')
  expect(groups.map(({ kind }) => kind)).not.toContain('article')
})

describe('of more articles than are ranked', () => {
  const many = Array.from({ length: 70 }, (_each, at) => ({ id: 5001 + at, title: `Saxifrage ${at}` }))
  const one = { id: 5000, title: 'Saxifrage, gentian and columbine' }
  beforeAll(async () => {
    const at = new Date('2026-01-01T12:00:00Z')
    const shown = { tenant: 'windbreak', revision: 1, subTitle: '', image: '/art/barn.svg', html: '<p>Far</p>', tagIds: [1], related: [] }
    const dates = { minutes: 1, createdAt: at, publishedAt: at, liveSince: at }
    const rows = [one, ...many].map(({ id, title }) => {
      const found = foundBy('windbreak', { id, title, subTitle: '', body: 'Far', names: [] }) as never
      return { ...shown, ...dates, id, title, slug: `s-${id}`, titleKey: title, foundBy: found }
    })
    // The newest are written last.
    await site.database.db.insert(liveArticles).values(rows)
  })
  const articles = async (q: string) => (await search(q, { kind: 'article' })).groups.find(({ kind }) => kind === 'article')

  it('says there are as many as it can show', async () => {
    const { things, total } = (await articles('saxifrage gentian columbine')) ?? {}
    expect(things?.[0].title).toBe(one.title)
    expect([things?.length, total]).toEqual([1, 1])
  })

  it('shows the newest of those that say as much', async () => {
    const { things = [] } = (await articles('saxifrage edelweiss')) ?? {}
    expect(things.length).toBe(shownOfOne)
    expect(things.map(({ title }) => title)).toEqual(
      many
        .toReversed()
        .slice(0, things.length)
        .map(({ title }) => title),
    )
  })
})

it('finds of more papers of a kind than are looked at the one that says most of it, under the title that does', async () => {
  const download = (title: string, url: string) => ({ ...brochuresRack.fallback.items[0], title, description: 'To take along.', url })
  const items = [
    ...Array.from({ length: 70 }, (_each, at) => download(`Corduroy ${at}`, `/papers/a-${at}.pdf`)),
    download('Corduroy', '/papers/last-of-all.pdf'),
    download('Corduroy, gingham and taffeta', '/papers/last-of-all.pdf'),
    download('Corduroy once more', '/papers/last-of-all.pdf'),
  ]
  const { page, section, toWire, fallback } = brochuresRack
  const asked = { pageName: page, section, client: 'windbreak', content: toWire({ ...fallback, items } as never) }
  expect((await site.post('/api/cms/add-new', asked, { as: 'admin' })).status).toBe(200)
  const { groups } = await search('leaflet about corduroy, gingham and taffeta')
  const [paper] = groups.find(({ kind }) => kind === 'document')?.things ?? []
  expect(paper).toMatchObject({ title: 'Corduroy, gingham and taffeta', href: '/papers/last-of-all.pdf' })
})

describe('what else may have been meant', () => {
  const pathOf = (href: string | undefined) => href?.split('#')[0]

  it.each(['sewer backed up in the basement', 'hail', 'pay', 'can you explain my deductible', 'renters'])(
    'is two things on other pages than the best, and is among what was found: %s',
    async (q) => {
      const { best, also, groups } = await search(q)
      expect(also).toHaveLength(2)
      expect(new Set([best, ...also].map((thing) => pathOf(thing?.href))).size).toBe(3)
      const kinds = groups.map(({ kind }) => kind)
      for (const { kind } of also) expect(kinds).toContain(kind)
    },
  )

  it('is what is likeliest of the rest, however many of one kind say more', async () => {
    const { best, also } = await search('water came up the floor drain and i have no idea who pays')
    expect([best, ...also].map((thing) => pathOf(thing?.href))).toContain('/360/home-owners-insurance')
  })

  it('is not said where one kind was asked for alone', async () => expect((await search('hail', { kind: 'article' })).also).toEqual([]))
})
