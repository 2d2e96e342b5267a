import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { agentHubTools } from '../../src/content/agent-hub/agent-hub-grids.ts'
import { autoBanner } from '../../src/content/auto/auto-banner.ts'
import { communityCharities } from '../../src/content/community/community-charities.ts'
import { customerLandingHead } from '../../src/content/customer-landing/customer-landing-head.ts'
import { faqQuestions } from '../../src/content/faq/faq-questions.ts'
import { quoteEmails } from '../../src/content/quote/quote-fields.ts'
import { internalLandingArchive } from '../../src/content/internal-landing/internal-landing-archive.ts'
import { pageDetailsAt } from '../../src/content/page-details/page-details-sections.ts'
import type { AnySection } from '../../src/content/section.ts'
import type { Found } from '../../src/nouns/search/found.ts'
import { askBlogs } from '../fixtures/article-desk.ts'
import { startTestApp, type TestApp, type TestPerson } from '../fixtures/test-app.ts'

let site: TestApp
beforeAll(async () => {
  site = await startTestApp({ demo: true })
})
afterAll(() => site?.close())

async function search(q: string, { as, kind = '' }: { as?: TestPerson; kind?: string } = {}): Promise<Found> {
  const headers: Record<string, string> = as ? { cookie: await site.cookieOf(as) } : {}
  const response = await fetch(`${site.origin}/api/search?${new URLSearchParams({ q, ...(kind ? { kind } : {}) })}`, { headers })
  expect(response.status).toBe(200)
  return (await response.json()) as Found
}

const pathsOf = ({ groups }: Found) => groups.flatMap(({ things }) => things.map(({ href }) => href.split('#')[0]))
const hrefs = async (q: string, as?: TestPerson) => (await search(q, { as })).groups.flatMap(({ things }) => things.map(({ href }) => href))

async function save(section: AnySection, content: object, as: TestPerson = 'admin', client = 'windbreak') {
  const { status, body } = await site.post(
    '/api/cms/add-new',
    { pageName: section.page, section: section.section, client, content: section.toWire(content as never) },
    { as },
  )
  expect([status, body.errors]).toEqual([200, undefined])
}

describe('what is saved', () => {
  it('is found at once, and what is gone is not', async () => {
    await save(communityCharities, { ...communityCharities.fallback, title: 'Zebra rescue of the plains' })
    expect(await hrefs('zebra rescue')).toContain('/360/about/our-community#charities')
    await save(communityCharities, { ...communityCharities.fallback, title: 'Giraffe rescue of the plains' })
    expect(await hrefs('zebra')).toEqual([])
    expect(await hrefs('giraffe')).toContain('/360/about/our-community#charities')
  })

  it('is a question with an address of its own', async () => {
    const [first, ...rest] = faqQuestions.fallback.items
    await save(faqQuestions, { ...faqQuestions.fallback, items: [{ ...first, title: 'May I insure a wombat?' }, ...rest] })
    const { best } = await search('insure wombat')
    expect(best).toMatchObject({ kind: 'question', title: 'May I insure a wombat?', href: '/360/faq#may-i-insure-a-wombat' })
  })

  it('is of one insurer', async () => {
    const { body } = await site.app.fastify.inject({ url: '/api/search?q=wombat', headers: { host: 'prairie.example' } })
    expect(JSON.parse(body)).toMatchObject({ groups: [], nothing: true })
  })
})

