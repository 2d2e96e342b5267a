import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { loadDay } from '../../src/pages/agent-hub/your-day/day-of-page.ts'
import { startTestApp, type TestApp } from '../fixtures/test-app.ts'
import { testTenants } from '../fixtures/test-tenants.ts'
import { startTokenSite, type TokenSite } from '../fixtures/token-site.ts'
import { builtOf } from '../fixtures/tiny-pages.ts'

const hub = '/360/agent-hub'
const inbox = '/360/inbox'
const rates = 'https://rates.example.com/start'
const [windbreak, prairie] = testTenants
const tenants = [{ ...windbreak, agentDomains: ['windbreak.example'] }, prairie]
const page = (path: string, who: 'signedIn' | 'agent', loader: unknown) => ({
  path,
  file: '',
  who,
  otherwise: '/' as const,
  kept: false as const,
  loader: loader as never,
})

let site: TestApp
let tokens: TokenSite
beforeAll(async () => {
  site = await startTestApp({
    tenants,
    pages: builtOf({
      hub: page(hub, 'signedIn', async (asked: never) => ({ day: (await loadDay(asked)) !== null })),
      inbox: page(inbox, 'agent', async () => ({ opened: true })),
    }),
  })
  tokens = await startTokenSite(tenants)
  tokens.lay({ host: 'rates.example.com' }, rates)
})
afterAll(async () => {
  await site?.close()
  await tokens?.close()
})

async function cookieOf({ app, identity }: TestApp, username: string): Promise<string> {
  const claims = { issuer: identity.provider.issuer, subject: username, username, name: 'Lee Other', agent: true }
  return `sb_session=${(await app.sessions.begin(claims)).id}`
}

/** What somebody with the role of an agent gets, by their username and the host they come to. */
async function gets(username: string, host = 'windbreak.test') {
  const headers = { cookie: await cookieOf(site, username), host }
  const get = async (url: string) => await site.app.fastify.inject({ url, headers })
  const [day, desk, me] = await Promise.all([hub, inbox, '/auth/me'].map(get))
  const { to } = await tokens.press(rates, 'nobody', { cookie: await cookieOf(tokens.site, username) })
  return {
    day: day.body.includes('"day":true'),
    desk: desk.body.includes('"opened":true'),
    role: (JSON.parse(me.body) as { person: { role: string } }).person.role,
    token: to?.includes('token=') ?? false,
  }
}

describe('an agent, where the tenant says which domains its agents are of', () => {
  it('is whoever has the role and such a username', async () => {
    expect(await gets('Dana@Windbreak.example')).toEqual({ day: true, desk: true, role: 'agent', token: true })
  })

  it.each(['lee@prairie.example', 'lee@evil-windbreak.example', 'lee@windbreak.example.net', 'windbreak.example'])(
    'is not %s, an agent of another insurer',
    async (username) => {
      expect(await gets(username)).toEqual({ day: false, desk: false, role: 'signedIn', token: false })
    },
  )

  it('is whoever has the role at a tenant that names none', async () => {
    expect(await gets('lee@prairie.example', 'prairie.example')).toMatchObject({ day: true, desk: true, role: 'agent' })
  })
})
