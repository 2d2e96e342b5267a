/**
 * The agents' hub: how long documents are looked for over the call, at 10² and 10⁴ of them, on the embedded database and on
 * PostgreSQL where TEST_DATABASE_URL says there is one; and what drawing the first page of a pdf of 2 MB costs whoever waits for
 * it, and everybody else; and the hub with 12, 100 and 1,000 points. Part of `npm run bench`; alone: node tests/bench/bench.ts --hub [sizes]
 */
import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import pg from 'pg'
import * as at from '../../src/calls/addresses.ts'
import { openEmbedded } from '../../src/server/db/embedded.ts'
import { openPostgres } from '../../src/server/db/postgres.ts'
import { startRealSite, type RealSite } from '../fixtures/real-site.ts'
import { testKeys } from '../fixtures/test-ring.ts'
import { benchFirstPages } from './first-pages.ts'
import { diceOf } from './agent-crowd.ts'
import { storyOf, wordAt } from './article-shelf.ts'
import { fillDocuments } from './document-shelf.ts'
import { benchPoints } from './hub-points.ts'
import { figure, ms, percentile, printTable, type Figure } from './figures.ts'

const [asked, warmUps] = [200, 40]
const tenant = 'windbreak'

type Dice = (sides: number) => number
type Ask = { what: string; q(dice: Dice, size: number): string }

const asks: Ask[] = [
  { what: 'a word of nearly every document', q: (dice) => wordAt(dice(5)) },
  { what: 'a word of many', q: (dice) => wordAt(50 + dice(200)) },
  { what: 'a word of few', q: (dice) => wordAt(2_000 + dice(2_000)) },
  {
    what: 'two words of a title',
    q: (dice, size) =>
      storyOf(dice(size) + 1)
        .title.split(' ')
        .slice(0, 2)
        .join(' '),
  },
  { what: 'three common words', q: (dice) => [0, 1, 2].map((n) => wordAt(n * 9 + dice(9))).join(' ') },
  { what: 'a word that is begun', q: (dice) => wordAt(dice(400)).slice(0, 3) },
  { what: 'a letter', q: (dice) => wordAt(dice(400)).slice(0, 1) },
  { what: 'a word of none', q: () => 'xylophonist' },
]

export async function benchHub(sizes: readonly number[] = [100, 10_000], server = process.env.TEST_DATABASE_URL) {
  await benchOn('embedded database', sizes, withEmbedded)
  if (server) await benchOn('PostgreSQL', sizes, (size, measure) => withPostgres(server, size, measure))
  await benchFirstPages()
  await benchPoints()
}

type WithSite = (size: number, measure: (site: RealSite) => Promise<void>) => Promise<void>
type Times = { p50: number; p95: number }

async function benchOn(database: string, sizes: readonly number[], withSite: WithSite) {
  const times = new Map<string, Times[]>()
  for (const size of sizes) {
    await withSite(size, async (site) => {
      const cookie = await site.cookieOf('agent')
      for (const { what, q } of asks) times.set(what, [...(times.get(what) ?? []), await timesOf(site, cookie, q, size)])
    })
    console.log(`  ${database}, ${size.toLocaleString('en-US')} documents: measured`)
  }
  const shown = sizes.map((size) => size.toLocaleString('en-US')).join(' / ')
  printTable(
    `Finding documents, ${database}: p95 over the call (and the median) at ${shown} documents`,
    asks.map(({ what }) => figureOf(what, times.get(what) ?? [])),
  )
}

function figureOf(what: string, times: Times[]): Figure {
  const [small, large] = [times[0].p95, times[times.length - 1].p95]
  const medians = times.map(({ p50 }) => ms(p50)).join(' / ')
  return figure(
    what,
    `${times.map(({ p95 }) => ms(p95)).join(' / ')} = ${(large / small).toFixed(1)} × (${medians})`,
    '≤ 30 ms',
    large <= 30,
  )
}

async function timesOf(site: RealSite, cookie: string, q: Ask['q'], size: number): Promise<Times> {
  const dice = diceOf(size + 5)
  return timed(asked + warmUps, () => get(site, `${at.searchDocuments.path}?${new URLSearchParams({ q: q(dice, size) })}`, cookie))
}

async function timed(times: number, work: () => Promise<unknown>): Promise<Times> {
  const taken: number[] = []
  for (let i = 0; i < times; i++) {
    const began = performance.now()
    await work()
    if (i >= warmUps) taken.push(performance.now() - began)
  }
  return { p50: percentile(taken, 50), p95: percentile(taken, 95) }
}

async function get(site: RealSite, path: string, cookie: string) {
  const response = await fetch(site.origin + path, { headers: { cookie } })
  const bytes = await response.arrayBuffer()
  if (!response.ok) throw new Error(`${path}: ${response.status}`)
  return { type: response.headers.get('content-type'), bytes: bytes.byteLength }
}

const withEmbedded: WithSite = async (size, measure) => {
  const folder = mkdtempSync(join(tmpdir(), 'shelterbelt-hub-'))
  const database = await openEmbedded(folder)
  await fillDocuments(database, tenant, size)
  await database.close()
  const site = await startRealSite({ DATA_DIR: folder })
  await measure(site)
  await site.close()
  rmSync(folder, { recursive: true, force: true })
}

async function withPostgres(server: string, size: number, measure: (site: RealSite) => Promise<void>) {
  const admin = new pg.Client({ connectionString: server })
  await admin.connect()
  await admin.query('drop database if exists shelterbelt_bench_hub with (force)')
  await admin.query('create database shelterbelt_bench_hub')
  const url = new URL(server)
  url.pathname = '/shelterbelt_bench_hub'
  const database = await openPostgres(url.href)
  await fillDocuments(database, tenant, size)
  await database.close()
  const site = await startRealSite({ DATABASE_URL: url.href, DATA_KEYS: testKeys })
  await measure(site)
  await site.close()
  await admin.query('drop database shelterbelt_bench_hub with (force)')
  await admin.end()
}

if (import.meta.main) await benchHub()
