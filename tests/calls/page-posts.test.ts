import { request as rawRequest } from 'node:http'
import { data, redirect, type ActionFunctionArgs, type LoaderFunctionArgs } from 'react-router'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { siteContext } from '../../src/pages/site.ts'
import { startTestApp, type TestApp, type TestPerson } from '../fixtures/test-app.ts'
import { builtOf } from '../fixtures/tiny-pages.ts'

/** Nothing on the site takes a post yet, so these pages do: one that keeps a word, and what can go wrong around it. */
let kept: string[] = []
async function keepWord({ request, context }: ActionFunctionArgs) {
  const word = (await request.formData()).get('word')
  if (word === 'break') throw new Error('nobody foresaw this')
  if (typeof word !== 'string' || word === '') return data({ problem: 'Please write a word!' }, { status: 422 })
  kept.push(`${word} by ${context.get(siteContext).person?.name ?? 'nobody'}`)
  return redirect('/360/word?kept')
}
const whoAsks = ({ context }: LoaderFunctionArgs) => ({ person: context.get(siteContext).person?.name ?? null })

const pages = builtOf({
  word: { path: '/360/word', file: '', posts: true, action: keepWord, loader: whoAsks },
  wordOf: { path: '/360/word/:of', file: '', posts: { bytes: 10 }, action: keepWord, loader: whoAsks },
  undeclared: { path: '/360/undeclared', file: '', action: keepWord, loader: whoAsks },
  agents: { path: '/360/for-agents', file: '', posts: true, who: 'agent', otherwise: '/', action: keepWord, loader: whoAsks },
})

let site: TestApp
beforeAll(async () => {
  site = await startTestApp({ pages })
})
afterAll(() => site?.close())

const form = 'application/x-www-form-urlencoded'
type Sent = { path?: string; as?: TestPerson; headers?: Record<string, string> }

async function post(body: string, { path = '/360/word', as, headers = {} }: Sent = {}) {
  kept = []
  const cookie: Record<string, string> = as ? { cookie: await site.cookieOf(as) } : {}
  const response = await fetch(site.origin + path, {
    method: 'POST',
    redirect: 'manual',
    body,
    headers: { 'content-type': form, ...cookie, ...headers },
  })
  return { status: response.status, headers: response.headers, text: await response.text() }
}

describe('a form that is posted to its page', () => {
  it('is led on with 303 when it was taken, and nothing of that is kept', async () => {
    const { status, headers } = await post('word=hail')
    expect([status, headers.get('location'), headers.get('cache-control')]).toEqual([303, '/360/word?kept', 'no-store'])
    expect(headers.get('x-content-type-options')).toBe('nosniff')
    expect(kept).toEqual(['hail by nobody'])
  })

  it('gets the page again with what is wrong, as 422 and for this one answer alone', async () => {
    const { status, headers, text } = await post('word=')
    expect(status).toBe(422)
    expect(text).toContain('Please write a word!')
    expect(text).toContain('"person":null')
    expect(headers.get('content-type')).toBe('text/html; charset=utf-8')
    expect(headers.get('cache-control')).toBe('private, no-store')
    expect(headers.get('content-security-policy')).toContain("form-action 'self'")
    expect(headers.get('etag')).toBeNull()
    expect(await (await fetch(`${site.origin}/360/word`)).text()).not.toContain('Please write')
  })

  it('is taken of somebody who is signed in, at an address with a name in it too', async () => {
    expect((await post('word=hail', { as: 'customer' })).status).toBe(303)
    expect(kept).toEqual(['hail by Alex Neighbor'])
    expect((await post('word=', { as: 'admin', path: '/360/word/x' })).text).toContain('Marlene Ruiz')
  })

  it('is taken in the name of whoever its page was opened by, and refused once somebody else has signed in with that browser', async () => {
    const { status, text, headers } = await post('opened-by=customer%40example.com&word=hail', { as: 'admin' })
    expect([status, headers.get('cache-control')]).toEqual([401, 'no-store'])
    expect(text).toContain('Somebody else has signed in with this browser since that page was opened')
    expect(kept).toEqual([])
    await post('opened-by=customer%40example.com&word=hail', { as: 'customer' })
    expect(kept).toEqual(['hail by Alex Neighbor'])
    // Nobody is signed in any longer: what the page is for is for anyone then.
    await post('opened-by=customer%40example.com&word=hail')
    expect(kept).toEqual(['hail by nobody'])
    expect((await post('opened-by=%E0%A4%A&word=hail', { as: 'customer' })).status).toBe(401)
    expect((await post('opened-by=customer%40example.com', { as: 'customer' })).status).toBe(422)
    // A button that stands before its form on the page is sent first.
    expect((await post('word=hail&opened-by=customer%40example.com&more=', { as: 'admin' })).status).toBe(401)
    expect(kept).toEqual([])
    await post('word=hail&opened-by=customer%40example.com', { as: 'customer' })
    expect(kept).toEqual(['hail by Alex Neighbor'])
    await post('word=a%26opened-by%3Db', { as: 'customer' })
    expect(kept).toEqual(['a&opened-by=b by Alex Neighbor'])
  })

  it('says words beyond ASCII as they were written', async () => {
    await post(String(new URLSearchParams({ word: 'Öhlüberg 🌾' })))
    expect(kept).toEqual(['Öhlüberg 🌾 by nobody'])
  })

  it('gets the page’s own word of failure when nobody foresaw it', async () => {
    const { status, headers } = await post('word=break')
    expect([status, headers.get('cache-control')]).toEqual([500, 'private, no-store'])
  })
})

