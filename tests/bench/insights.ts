/**
 * What it costs to count, and to look at what was counted: the throughput of a cached page for browsers that are counted beside
 * those that ask not to be, in turns; and the dashboard over ten million views of two years, on the embedded database and on
 * PostgreSQL where TEST_DATABASE_URL says there is one. Part of `npm run bench`; alone: node tests/bench/bench.ts --insights
 */
import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { sql } from 'drizzle-orm'
import pg from 'pg'
import type { Db } from '../../src/server/db/database.ts'
import { openEmbedded } from '../../src/server/db/embedded.ts'
import { openPostgres } from '../../src/server/db/postgres.ts'
import { addDays } from '../../src/nouns/add-days.ts'
import { addCounts } from '../../src/server/insights/write-counts.ts'
import type { Counted } from '../../src/server/insights/tally.ts'
import { startRealSite, type RealSite } from '../fixtures/real-site.ts'
import { testKeys } from '../fixtures/test-ring.ts'
import { figure, median, ms, percentile, perSecond, printTable, type Figure } from './figures.ts'
import { burst, letGo, pin, told } from './load-client.ts'

const tensOfMillions = 10_000_000
const days = 730
const asked = 40
const viewsASecond = 1000

export async function benchInsights(server = process.env.TEST_DATABASE_URL) {
  const figures: Figure[] = []
  const folder = mkdtempSync(join(tmpdir(), 'shelterbelt-insights-'))
  const database = await openEmbedded(folder)
  const rows = await fill(database.db)
  await database.close()
  console.log(`  ${rows.toLocaleString('en-US')} rows of ${tensOfMillions.toLocaleString('en-US')} views`)
  const site = await startRealSite({ DATA_DIR: folder })
  figures.push(...(await dashboard('embedded database', site)), ...(await countingCost('embedded database', site)))
  await site.close()
  rmSync(folder, { recursive: true, force: true })
  if (server) figures.push(...(await onPostgres(server)))
  printTable(`Counting (${told})`, figures)
}

async function onPostgres(server: string): Promise<Figure[]> {
  const admin = new pg.Client({ connectionString: server })
  await admin.connect()
  const name = `shelterbelt_bench_insights_${process.pid}`
  await admin.query(`create database ${name}`)
  const url = new URL(server)
  url.pathname = `/${name}`
  const database = await openPostgres(url.href)
  await fill(database.db)
  await database.close()
  const site = await startRealSite({ DATABASE_URL: url.href, DATA_KEYS: testKeys })
  const figures = [...(await dashboard('PostgreSQL', site)), ...(await countingCost('PostgreSQL', site))]
  await site.close()
  await admin.query(`drop database ${name} with (force)`)
  await admin.end()
  return figures
}

/** Two years of sums, as a busy site would have written them. */
export async function fill(db: Db): Promise<number> {
  const today = new Date().toISOString().slice(0, 10)
  let rows = 0
  for (let i = 0; i < days; i++) {
    const counted = dayOf(addDays(today, -i), i)
    rows += counted.length
    await db.transaction((tx) => addCounts(tx, counted))
  }
  // As each of those nights would have done: without it the database believes there is one row, and sorts all of them.
  await db.execute(sql`analyze`)
  return rows
}

