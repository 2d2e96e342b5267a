import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { agentHubSections } from '../../src/content/agent-hub/agent-hub-sections.ts'
import { startTestApp, type TestApp, type TestPerson } from '../fixtures/test-app.ts'

let site: TestApp
beforeAll(async () => {
  site = await startTestApp()
})
afterAll(() => site?.close())

const pageName = 'AgentLandingPageLatest1'
const grids = ['Section_2_10', 'Section_3_11', 'Section_3_3'] as const
const pdfPath = '/papers/guide-auto-rates.pdf'
const point = (change: object = {}) => ({ title: 'Rates', link: '/360', type: 'link', pdfThumbnail: false, pdfPath: '', ...change })
const links = (change: object = {}) => ({ title: 'Forms', type: 'Link', points: [point()], ...change })
const picture = (change: object = {}) => ({
  title: 'Hail',
  imagePath: '/art/e-farm',
  type: 'Image',
  link: '/360',
  hasToken: false,
  points: [],
  ...change,
})
const paper = (change: object = {}) => ({ title: 'Sheet', pdfPathData: pdfPath, pdfPath, type: 'Pdf', points: [], ...change })
const data = (...rows: object[]) => ({ data: { value: JSON.stringify(rows.map((row) => JSON.stringify(row))) } })

const save = (section: string, content: object, more: object = {}, as: TestPerson = 'admin') =>
  site.post('/api/cms/add-new', { pageName, section, client: 'windbreak', content, ...more }, { as })

type Stored = { value: { data: { value: string } }; ids: Record<string, string[]>; revision: number }

async function stored(section: string, as: TestPerson | undefined = 'customer'): Promise<Stored & { rows: Record<string, unknown>[] }> {
  const { body } = await site.post('/api/cms/get-page-content-list', { pageName, client: 'windbreak' }, as ? { as } : {})
  const told = (body.result as Record<string, Stored>)[section]
  const rows = JSON.parse(told.value.data.value) as (string | Record<string, unknown>)[]
  return { ...told, rows: rows.map((row) => (typeof row === 'string' ? (JSON.parse(row) as Record<string, unknown>) : row)) }
}

describe.each(grids)('%s', (section) => {
  it('takes the shapes of the source and shows exactly these', async () => {
    const rows = [
      links({ points: [point(), point({ title: 'Auto', type: 'Pdf', link: '', pdfPath, pdfThumbnail: true })] }),
      picture(),
      paper(),
    ]
    expect(await save(section, data(...rows))).toMatchObject({ status: 200, body: { message: 'Content Saved' } })
    expect((await stored(section)).rows).toEqual(rows)
  })

  it.each([
    ['a new section without a title', [links({ title: ' ' })], 'Please enter title!', '0.title'],
    ['a title that is there already, in other letters', [links(), picture({ title: 'FORMS ' })], 'Title already present.', '1.title'],
    ['a new picture without a title', [picture({ title: '' })], 'Please enter title!', '0.title'],
    ['a picture without a picture', [picture({ imagePath: '' })], 'Please select image!', '0.imagePath'],
    ['a PDF without a title', [paper({ title: '' })], 'Please enter title!', '0.title'],
    ['a PDF without a PDF', [paper({ pdfPath: '' })], 'Please upload a pdf file!', '0.pdfPath'],
    ['a point without a title', [picture(), links({ points: [point(), point({ title: '' })] })], 'Please enter title!', '1.points.1.title'],
    [
      'a picture of somewhere else',
      [picture({ imagePath: 'https://elsewhere.example/x.png' })],
      'Please choose a picture that was uploaded here.',
      '0.imagePath',
    ],
    [
      'a point that would run',
      [links({ points: [point({ link: 'javascript:alert(1)' })] })],
      'Please enter an address that begins with / (a page of this site), https://, mailto: or tel:',
      '0.points.0.link',
    ],
  ])('refuses %s', async (_what, rows, message, path) => {
    // Nothing that is stored is like them, so each is new.
    await save(
      section,
      data(links({ title: 'Of old' }), picture({ title: 'Older' }), paper({ title: 'Oldest' }), links({ title: 'First' })),
    )
    expect(await save(section, data(...rows))).toMatchObject({
      status: 422,
      body: { message, errors: [{ path: `items.${path}`, message }] },
    })
  })

  it('says of a section that is there what its title is to be', async () => {
    await save(section, data(links(), picture(), paper()))
    const { ids, revision } = await stored(section)
    const without = (title: string) => data(links({ title }), picture(), paper())
    expect(await save(section, without(''), { ids, revision })).toMatchObject({
      status: 422,
      body: { message: 'Please enter section title!' },
    })
    expect((await save(section, without('Papers'), { ids, revision })).status).toBe(200)
  })

  it('reads a type that is an object of value and error, in any case, or not there', async () => {
    const odd = [links({ type: { value: 'Link', error: '' } }), picture({ type: 'image' }), { title: 'Bare' }]
    expect((await save(section, data(...odd))).status).toBe(200)
    expect((await stored(section)).rows.map(({ type }) => type)).toEqual(['Link', 'Image', 'Link'])
  })

  it('refuses more points than a section holds, and answers at once', async () => {
    const rows = Array.from({ length: 201 }, (_each, index) => point({ title: `Point ${index}` }))
    expect(await save(section, data(links({ points: rows })))).toMatchObject({
      status: 422,
      body: { message: 'A list holds 200 points at most.', errors: [{ path: 'items.0.points' }] },
    })
  })
})

