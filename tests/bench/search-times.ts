/** How long it takes to find things over their calls, among 10², 10⁴ and 10⁵ of them, on both databases. */
import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import pg from 'pg'
import type { OpenDatabase } from '../../src/server/db/database.ts'
import { openEmbedded } from '../../src/server/db/embedded.ts'
import { openPostgres } from '../../src/server/db/postgres.ts'
import { addressOf } from '../campaigns/forms-pages.ts'
import { startRealSite, type RealSite } from '../fixtures/real-site.ts'
import { testKeys } from '../fixtures/test-ring.ts'
import { diceOf } from './agent-crowd.ts'
import { figure, ms, percentile, printTable, type Figure } from './figures.ts'

const [asked, warmUps] = [200, 40]

export type Dice = (sides: number) => number
/** `ratio`: held to 1.5 × what it costs among the fewest. */
export type Ask = { what: string; ratio?: boolean; path(dice: Dice, size: number): string }

type Searches = {
  /** "agents": what they are called. */
  of: string
  asks: readonly Ask[]
  fill(database: OpenDatabase, size: number): Promise<unknown>
}

/** Measures the embedded database, and PostgreSQL where TEST_DATABASE_URL says there is one, at every size; prints the tables. */
export async function benchSearches(searches: Searches, sizes: readonly number[] = [100, 10_000, 100_000]): Promise<void> {
  await benchOn('embedded', searches, sizes, (size, measure) => withEmbedded(searches, size, measure))
  const server = process.env.TEST_DATABASE_URL
  if (server) await benchOn('PostgreSQL', searches, sizes, (size, measure) => withPostgres(server, searches, size, measure))
}

type Measure = (site: RealSite) => Promise<void>
type Times = { p50: number; p95: number }

async function benchOn(
  database: string,
  { of, asks }: Searches,
  sizes: readonly number[],
  withSite: (size: number, measure: Measure) => Promise<void>,
) {
  const times = new Map<string, Times[]>()
  const shown = sizes.map((size) => size.toLocaleString('en-US'))
  for (const [index, size] of sizes.entries()) {
    await withSite(size, async (site) => {
      for (const ask of asks) times.set(ask.what, [...(times.get(ask.what) ?? []), await timesOf(site, ask, size)])
      console.log(`  ${database}, ${shown[index]} ${of}: measured`)
    })
  }
  printTable(
    `Finding ${of}, ${database}: p95 over the call (and the median) at ${shown.join(' / ')} ${of}`,
    asks.map(({ what, ratio }) => figureOf(what, times.get(what) ?? [], ratio === true)),
  )
}

function figureOf(what: string, times: Times[], ratio: boolean): Figure {
  const [small, large] = [times[0].p95, times[times.length - 1].p95]
  const medians = times.map(({ p50 }) => ms(p50)).join(' / ')
  const measured = `${times.map(({ p95 }) => ms(p95)).join(' / ')} = ${(large / small).toFixed(1)} × (${medians})`
  return figure(what, measured, ratio ? '≤ 30 ms, ≤ 1.5 ×' : '≤ 30 ms', large <= 30 && (!ratio || large / small <= 1.5))
}

async function timesOf(site: RealSite, { path }: Ask, size: number): Promise<Times> {
  const dice = diceOf(size + 5)
  const times: number[] = []
  for (let i = 0; i < asked + warmUps; i++) {
    const url = site.origin + path(dice, size)
    const began = performance.now()
    // Each time somebody else: no one person may ask this often.
    const response = await fetch(url, { headers: { 'x-forwarded-for': addressOf(i) } })
    await response.arrayBuffer()
    if (!response.ok) throw new Error(`${url}: ${response.status}`)
    if (i >= warmUps) times.push(performance.now() - began)
  }
  return { p50: percentile(times, 50), p95: percentile(times, 95) }
}

async function withEmbedded({ of, fill }: Searches, size: number, measure: Measure) {
  const folder = mkdtempSync(join(tmpdir(), `shelterbelt-${of}-`))
  const database = await openEmbedded(folder)
  await fill(database, size)
  await database.close()
  const site = await startRealSite({ DATA_DIR: folder, TRUST_PROXY: '1' })
  await measure(site)
  await site.close()
  rmSync(folder, { recursive: true, force: true })
}

async function withPostgres(server: string, { of, fill }: Searches, size: number, measure: Measure) {
  const name = `shelterbelt_bench_${of}`
  const admin = new pg.Client({ connectionString: server })
  await admin.connect()
  await admin.query(`drop database if exists ${name} with (force)`)
  await admin.query(`create database ${name}`)
  const url = new URL(server)
  url.pathname = `/${name}`
  const database = await openPostgres(url.href)
  await fill(database, size)
  await database.close()
  const site = await startRealSite({ DATABASE_URL: url.href, DATA_KEYS: testKeys, TRUST_PROXY: '1' })
  await measure(site)
  await site.close()
  await admin.query(`drop database ${name} with (force)`)
  await admin.end()
}
