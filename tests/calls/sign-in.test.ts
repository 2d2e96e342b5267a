import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { createSessions } from '../../src/server/identity/sessions.ts'
import { startTestApp, type TestApp } from '../fixtures/test-app.ts'
import { testTenants } from '../fixtures/test-tenants.ts'

const log: string[] = []
let site: TestApp
beforeAll(async () => {
  site = await startTestApp({ log })
})
afterAll(() => site?.close())

const nonce = async () => String((await site.post('/auth/sign-in-options', { client: 'windbreak' })).body.nonce)
const signIn = (azureToken: string, more: object = {}) => site.post('/auth/authenticate', { azureToken, ...more })
const cookieOf = (answer: { headers: Headers }) => answer.headers.get('set-cookie')?.split(';')[0] ?? ''
const whoIs = async (cookie: string) =>
  ((await (await fetch(`${site.origin}/auth/me`, { headers: { cookie } })).json()) as { person: unknown }).person

describe('signing in', () => {
  it('changes a genuine token for a session that scripts cannot see and other sites do not send', async () => {
    const answer = await signIn(await site.identity.token({ nonce: await nonce() }))
    expect(answer).toMatchObject({ status: 200, body: { status: true, name: 'Marlene Ruiz', next: '/360/agent-hub' } })
    expect(answer.headers.get('set-cookie')).toMatch(/HttpOnly; SameSite=Lax/)
    expect(await whoIs(cookieOf(answer))).toEqual({ name: 'Marlene Ruiz', username: 'admin@windbreak.example', role: 'admin' })
  })

  it('believes the token, never the e-mail and username beside it', async () => {
    const token = await site.identity.token({
      nonce: await nonce(),
      sub: 'somebody',
      preferred_username: 'stranger@example.net',
      name: 'Sam Passerby',
    })
    const answer = await signIn(token, { email: 'admin@windbreak.example', username: 'admin@windbreak.example' })
    expect(answer.body).toMatchObject({ username: 'stranger@example.net', next: '/' })
    expect(await whoIs(cookieOf(answer))).toMatchObject({ role: 'signedIn' })
  })

  it('ends the session that this browser had before, also for a copy of its cookie', async () => {
    const before = cookieOf(await signIn(await site.identity.token({ nonce: await nonce() })))
    const azureToken = await site.identity.token({ nonce: await nonce() })
    const again = await site.post('/auth/authenticate', { azureToken }, { headers: { cookie: before } })
    expect(await whoIs(before)).toBeNull()
    expect(await whoIs(cookieOf(again))).toMatchObject({ username: 'admin@windbreak.example' })
  })

  it('is kept by nothing between the browser and the site', async () => {
    const cookie = await site.cookieOf('admin')
    const answers = [
      await signIn(await site.identity.token({ nonce: await nonce() })),
      await site.post('/auth/sign-in-options', { client: 'windbreak' }),
      await fetch(`${site.origin}/auth/me`, { headers: { cookie } }),
      await site.post('/auth/logout', {}, { headers: { cookie } }),
    ]
    expect(answers.map(({ status, headers }) => [status, headers.get('cache-control')])).toEqual(answers.map(() => [200, 'no-store']))
  })

  it('is begun 300 times in five minutes from one address, so that nobody fills the site with nonces', async () => {
    const begin = () => site.post('/auth/sign-in-options', { client: 'windbreak' })
    const begun = await Promise.all(Array.from({ length: 300 }, begin))
    expect(begun.filter(({ status }) => status !== 200 && status !== 429)).toEqual([])
    const refused = await begin()
    expect([refused.status, Number(refused.headers.get('retry-after')) > 0]).toEqual([429, true])
    site.clock.advance(300_000)
    expect((await begin()).status).toBe(200)
  })

  it('ends with logging out, also for a copy of the cookie', async () => {
    const cookie = cookieOf(await signIn(await site.identity.token({ nonce: await nonce() })))
    const logout = await site.post('/auth/logout', {}, { headers: { cookie } })
    expect(logout.headers.get('set-cookie')).toMatch(/Max-Age=0/)
    expect(await whoIs(cookie)).toBeNull()
  })

  it('leads a form post home, for browsers without JavaScript', async () => {
    const response = await fetch(`${site.origin}/auth/logout`, {
      method: 'POST',
      redirect: 'manual',
      headers: { 'content-type': 'application/x-www-form-urlencoded', accept: 'text/html' },
      body: '',
    })
    expect({ status: response.status, to: response.headers.get('location') }).toEqual({ status: 303, to: '/' })
  })

  it('is ended with one answer, which the log has nothing to say about', async () => {
    const before = log.length
    for (const accept of ['text/html', 'application/json']) {
      const cookie = cookieOf(await signIn(await site.identity.token({ nonce: await nonce() })))
      const headers = { 'content-type': 'application/x-www-form-urlencoded', accept, cookie }
      await fetch(`${site.origin}/auth/logout`, { method: 'POST', redirect: 'manual', headers, body: '' })
      expect(await whoIs(cookie)).toBeNull()
    }
    expect(log.slice(before)).toEqual([])
  })

  it('ends when it was idle for an hour, and after twelve hours whatever happens', async () => {
    const cookie = cookieOf(await signIn(await site.identity.token({ nonce: await nonce() })))
    for (let hour = 0; hour < 11; hour++) {
      site.clock.advance(59 * 60_000)
      expect(await whoIs(cookie)).not.toBeNull()
    }
    site.clock.advance(59 * 60_000)
    expect(await whoIs(cookie)).not.toBeNull()
    site.clock.advance(30 * 60_000)
    expect(await whoIs(cookie)).toBeNull()
    const idle = cookieOf(await signIn(await site.identity.token({ nonce: await nonce() })))
    site.clock.advance(61 * 60_000)
    expect(await whoIs(idle)).toBeNull()
  })
})

