import type { LoaderFunctionArgs } from 'react-router'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { pageDetailsAt, pageDetailsSections } from '../../src/content/page-details/page-details-sections.ts'
import type { PageDetails } from '../../src/content/page-details/page-details.ts'
import { siteContext } from '../../src/pages/site.ts'
import { address, listedPaths, pages, type Page } from '../../src/routes.ts'
import { getAtHost } from '../fixtures/get-at-host.ts'
import { startTestApp, type TestApp, type TestPerson } from '../fixtures/test-app.ts'
import { testTenants } from '../fixtures/test-tenants.ts'
import { builtOf } from '../fixtures/tiny-pages.ts'

let made = 0
/** What a page is told to say of itself; a kept page tells the same again. */
const loader = async ({ context }: LoaderFunctionArgs) => {
  const site = context.get(siteContext)
  return { made: ++made, details: await site.pageDetails(), languages: site.languages }
}
const row = (path: string, more: Partial<Page> = {}) => ({ path, file: '', loader, ...more })

let site: TestApp
beforeAll(async () => {
  const [windbreak, prairie] = testTenants
  const accented = {
    ...windbreak,
    client: 'accented',
    hosts: ['xa.windbreak.example'],
    language: 'en-XA' as const,
    languagesOf: 'windbreak',
  }
  site = await startTestApp({
    tenants: [{ ...windbreak, hosts: ['*', 'www.windbreak.example'], languagesOf: 'windbreak' }, prairie, accented],
    pages: builtOf({
      company: row(address.aboutCompany),
      about: row('/about', { sameAs: 'aboutCompany' }),
      quoteWith: row(pages.quoteWith.path),
      agent: row(pages.agentDetails.path),
    }),
  })
})
afterAll(() => site?.close())

type Told = { made: number; details: PageDetails | null; languages: object[] }

async function told(path: string, host?: string): Promise<Told> {
  const { body: html } = await getAtHost(site.origin + path, host ?? new URL(site.origin).host)
  const { loaded } = JSON.parse(/<pre>(.*)<\/pre>/s.exec(html)?.[1] ?? '') as { loaded: Record<string, Told> }
  return Object.values(loaded).find((each) => each?.made !== undefined) as Told
}

function save(path: string, change: Partial<PageDetails>, as?: TestPerson, client = 'windbreak') {
  const section = pageDetailsAt(path)
  if (!section) throw new Error(`${path} has no details`)
  const content = section.toWire({ ...section.fallback, ...change })
  return site.post('/api/cms/add-new', { pageName: section.page, section: section.section, client, content }, as ? { as } : {})
}

describe('what staff write of a page', () => {
  it('is there for every page on the map, and for no page of the signed-in', () => {
    expect(listedPaths().filter((path) => !pageDetailsAt(path))).toEqual([])
    expect(Object.values<Page>(pages).filter(({ path, who }) => who && pageDetailsAt(path))).toEqual([])
    expect(new Set(pageDetailsSections.map(({ key }) => key)).size).toBe(pageDetailsSections.length)
  })

  it('is with the very next page that any visitor asks for, though the one before was kept', async () => {
    const before = await told(address.aboutCompany)
    expect(await told(address.aboutCompany)).toEqual(before)
    expect((await save(address.aboutCompany, { title: 'Who we are' }, 'admin')).status).toBe(200)
    expect((await told(address.aboutCompany)).details).toMatchObject({ title: 'Who we are', isHidden: false })
    await save(address.aboutCompany, { isHidden: true }, 'admin')
    expect((await told(address.aboutCompany)).details).toMatchObject({ title: '', isHidden: true })
  })

  it('is said at the second address of the page too, and nowhere else', async () => {
    await save(address.aboutCompany, { title: 'Both' }, 'admin')
    await save(address.quote, { title: 'A quote' }, 'admin')
    expect((await told('/about')).details?.title).toBe('Both')
    expect((await told('/360/start-a-quote/7')).details?.title).toBe('A quote')
    expect((await told('/360/agent-details/7')).details).toBeNull()
  })

  it('is each insurer’s own', async () => {
    await save(address.aboutCompany, { title: 'Ours' }, 'admin')
    await save(address.aboutCompany, { title: 'Theirs' }, 'otherAdmin', 'prairie')
    expect([
      (await told(address.aboutCompany)).details?.title,
      (await told(address.aboutCompany, 'prairie.example')).details?.title,
    ]).toEqual(['Ours', 'Theirs'])
  })

  it.each([['agent'], ['customer'], ['otherAdmin'], ['stranger'], [undefined]] as [TestPerson | undefined][])(
    'is not written by %s',
    async (as) => {
      expect([401, 403]).toContain((await save(address.aboutCompany, { isHidden: true }, as)).status)
    },
  )

  it.each([
    ['a title nobody could read', { title: 'x'.repeat(121) }, 'Please keep this under 120 characters.'],
    ['a description nobody could read', { description: 'x'.repeat(321) }, 'Please keep this under 320 characters.'],
    ['a picture from elsewhere', { image: 'https://elsewhere.example/a.png' }, 'Please choose a picture that was uploaded here.'],
    [
      'a picture nobody uploaded',
      { image: `/media/${'ab'.repeat(20)}-1200x630` },
      'This picture is not on the site. Please upload it again.',
    ],
  ])('is refused with %s', async (_what, change, message) => {
    expect(await save(address.aboutCompany, change, 'admin')).toMatchObject({ status: 422, body: { message } })
  })
})

it('the sites of an insurer in other languages are named to its pages, each by its own host', async () => {
  const { port } = new URL(site.origin)
  expect((await told(address.aboutCompany, `xa.windbreak.example:${port}`)).languages).toEqual([
    { language: 'en-US', origin: `http://www.windbreak.example:${port}` },
  ])
  expect((await told(address.aboutCompany, `www.windbreak.example:${port}`)).languages).toEqual([
    { language: 'en-XA', origin: `http://xa.windbreak.example:${port}` },
  ])
  expect((await told(address.aboutCompany, 'prairie.example')).languages).toEqual([])
})
