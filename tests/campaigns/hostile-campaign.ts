/**
 * npm run campaign:hostile -- --minutes 10 --seed 1 [--postgres]
 * Every call of the description, every page of the table of routes and every other address of the server is asked valid and broken one way
 * at a time, by nobody, a customer, an agent and an admin, and the largest that may be sent by an admin, while the site is killed −9, its
 * disk fills and its clock jumps; on PostgreSQL its connections are cut and its tables held too. It runs in 512 MB of memory (256 MB on PostgreSQL: DATABASE_URL, or
 * --postgres: TEST_DATABASE_URL) and on a disk of 200 MB where this account may make these. Ends with 1 when anything was answered 5xx,
 * or an acknowledged save was lost.
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
import { crowdKinds, largestKinds } from './hostile-largest.ts'
import { routeKinds } from './hostile-routes.ts'
import { openHostileServer, type HostileServer } from './hostile-server.ts'

type Options = {
  minutes: number
  seed: number
  perKind?: number
  /** Of a PostgreSQL that may create databases; the embedded one without it. */
  server?: string | undefined
  command?: string[]
  tell?: (line: string) => void
}
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
const anywhere = ['kill −9', 'full disk', 'clock ahead', 'clock back'] as const
const onPostgres = [...anywhere, 'connections cut', 'table held'] as const
type Event = (typeof onPostgres)[number]

export async function runHostileCampaign({ minutes, seed, perKind = usualPerKind, server: postgres, command, tell = () => {} }: Options) {
  const memoryMb = postgres ? 256 : 512
  const events: readonly Event[] = postgres ? onPostgres : anywhere
  const server = await openHostileServer(mkdtempSync(join(tmpdir(), 'shelterbelt-hostile-')), {
    memoryMb,
    diskMb: 200,
    server: postgres,
    command,
  })
  const journal: Journal = { kinds: new Map(), failures: [], acknowledged: new Map(), lost: 0, events: new Map() }
  const roll = dice(seed)
  try {
    await server.start()
    let cookies = await signIn(server)
    const described = (await (await fetch(`${server.origin}/api/docs/json`)).json()) as Described
    // The largest first: what is asked later takes away what they are written to.
    const kinds = [...largestKinds, ...crowdKinds, ...kindsOf(described), ...(await routeKinds(described))]
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
      groupPeakMb: server.groupPeakMb(),
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
  { kind, make, as, ...asks }: RequestKind,
  cookies: Cookies,
  { roll, journal, perKind }: { roll: Dice; journal: Journal; perKind: number },
) {
  const together = asks.together ?? (asks.times === undefined ? Math.floor(perKind / 4) : 0)
  const times = asks.times ?? perKind - together
  const seen: Seen = journal.kinds.get(kind) ?? { requests: 0, failed: 0, refused: 0, slowestMs: 0, heldMs: 0, togetherMs: 0 }
  journal.kinds.set(kind, seen)
  const asked = { server, make, as, cookies, seen, roll, journal }
  await server.look()
  for (let count = 0; count < times; count++) await askOnce(asked)
  seen.heldMs = Math.max(seen.heldMs, Math.round(await server.look()))
  await Promise.all(Array.from({ length: together }, () => askOnce(asked)))
  seen.togetherMs = Math.max(seen.togetherMs, Math.round(await server.look()))
}

type Asked = Pick<RequestKind, 'make'> & { as: RequestKind['as'] | undefined } & {
  server: HostileServer
  cookies: Cookies
  seen: Seen
  roll: Dice
  journal: Journal
}

async function askOnce({ server, make, as, cookies, seen, roll, journal }: Asked): Promise<void> {
  const { method, path, headers, body } = make(roll)
  const cookie = cookies[as ?? oneOf(roll, people)]
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

async function happen(server: HostileServer, event: Event, { admin }: Cookies, journal: Journal): Promise<void> {
  if (event === 'clock ahead') return void (await server.look(90 * 60_000))
  if (event === 'clock back') return void (await server.look(-90 * 60_000))
  if (event === 'kill −9') {
    const saving = save(server, admin, 'as it was killed', journal).catch(() => 0)
    await server.kill()
    await saving
    await server.start()
    return checkSaves(server, await signIn(server).then((cookies) => cookies.admin), journal)
  }
  if (event === 'connections cut') return cutConnections(server, admin, journal)
  if (event === 'table held') return holdTable(server, admin, journal)
  if (!server.leave(8)) return
  const refused = await poll(() => save(server, admin, 'on a full disk', journal), 503)
  const read = (await fetch(`${server.origin}/360`)).status
  server.leave(undefined)
  const again = await poll(() => save(server, admin, 'once there was room', journal), 200)
  if (refused !== 503 || read !== 200 || again !== 200)
    journal.failures.push(`on a full disk: save ${refused}, page ${read}; once there was room: save ${again}`)
}

/** As where PostgreSQL is restarted: what is asked meanwhile is done or refused, and soon everything is done again. */
async function cutConnections(server: HostileServer, admin: string, journal: Journal): Promise<void> {
  const saving = Array.from({ length: 20 }, (_each, at) => save(server, admin, `as connections were cut ${at}`, journal))
  await server.beside(async (client) => {
    await client.query(
      'select pg_terminate_backend(pid) from pg_stat_activity where datname = current_database() and pid <> pg_backend_pid()',
    )
  })
  const told = await Promise.all(saving)
  const again = await poll(() => save(server, admin, 'once they were back', journal), 200)
  if (again !== 200 || told.some((status) => status !== 200 && status !== 503))
    journal.failures.push(`as connections were cut: saves ${told.join(' ')}; afterwards ${again}`)
}

/** Somebody else holds what a save needs, and does not come to an end. */
async function holdTable(server: HostileServer, admin: string, journal: Journal): Promise<void> {
  let refused = 0
  let read = 0
  await server.beside(async (client) => {
    await client.query('begin; lock table sections in access exclusive mode')
    ;[refused, read] = await Promise.all([
      save(server, admin, 'while it was held', journal),
      fetch(`${server.origin}/health`).then(({ status }) => status),
    ])
  })
  const again = await poll(() => save(server, admin, 'once it was let go', journal), 200)
  if (refused !== 503 || read !== 200 || again !== 200)
    journal.failures.push(`while a table was held: save ${refused}, health ${read}; once it was let go: save ${again}`)
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
  const text = (value: string) => ({ type: 'string', default: value }) as const
  const { values } = parseArgs({ options: { minutes: text('10'), seed: text('1'), postgres: { type: 'boolean', default: false } } })
  const asked = process.env.DATABASE_URL || (values.postgres ? process.env.TEST_DATABASE_URL : undefined)
  if (values.postgres && !asked) throw new Error('TEST_DATABASE_URL does not say where a PostgreSQL is')
  const {
    kinds,
    failures,
    limits,
    events: happened,
    ...told
  } = await runHostileCampaign({ minutes: Number(values.minutes), seed: Number(values.seed), server: asked, tell: console.log })
  console.table(Object.fromEntries(kinds))
  for (const line of failures) console.error(`  ${line}`)
  console.table({ database: asked ? 'PostgreSQL' : 'embedded', ...limits, ...happened })
  console.table(told)
  process.exit(told.failed + told.lost + failures.length === 0 ? 0 : 1)
}