describe('a clock that was ahead and is put right', () => {
  const year = 365 * 24 * 3600_000
  it('leaves nobody signed in until the date it showed', async () => {
    site.clock.advance(year)
    const cookie = cookieOf(await signIn(await site.identity.token({ nonce: await nonce() })))
    expect(await whoIs(cookie)).not.toBeNull()
    site.clock.advance(-year)
    expect(await whoIs(cookie)).toBeNull()
  })

  it('leaves those signed in who were when it is put back by hours', async () => {
    const cookie = cookieOf(await signIn(await site.identity.token({ nonce: await nonce() })))
    site.clock.advance(-10 * 3600_000)
    expect(await whoIs(cookie)).not.toBeNull()
    site.clock.advance(10 * 3600_000)
    expect(await whoIs(cookie)).not.toBeNull()
  })
})

describe('a session that another provider vouched for', () => {
  it('ends when the site changes its provider, even for somebody who was an admin', async () => {
    const before = await createSessions({
      database: site.database,
      now: site.clock.now,
      issuer: 'https://sandbox.example',
      idleMinutes: 60,
      hours: 12,
      tenants: testTenants,
    })
    const kay = { subject: 'sandbox-admin', username: 'kay@windbreak.example', name: 'Kay Ostrander', agent: false }
    const { id, person } = await before.begin({ issuer: 'https://sandbox.example', ...kay })
    expect(person.name).toBe('Kay Ostrander')
    expect(await whoIs(`sb_session=${id}`)).toBeNull()
  })
})

describe('the admin’s invitation', () => {
  it('is bound to the first who signs in under the username, not to a later holder of the name', async () => {
    const first = await signIn(
      await site.identity.token({ nonce: await nonce(), sub: 'owen-1', preferred_username: 'Owen@Windbreak.example' }),
    )
    const second = await signIn(
      await site.identity.token({ nonce: await nonce(), sub: 'owen-2', preferred_username: 'owen@windbreak.example' }),
    )
    expect(await whoIs(cookieOf(first))).toMatchObject({ role: 'admin' })
    expect(await whoIs(cookieOf(second))).toMatchObject({ role: 'signedIn' })
  })

  it('counts no longer than the settings list the username', async () => {
    const owen = await site.identity.token({ nonce: await nonce(), sub: 'owen-1', preferred_username: 'owen@windbreak.example' })
    const cookie = cookieOf(await signIn(owen))
    expect(await whoIs(cookie)).toMatchObject({ role: 'admin' })
    const afterwards = await createSessions({
      database: site.database,
      now: site.clock.now,
      issuer: site.identity.provider.issuer,
      idleMinutes: 60,
      hours: 12,
      tenants: testTenants.map((tenant) => ({ ...tenant, admins: tenant.admins.filter((admin) => !admin.startsWith('owen@')) })),
    })
    expect(await afterwards.find(cookie.slice('sb_session='.length))).toMatchObject({
      username: 'owen@windbreak.example',
      adminOf: new Set(),
    })
  })
})