describe('a form is refused before it is read', () => {
  it.each([
    ['from another site', { headers: { 'sec-fetch-site': 'cross-site' } }, 403],
    ['from another origin', { headers: { origin: 'https://evil.example' } }, 403],
    ['at a page that takes none', { path: '/360/undeclared' }, 404],
    ['at an address of no page', { path: '/360/nowhere' }, 404],
    ['in another type', { headers: { 'content-type': 'application/json' } }, 415],
    ['with files in it', { headers: { 'content-type': 'multipart/form-data; boundary=x' } }, 415],
  ])('%s', async (_what, sent, status) => {
    expect((await post('word=hail', sent)).status).toBe(status)
    expect(kept).toEqual([])
  })

  it('when it is larger than is usual, or than its route allows', async () => {
    expect((await post(`word=${'x'.repeat(64 * 1024)}`)).status).toBe(413)
    expect((await post(`word=${'x'.repeat(64 * 1024 - 5)}`)).status).toBe(303)
    expect((await post('word=12345', { path: '/360/word/x' })).status).toBe(303)
    expect((await post('word=123456', { path: '/360/word/x' })).status).toBe(413)
  })

  it.each([
    ['who may not see the page, who is led away', '/360/for-agents', form, 303],
    ['at an address of no page', '/360/nowhere', form, 404],
    ['at a call that is none', '/api/nothing', 'application/json', 404],
    ['of a stranger at a call for admins', '/api/cms/add-new', 'application/json', 401],
    ['in a type that is not taken', '/360/word', 'text/csv', 415],
    ['larger than is allowed', '/360/word', form, 413],
  ])('while its sender has sent nothing but the head: %s', async (_what, path, type, status) => {
    expect(await statusOfHeadAlone(path, type, status === 413 ? 70_000 : 1000)).toBe(status)
  })

  it('and taken of those who may see the page', async () => {
    expect((await post('word=hail', { path: '/360/for-agents', as: 'agent' })).status).toBe(303)
    expect((await post('word=hail', { path: '/360/for-agents', as: 'customer' })).headers.get('location')).toBe('/')
    expect(kept).toEqual([])
  })
})

/** Promises a body and sends none of it: an answer can only come from whoever did not wait for it. */
function statusOfHeadAlone(path: string, type: string, length: number): Promise<number> {
  return new Promise((resolve, reject) => {
    const asking = rawRequest(site.origin + path, { method: 'POST', headers: { 'content-type': type, 'content-length': length } })
    asking.on('response', (response) => {
      resolve(response.statusCode ?? 0)
      asking.destroy()
    })
    asking.on('error', reject)
    asking.flushHeaders()
  })
}
