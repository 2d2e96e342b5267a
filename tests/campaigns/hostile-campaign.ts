/**
 * npm run campaign:hostile -- --minutes 10 --seed 1
 * Every call of the description, every page of the table of routes and every other address of the server is asked valid and broken one way at a time, by nobody, a
 * customer, an agent and an admin, while the site is killed −9, its disk fills and its clock jumps. It runs in 512 MB of memory and on a
 * disk of 200 MB where this account may make these. Ends with 1 when anything was answered 5xx, or an acknowledged save was lost.
 */
import { mkdtempSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { parseArgs } from 'node:util'
import { addNew, authenticate, getSectionHistory, signInOptions } from '../../src/calls/addresses.ts'
import { footerSiteMap } from '../../src/content/footer/footer-site-map.ts'
import { createSandboxProvider } from '../../src/server/identity/sandbox-provider.ts'
import { createPopupVisitor } from '../identity/popup-visitor.ts'
import { dice, type Dice } from './editing-dice.ts'
import { oneOf } from './hostile-bodies.ts'
import { kindsOf, type Described, type RequestKind } from './hostile-requests.ts'
import { routeKinds } from './hostile-routes.ts'
import { openHostileServer, type HostileServer } from './hostile-server.ts'

type Options = { minutes: number; seed: number; perKind?: number; command?: string[]; tell?: (line: string) => void }
type Seen = {
  requests: number
  failed: number
  refused: number
  slowestMs: number
  /** The longest the loop was held while they came one after the other, and while some came together. */
  heldMs: number
  togetherMs: number
}
type Journal = {
  kinds: Map<string, Seen>
  failures: string[]
  acknowledged: Map<number, string>
  lost: number
  events: Map<string, number>
}

const footer = { pageName: 'Footer', section: 'Section_6', client: 'windbreak' }
/** An admin twice, who gets furthest. */
const people = ['nobody', 'customer', 'agent', 'admin', 'admin'] as const
const usualPerKind = 20
const events = ['kill −9', 'full disk', 'clock ahead', 'clock back'] as const

export async function runHostileCampaign({ minutes, seed, perKind = usualPerKind, command, tell = () => {} }: Options) {
  const server = await openHostileServer(mkdtempSync(join(tmpdir(), 'shelterbelt-hostile-')), { memoryMb: 512, diskMb: 200, command })
  const journal: Journal = { kinds: new Map(), failures: [], acknowledged: new Map(), lost: 0, events: new Map() }
  const roll = dice(seed)
  try {
    await server.start()
    let cookies = await signIn(server)
    const described = (await (await fetch(`${server.origin}/api/docs/json`)).json()) as Described
    const kinds = [...kindsOf(described), ...(await routeKinds(described))]
    await settle(server)
    const idleMb = server.residentMb()
    let peakMb = 0
    const until = Date.now() + minutes * 60_000
    // Once round in any case, with each event in it.
    const lap = Math.floor(kinds.length / events.length)
    for (let turn = 0; turn < kinds.length || Date.now() < until; turn++) {
      const shuffled = turn % kinds.length
      await askKind(server, kinds[shuffled], cookies, { roll, journal, perKind })
      // What was asked may have been to sign out, and a stranger to the site would be asked nothing worth asking.
      if ((await save(server, cookies.admin, `turn ${turn}`, journal)) === 401) cookies = await signIn(server)
      if (!server.alive()) throw new Error(`the site ended at ${kinds[shuffled].kind}: ${server.said.at(-1) ?? ''}`)
      if (turn % lap === lap - 1) {
        peakMb = Math.max(peakMb, server.peakMb())
        const event = events[Math.floor(turn / lap) % events.length]
        journal.events.set(event, (journal.events.get(event) ?? 0) + 1)
        await happen(server, event, cookies, journal)
        cookies = await signIn(server)
        tell(`  ${event}; ${totalOf(journal).requests} requests, ${totalOf(journal).failed} answered 5xx`)
      }
    }
    await checkSaves(server, cookies.admin, journal)
    await settle(server)
    const afterMb = server.residentMb()
    return {
      seed,
      limits: server.limits,
      kinds: journal.kinds,
      failures: journal.failures,
      events: Object.fromEntries(journal.events),
      ...totalOf(journal),
      acknowledged: journal.acknowledged.size,
      lost: journal.lost,
      idleMb,
      afterMb,
      peakMb: Math.max(peakMb, server.peakMb()),
    }
  } finally {
    await server.close()
  }
}

type Cookies = Record<'nobody' | 'customer' | 'agent' | 'admin', string>

async function signIn({ origin }: HostileServer): Promise<Cookies> {
  const provider = await createSandboxProvider()
  const cookieOf = async (person: 'customer' | 'agent' | 'admin') => {
    const { nonce } = (await (await postJson(origin, signInOptions.path, {})).json()) as { nonce: string }
    const azureToken = await createPopupVisitor(origin, provider).signIn(person, nonce)
    return (await postJson(origin, authenticate.path, { azureToken })).headers.get('set-cookie')?.split(';')[0] ?? ''
  }
  return { nobody: '', customer: await cookieOf('customer'), agent: await cookieOf('agent'), admin: await cookieOf('admin') }
}

const postJson = (origin: string, path: string, body: object, cookie = '') =>
  fetch(origin + path, { method: 'POST', headers: { 'content-type': 'application/json', cookie }, body: JSON.stringify(body) })

async function askKind(
  server: HostileServer,
  { kind, make }: RequestKind,
  cookies: Cookies,
  { roll, journal, perKind }: { roll: Dice; journal: Journal; perKind: number },
) {
  const seen: Seen = journal.kinds.get(kind) ?? { requests: 0, failed: 0, refused: 0, slowestMs: 0, heldMs: 0, togetherMs: 0 }
  journal.kinds.set(kind, seen)
  const asked = { server, make, cookies, seen, roll, journal }
  await server.look()
  const together = Math.floor(perKind / 4)
  for (let count = together; count < perKind; count++) await askOnce(asked)
  seen.heldMs = Math.max(seen.heldMs, Math.round(await server.look()))
  await Promise.all(Array.from({ length: together }, () => askOnce(asked)))
  seen.togetherMs = Math.max(seen.togetherMs, Math.round(await server.look()))
}

type Asked = Pick<RequestKind, 'make'> & { server: HostileServer; cookies: Cookies; seen: Seen; roll: Dice; journal: Journal }

async function askOnce({ server, make, cookies, seen, roll, journal }: Asked): Promise<void> {
  const { method, path, headers, body } = make(roll)
  const cookie = cookies[oneOf(roll, people)]
  const began = performance.now()
  const status = await fetch(server.origin + path, {
    method,
    redirect: 'manual',
    signal: AbortSignal.timeout(60_000),
    headers: { ...(cookie ? { cookie } : {}), ...headers },
    body: body === undefined || method === 'GET' || method === 'HEAD' ? undefined : typeof body === 'string' ? body : new Uint8Array(body),
  }).then(
    async (answer) => {
      if (path.startsWith('/api/desk/news')) await answer.body?.cancel()
      else await answer.arrayBuffer()
      return answer.status
    },
    (error: unknown) => (error instanceof TypeError && /header|URL|Invalid/i.test(String(error.cause ?? error.message)) ? 0 : 599),
  )
  // What the client itself would not send was not asked.
  if (status === 0) return
  seen.requests += 1
  seen.slowestMs = Math.max(seen.slowestMs, Math.round(performance.now() - began))
  if (status === 503 || status === 429) seen.refused += 1
  else if (status >= 500) {
    seen.failed += 1
    if (journal.failures.length < 50) journal.failures.push(`${status} ${method} ${path.slice(0, 200)} ${String(body ?? '').slice(0, 300)}`)
  }
}

async function save({ origin }: HostileServer, cookie: string, copyright: string, journal: Journal): Promise<number> {
  const content = footerSiteMap.toWire({ ...footerSiteMap.fallback, copyright })
  const answer = await postJson(origin, addNew.path, { ...footer, content }, cookie)
  const { revision } = (await answer.json()) as { revision?: number }
  if (answer.status === 200 && revision) journal.acknowledged.set(revision, copyright)
  return answer.status
}

async function happen(server: HostileServer, event: (typeof events)[number], { admin }: Cookies, journal: Journal): Promise<void> {
  if (event === 'clock ahead') return void (await server.look(90 * 60_000))
  if (event === 'clock back') return void (await server.look(-90 * 60_000))
  if (event === 'kill −9') {
    const saving = save(server, admin, 'as it was killed', journal).catch(() => 0)
    await server.kill()
    await saving
    await server.start()
    return checkSaves(server, await signIn(server).then((cookies) => cookies.admin), journal)
  }
  if (!server.leave(8)) return
  const refused = await poll(() => save(server, admin, 'on a full disk', journal), 503)
  const read = (await fetch(`${server.origin}/360`)).status
  server.leave(undefined)
  const again = await poll(() => save(server, admin, 'once there was room', journal), 200)
  if (refused !== 503 || read !== 200 || again !== 200)
    journal.failures.push(`on a full disk: save ${refused}, page ${read}; once there was room: save ${again}`)
}

/** What it comes to within ten seconds. */
async function poll(work: () => Promise<number>, wanted: number): Promise<number> {
  for (let tries = 0; ; tries++) {
    const told = await work()
    if (told === wanted || tries > 40) return told
    await new Promise((resolve) => setTimeout(resolve, 250))
  }
}

async function checkSaves({ origin }: HostileServer, cookie: string, journal: Journal): Promise<void> {
  const found = new Map<number, string>()
  for (let before: number | undefined, more = true; more;) {
    const told = (await (await postJson(origin, getSectionHistory.path, { ...footer, before }, cookie)).json()) as {
      result?: { revision: number; value: unknown }[]
      more?: boolean
      message?: string
    }
    if (!told.result) throw new Error(`the history cannot be read: ${told.message}`)
    for (const { revision, value } of told.result) found.set(revision, String(footerSiteMap.fromWire(value).content.copyright))
    before = told.result.at(-1)?.revision
    more = (told.more ?? false) && before !== undefined
  }
  const lost = [...journal.acknowledged].filter(([revision, words]) => found.get(revision) !== words)
  journal.lost = lost.length
  for (const [revision, words] of lost) journal.failures.push(`lost: revision ${revision}, "${words}"`)
}

/** Memory is given back a while after it was used. */
const settle = async (server: HostileServer) => {
  await new Promise((resolve) => setTimeout(resolve, 3000))
  await server.look()
}

function totalOf({ kinds }: Journal) {
  const all = [...kinds.values()]
  const sum = (of: (seen: Seen) => number) => all.reduce((total, seen) => total + of(seen), 0)
  return {
    requests: sum(({ requests }) => requests),
    failed: sum(({ failed }) => failed),
    refused: sum(({ refused }) => refused),
    slowestMs: Math.max(0, ...all.map(({ slowestMs }) => slowestMs)),
    heldMs: Math.max(0, ...all.map(({ heldMs }) => heldMs)),
    togetherMs: Math.max(0, ...all.map(({ togetherMs }) => togetherMs)),
  }
}

if (import.meta.main) {
  const { values } = parseArgs({ options: { minutes: { type: 'string', default: '10' }, seed: { type: 'string', default: '1' } } })
  const {
    kinds,
    failures,
    limits,
    events: happened,
    ...told
  } = await runHostileCampaign({ minutes: Number(values.minutes), seed: Number(values.seed), tell: console.log })
  console.table(Object.fromEntries(kinds))
  for (const line of failures) console.error(`  ${line}`)
  console.table({ ...limits, ...happened })
  console.table(told)
  process.exit(told.failed + told.lost + failures.length === 0 ? 0 : 1)
}
