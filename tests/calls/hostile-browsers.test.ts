import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { homeHeader } from '../../src/content/home/home-header.ts'
import { startTestApp, type TestApp } from '../fixtures/test-app.ts'
import { testTenants } from '../fixtures/test-tenants.ts'

let site: TestApp
let behindProxy: TestApp
beforeAll(async () => {
  ;[site, behindProxy] = await Promise.all([
    startTestApp(),
    startTestApp({ publicUrl: 'https://www.windbreak.example', tenants: testTenants }),
  ])
})
afterAll(async () => {
  await site?.close()
  await behindProxy?.close()
})

describe('what another page makes a browser send', () => {
  const from = (of: TestApp, origin: string) => of.post('/auth/logout', {}, { headers: { origin } })

  it('is refused over https from the same host without it, where anybody on the way may have written the page', async () => {
    expect((await from(behindProxy, 'https://www.windbreak.example')).status).toBe(200)
    for (const origin of [
      'http://www.windbreak.example',
      'https://www.windbreak.example:444',
      'http://www.windbreak.example:443',
      'https://windbreak.example',
      'https://www.windbreak.example.evil.example',
      'null',
    ])
      expect([origin, (await from(behindProxy, origin)).status]).toEqual([origin, 403])
  })

  it('is taken where nobody said whether the site is reached over https, from either', async () => {
    expect((await from(site, site.origin)).status).toBe(200)
    expect((await from(site, site.origin.replace('http:', 'https:'))).status).toBe(200)
    expect((await from(site, 'http://127.0.0.1:1')).status).toBe(403)
    expect((await from(site, site.origin.replace('http:', 'ftp:'))).status).toBe(403)
  })
})

describe('a second sign-in of one browser', () => {
  async function signIn(sub: string, cookie = '') {
    const { body } = await site.post('/auth/sign-in-options', {})
    const azureToken = await site.identity.token({ nonce: String(body.nonce), sub, preferred_username: `${sub}@example.com` })
    const answer = await site.post('/auth/authenticate', { azureToken }, { headers: { cookie } })
    return answer.headers.get('set-cookie')?.split(';')[0] ?? ''
  }
  const nameOf = async (cookie: string) =>
    ((await (await fetch(`${site.origin}/auth/me`, { headers: { cookie } })).json()) as { person: { username: string } | null }).person
      ?.username

  it('ends the first, and no other of that person', async () => {
    const elsewhere = await signIn('ann')
    const first = await signIn('ann')
    const second = await signIn('ben', first)
    expect([await nameOf(first), await nameOf(second), await nameOf(elsewhere)]).toEqual([undefined, 'ben@example.com', 'ann@example.com'])
  })

  it('that fails ends nothing', async () => {
    const first = await signIn('ann')
    const failed = await site.post('/auth/authenticate', { azureToken: 'nonsense' }, { headers: { cookie: first } })
    expect([failed.status, await nameOf(first)]).toEqual([401, 'ann@example.com'])
  })
})

describe('a picture', () => {
  it.each([
    '/auth/logout',
    '/api/docs',
    '/360',
    '/',
    '/media/../auth/logout',
    '/art/%2e%2e/auth/logout',
    '/art/./x',
    '/media',
    '/art/a?b',
    '/art/a#b',
  ])('cannot be %s, which every visitor would fetch', async (image) => {
    const content = homeHeader.toWire({ ...homeHeader.fallback, image })
    const { page: pageName, section } = homeHeader
    const answer = await site.post('/api/cms/add-new', { pageName, section, client: 'windbreak', content }, { as: 'admin' })
    expect(answer).toMatchObject({
      status: 422,
      body: { errors: [{ path: 'image', message: 'Please choose a picture that was uploaded here.' }] },
    })
  })
})

describe('the cookie of a session over https', () => {
  const whoIs = async (cookie: string) =>
    ((await (await fetch(`${behindProxy.origin}/auth/me`, { headers: { cookie } })).json()) as { person: unknown }).person

  it('has a name that no other host can set', async () => {
    const { body } = await behindProxy.post('/auth/sign-in-options', {})
    const azureToken = await behindProxy.identity.token({ nonce: String(body.nonce) })
    const { headers } = await behindProxy.post('/auth/authenticate', { azureToken })
    const [pair, ...attributes] = headers.get('set-cookie')?.split('; ') ?? []
    expect(pair).toMatch(/^__Host-sb_session=[\w-]{43}$/)
    expect(attributes).toEqual(['Path=/', 'Max-Age=43200', 'HttpOnly', 'SameSite=Lax', 'Secure'])
    expect(await whoIs(pair)).toMatchObject({ name: 'Marlene Ruiz' })
    const out = await behindProxy.post('/auth/logout', {}, { headers: { cookie: pair } })
    expect(out.headers.get('set-cookie')).toMatch(/^__Host-sb_session=; Path=\/; Max-Age=0; HttpOnly; SameSite=Lax; Secure$/)
    expect(await whoIs(pair)).toBeNull()
  })

  it('is the only one that counts, wherever the other stands beside it', async () => {
    const [ours, theirs] = [await behindProxy.cookieOf('agent'), (await behindProxy.cookieOf('stranger')).replace('__Host-', '')]
    expect(await whoIs(theirs)).toBeNull()
    for (const both of [`${theirs}; ${ours}`, `${ours}; ${theirs}`, `a=b; ${theirs};${ours};${theirs}`])
      expect(await whoIs(both)).toMatchObject({ name: 'Dana Whitlock' })
  })

  it('is not taken by its guarded name where there is no https to guard it', async () => {
    const cookie = `__Host-${await site.cookieOf('agent')}`
    expect(await (await fetch(`${site.origin}/auth/me`, { headers: { cookie } })).json()).toMatchObject({ person: null })
  })
})
