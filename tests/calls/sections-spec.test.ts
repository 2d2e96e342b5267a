import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { findSection } from '../../src/content/sections.ts'
import { brokenContents, specSections } from '../fixtures/spec-cases.ts'
import { startTestApp, type TestApp } from '../fixtures/test-app.ts'

let site: TestApp
beforeAll(async () => {
  site = await startTestApp()
})
afterAll(() => site?.close())

type Wire = Record<string, { value: unknown }>

const cases = specSections.map((spec) => {
  const section = findSection(spec.page, spec.section)
  const wire = JSON.parse(JSON.stringify(section?.toWire(section.fallback) ?? {})) as Wire
  const save = (content: unknown) =>
    site.post('/api/cms/add-new', { pageName: spec.page, section: spec.section, client: 'windbreak', content }, { as: 'admin' })
  return { page: spec.page, name: spec.section, spec, section, wire, save, broken: section ? brokenContents(spec, wire) : [] }
})

describe.each(cases)('$page $name', ({ spec, section, wire, save }) => {
  it('is declared with its editor, its fields and its message, and takes its own default', async () => {
    expect(section?.editor).toBe(spec.editor)
    const names = spec.wire === 'fields' ? Object.keys(spec.fields ?? {}) : [spec.wire]
    expect(Object.keys(wire)).toEqual(expect.arrayContaining(names))
    const saved = await save(wire)
    expect(saved.body).toMatchObject({ status: true, message: spec.saved ?? 'Content Saved' })
  })

  it('has a pencil for every editor that is named', () => {
    expect([section?.editor, ...(section?.parts ?? []).map(({ editor }) => editor)]).toEqual(spec.editors ?? [spec.editor])
  })

  it('reads odd old shapes: rows of {value, error}, rows that are JSON text, the whole as JSON text', () => {
    const ids = section?.idsOf(section.fallback)
    for (const odd of [wire, JSON.stringify(wire), withRows(wire, valued), withRows(wire, (row) => JSON.stringify(row))]) {
      expect(section?.fromWire(odd, ids)).toEqual({ content: section?.fallback, lost: [] })
    }
  })
})

describe.each(cases.filter(({ broken }) => broken.length > 0))('what can be wrong in $page $name', ({ save, broken }) => {
  it.each(broken)('$where: "$message"', async ({ message, content }) => {
    const { status, body } = await save(content)
    expect({ status, message: body.message, first: body.errors?.[0]?.['message'] }).toEqual({ status: 422, message, first: message })
  })
})

/** The content with every row of its list written another way. */
function withRows(wire: Wire, write: (row: Record<string, unknown>) => unknown): Wire {
  return Object.fromEntries(
    Object.entries(wire).map(([name, field]) => {
      const rows: unknown = typeof field.value === 'string' && field.value.startsWith('[') ? JSON.parse(field.value) : undefined
      const plain = Array.isArray(rows) && rows.every((row) => row !== null && typeof row === 'object')
      return [name, plain ? { ...field, value: JSON.stringify(rows.map(write)) } : field]
    }),
  )
}

const valued = (row: Record<string, unknown>) =>
  Object.fromEntries(
    Object.entries(row).map(([name, value]) => [name, value !== null && typeof value === 'object' ? value : { value, error: '' }]),
  )