it('keeps the second grid once, under either of its names', async () => {
  await save('Section_3_3', data(links({ title: 'Of the second page' })))
  const [one, other] = await Promise.all([stored('Section_3_11'), stored('Section_3_3')])
  expect(one.rows[0]['title']).toBe('Of the second page')
  expect(other).toEqual(one)
  const history = await site.post(
    '/api/cms/get-section-history',
    { pageName, section: 'Section_3_3', client: 'windbreak' },
    { as: 'admin' },
  )
  expect((history.body.result as { revision: number }[])[0].revision).toBe(one.revision)
})

describe('the three cards', () => {
  const cards = (count: number, change: object = {}) => ({
    data: {
      value: JSON.stringify(
        Array.from({ length: count }, (_each, index) => ({
          section: `Section ${index + 1}`,
          title: 'Card',
          imageUrl: '/art/e-farm',
          sectionTitle: '',
          link: '/360',
          hasToken: index === 1,
          ...(index === 0 ? change : {}),
        })),
      ),
    },
  })

  it.each([
    ['without a section', cards(3, { section: '' }), 'Please select a section'],
    ['without a title', cards(3, { title: ' ' }), 'Please enter a title'],
    ['with a fourth', cards(4), 'There are 3 cards, no more and no fewer.'],
    ['with two', cards(2), 'There are 3 cards, no more and no fewer.'],
  ])('are refused %s', async (_what, content, message) => {
    expect(await save('Section_1', content)).toMatchObject({ status: 422, body: { message } })
  })

  it('are stored as they are sent', async () => {
    const sent = cards(3)
    expect((await save('Section_1', sent)).status).toBe(200)
    expect((await stored('Section_1')).rows).toEqual(JSON.parse(sent.data.value))
  })
})

describe('two admins in one grid', () => {
  beforeEach(async () => {
    await save('Section_2_10', data(links({ points: [point({ title: 'a' }), point({ title: 'b' })] }), picture()))
  })

  const points = (...titles: string[]) => links({ points: titles.map((title) => point({ title })) })

  it('lose nothing in different points, nor in the order', async () => {
    const { ids, revision } = await stored('Section_2_10')
    const [list, inside] = [ids['items'], ids[`items#${ids['items'][0]}.points`]]
    const mine = await save('Section_2_10', data(points('A', 'b'), picture()), { ids, revision })
    expect(mine.status).toBe(200)
    // Moved both sections, changed the other point, and put one between.
    const moved = { items: list.toReversed(), [`items#${list[0]}.points`]: [inside[0], 'between', inside[1]] }
    const theirs = await save('Section_2_10', data(picture(), points('a', 'between', 'B')), { ids: moved, revision }, 'secondAdmin')
    expect(theirs).toMatchObject({ status: 200, body: { merged: { ids: moved } } })
    const { rows } = await stored('Section_2_10')
    expect(rows).toEqual([picture(), points('A', 'between', 'B')])
  })

  it('are asked about one point that both wrote, and nothing is stored meanwhile', async () => {
    const { ids, revision } = await stored('Section_2_10')
    await save('Section_2_10', data(points('mine', 'b'), picture()), { ids, revision })
    const answer = await save('Section_2_10', data(points('theirs', 'b'), picture()), { ids, revision }, 'secondAdmin')
    expect(answer).toMatchObject({ status: 409, body: { theirs: { ids }, base: { ids, revision } } })
    expect((await stored('Section_2_10')).rows[0]).toEqual(points('mine', 'b'))
  })

  it('are both kept where one adds a title that the other has just added', async () => {
    const { ids, revision } = await stored('Section_2_10')
    const added = (id: string, title: string) =>
      [
        data(points('a', 'b'), picture(), links({ title, points: [] })),
        { ids: { ...ids, items: [...ids['items'], id] }, revision },
      ] as const
    expect((await save('Section_2_10', ...added('x', 'New'))).status).toBe(200)
    expect((await save('Section_2_10', ...added('y', 'NEW'))).status).toBe(409)
    expect((await save('Section_2_10', ...added('z', 'Newer'))).status).toBe(200)
    expect((await stored('Section_2_10')).rows.map(({ title }) => title)).toEqual(['Forms', 'Hail', 'New', 'Newer'])
  })
})

describe('who reads it by a call', () => {
  it.each(['stranger', 'customer', 'agent', 'otherAdmin', 'admin'] as const)(
    '%s, signed in: all but what is for staff only',
    async (as) => {
      const { body } = await site.post('/api/cms/get-page-content-list', { pageName, client: 'windbreak' }, { as })
      const told = agentHubSections
        .filter(({ staffOnly }) => as === 'admin' || !staffOnly)
        .flatMap(({ section, alsoNamed }) => [section, ...alsoNamed])
      expect(Object.keys(body.result).toSorted()).toEqual(told.toSorted())
    },
  )

  it('nobody else: not a word', async () => {
    const { status, body } = await site.post('/api/cms/get-page-content-list', { pageName, client: 'windbreak' })
    expect([status, body.result]).toEqual([200, {}])
    const others = await site.post('/api/cms/get-page-content-list', { pageName: 'FAQ', client: 'windbreak' })
    expect(Object.keys(others.body.result).length).toBeGreaterThan(0)
  })

  it.each(['stranger', 'customer', 'agent', 'otherAdmin'] as const)('%s saves nothing', async (as) => {
    expect((await save('Section_2_10', data(links({ title: 'Mine now' })), {}, as)).status).toBe(403)
  })
})
