import { eq, sql } from 'drizzle-orm'
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { whoAmI } from '../../src/calls/addresses.ts'
import { dayMs } from '../../src/durations.ts'
import * as page from '../../src/pages/sessions/sessions-page.tsx'
import type { ShownSession } from '../../src/pages/site/site-sessions.ts'
import { pages as rows } from '../../src/routes.ts'
import { auditLog } from '../../src/server/db/tables/desk.ts'
import { accounts, sessions } from '../../src/server/db/tables/people.ts'
import { startTestApp, type TestApp } from '../fixtures/test-app.ts'
import { testTenants } from '../fixtures/test-tenants.ts'
import { builtOf } from '../fixtures/tiny-pages.ts'

const pages = builtOf({ sessions: { ...rows.sessions, loader: page.loader as never, action: page.action as never } })
const path = '/360/sessions'

let site: TestApp
beforeAll(async () => {
  site = await startTestApp({ pages })
})
afterAll(() => site?.close())
beforeEach(async () => {
  await site.database.db.delete(sessions)
})

const firefox = 'Mozilla/5.0 (Windows NT 10.0; Win64; x64; rv:133.0) Gecko/20100101 Firefox/133.0'

async function signIn(sub: string, username: string, userAgent = firefox): Promise<string> {
  const { body } = await site.post('/auth/sign-in-options', {})
  const azureToken = await site.identity.token({ sub, preferred_username: username, nonce: String(body.nonce) })
  const { headers } = await site.post('/auth/authenticate', { azureToken }, { headers: { 'user-agent': userAgent } })
  return headers.get('set-cookie')?.split(';')[0] ?? ''
}

const isIn = async (cookie: string) =>
  ((await (await fetch(`${site.origin}/auth/me`, { headers: { cookie } })).json()) as { person: unknown }).person !== null

async function look(cookie: string) {
  const html = await (await fetch(site.origin + path, { headers: { cookie } })).text()
  return told(html)
}

async function post(cookie: string, fields: Record<string, string>, headers: Record<string, string> = {}) {
  const body = new URLSearchParams(fields)
  const answer = await fetch(site.origin + path, { method: 'POST', redirect: 'manual', body, headers: { cookie, ...headers } })
  return answer.headers.get('location') ?? answer.status
}

it('shows each browser somebody is signed in with, and never what its cookie holds', async () => {
  const [here, there] = [await signIn('a', 'alex@example.com'), await signIn('a', 'alex@example.com', 'curl/8.5')]
  await signIn('b', 'other@example.com')
  const { list, text } = await look(here)
  expect(list.map(({ browser, here }) => [browser, here]).toSorted()).toEqual([
    ['', false],
    ['Firefox, Windows', true],
  ])
  for (const cookie of [here, there]) expect(text).not.toContain(cookie.split('=')[1])
})

it('shows none that has ended, or that nobody used for an hour', async () => {
  await signIn('a', 'alex@example.com')
  site.clock.advance(61 * 60_000)
  const here = await signIn('a', 'alex@example.com')
  expect((await look(here)).list).toHaveLength(1)
})

it('ends one, and then all others, and stays', async () => {
  const [here, one, two, three] = await Promise.all(Array.from({ length: 4 }, () => signIn('a', 'alex@example.com')))
  const stranger = await signIn('b', 'other@example.com')
  const { list } = await look(one)
  expect(await post(here, { end: list.find((each) => each.here)?.id ?? '' })).toBe(`${path}?done=one`)
  expect([await isIn(one), await isIn(two)]).toEqual([false, true])
  expect(await post(here, { end: 'others' })).toBe(`${path}?done=others`)
  expect([await isIn(here), await isIn(two), await isIn(three), await isIn(stranger)]).toEqual([true, false, false, true])
  expect(await post(here, { end: 'others' })).toBe(`${path}?done=nothing`)
})

it('ends nobody else’s, though it is named', async () => {
  const [mine, theirs] = [await signIn('a', 'alex@example.com'), await signIn('b', 'other@example.com')]
  const id = (await look(theirs)).list[0].id
  expect(await post(mine, { end: id })).toBe(`${path}?done=nothing`)
  expect(await post(mine, { username: 'other@example.com' })).toBe(`${path}?done=noPerson`)
  expect(await isIn(theirs)).toBe(true)
})

it('lets an admin sign somebody out everywhere, which is written down, and no admin of another insurer', async () => {
  const admin = await site.cookieOf('admin')
  const [one, two, other] = [
    await signIn('c', 'Former@Windbreak.example'),
    await signIn('c', 'former@windbreak.example'),
    await site.cookieOf('otherAdmin'),
  ]
  expect(await post(admin, { username: ' FORMER@windbreak.example ' })).toBe(`${path}?done=person`)
  expect([await isIn(one), await isIn(two), await isIn(admin)]).toEqual([false, false, true])
  expect(await post(admin, { username: 'admin@prairie.example' })).toBe(`${path}?done=noPerson`)
  expect(await post(admin, { username: 'nobody@windbreak.example' })).toBe(`${path}?done=noPerson`)
  expect(await isIn(other)).toBe(true)
  const written = await site.database.db.select().from(auditLog).where(eq(auditLog.what, 'signout'))
  expect(written).toMatchObject([{ tenant: 'windbreak', name: 'Marlene Ruiz', detail: { sessions: 2 } }])
})