describe.each(cases.filter(({ spec }) => spec.jsonList))('$page $name, a list of one object', ({ page, name, wire, save }) => {
  const stored = async () => {
    const { body } = await site.post('/api/cms/get-page-content-list', { pageName: page, client: 'windbreak' })
    return (body.result[name]['value'] as unknown as Wire).data.value
  }
  const [object] = [JSON.parse(String(wire.data?.value ?? '[]')) as Record<string, string>[] | Record<string, string>].flat()

  it.each([
    ['the list', (row: object) => JSON.stringify([row])],
    ['the object alone', (row: object) => JSON.stringify(row)],
    ['the list as it is', (row: object) => [row]],
    ['a list of JSON text', (row: object) => JSON.stringify([JSON.stringify(row)])],
  ])('takes %s, and writes the list', async (shape, write) => {
    const row = { ...object, title: `Sent as ${shape}` }
    expect((await save({ data: { value: write(row) } })).status).toBe(200)
    expect(JSON.parse(String(await stored()))).toEqual([row])
  })

  it.each([['[]'], ['[{"title":"One"},{"title":"Two"}]'], ['["x"]']])('refuses %s, of which something would be lost', async (value) => {
    const kept = await stored()
    expect(await save({ data: { value } })).toMatchObject({ status: 422, body: { message: 'The content cannot be read.' } })
    expect(await stored()).toBe(kept)
  })
})

it.each([
  ['OtherOffering_1', 'Section_2'],
  ['Farm&Ranch', 'Section_6'],
])('%s %s takes a description of 31 characters, whatever its message asks for', async (pageName, name) => {
  const section = findSection(pageName, name)
  const content = JSON.parse(JSON.stringify(section?.toWire(section.fallback))) as Wire
  const rows = JSON.parse(String(content.list.value)) as Record<string, string>[]
  content.list.value = JSON.stringify([{ ...rows[0], description: 'x'.repeat(31) }])
  expect((await site.post('/api/cms/add-new', { pageName, section: name, client: 'windbreak', content }, { as: 'admin' })).status).toBe(200)
})

describe('messages inside lists and groups', () => {
  const products = (change: Record<string, string>) => {
    const section = findSection('360_Home', 'Section_2_Update')
    const content = JSON.parse(JSON.stringify(section?.toWire(section.fallback))) as Wire
    const rows = JSON.parse(String(content.productList.value)) as Record<string, string>[]
    Object.assign(rows[1], change)
    content.productList.value = JSON.stringify(rows)
    return { pageName: '360_Home', section: 'Section_2_Update', client: 'windbreak', content }
  }

  it.each([
    ['title', 'Please enter a product title'],
    ['iconName', 'Please enter a icon name'],
    ['action', 'Please enter a redirection url'],
  ])('a product without %s', async (field, message) => {
    expect(await site.post('/api/cms/add-new', products({ [field]: '' }), { as: 'admin' })).toMatchObject({
      status: 422,
      body: { message, errors: [{ path: `productList.1.${field}` }] },
    })
  })

  it.each([
    ['tools', 'Please enter tool title!'],
    ['insurance', 'Please enter insurance title!'],
    ['other', 'Please enter other offering title!'],
    ['resources', 'Please enter resource title!'],
  ])('the footer’s %s without a title', async (name, message) => {
    const section = findSection('Footer', 'Section_5_Navigation')
    const content = JSON.parse(JSON.stringify(section?.toWire(section.fallback))) as Wire
    const navigation = JSON.parse(String(content.navList.value)) as Record<string, { title: { value: string } }>
    navigation[name].title.value = ''
    content.navList.value = JSON.stringify(navigation)
    const answer = await site.post(
      '/api/cms/add-new',
      { pageName: 'Footer', section: 'Section_5_Navigation', client: 'windbreak', content },
      { as: 'admin' },
    )
    expect(answer).toMatchObject({ status: 422, body: { message } })
  })

  it('a banner’s link is required while its label is filled, and only then', async () => {
    const section = findSection('Login', 'TopBanner')
    const banner = (change: object) => ({
      pageName: 'Login',
      section: 'TopBanner',
      client: 'windbreak',
      content: section?.toWire({ ...section.fallback, ...change }),
    })
    expect(await site.post('/api/cms/add-new', banner({ button1: 'Go', button1Link: '' }), { as: 'admin' })).toMatchObject({
      status: 422,
      body: { message: 'Please enter link!' },
    })
    expect((await site.post('/api/cms/add-new', banner({ button1: '', button1Link: '' }), { as: 'admin' })).status).toBe(200)
  })
})
