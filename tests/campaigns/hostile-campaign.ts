/**
 * npm run campaign:hostile -- --minutes 10 --seed 1 [--postgres]
 * Every call of the description, every page of the table of routes and every other address of the server is asked valid and broken one way
 * at a time, by nobody, a customer, an agent and an admin, and the largest that may be sent by an admin, while the site is killed −9, its
 * disk fills and its clock jumps; on PostgreSQL its connections are cut and its tables held too. It runs in 512 MB of memory (256 MB on PostgreSQL: DATABASE_URL, or
 * --postgres: TEST_DATABASE_URL) and on a disk of 200 MB where this account may make these. Ends with 1 when anything was answered 5xx,
 * or the largest otherwise than is known, an acknowledged save was lost, or memory or the longest held loop was beyond its bound.
 */
import { mkdtempSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { parseArgs } from 'node:util'
import { dice, type Dice } from './editing-dice.ts'
import { oneOf } from './hostile-bodies.ts'
import { anywhere, happen, onPostgres, type HostileEvent } from './hostile-events.ts'
import { kindsOf, type Described, type RequestKind } from './hostile-requests.ts'
import { crowdKinds, largestKinds } from './hostile-largest.ts'
import { signIn, type Cookies } from './hostile-people.ts'
import { routeKinds } from './hostile-routes.ts'
import { checkSaves, save, type SavesJournal } from './hostile-saves.ts'
import { openHostileServer, type HostileServer } from './hostile-server.ts'

type Options = {
  minutes: number
  seed: number
  perKind?: number
  /** Of a PostgreSQL that may create databases; the embedded one without it. */
  server?: string | undefined
  command?: string[]
  tell?: (line: string) => void
  /** How long nothing is asked before it is told what a quiet site takes: V8 gives back what lies about only after half a minute. */
  quietSeconds?: number
}
type Seen = {
  requests: number
  failed: number
  refused: number
  slowestMs: number
  /** The longest the loop was held while they came one after the other, and while some came together. */
  heldMs: number
  togetherMs: number
  /** Resident, once they were answered. */
  memoryMb: number
}
type Journal = SavesJournal & { kinds: Map<string, Seen>; events: Map<string, number> }

/**
 * Afterwards over idle: a fresh process has compiled little and keeps no page yet, which comes to a third and, in 256 MB, to a half more; what
 * is kept of requests comes on top of that, and does not end.
 */
const mostMemory = 1.75
/** Milliseconds of the processor: three times the aim, since a processor that others share takes up to twice as long for the same. */
const mostHeld = 150

/** What of a campaign is beyond its bound, in sentences. */
export const memoryBeyond = ({ idleMb, afterMb }: { idleMb: number; afterMb: number }): string[] =>
  afterMb > mostMemory * idleMb ? [`memory: ${afterMb} MB afterwards is more than ${mostMemory} × ${idleMb} MB idle`] : []
const loopBeyond = ({ kinds }: { kinds: ReadonlyMap<string, Seen> }): string[] =>
  [...kinds].flatMap(([kind, { heldMs }]) => (heldMs > mostHeld ? [`the loop was held ${heldMs} ms by ${kind}`] : []))

/** An admin twice, who gets furthest. */
const people = ['nobody', 'customer', 'agent', 'admin', 'admin'] as const
const usualPerKind = 20

/** Sends hostile requests of every kind to the built site for so many minutes, and judges how it bore them. */
export async function runHostileCampaign({
  minutes,
  seed,
  perKind = usualPerKind,
  server: postgres,
  command,
  tell = () => {},
  quietSeconds = 0,
}: Options) {
  const memoryMb = postgres ? 256 : 512
  const events: readonly HostileEvent[] = postgres ? onPostgres : anywhere
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
    let [peakMb, afterMb, quietMb] = [0, 0, 0]
    // A process that has just begun holds least, so each is weighed before it ends: the last might have been asked little.
    const weigh = async () => {
      await settle(server)
      afterMb = Math.max(afterMb, server.residentMb())
      peakMb = Math.max(peakMb, server.peakMb())
      if (quietSeconds === 0) return
      await new Promise((resolve) => setTimeout(resolve, quietSeconds * 1000))
      quietMb = Math.max(quietMb, server.residentMb())
    }
    const until = Date.now() + minutes * 60_000
    // Once round in any case, with each event in it.
    const lap = Math.floor(kinds.length / events.length)
    for (let turn = 0; turn < kinds.length || Date.now() < until; turn++) {
      const shuffled = turn % kinds.length
      await askKind(server, kinds[shuffled], cookies, { roll, journal, perKind }).catch((cause: unknown) => {
        throw new Error(`the site failed at ${kinds[shuffled].kind}`, { cause })
      })
      // What was asked may have been to sign out, and a stranger to the site would be asked nothing worth asking.
      if ((await save(server, cookies.admin, `turn ${turn}`, journal)) === 401) cookies = await signIn(server)
      if (!server.alive()) throw new Error(`the site ended at ${kinds[shuffled].kind}: ${server.said.at(-1) ?? ''}`)
      if (turn % lap === lap - 1) {
        const event = events[Math.floor(turn / lap) % events.length]
        journal.events.set(event, (journal.events.get(event) ?? 0) + 1)
        if (event === 'kill −9') await weigh()
        await happen(server, event, cookies, journal)
        cookies = await signIn(server)
        tell(`  ${event}; ${totalOf(journal).requests} requests, ${totalOf(journal).failed} answered 5xx`)
      }
    }
    await checkSaves(server, cookies.admin, journal)
    await weigh()
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
      ...(quietSeconds > 0 && { quietMb }),
      peakMb,
      groupPeakMb: server.groupPeakMb(),
    }
  } finally {
    await server.close()
  }
}

