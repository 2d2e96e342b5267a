import { sql } from 'drizzle-orm'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { homeHeader } from '../../src/content/home/home-header.ts'
import { agentHubTools } from '../../src/content/agent-hub/agent-hub-grids.ts'
import { homeProducts } from '../../src/content/home/home-products.ts'
import { openedBy } from '../../src/calls/opened-by.ts'
import { meetAtTable } from '../fixtures/meet-at-table.ts'
import { startTestApp, type TestApp } from '../fixtures/test-app.ts'

let site: TestApp
beforeAll(async () => {
  site = await startTestApp()
})
afterAll(() => site?.close())

const header = (change: Partial<typeof homeHeader.fallback> = {}) => homeHeader.toWire({ ...homeHeader.fallback, ...change })
const save = (content: unknown, more: object = {}, options: Parameters<TestApp['post']>[2] = { as: 'admin' }) =>
  site.post('/api/cms/add-new', { pageName: '360_Home', section: 'Section_1', client: 'windbreak', content, ...more }, options)
const read = async (pageName = '360_Home', client = 'windbreak') => site.post('/api/cms/get-page-content-list', { pageName, client })

describe('reading a page', () => {
  it('answers every section in its wire shape, the default while nothing is stored', async () => {
    const { status, body } = await read('Footer', 'WindBreak')
    expect(status).toBe(200)
    expect(body.status).toBe(true)
    expect(Object.keys(body.result)).toEqual(['Section_5_Navigation', 'Section_6'])
    const { navList } = body.result['Section_5_Navigation']['value']
    expect(JSON.parse(navList['value']).tools.payBill).toEqual({ value: 'Pay a bill', link: '/360/pay', error: '' })
    expect(body.result['Section_6']['revision']).toBe(0)
  })

  it('answers the older address too', async () => {
    const { status } = await site.post('/cms/get-page-content-list', { pageName: 'Footer', client: 'windbreak' })
    expect(status).toBe(200)
  })

  it('answers 404 in the call’s shape for an unknown page and an unknown client', async () => {
    expect(await read('Nowhere')).toMatchObject({ status: 404, body: { status: false, message: 'There is no such page.' } })
    expect(await read('Footer', 'nobody')).toMatchObject({ status: 404, body: { status: false, message: 'There is no such client.' } })
  })
})

describe('saving a section', () => {
  it('keeps it and shows it to the next reader', async () => {
    const saved = await save(header({ title: 'Out of the wind.' }), { revision: 0 })
    expect(saved).toMatchObject({ status: 200, body: { status: true, message: 'Header Text Saved!', revision: 1 } })
    const { body } = await read()
    expect(body.result['Section_1']['value']['title']['value']).toBe('Out of the wind.')
    expect(body.result['Section_1']['revision']).toBe(1)
  })

  it('refuses what the page of one person sends while another is signed in with the same browser', async () => {
    const asked = (by: string, as: 'admin' | 'customer') =>
      save(header(), { revision: 99 }, { as, headers: { 'opened-by': encodeURIComponent(by) } })
    const other = { status: 401, body: { status: false, message: 'Somebody else is signed in with this browser now.' } }
    expect(await asked('dana.whitlock@windbreak.example', 'admin')).toMatchObject(other)
    expect(await asked('admin@windbreak.example', 'customer')).toMatchObject(other)
    expect((await asked('admin@windbreak.example', 'admin')).status).not.toBe(401)
  })

  it('refuses an empty required field with its exact message, and stores nothing', async () => {
    const refusedSave = await save(header({ title: '  ', tagLine: '' }))
    expect(refusedSave).toMatchObject({
      status: 422,
      body: {
        status: false,
        message: 'Please enter title!',
        errors: [
          { path: 'title', message: 'Please enter title!' },
          { path: 'tagLine', message: 'Please enter Tag Line!' },
        ],
      },
    })
    const { body } = await read()
    expect(body.result['Section_1']['revision']).toBe(1)
  })

  it('names the field of a wire shape that cannot be read', async () => {
    const products = { title: { value: 'Products' }, subTitle: { value: '' }, productList: { value: '[not json' } }
    const answer = await site.post(
      '/api/cms/add-new',
      { pageName: '360_Home', section: 'Section_2_Update', client: 'windbreak', content: products },
      { as: 'admin' },
    )
    expect(answer).toMatchObject({ status: 422, body: { errors: [{ path: 'productList' }] } })
  })

  it('refuses what names no field of the section, and a picture that was never uploaded; nothing is stored', async () => {
    const before = (await read()).body.result['Section_1']['revision']
    for (const nothing of [{}, { nope: { value: 'x' } }, { list: { value: '[]' } }])
      expect(await save(nothing)).toMatchObject({ status: 422, body: { message: 'The content names no field of this section.' } })
    expect(await save(header({ image: `/media/${'0'.repeat(40)}-10x10` }))).toMatchObject({
      status: 422,
      body: { errors: [{ path: 'image', message: 'This picture is not on the site. Please upload it again.' }] },
    })
    expect((await read()).body.result['Section_1']['revision']).toBe(before)
  })

  it('refuses a script in a link and keeps a script in a text as text', async () => {
    expect(await save(header({ button1Link: 'javascript:alert(1)' }))).toMatchObject({
      status: 422,
      body: { errors: [{ path: 'button1Link' }] },
    })
    expect(await save(header({ title: '<script>alert(1)</script>' }))).toMatchObject({ status: 200 })
  })

  it('answers 404 for an unknown section', async () => {
    const answer = await site.post(
      '/api/cms/add-new',
      { pageName: '360_Home', section: 'Section_99', client: 'windbreak', content: {} },
      { as: 'admin' },
    )
    expect(answer).toMatchObject({ status: 404, body: { message: 'There is no such section on this page.' } })
  })
})

