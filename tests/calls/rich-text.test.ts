import { eq } from 'drizzle-orm'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { faqQuestions } from '../../src/content/faq/faq-questions.ts'
import { sections } from '../../src/server/db/tables/content.ts'
import { faultsOf, hostileHtml } from '../fixtures/hostile-html.ts'
import { startTestApp, type TestApp } from '../fixtures/test-app.ts'

let site: TestApp
beforeAll(async () => {
  site = await startTestApp()
})
afterAll(() => site?.close())

type Row = { title: string; description: string }
const place = { pageName: 'FAQ', section: 'Section_1', client: 'windbreak' }
const content = (rows: Row[]) => ({ list: { value: JSON.stringify(rows) } })
const rowsOf = (value: unknown) => JSON.parse((value as { list: { value: string } }).list.value) as Row[]

const save = (rows: Row[], more: object = {}, as: 'admin' | 'secondAdmin' = 'admin') =>
  site.post(
    '/api/cms/add-new',
    { ...place, content: content(rows), ids: { items: rows.map((_row, index) => `r${index}`) }, ...more },
    { as },
  )

async function read(): Promise<Row[]> {
  const { body } = await site.post('/api/cms/get-page-content-list', place)
  return rowsOf(body.result['Section_1']['value'])
}

const question = (description: string, title = 'A question'): Row => ({ title, description })

describe('rich text that is saved', () => {
  it('is stored and shown without what may not be on a page, whatever was sent', async () => {
    // Words before, or what is nothing but hostile would be refused as empty.
    const sent = hostileHtml.map((html) => question(`<p>Words.</p>${html}`))
    expect(await save(sent)).toMatchObject({ status: 200 })
    const [row] = await site.database.db.select().from(sections).where(eq(sections.page, 'FAQ'))
    const stored = rowsOf(row.wire)
    for (const shown of [stored, await read()])
      for (const [index, { description }] of shown.entries())
        expect([hostileHtml[index], faultsOf(description), description.startsWith('<p>Words.</p>')]).toEqual([hostileHtml[index], [], true])
  })

  it('is refused with its message when nothing of it may stay', async () => {
    for (const nothing of ['', '<p> </p>', '<script>alert(1)</script>', '<img src=x onerror=alert(1)>', '<!-- a -->', '<p><br></p>'])
      expect(await save([question('<p>One.</p>'), question(nothing)])).toMatchObject({
        status: 422,
        body: { message: 'Please enter description!', errors: [{ path: 'items.1.description', message: 'Please enter description!' }] },
      })
  })

  it('is refused when it is too long, and not read at all when it is far too long', async () => {
    expect(await save([question('<b>'.repeat(200_000))])).toMatchObject({
      status: 422,
      body: { message: 'Please keep this under 100,000 characters.' },
    })
    expect((await save([question('x'.repeat(1_100_000))])).status).toBe(413)
  })

  it('is the same after it was saved again as it was read', async () => {
    await save([question('<div>One <b>two</b></div><img src="/art/hero">')])
    const first = await read()
    await save(first)
    expect(await read()).toEqual(first)
  })

  it('is no conflict for somebody who did not touch it, however it was spelled', async () => {
    const { body: start } = await save([question('<p>Call us.</p>'), question('<p>Two.</p>')])
    await save([question('<p>Call us today.</p>'), question('<p>Two.</p>')], { revision: start.revision }, 'secondAdmin')
    const mine = await save([question('<div>Call us.</div><p></p>'), question('<p>Three.</p>')], { revision: start.revision })
    expect(mine.status).toBe(200)
    expect(rowsOf(mine.body.merged['value']).map(({ description }) => description)).toEqual(['<p>Call us today.</p>', '<p>Three.</p>'])
  })
})

describe('rich text that came into the database another way', () => {
  it('is cleaned when it is read', async () => {
    await save([question('<p>One.</p>')])
    const dirty = content([question('<p onclick="x()">One.<script>alert(1)</script></p>')])
    await site.database.db.update(sections).set({ wire: dirty }).where(eq(sections.page, 'FAQ'))
    expect(await read()).toEqual([question('<p>One.</p>')])
  })
})

it('has a default that is stored as it is', async () => {
  const wire = faqQuestions.toWire(faqQuestions.fallback)
  expect((await site.post('/api/cms/add-new', { ...place, content: wire }, { as: 'admin' })).status).toBe(200)
  expect(await read()).toEqual(rowsOf(wire))
})
