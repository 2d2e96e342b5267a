import { afterAll, beforeAll, expect, it } from 'vitest'
import * as page from '../../src/pages/sessions/sessions-page.tsx'
import { pages as rows } from '../../src/routes.ts'
import { dice, type Dice } from '../campaigns/editing-dice.ts'
import { startTestApp, type TestApp } from '../fixtures/test-app.ts'
import { builtOf } from '../fixtures/tiny-pages.ts'

/** One call of each policy, which answers whoever it lets in with something else than 401 or 403. */
const callsOf = { signedIn: '/auth/account-details/none', agent: '/api/desk/unread', admin: '/api/desk/mails' } as const
const policies = Object.keys(callsOf) as (keyof typeof callsOf)[]
type Policy = keyof typeof callsOf

const people = {
  customer: { username: 'alex@example.com', may: ['signedIn'] },
  stranger: { username: 'sam@example.net', may: ['signedIn'] },
  otherAdmin: { username: 'admin@prairie.example', may: ['signedIn'] },
  agent: { username: 'dana@windbreak.example', may: ['signedIn', 'agent'] },
  admin: { username: 'admin@windbreak.example', may: ['signedIn', 'agent', 'admin'] },
} satisfies Record<string, { username: string; may: Policy[] }>
type Person = keyof typeof people
const everybody = Object.keys(people) as Person[]

/** A cookie somebody once had: whose it is, and whether it still opens anything. It is tried in every later turn. */
interface Cookie {
  value: string
  of: Person
  lives: boolean
  beganAt: number
  lastSeen: number
}

const [idleMs, mostMs, noted] = [60 * 60_000, 12 * 3600_000, 60_000]
const mostCookies = 7

let nodes: TestApp[]
beforeAll(async () => {
  const pages = builtOf({ sessions: { ...rows.sessions, loader: page.loader as never, action: page.action as never } })
  const first = await startTestApp({ pages })
  nodes = [first, await startTestApp({ pages, besides: first })]
})
afterAll(async () => {
  for (const node of nodes.toReversed()) await node.close()
})

it.each([1, 3])('after every turn of people on two nodes each cookie opens what its person may, and no more (seed %d)', async (seed) => {
  const world = createWorld(dice(seed))
  for (let turn = 0; turn < 50; turn++) {
    const { did, on } = await world.turn()
    const expected = world.expected()
    expect({ turn, did, may: await world.tried(on) }).toEqual({ turn, did, may: expected })
    // The other node is told of it, which takes a moment.
    await expect
      .poll(async () => ({ turn, did, may: await world.tried(1 - on) }), { timeout: 20_000 })
      .toEqual({ turn, did, may: expected })
  }
  expect(world.done()).toEqual(
    new Set([
      'signs in',
      'signs in over another',
      'signs out',
      'ends the others',
      'is signed out by an admin',
      'time passes',
      'agent no more',
      'agent again',
    ]),
  )
})

function createWorld(roll: Dice) {
  let cookies: Cookie[] = []
  let now = 0
  let agentStill = true
  const done = new Set<string>()
  const one = <T>(of: readonly T[]): T => of[Math.floor(roll() * of.length)]
  const mayOf = (person: Person): readonly Policy[] => (person === 'agent' && !agentStill ? ['signedIn'] : people[person].may)

  async function signIn(on: number, of: Person, over?: Cookie) {
    const node = nodes[on]
    const cookie = over?.value ?? ''
    const { body } = await node.post('/auth/sign-in-options', {})
    const azureToken = await nodes[0].identity.token({
      sub: of,
      preferred_username: people[of].username,
      nonce: String(body.nonce),
      roles: of === 'agent' && agentStill ? ['agent'] : [],
    })
    const { status, headers } = await node.post('/auth/authenticate', { azureToken }, { headers: { cookie } })
    expect(status).toBe(200)
    if (over) over.lives = false
    cookies.push({ value: headers.get('set-cookie')?.split(';')[0] ?? '', of, lives: true, beganAt: now, lastSeen: now })
    // The oldest that opens nothing is let go, so that a turn stays short.
    while (cookies.length > mostCookies) cookies = cookies.filter((each) => each !== (cookies.find(({ lives }) => !lives) ?? cookies[0]))
  }

  const postSessions = (on: number, cookie: string, fields: Record<string, string>) =>
    fetch(`${nodes[on].origin}/360/sessions`, {
      method: 'POST',
      redirect: 'manual',
      body: new URLSearchParams(fields),
      headers: { cookie },
    })

  const turns: Record<string, (on: number) => Promise<unknown>> = {
    'signs in': (on) => signIn(on, one(everybody)),
    'signs in over another': (on) => signIn(on, one(everybody), one(cookies)),
    'signs out': async (on) => {
      const cookie = one(cookies)
      await nodes[on].post('/auth/logout', {}, { headers: { cookie: cookie.value } })
      cookie.lives = false
    },
    'ends the others': async (on) => {
      const cookie = one(cookies)
      await postSessions(on, cookie.value, { end: 'others' })
      if (!cookie.lives) return
      for (const other of cookies) if (other !== cookie && other.of === cookie.of) other.lives = false
    },
    'is signed out by an admin': async (on) => {
      const [by, whom] = [one(cookies), one(everybody)]
      await postSessions(on, by.value, { username: people[whom].username })
      // An admin of another insurer is that one's.
      if (!by.lives || by.of !== 'admin' || whom === 'otherAdmin') return
      for (const other of cookies) if (other.of === whom) other.lives = false
    },
    'time passes': async () => {
      const ms = one([20, 50, 70, 300]) * 60_000
      now += ms
      for (const node of nodes) node.clock.advance(ms)
      for (const cookie of cookies) if (now - cookie.lastSeen >= idleMs || now - cookie.beganAt >= mostMs) cookie.lives = false
    },
    'agent no more': async (on) => {
      agentStill = false
      await signIn(on, 'agent')
    },
    'agent again': async (on) => {
      agentStill = true
      await signIn(on, 'agent')
    },
  }

  return {
    done: () => done,
    async turn() {
      const on = Math.floor(roll() * nodes.length)
      const did = cookies.length === 0 ? 'signs in' : one(Object.keys(turns))
      await turns[did](on)
      done.add(did)
      return { did, on }
    },
    expected: () => cookies.map(({ of, lives }) => `${of}: ${(lives ? mayOf(of) : []).join(', ')}`),
    /** What each cookie opens on a node. */
    tried: (on: number) =>
      Promise.all(
        cookies.map(async (cookie) => {
          const statuses = await Promise.all(
            policies.map(async (policy) => (await fetch(nodes[on].origin + callsOf[policy], { headers: { cookie: cookie.value } })).status),
          )
          if (cookie.lives && now - cookie.lastSeen > noted) cookie.lastSeen = now
          return `${cookie.of}: ${policies.filter((_, at) => statuses[at] !== 401 && statuses[at] !== 403).join(', ')}`
        }),
      ),
  }
}