describe('a page older than a field', () => {
  it('leaves what it does not know as it is, in rows too', async () => {
    const place = { pageName: '360_Home', section: 'Section_2_Update', client: 'windbreak' }
    const { fallback } = homeProducts
    await site.post(
      '/api/cms/add-new',
      { ...place, content: homeProducts.toWire(fallback), ids: homeProducts.idsOf(fallback) },
      { as: 'admin' },
    )
    const rows = fallback.productList.map(({ title, iconName, action }) => ({ title: title.toUpperCase(), iconName, action }))
    const older = { productList: { value: JSON.stringify(rows) } }
    const saved = await site.post('/api/cms/add-new', { ...place, content: older, ids: homeProducts.idsOf(fallback) }, { as: 'admin' })
    expect(saved.status).toBe(200)
    const { value } = (await read()).body.result['Section_2_Update'] as {
      value: { title: { value: string }; productList: { value: string } }
    }
    expect(value.title.value).toBe(fallback.title)
    expect(JSON.parse(value.productList.value)).toEqual(
      fallback.productList.map(({ id: _id, ...row }) => ({ ...row, title: row.title.toUpperCase() })),
    )
  })
})

describe('two people', () => {
  it('puts together changes of different fields and says so', async () => {
    const { body: start } = await save(header({ title: 'One', tagLine: 'Two' }))
    await save(header({ title: 'Theirs', tagLine: 'Two' }), { revision: start.revision }, { as: 'secondAdmin' })
    const mine = await save(header({ title: 'One', tagLine: 'Mine' }), { revision: start.revision })
    expect(mine.status).toBe(200)
    expect(mine.body.merged['value']['title']['value']).toBe('Theirs')
    expect(mine.body.merged['value']['tagLine']['value']).toBe('Mine')
    expect(mine.body.merged['by']).toBe('Owen Tate')
    expect(mine.body.merged['taken']).toContainEqual({ path: 'title', label: 'Label 1', from: 'theirs' })
  })

  it('answers 409 with both sides when one field was changed by both, and stores nothing', async () => {
    const { body: start } = await save(header({ title: 'Before' }))
    const theirs = await save(header({ title: 'Theirs' }), { revision: start.revision }, { as: 'secondAdmin' })
    const mine = await save(header({ title: 'Mine' }), { revision: start.revision })
    expect(mine).toMatchObject({
      status: 409,
      body: { status: false, theirs: { revision: theirs.body.revision, savedBy: 'Owen Tate' }, base: { revision: start.revision } },
    })
    const { body } = await read()
    expect(body.result['Section_1']['value']['title']['value']).toBe('Theirs')
  })

  it('merges a list row by row, by the ids that travel beside the wire shape', async () => {
    const wire = (change: (rows: typeof homeProducts.fallback.productList) => typeof homeProducts.fallback.productList) => {
      const content = { ...homeProducts.fallback, productList: change(homeProducts.fallback.productList.slice(0, 3)) }
      return {
        pageName: '360_Home',
        section: 'Section_2_Update',
        client: 'windbreak',
        content: homeProducts.toWire(content),
        ids: homeProducts.idsOf(content),
      }
    }
    const { body: start } = await site.post(
      '/api/cms/add-new',
      wire((rows) => rows),
      { as: 'admin' },
    )
    await site.post('/api/cms/add-new', { ...wire(([a, b, c]) => [c, a, b]), revision: start.revision }, { as: 'secondAdmin' })
    const { body, status } = await site.post(
      '/api/cms/add-new',
      { ...wire(([a, b, c]) => [a, { ...b, title: 'Ranch' }, c]), revision: start.revision },
      { as: 'admin' },
    )
    expect(status).toBe(200)
    expect(JSON.parse(body.merged['value']['productList']['value']).map((row: { title: string }) => row.title)).toEqual([
      'Auto',
      'Home',
      'Ranch',
    ])
  })
})

