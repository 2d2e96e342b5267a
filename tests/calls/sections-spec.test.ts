import { readFileSync } from 'node:fs'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { findSection, sections } from '../../src/content/sections.ts'
import { startTestApp, type TestApp } from '../fixtures/test-app.ts'

type SpecField = { req?: string; reqWhen?: string; min?: number; minMessage?: string; json?: unknown }
type SpecSection = { section: string; editor: string; wire: string; fields?: Record<string, SpecField>; saved?: string }
const spec = JSON.parse(readFileSync(new URL('../fixtures/spec-sections.json', import.meta.url), 'utf8')) as {
  topBanner: SpecSection
  pages: { page: string; sections?: SpecSection[] }[]
}

/** Of the specification's sections, those of the pages that exist so far; the banner on each page that has one. */
const pagesSoFar = ['Footer', '360_Home']
const cases = [
  ...spec.pages
    .filter((each) => pagesSoFar.includes(each.page))
    .flatMap(({ page, sections: of = [] }) => of.map((section) => ({ page, ...section }))),
  ...sections.filter((section) => section.section === 'TopBanner').map((section) => ({ page: section.page, ...spec.topBanner })),
]

let site: TestApp
beforeAll(async () => {
  site = await startTestApp()
})
afterAll(() => site?.close())

type Wire = Record<string, { value: unknown }>

describe.each(cases)('$page $section', ({ page, section: name, editor, saved, fields = {} }) => {
  const section = findSection(page, name)
  const wire = () => JSON.parse(JSON.stringify(section?.toWire(section.fallback))) as Wire
  const save = (content: Wire) =>
    site.post('/api/cms/add-new', { pageName: page, section: name, client: 'windbreak', content }, { as: 'admin' })

  it('is declared with its editor, its fields and its message', async () => {
    expect(section?.editor).toBe(editor)
    expect(Object.keys(wire())).toEqual(expect.arrayContaining(Object.keys(fields)))
    for (const field of Object.values(wire())) expect(Object.keys(field).toSorted()).toEqual(['action', 'type', 'value'])
    expect((await save(wire())).body).toMatchObject({ status: true, message: saved ?? 'Content Saved' })
  })

  const required = Object.entries(fields).filter(([, field]) => field.req && !field.reqWhen)
  it.runIf(required.length > 0).each(required)('refuses an empty %s with its exact message', async (field, { req }) => {
    for (const empty of ['', '   ']) {
      const content = wire()
      content[field].value = empty
      expect(await save(content)).toMatchObject({
        status: 422,
        body: { status: false, message: req, errors: [{ path: field, message: req }] },
      })
    }
  })

  it('shows the first failure, in the order of its fields', async () => {
    const content = wire()
    for (const [field] of required) content[field].value = ''
    const answer = await save(content)
    expect(answer.body.message).toBe(required[0]?.[1].req ?? section?.saved)
  })
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