it('counts none that was over, though it is still kept', async () => {
  const [admin, old] = [await site.cookieOf('admin'), await signIn('c', 'former@windbreak.example')]
  site.clock.advance(13 * 3_600_000)
  const [here, again] = [await site.cookieOf('admin'), await signIn('c', 'former@windbreak.example')]
  expect([await isIn(admin), await isIn(old)]).toEqual([false, false])
  expect(await post(here, { end: 'others' })).toBe(`${path}?done=nothing`)
  expect(await post(here, { username: 'former@windbreak.example' })).toBe(`${path}?done=person`)
  expect(await isIn(again)).toBe(false)
  const written = await site.database.db.select().from(auditLog).where(eq(auditLog.what, 'signout'))
  expect(written.at(-1)).toMatchObject({ detail: { sessions: 1 } })
})

it('signs nobody out where it cannot be written down', async () => {
  const [admin, former] = [await site.cookieOf('admin'), await signIn('c', 'former@windbreak.example')]
  await site.database.db.execute(sql`alter table audit_log rename to audit_log_away`)
  try {
    expect(await post(admin, { username: 'former@windbreak.example' })).toBe(500)
  } finally {
    await site.database.db.execute(sql`alter table audit_log_away rename to audit_log`)
  }
  // Asked of the database too, since a node that forgot would ask there.
  expect([await site.database.db.$count(sessions), await isIn(former)]).toEqual([2, true])
})

describe('where insurers say which domains their agents are of, an admin', () => {
  let apart: TestApp
  beforeAll(async () => {
    const [windbreak, prairie] = testTenants
    apart = await startTestApp({
      pages,
      tenants: [
        { ...windbreak, hosts: ['windbreak.example', '*'], admins: ['admin@windbreak.example'], agentDomains: ['windbreak.example'] },
        { ...prairie, agentDomains: ['prairie.example'] },
        { ...prairie, client: 'mesa', hosts: ['mesa.example'], admins: ['admin@mesa.example'] },
      ],
    })
  })
  afterAll(() => apart?.close())

  async function begin(username: string, agent: boolean) {
    const { id } = await apart.app.sessions.begin({ issuer: apart.identity.provider.issuer, subject: username, username, name: 'N', agent })
    return `sb_session=${id}`
  }

  /** Whether the admin of a host signs them out. */
  async function signsOut(host: string, username: string, agent: boolean): Promise<boolean> {
    const [theirs, cookie] = [await begin(username, agent), await begin(`admin@${host}`, false)]
    await apart.app.fastify.inject({
      method: 'POST',
      url: path,
      payload: new URLSearchParams({ username }).toString(),
      headers: { host, cookie, 'content-type': 'application/x-www-form-urlencoded' },
    })
    const { body } = await apart.app.fastify.inject({ url: '/auth/me', headers: { host, cookie: theirs } })
    return (JSON.parse(body) as { person: unknown }).person === null
  }

  it.each([
    ['windbreak.example', 'lee@windbreak.example', true, true],
    ['windbreak.example', 'lee@prairie.example', true, false],
    // Who once was one of theirs is theirs still.
    ['windbreak.example', 'lee@prairie.example', false, false],
    ['windbreak.example', 'lee@mesa.example', true, false],
    ['windbreak.example', 'alex@example.com', false, true],
    ['prairie.example', 'lee@prairie.example', true, true],
    ['mesa.example', 'lee@prairie.example', true, false],
    ['mesa.example', 'lee@mesa.example', true, true],
  ] as const)('of %s signs out %s (an agent: %s): %s', async (host, username, agent, may) => {
    expect(await signsOut(host, username, agent)).toBe(may)
  })
})

it('is for the signed-in, and for none whom another site made press', async () => {
  expect(await post('', { end: 'others' })).toBe('/login')
  const [here, there] = [await signIn('a', 'alex@example.com'), await signIn('a', 'alex@example.com')]
  expect(await post(here, { end: 'others' }, { origin: 'https://evil.example' })).toBe(403)
  expect(await isIn(there)).toBe(true)
})

/** What the loader told the tiny page. */
function told(html: string): { list: ShownSession[]; text: string } {
  const { loaded } = JSON.parse(/<pre>(.*)<\/pre>/s.exec(html)?.[1] ?? '') as { loaded: { sessions: { list: ShownSession[] } } }
  return { list: loaded.sessions.list, text: html }
}

it('what ends later than any session may is forgotten with what has ended, and nothing else', async () => {
  const other = await startTestApp({ worksByItself: false })
  try {
    const { db } = other.database
    for (const person of ['admin', 'agent', 'customer'] as const) await other.cookieOf(person)
    // As a clock that was a year ahead began it, and as one that was an hour ahead did.
    const later = (person: string, hours: number) =>
      db
        .update(sessions)
        .set({ endsAt: sql`${sessions.endsAt} + make_interval(hours => ${hours})` })
        .where(sql`${sessions.account} in (select id from ${accounts} where username = ${`${person}@windbreak.example`})`)
    await later('admin', 365 * 24)
    await later('agent', 1)
    other.clock.advance(11 * 60_000)
    await other.app.jobs.settle()
    const left = await db.select({ username: accounts.username }).from(sessions).innerJoin(accounts, eq(accounts.id, sessions.account))
    expect(left.map(({ username }) => username).toSorted()).toEqual(['agent@windbreak.example', 'customer@example.com'])
  } finally {
    await other.close()
  }
})

it.each([-2, 2])('a node whose clock is %i days off, until somebody mends it, has signed nobody out by then', async (days) => {
  const other = await startTestApp({ worksByItself: false })
  try {
    const cookie = await other.cookieOf('admin')
    other.clock.advance(days * dayMs)
    await other.app.jobs.settle()
    other.clock.advance(-days * dayMs + 10_000)
    const answer = await fetch(other.origin + whoAmI.path, { headers: { cookie } })
    expect(await answer.json()).toMatchObject({ person: { name: 'Marlene Ruiz' } })
  } finally {
    await other.close()
  }
})