describe('a retry', () => {
  it('answers like the first try and makes no second revision', async () => {
    const headers = { 'idempotency-key': 'retry-1' }
    const first = await save(header({ title: 'Once' }), {}, { as: 'admin', headers })
    const second = await save(header({ title: 'Once' }), {}, { as: 'admin', headers })
    expect(second.body).toEqual(first.body)
    const { body } = await read()
    expect(body.result['Section_1']['revision']).toBe(first.body.revision)
  })

  it('is refused when it asks for something else under the same key', async () => {
    const headers = { 'idempotency-key': 'retry-2' }
    await save(header({ title: 'Once' }), {}, { as: 'admin', headers })
    expect(await save(header({ title: 'Other' }), {}, { as: 'admin', headers })).toMatchObject({ status: 422 })
  })
})

describe('history', () => {
  it('tells who saved what on which revision, newest first, and brings one back as a new revision', async () => {
    const { body: first } = await save(header({ title: 'The first' }))
    const { body: second } = await save(header({ title: 'The second' }), { revision: first.revision })
    await save(header({ title: 'The first' }), { revision: second.revision, restores: first.revision })
    const { body } = await site.post(
      '/api/cms/get-section-history',
      { pageName: '360_Home', section: 'Section_1', client: 'windbreak' },
      { as: 'admin' },
    )
    const [newest, before] = body.result as unknown as {
      revision: number
      savedBy: string
      base: number
      restores: number | null
      value: { title: { value: string } }
    }[]
    expect(newest).toMatchObject({ savedBy: 'Marlene Ruiz', base: second.revision, restores: first.revision })
    expect(newest.value.title.value).toBe('The first')
    expect(before.value.title.value).toBe('The second')
  })
})

describe('what is not a proper request', () => {
  it('answers 400 to broken JSON and to wrong types', async () => {
    expect(await site.post('/api/cms/add-new', '{"pageName":', { as: 'admin' })).toMatchObject({ status: 400, body: { status: false } })
    expect(await site.post('/api/cms/get-page-content-list', { pageName: 7, client: 'windbreak' })).toMatchObject({
      status: 400,
      body: { status: false, errors: [{ path: 'pageName' }] },
    })
  })

  it('answers what nobody foresaw with a number to quote, and with nothing else of it', async () => {
    await site.database.db.execute(sql`alter table sections rename to sections_away`)
    const answer = await read()
    await site.database.db.execute(sql`alter table sections_away rename to sections`)
    expect(answer.status).toBe(500)
    const { reference } = answer.body as unknown as { reference: string }
    expect(reference).toMatch(/^[0-9A-F]{10}$/)
    expect(answer.body).toEqual({
      status: false,
      message: `Something went wrong. Please quote ${reference} when you ask us about it.`,
      reference,
    })
  })

  it('answers 413 to a body over 1 MB', async () => {
    const { status, body } = await save(header({ title: 'x'.repeat(1_100_000) }))
    expect({ status, said: body.status }).toEqual({ status: 413, said: false })
  })

  it('refuses what a page asks in the name of one person while another is signed in with that browser', async () => {
    const stored = (await save(header())).body['revision']
    const asked = await save(header(), {}, { as: 'admin', headers: openedBy('agent@windbreak.example') })
    expect(asked).toMatchObject({ status: 401, body: { status: false, signedInAs: 'Marlene Ruiz' } })
    const own = await save(header(), {}, { as: 'admin', headers: openedBy('admin@windbreak.example') })
    expect(own).toMatchObject({ status: 200, body: { revision: (stored as unknown as number) + 1 } })
  })

  it('refuses what another site’s page makes a browser send', async () => {
    const foreign: Record<string, string>[] = [
      { origin: 'https://elsewhere.example' },
      { 'sec-fetch-site': 'cross-site' },
      { origin: 'null' },
    ]
    for (const headers of foreign) {
      const answer = await save(header(), {}, { as: 'admin', headers })
      expect(answer).toMatchObject({ status: 403, body: { status: false } })
    }
  })
})