function dayOf(day: string, i: number): Counted[] {
  const views = Math.round(tensOfMillions / days)
  const names = (what: Counted['what'], many: number, name: (n: number) => string) =>
    Array.from({ length: many }, (_, n): Counted => ({
      tenant: 'windbreak',
      day,
      what,
      name: name(n),
      many: Math.max(1, Math.round((views / (n + 2)) * 0.3)),
      ofThem: n % 3,
    }))
  return [
    ...Array.from({ length: 24 }, (_, hour): Counted => ({
      tenant: 'windbreak',
      day,
      what: 'hour',
      name: String(hour).padStart(2, '0'),
      many: Math.round(views / 24),
      ofThem: Math.round(views / 72),
    })),
    ...names('page', 140, (n) => (n === 0 ? '/360' : `/360/about/blog/${n}-an-article-of-the-learning-center`)),
    ...names('source', 120, (n) => `site-${(n * 7 + i) % 400}.example`),
    ...names('campaign', 10, (n) => `campaign ${n}`),
    ...names('device', 3, (n) => ['phone', 'tablet', 'computer'][n]),
    ...names('robot', 12, (n) => `robot ${n}`),
    ...names('search', 150, (n) => `words ${(n * 3 + i) % 600}`),
    ...names('form', 40, (n) => (n < 3 ? ['quote opened', 'quote sent', 'quote left'][n] : `quote left question-${n}`)),
    ...names('vital', 60, (n) => `${['LCP', 'INP', 'CLS'][n % 3]} ${['phone', 'computer'][n % 2]} ${Math.floor(n / 6)}`),
  ]
}

async function dashboard(where: string, site: RealSite): Promise<Figure[]> {
  const cookie = await site.cookieOf('admin')
  const figures: Figure[] = []
  for (const [what, query] of [
    ['four weeks beside four', '?days=28'],
    ['a year beside a year', '?days=364'],
  ]) {
    const took: number[] = []
    for (let i = 0; i < asked; i++) {
      const began = performance.now()
      const page = await fetch(`${site.origin}/360/insights${query}`, { headers: { cookie } })
      const text = await page.text()
      if (page.status !== 200 || !text.includes('As a table')) throw new Error(`the dashboard answered ${page.status}`)
      if (i >= 5) took.push(performance.now() - began)
    }
    const [p50, p95] = [percentile(took, 50), percentile(took, 95)]
    figures.push(figure(`dashboard, ${what}, ${where}: p50 / p95`, `${ms(p50)} / ${ms(p95)}`, '≤ 200 ms', p95 <= 200))
  }
  return figures
}

/** One page, two browsers: the one asks not to be counted and is not, and the other is. */
async function countingCost(where: string, site: RealSite): Promise<Figure[]> {
  const url = `${site.origin.replace('localhost', '127.0.0.1')}/360`
  const browser = {
    'accept-encoding': 'gzip, deflate, br',
    'user-agent': 'Mozilla/5.0 (Windows NT 10.0; Win64; x64) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/142.0.0.0 Safari/537.36',
    'sec-fetch-site': 'cross-site',
    'sec-fetch-dest': 'document',
    referer: 'https://www.search.example/',
  }
  const ask = (more: Record<string, string>) => burst({ url, headers: { ...browser, ...more }, seconds: 2 })
  pin(site.process.pid)
  await ask({ 'x-seen': '1' })
  await ask({ 'sec-gpc': '1' })
  const pairs: { counted: number; quiet: number }[] = []
  for (let i = 0; i < 12; i++) {
    // Which goes first changes, and what is not counted sends a header of the same length.
    const counted = () => ask({ 'x-gpc': '01' })
    const quiet = () => ask({ 'sec-gpc': '1' })
    pairs.push(i % 2 ? { quiet: await quiet(), counted: await counted() } : { counted: await counted(), quiet: await quiet() })
  }
  letGo(site.process.pid)
  const [counted, quiet] = [median(pairs.map((each) => each.counted)), median(pairs.map((each) => each.quiet))]
  const most = 1 - median(pairs.map((each) => each.counted / each.quiet))
  // What one view takes, of the second that a thousand of them come in.
  const each = 1 / counted - 1 / quiet
  const cost = Math.max(0, each * viewsASecond)
  const measured = `${(cost * 100).toFixed(1)} % of throughput, ${(each * 1e6).toFixed(1)} µs each`
  const rates = `${(most * 100).toFixed(1)} %: ${perSecond(counted)} beside ${perSecond(quiet)}`
  return [
    figure(`counting 1,000 views a second of a cached page, ${where}`, measured, '≤ 3 %', cost <= 0.03),
    figure('  counting as many as there can be', rates, 'told', true),
  ]
}