async function askKind(
  server: HostileServer,
  { kind, make, as, answered, ...asks }: RequestKind,
  cookies: Cookies,
  { roll, journal, perKind }: { roll: Dice; journal: Journal; perKind: number },
) {
  const together = asks.together ?? (asks.times === undefined ? Math.floor(perKind / 4) : 0)
  const times = asks.times ?? perKind - together
  const seen: Seen = journal.kinds.get(kind) ?? { requests: 0, failed: 0, refused: 0, slowestMs: 0, heldMs: 0, togetherMs: 0, memoryMb: 0 }
  journal.kinds.set(kind, seen)
  const asked = { server, make, as, answered, cookies, seen, roll, journal }
  await server.look()
  for (let count = 0; count < times; count++) await askOnce(asked)
  seen.heldMs = Math.max(seen.heldMs, Math.round(await server.look()))
  await Promise.all(Array.from({ length: together }, () => askOnce(asked)))
  seen.togetherMs = Math.max(seen.togetherMs, Math.round(await server.look()))
  seen.memoryMb = Math.max(seen.memoryMb, server.residentMb())
}

type Asked = Pick<RequestKind, 'make'> & { as: RequestKind['as'] | undefined; answered: number | undefined } & {
  server: HostileServer
  cookies: Cookies
  seen: Seen
  roll: Dice
  journal: Journal
}

async function askOnce({ server, make, as, answered = 0, cookies, seen, roll, journal }: Asked): Promise<void> {
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
  else if (status >= 500 || (answered > 0 && status !== answered)) {
    if (status >= 500) seen.failed += 1
    const wanted = answered > 0 ? ` (to be ${answered})` : ''
    if (journal.failures.length < 50)
      journal.failures.push(`${status}${wanted} ${method} ${path.slice(0, 200)} ${String(body ?? '').slice(0, 300)}`)
  }
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
  const came = await runHostileCampaign({
    minutes: Number(values.minutes),
    seed: Number(values.seed),
    server: asked,
    tell: console.log,
    quietSeconds: 40,
  })
  const { kinds, limits, events: happened, failures: found, ...told } = came
  const failures = [...found, ...memoryBeyond(came), ...loopBeyond(came)]
  console.table(Object.fromEntries(kinds))
  for (const line of failures) console.error(`  ${line}`)
  console.table({ database: asked ? 'PostgreSQL' : 'embedded', ...limits, ...happened })
  console.table(told)
  process.exit(told.failed + told.lost + failures.length === 0 ? 0 : 1)
}
