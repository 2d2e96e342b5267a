import type { LoaderFunctionArgs } from 'react-router'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { isOnClosedPage } from '../../src/content/closed-pages.ts'
import { sections } from '../../src/content/sections.ts'
import { siteContext } from '../../src/pages/site.ts'
import { startTestApp, type TestApp, type TestPerson } from '../fixtures/test-app.ts'
import { builtOf } from '../fixtures/tiny-pages.ts'

const guarded = sections.filter(({ staffOnly }) => staffOnly)
const emails = guarded.filter(({ section }) => section === 'Form_Emails')
const others = ['nobody', 'stranger', 'customer', 'agent', 'otherAdmin'] as const
type Asker = (typeof others)[number] | 'admin'

/** A page that asks for everything there is. */
const everything = {
  path: '/360/everything',
  file: '',
  loader: ({ context }: LoaderFunctionArgs) => context.get(siteContext).sections(sections),
}
/** Stored or by default, but for those that are public elsewhere: no part of it may be read. */
const openWords = JSON.stringify(sections.filter(({ staffOnly }) => !staffOnly).map(({ fallback }) => fallback))
const byDefault = emails.slice(1).flatMap(({ fallback }) => JSON.stringify(fallback).match(/[\w.]+@[\w.]+/g) ?? [])
const addresses = ['private@windbreak.example', ...byDefault.filter((address) => !openWords.includes(address))]

let site: TestApp
beforeAll(async () => {
  site = await startTestApp({ pages: builtOf({ everything }) })
  const [{ page: pageName, section }] = emails
  const content = { list: { value: JSON.stringify([{ sendThrough: 'bcc', email: 'private@windbreak.example' }]) } }
  await site.post('/api/cms/add-new', { pageName, section, client: 'windbreak', content }, { as: 'admin' })
})
afterAll(() => site?.close())

const readBy = (asker: Asker, path: string, body: object) =>
  site.post(path, { client: 'windbreak', ...body }, asker === 'nobody' ? {} : { as: asker as TestPerson })

async function pageFor(asker: Asker) {
  const headers: Record<string, string> = asker === 'nobody' ? {} : { cookie: await site.cookieOf(asker as TestPerson) }
  return (await fetch(`${site.origin}/360/everything`, { headers })).text()
}

describe('what is for those who may edit alone', () => {
  it('is there to be tried, and its admin gets it by call and by page', async () => {
    expect([guarded.length > 3, addresses.length > 1]).toEqual([true, true])
    const lists = await Promise.all(guarded.map(({ page }) => readBy('admin', '/api/cms/get-page-content-list', { pageName: page })))
    const words = JSON.stringify(lists) + (await pageFor('admin'))
    for (const address of addresses) expect(words).toContain(address)
    for (const [index, { section }] of guarded.entries()) expect(Object.keys(lists[index].body.result)).toContain(section)
  })

  it.each(others)('leaves not a byte of it to %s', async (asker) => {
    const read = guarded.flatMap(({ page: pageName, section }) => [
      readBy(asker, '/api/cms/get-page-content-list', { pageName }),
      readBy(asker, '/cms/get-page-content-list', { pageName }),
      readBy(asker, '/api/cms/get-section-history', { pageName, section }),
    ])
    const words = JSON.stringify(await Promise.all(read)) + (await pageFor(asker))
    expect(words).toContain('StartAQuote/Form_Fields')
    for (const address of addresses) expect(words).not.toContain(address)
    expect(words).not.toContain('Form_Emails')
    for (const { key } of guarded) expect(words).not.toContain(key)
  })

  it('and nobody gets a word of what is on pages of the signed-in, by call or by page; whoever is signed in does', async () => {
    const closed = sections.filter((section) => isOnClosedPage(section) && !section.staffOnly)
    expect(closed.length).toBeGreaterThan(5)
    const told = async (asker: Asker) => {
      const read = closed.map(({ page: pageName }) => readBy(asker, '/api/cms/get-page-content-list', { pageName }))
      return { lists: (await Promise.all(read)).map(({ body }) => Object.keys(body.result)), words: await pageFor(asker) }
    }
    const [nobody, customer] = [await told('nobody'), await told('customer')]
    expect(nobody.lists.flat()).toEqual([])
    for (const { key } of closed) expect([key, nobody.words.includes(key), customer.words.includes(key)]).toEqual([key, false, true])
    for (const [index, { section }] of closed.entries()) expect(customer.lists[index]).toContain(section)
  })

  it('and what another saved over in the meantime is told to nobody else either', async () => {
    const { page: pageName, section } = emails[0]
    const asked = { pageName, section, content: {}, revision: 0 }
    for (const asker of others) {
      const { status, body } = await readBy(asker, '/api/cms/add-new', asked)
      expect([asker, [401, 403].includes(status)]).toEqual([asker, true])
      expect(JSON.stringify(body)).not.toContain('@')
    }
  })
})
