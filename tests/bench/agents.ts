/**
 * How long agent searches take over the call, at 10², 10⁴ and 10⁵ agents, on the embedded database and on PostgreSQL where
 * TEST_DATABASE_URL says there is one. Part of `npm run bench`; alone: node tests/bench/agents.ts [sizes]
 */
import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import pg from 'pg'
import { openEmbedded } from '../../src/server/db/embedded.ts'
import { openPostgres } from '../../src/server/db/postgres.ts'
import { startRealSite, type RealSite } from '../fixtures/real-site.ts'
import { diceOf, gather, personOf } from './agent-crowd.ts'
import { figure, ms, percentile, printTable, type Figure } from './figures.ts'
import { testKeys } from '../fixtures/test-ring.ts'

const [asked, warmUps] = [200, 40]

type Ask = (dice: (sides: number) => number, size: number) => Record<string, string>

const towns = ['Sterling', 'Denver', 'Durango', 'Lamar', 'Craig', 'Pueblo', 'Yuma', 'Grand Junction', 'Alamosa', 'Limon']
const townOf = (dice: (sides: number) => number) => towns[dice(towns.length)]

/** What is asked, and whether it is held to the ratio: its cost at 10⁵ beside that at 10². */
const asks: { what: string; ask: Ask; ratio?: boolean }[] = [
  { what: 'name, selective', ask: (dice, size) => ({ q: personOf(dice(size)).title }), ratio: true },
  { what: 'last name', ask: (dice, size) => ({ q: personOf(dice(size)).title.split(' ')[1] }) },
  { what: 'first name', ask: (dice, size) => ({ q: personOf(dice(size)).title.split(' ')[0] }) },
  { what: 'address', ask: (dice, size) => ({ q: personOf(dice(size)).address.slice(0, 14) }) },
  { what: 'nearest to a town', ask: (dice) => ({ near: townOf(dice) }), ratio: true },
  {
    what: 'nearest to a point',
    ask: (dice) => ({ lat: String(37 + dice(4000) / 1000), lng: String(-109 + dice(7000) / 1000) }),
    ratio: true,
  },
  { what: 'nearest of a name', ask: (dice, size) => ({ near: townOf(dice), q: personOf(dice(size)).title.split(' ')[1] }) },
  { what: 'nearest of those in a far town', ask: () => ({ near: 'Julesburg', q: 'durango' }) },
  { what: 'nearest, open, one language', ask: (dice) => ({ near: townOf(dice), open: '1', language: 'Hindi' }) },
  { what: 'one letter', ask: (dice) => ({ q: 'aeqxz'[dice(5)] }) },
  { what: 'a sign (% _ \' ")', ask: (dice) => ({ q: '%_\'"'[dice(4)] }) },
  { what: 'two letters', ask: (dice) => ({ q: ['zz', 'qx', 'st', 'to', 'ww'][dice(5)] }) },
  { what: '200 characters', ask: (dice) => ({ q: 'main street '.repeat(17).slice(dice(3), 200) }) },
  { what: 'a word in every address', ask: () => ({ q: 'street' }) },
  { what: 'no wish, any page', ask: (dice) => ({ page: String(dice(9) + 1) }) },
]

/** Measures both databases at every size and answers the table. */
export async function benchAgents(sizes: readonly number[] = [100, 10_000, 100_000]): Promise<void> {
  await benchOn('embedded', sizes, withEmbedded)
  const server = process.env.TEST_DATABASE_URL
  if (server) await benchOn('PostgreSQL', sizes, (size, measure) => withPostgres(server, size, measure))
}

type WithSite = (size: number, measure: (site: RealSite) => Promise<void>) => Promise<void>

async function benchOn(database: string, sizes: readonly number[], withSite: WithSite) {
  const times = new Map<string, Times[]>()
  for (const size of sizes) {
    await withSite(size, async (site) => {
      for (const { what, ask } of asks) times.set(what, [...(times.get(what) ?? []), await timesOf(site, ask, size)])
      console.log(`  ${database}, ${size.toLocaleString('en-US')} agents: measured`)
    })
  }
  printTable(
    `Finding agents, ${database}: p95 over the call (and the median) at ${sizes.map((size) => size.toLocaleString('en-US')).join(' / ')} agents`,
    asks.map(({ what, ratio }) => figureOf(what, times.get(what) ?? [], ratio)),
  )
}

type Times = { p50: number; p95: number }

function figureOf(what: string, times: Times[], ratio = false): Figure {
  const [small, large] = [times[0].p95, times[times.length - 1].p95]
  const medians = times.map(({ p50 }) => ms(p50)).join(' / ')
  const measured = `${times.map(({ p95 }) => ms(p95)).join(' / ')} = ${(large / small).toFixed(1)} × (${medians})`
  return figure(what, measured, ratio ? '≤ 30 ms, ≤ 1.5 ×' : '≤ 30 ms', large <= 30 && (!ratio || large / small <= 1.5))
}

async function timesOf(site: RealSite, ask: Ask, size: number): Promise<Times> {
  const dice = diceOf(size + 5)
  const times: number[] = []
  for (let i = 0; i < asked + warmUps; i++) {
    const url = `${site.origin}/api/agents/search?${new URLSearchParams(ask(dice, size))}`
    const began = performance.now()
    const response = await fetch(url)
    await response.arrayBuffer()
    if (!response.ok) throw new Error(`${url}: ${response.status}`)
    if (i >= warmUps) times.push(performance.now() - began)
  }
  return { p50: percentile(times, 50), p95: percentile(times, 95) }
}

const withEmbedded: WithSite = async (size, measure) => {
  const folder = mkdtempSync(join(tmpdir(), 'shelterbelt-agents-'))
  const database = await openEmbedded(folder)
  await gather(database, size)
  await database.close()
  const site = await startRealSite({ DATA_DIR: folder })
  await measure(site)
  await site.close()
  rmSync(folder, { recursive: true, force: true })
}

async function withPostgres(server: string, size: number, measure: (site: RealSite) => Promise<void>) {
  const admin = new pg.Client({ connectionString: server })
  await admin.connect()
  await admin.query('drop database if exists shelterbelt_bench_agents with (force)')
  await admin.query('create database shelterbelt_bench_agents')
  const url = new URL(server)
  url.pathname = '/shelterbelt_bench_agents'
  const database = await openPostgres(url.href)
  await gather(database, size)
  await database.close()
  const site = await startRealSite({ DATABASE_URL: url.href, DATA_KEYS: testKeys })
  await measure(site)
  await site.close()
  await admin.query('drop database shelterbelt_bench_agents with (force)')
  await admin.end()
}

function sizesAsked(): number[] | undefined {
  const sizes = process.argv.slice(2).map(Number).filter(Number.isInteger)
  return sizes.length > 0 ? sizes : undefined
}

if (import.meta.main) await benchAgents(sizesAsked())