it('keeps each of many saves of one section that come at the same moment, one after the other', async () => {
  const saves = Array.from({ length: 12 }, (_each, turn) => save(header({ tagLine: `At once ${turn}` })))
  const answers = await Promise.all(saves)
  expect(answers.map(({ status }) => status)).toEqual(saves.map(() => 200))
  expect(new Set(answers.map(({ body }) => body['revision'])).size).toBe(saves.length)
})

it('keeps each of the very first saves of a section that come at the same moment', async () => {
  const first = (turn: number) => save(header({ tagLine: `First ${turn}` }), { client: 'prairie' }, { as: 'otherAdmin' })
  const answers = await meetAtTable(
    site,
    'revisions',
    [1, 2, 3].map((turn) => () => first(turn)),
  )
  expect(answers.map(({ status }) => status)).toEqual([200, 200, 200])
  expect(answers.map(({ body }) => body['revision']).toSorted()).toEqual([1, 2, 3])
})

describe('a list of very many rows', () => {
  const place = { pageName: '360_Home', section: 'Section_2_Update', client: 'windbreak' }
  const products = (count: number) => {
    const [row] = homeProducts.fallback.productList
    return homeProducts.toWire({ ...homeProducts.fallback, productList: Array.from({ length: count }, () => row) })
  }

  it('is taken up to 1,000 rows, and refused beyond, with nothing stored', async () => {
    expect((await site.post('/api/cms/add-new', { ...place, content: products(1000) }, { as: 'admin' })).status).toBe(200)
    const kept = (await read()).body.result['Section_2_Update']
    const message = 'A list holds 1,000 rows at most.'
    for (const count of [1001, 4000]) {
      expect(await site.post('/api/cms/add-new', { ...place, content: products(count) }, { as: 'admin' })).toMatchObject({
        status: 422,
        body: { message, errors: [{ path: 'productList', message }] },
      })
    }
    expect((await read()).body.result['Section_2_Update']).toEqual(kept)
  })

  it('is a conflict where the rows that two people added are too many together, with nothing stored', async () => {
    const [row] = homeProducts.fallback.productList
    const add = (ids: string[], revision?: number) => {
      const productList = [...Array.from({ length: 999 }, (_each, at) => `r${at}`), ...ids].map((id) => ({ ...row, id }))
      const content = { ...homeProducts.fallback, productList }
      const asked = { ...place, content: homeProducts.toWire(content), ids: homeProducts.idsOf(content), revision }
      return site.post('/api/cms/add-new', asked, { as: 'admin' })
    }
    const { revision } = (await add([])).body
    expect((await add(['mine'], revision)).status).toBe(200)
    const kept = (await read()).body.result['Section_2_Update']
    expect((await add(['theirs'], revision)).status).toBe(409)
    expect((await read()).body.result['Section_2_Update']).toEqual(kept)
  })

  it('is refused where it is more than a page can carry, with nothing stored', async () => {
    const before = (await read()).body.result['Section_2_Update']['revision']
    const long = { ...homeProducts.fallback.productList[0], description: 'barns '.repeat(200) }
    const content = homeProducts.toWire({ ...homeProducts.fallback, productList: Array.from({ length: 300 }, () => long) })
    const answer = await site.post('/api/cms/add-new', { ...place, content }, { as: 'admin' })
    expect(answer.status).toBe(422)
    expect(answer.body.message).toMatch(/^This section is 39\d,\d{3} characters in all, and 250,000 are the most\.$/)
    expect((await read()).body.result['Section_2_Update']['revision']).toBe(before)
  })

  it('is refused where rows inside rows are too many together', async () => {
    const points = Array.from({ length: 41 }, (_each, at) => ({ title: `${at}`, link: '', pdfPath: '', pdfThumbnail: false, id: `p${at}` }))
    const items = Array.from({ length: 50 }, (_each, at) => ({ ...agentHubTools.fallback.items[0], title: `${at}`, points }))
    const content = agentHubTools.toWire({ items } as typeof agentHubTools.fallback)
    const asked = { pageName: agentHubTools.page, section: agentHubTools.section, content }
    const message = 'This section has 2,100 rows in all, and 2,000 are the most.'
    expect(await site.post('/api/cms/add-new', asked, { as: 'admin' })).toMatchObject({ status: 422, body: { message } })
  })

  it('is refused where it names more rows than there could be, before each name is read', async () => {
    const ids = (lists: number) =>
      Object.fromEntries(Array.from({ length: lists }, (_each, at) => [`a${at}`, Array.from({ length: 1000 }, (_id, row) => `${row}`)]))
    const asked = (lists: number) => site.post('/api/cms/add-new', { ...place, content: products(3), ids: ids(lists) }, { as: 'admin' })
    expect((await asked(10)).status).toBe(200)
    expect(await asked(11)).toMatchObject({ status: 400, body: { errors: [{ path: 'ids', message: 'At most 10000 row ids' }] } })
  })

  it('looks at no letter of a text that stands where row ids are to be', async () => {
    const { status, body } = await save(header(), { ids: 'x'.repeat(900_000) })
    expect([status, body.message]).toEqual([400, 'ids: Invalid input: expected record, received string'])
  })

  it('answers its history about a quarter of a megabyte at a time, and leaves none out', async () => {
    const [row] = homeProducts.fallback.productList
    const productList = Array.from({ length: 900 }, (_each, index) => ({ ...row, title: `${index}`, description: 'barns '.repeat(16) }))
    for (const title of ['one', 'two', 'three', 'four', 'five', 'six', 'seven']) {
      const content = homeProducts.toWire({ ...homeProducts.fallback, title, productList })
      expect((await site.post('/api/cms/add-new', { ...place, content }, { as: 'admin' })).status).toBe(200)
    }
    const seen: number[] = []
    for (let more = true; more;) {
      const { body } = await site.post('/api/cms/get-section-history', { ...place, before: seen.at(-1) }, { as: 'admin' })
      const result = body.result as unknown as { revision: number }[]
      expect(result.length).toBeGreaterThan(0)
      const each = result.map((revision) => JSON.stringify(revision).length)
      // Without the last there would have been room.
      expect(each.slice(0, -1).reduce((sum, length) => sum + length, 0)).toBeLessThan(0.4 * 1024 ** 2)
      seen.push(...result.map(({ revision }) => revision))
      more = body.more as unknown as boolean
    }
    expect(seen).toEqual(seen.map((_each, index) => seen[0] - index))
    expect(seen.at(-1)).toBe(1)
    expect(seen.length).toBeGreaterThanOrEqual(7)
  })

  it('can be read where more than that were stored before there was a limit', async () => {
    const ids = JSON.stringify({ productList: Array.from({ length: 1001 }, (_each, index) => `r${index}`) })
    const stored = sql`set wire = ${JSON.stringify(products(1001))}::jsonb, ids = ${ids}::jsonb where section = 'Section_2_Update'`
    await site.database.db.execute(sql`update sections ${stored}`)
    await site.database.db.execute(sql`update revisions ${stored}`)
    const { status, body } = await read()
    expect(status).toBe(200)
    expect(body.result['Section_2_Update']['ids']['productList']).toHaveLength(1001)
    expect((await site.post('/api/cms/get-section-history', place, { as: 'admin' })).status).toBe(200)
  })

  it('can be worked on where it was longer than that before there was a limit, as long as it does not grow', async () => {
    const long = { ...homeProducts.fallback.productList[0], description: 'barns '.repeat(200) }
    const productList = Array.from({ length: 300 }, () => long)
    const wireOf = (title: string) => homeProducts.toWire({ ...homeProducts.fallback, title, productList })
    const ids = JSON.stringify({ productList: productList.map((_each, index) => `r${index}`) })
    const stored = sql`set wire = ${JSON.stringify(wireOf('Barns and fields'))}::jsonb, ids = ${ids}::jsonb where section = 'Section_2_Update'`
    await site.database.db.execute(sql`update sections ${stored}`)
    await site.database.db.execute(sql`update revisions ${stored}`)
    const save = async (title: string) =>
      (await site.post('/api/cms/add-new', { ...place, content: wireOf(title) }, { as: 'admin' })).status
    expect([await save('Fields and barns'), await save('Fields and barns, and more of both')]).toEqual([200, 422])
  })
})