describe('a token that is not genuine', () => {
  it.each([
    ['forged', async () => site.identity.token({ nonce: await nonce() }, { foreignKey: true })],
    ['expired', async () => site.identity.token({ nonce: await nonce() }, { expiresIn: -120 })],
    ['for another audience', async () => site.identity.token({ nonce: await nonce(), aud: 'another-app' })],
    ['of another issuer', async () => site.identity.token({ nonce: await nonce(), iss: 'https://elsewhere.example' })],
    ['with a nonce of nobody', async () => site.identity.token({ nonce: 'made-up' })],
    ['without a nonce', async () => site.identity.token({})],
    ['no token at all', async () => 'nonsense'],
  ])('%s is refused with 401 and no detail', async (_what, make) => {
    const answer = await signIn(await make())
    expect(answer).toMatchObject({ status: 401, body: { status: false, message: 'The sign-in could not be verified.' } })
    expect(Object.keys(answer.body).toSorted()).toEqual(['message', 'status'])
    expect(answer.headers.get('set-cookie')).toBeNull()
  })

  it('counts once: a replay is refused', async () => {
    const token = await site.identity.token({ nonce: await nonce() })
    expect((await signIn(token)).status).toBe(200)
    expect((await signIn(token)).status).toBe(401)
  })

  it('tried too often is answered 429 with the seconds to wait', async () => {
    let answer = await signIn('nonsense')
    for (let i = 0; i < 30 && answer.status === 401; i++) answer = await signIn('nonsense')
    expect(answer).toMatchObject({ status: 429, body: { status: false } })
    expect(Number(answer.headers.get('retry-after'))).toBeGreaterThan(0)
  })

  it('keeps nobody else out who has the same address: a token that verifies passes', async () => {
    let answer = await signIn('nonsense')
    for (let i = 0; i < 30 && answer.status === 401; i++) answer = await signIn('nonsense')
    expect(answer.status).toBe(429)
    expect((await signIn(await site.identity.token({ nonce: await nonce() }))).status).toBe(200)
    // Nor does it begin the count anew for whoever goes on guessing.
    expect((await signIn('nonsense')).status).toBe(429)
  })
})

describe('the log', () => {
  const fresh = () =>
    log.splice(0).map((line) => JSON.parse(line) as { level: number; msg: string; at?: string; err?: { message: string } })

  it('hears why a sign-in failed, at the usual level, and not of whom', async () => {
    site.clock.advance(600_000)
    fresh()
    await signIn(await site.identity.token({ nonce: 'none of ours', preferred_username: 'somebody@windbreak.example' }))
    await signIn('no.such.token')
    expect(log.join()).not.toContain('somebody@')
    expect(fresh()).toMatchObject([
      { level: 40, msg: 'a sign-in failed', at: '/auth/authenticate', err: { message: expect.stringContaining('nonce') } },
      { level: 40, msg: 'a sign-in failed', at: '/auth/authenticate', err: { message: expect.any(String) } },
    ])
  })

  it('hears of whoever is signed in and asks for what they may not have, by a call or a page', async () => {
    const section = { pageName: 'Footer', section: 'Section_6', client: 'windbreak' }
    fresh()
    await site.post('/api/cms/get-section-history', section, { as: 'customer' })
    await fetch(`${site.origin}/360/inbox`, { headers: { cookie: await site.cookieOf('customer') }, redirect: 'manual' })
    await fetch(`${site.origin}/360/inbox`, { redirect: 'manual' })
    await site.post('/api/cms/get-section-history', section)
    expect(fresh().map(({ level, msg, at }) => [level, msg, at])).toEqual([
      [40, 'somebody asked for what they may not have', '/api/cms/get-section-history'],
      [40, 'somebody asked for what they may not have', '/360/inbox'],
    ])
  })

  it('hears of a limit once, however long somebody goes on', async () => {
    site.clock.advance(600_000)
    fresh()
    for (let turn = 0; turn < 24; turn += 1) await signIn('no.such.token')
    expect(fresh().map(({ msg }) => msg)).toEqual([...Array<string>(20).fill('a sign-in failed'), 'a limit was met'])
  })
})