describe('nobody finds what they may not read', () => {
  it('of sections for staff', async () => {
    const [first] = quoteEmails.fallback.items
    await save(quoteEmails, { items: [{ ...first, email: 'quetzal@windbreak.example' }] })
    for (const as of [undefined, 'customer', 'agent', 'admin'] as const) expect([as, await hrefs('quetzal', as)]).toEqual([as, []])
  })

  it('of pages for the signed-in', async () => {
    await save(customerLandingHead, { ...customerLandingHead.fallback, title: 'Pangolin account' })
    for (const as of [undefined, 'customer', 'admin'] as const) expect([as, await hrefs('pangolin', as)]).toEqual([as, []])
  })

  it('of papers for the signed-in: not by their words, nor in what their words are corrected to', async () => {
    const [tools, ...rest] = agentHubTools.fallback.items
    const points = [{ ...tools.points[0], title: 'Wildebeest rates', pdfPath: '/papers/compliance-checklist.pdf' }]
    await save(agentHubTools, { items: [{ ...tools, title: 'Savanna', points }, ...rest] })
    expect(await hrefs('wildebeest', 'agent')).toEqual(['/papers/compliance-checklist.pdf'])
    expect(await search('wildebeest')).toMatchObject({ groups: [], corrected: null })
    expect(await search('wildebeets', { as: 'agent' })).toMatchObject({ corrected: 'wildebeest' })
    expect(await search('wildebeets')).toMatchObject({ groups: [], corrected: null })
  })

  it('of a page that search engines are not led to, unless they are signed in', async () => {
    const row = { ...internalLandingArchive.fallback.items[0], title: 'Axolotl form', pdf: '/papers/form-vehicle-change.pdf', url: '' }
    await save(internalLandingArchive, { ...internalLandingArchive.fallback, items: [row] })
    expect(await hrefs('axolotl')).toEqual([])
    expect(await hrefs('axolotl', 'agent')).toEqual(['/papers/form-vehicle-change.pdf'])
  })

  it('of papers agents ask for: who is not signed in is led to none, nor to where agents find them', async () => {
    const asked = 'blank witness statement form'
    expect((await search(asked)).straight).toBeNull()
    expect(pathsOf(await search(asked))).not.toContain('/papers/form-claim-witness.pdf')
    expect(pathsOf(await search(asked))).not.toContain('/360/internal-landing')
    expect(pathsOf(await search(asked, { as: 'agent' }))[0]).toBe('/papers/form-claim-witness.pdf')
  })

  it('of a page that is hidden from search, until it is not', async () => {
    await save(autoBanner, { ...autoBanner.fallback, title: 'Okapi insurance' })
    const details = pageDetailsAt('/360/auto-insurance')
    if (!details) throw new Error('no details')
    expect(await hrefs('okapi')).toEqual(['/360/auto-insurance'])
    await save(details, { ...details.fallback, isHidden: true })
    expect(await hrefs('okapi')).toEqual([])
    // Nor by how people ask for it, whatever it says.
    expect(pathsOf(await search('insure my ford'))).not.toContain('/360/auto-insurance')
    await save(details, { ...details.fallback, isHidden: false })
    expect(pathsOf(await search('insure my ford'))[0]).toBe('/360/auto-insurance')
    expect(await hrefs('okapi')).toEqual(['/360/auto-insurance'])
  })

  it('of a paper on a page that is hidden, though it is what is meant', async () => {
    const asked = 'how wide and thick is the board for our sign at the golf'
    const details = pageDetailsAt('/golf/sponsers')
    if (!details) throw new Error('no details')
    expect(pathsOf(await search(asked))).toContain('/papers/golf-sign-measures.pdf')
    await save(details, { ...details.fallback, isHidden: true })
    expect(pathsOf(await search(asked))).not.toContain('/papers/golf-sign-measures.pdf')
  })

  it('of an article that was taken down, however they ask for it and whoever else has it', async () => {
    const found = async (q: string) => pathsOf(await search(q)).find((path) => path.endsWith('storing-hay-without-a-fire'))
    const id = Number(/blog\/(\d+)-/.exec((await found('my bales are steaming')) ?? '')?.[1])
    const blogs = askBlogs(site)
    expect((await blogs.status(id, 'Inactive')).status).toBe(200)
    expect(await found('my bales are steaming')).toBeUndefined()
    // Another insurer's is none of ours.
    const { body } = await site.app.fastify.inject({ url: '/api/search?q=my+bales+are+steaming', headers: { host: 'prairie.example' } })
    expect(body).toContain('storing-hay-without-a-fire')
    expect((await blogs.status(id, 'Published')).status).toBe(200)
    expect(await found('my bales are steaming')).toContain(`/${id}-`)
  })

  it('of drafts, of what is to come, and of what was taken down', async () => {
    const blogs = askBlogs(site)
    const id = await blogs.make('Zyzzyva in the hay', 'Active')
    expect(await hrefs('zyzzyva')).toEqual([])
    expect(await search('zyzzvya')).toMatchObject({ groups: [], corrected: null })
    await blogs.post('schedule', { id, what: 'publish', date: '2099-05-01', time: '09:00', revision: 1, client: 'windbreak' })
    expect(await hrefs('zyzzyva', 'admin')).toEqual([])
    expect((await blogs.status(id, 'Published')).status).toBe(200)
    expect(await hrefs('zyzzyva')).toEqual([`/360/about/blog/${id}-zyzzyva-in-the-hay`])
    expect(await search('zyzzvya')).toMatchObject({ corrected: 'zyzzyva' })
    expect((await blogs.status(id, 'Inactive')).status).toBe(200)
    expect(await hrefs('zyzzyva')).toEqual([])
    expect(await search('zyzzvya')).toMatchObject({ groups: [], corrected: null })
  })
})

describe('a number like that of an account', () => {
  it('leads to where it is paid, and is said nowhere', async () => {
    for (const number of ['4011827755', '40 1182 7755', '40-1182-7755', 'account 4011827755']) {
      const found = await search(number)
      expect(found.straight?.href).toBe('/360/pay')
      expect(JSON.stringify(found).replace(/\D/g, '')).not.toContain('1182')
    }
  })
})

describe('words nobody means well', () => {
  it.each([
    "'",
    "' | 'a",
    'a & !b',
    '<->',
    ':*',
    '\\',
    '{"a"}',
    '\u0000',
    'x'.repeat(200),
    'x'.repeat(900),
    'a '.repeat(99),
    `${'aaaaaaaaaa '.repeat(18)}b`,
    '((((',
    '💥',
    '👩‍🌾🚜',
    '\uD83D',
    'a',
    'é',
    '@windbreak',
    'k:pages',
    'r:anyone',
    't:hail',
    "x'); drop table search_docs; --",
    '<script>alert(1)</script>',
    '%27%20or%201=1',
    'the',
    'how do i',
  ])('are words: %j', async (q) => {
    expect(Array.isArray((await search(q, { as: 'agent' })).groups)).toBe(true)
  })

  it('of more than may be sent are refused', async () => {
    expect((await fetch(`${site.origin}/api/search?q=${'x'.repeat(1_001)}`)).status).toBe(400)
    expect((await fetch(`${site.origin}/api/search?q=x&kind=secret`)).status).toBe(400)
  })
})
