/**
 * How long articles are looked for over the call, at 10², 10⁴ and 10⁵ published ones, on the embedded database and on
 * PostgreSQL where TEST_DATABASE_URL says there is one. Part of `npm run bench`; alone: node tests/bench/bench.ts --articles [sizes]
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
import { diceOf } from './agent-crowd.ts'
import { fillShelf, storyOf, wordAt } from './article-shelf.ts'
import { figure, ms, percentile, printTable, type Figure } from './figures.ts'

const [asked, warmUps] = [200, 40]

type Dice = (sides: number) => number
/** `ratio`: held to 1.5 × what it costs at 10². */
type Ask = { what: string; ratio?: true; path(dice: Dice, size: number): string }

const search =
  (words: (dice: Dice, size: number) => string): Ask['path'] =>
  (dice, size) =>
    `${at.searchPublishedBlogs.path}?${new URLSearchParams({ search: words(dice, size), pageSize: '100' })}`

const asks: Ask[] = [
  { what: 'search: a word of nearly every article', ratio: true, path: search((dice) => wordAt(dice(5))) },
  { what: 'search: a word of many', ratio: true, path: search((dice) => wordAt(50 + dice(200))) },
  { what: 'search: a word of few', ratio: true, path: search((dice) => wordAt(2_000 + dice(2_000))) },
  {
    what: 'search: two words of a title',
    ratio: true,
    path: search((dice, size) =>
      storyOf(dice(size) + 1)
        .title.split(' ')
        .slice(0, 2)
        .join(' '),
    ),
  },
  { what: 'search: three common words', ratio: true, path: search((dice) => [0, 1, 2].map((n) => wordAt(n * 9 + dice(9))).join(' ')) },
  { what: 'search: a word that is begun', ratio: true, path: search((dice) => wordAt(dice(400)).slice(0, 4)) },
  { what: 'search: a word of none', ratio: true, path: search(() => 'xylophonist') },
  { what: 'search: “the”', ratio: true, path: search(() => 'the') },
  { what: 'search: 200 characters', ratio: true, path: search((dice) => `${wordAt(dice(9))} %_'" `.repeat(30).slice(0, 200)) },
  { what: 'first page', path: () => at.publicBlogs.path },
  {
    what: 'a page of a topic',
    path: (dice) => `${at.blogsByTopic.path.replace(':topic', String(dice(14) + 1))}?pageNumber=${dice(3) + 1}`,
  },
  { what: 'one, with what is related', path: (dice, size) => at.publishedBlog.path.replace(':id', String(dice(size) + 1)) },
]

/** Measures both databases at every size and prints the tables. */
export async function benchArticles(sizes: readonly number[] = [100, 10_000, 100_000]): Promise<void> {
  await benchOn('embedded', sizes, withEmbedded)
  const server = process.env.TEST_DATABASE_URL
  if (server) await benchOn('PostgreSQL', sizes, (size, measure) => withPostgres(server, size, measure))
}

type WithSite = (size: number, measure: (site: RealSite) => Promise<void>) => Promise<void>
type Times = { p50: number; p95: number }

async function benchOn(database: string, sizes: readonly number[], withSite: WithSite) {
  const times = new Map<string, Times[]>()
  for (const size of sizes) {
    await withSite(size, async (site) => {
      for (const { what, path } of asks) times.set(what, [...(times.get(what) ?? []), await timesOf(site, path, size)])
      console.log(`  ${database}, ${size.toLocaleString('en-US')} articles: measured`)
    })
  }
  const shown = sizes.map((size) => size.toLocaleString('en-US')).join(' / ')
  printTable(
    `Finding articles, ${database}: p95 over the call (and the median) at ${shown} articles`,
    asks.map(({ what, ratio }) => figureOf(what, times.get(what) ?? [], ratio === true)),
  )
}

function figureOf(what: string, times: Times[], ratio: boolean): Figure {
  const [small, large] = [times[0].p95, times[times.length - 1].p95]
  const medians = times.map(({ p50 }) => ms(p50)).join(' / ')
  const measured = `${times.map(({ p95 }) => ms(p95)).join(' / ')} = ${(large / small).toFixed(1)} × (${medians})`
  return figure(what, measured, ratio ? '≤ 30 ms, ≤ 1.5 ×' : '≤ 30 ms', large <= 30 && (!ratio || large / small <= 1.5))
}

async function timesOf(site: RealSite, path: Ask['path'], size: number): Promise<Times> {
  const dice = diceOf(size + 5)
  const times: number[] = []
  for (let i = 0; i < asked + warmUps; i++) {
    const url = site.origin + path(dice, size)
    const began = performance.now()
    const response = await fetch(url)
    await response.arrayBuffer()
    if (!response.ok) throw new Error(`${url}: ${response.status}`)
    if (i >= warmUps) times.push(performance.now() - began)
  }
  return { p50: percentile(times, 50), p95: percentile(times, 95) }
}

const withEmbedded: WithSite = async (size, measure) => {
  const folder = mkdtempSync(join(tmpdir(), 'shelterbelt-articles-'))
  const database = await openEmbedded(folder)
  await fillShelf(database, size)
  await database.close()
  const site = await startRealSite({ DATA_DIR: folder })
  await measure(site)
  await site.close()
  rmSync(folder, { recursive: true, force: true })
}

async function withPostgres(server: string, size: number, measure: (site: RealSite) => Promise<void>) {
  const admin = new pg.Client({ connectionString: server })
  await admin.connect()
  await admin.query('drop database if exists shelterbelt_bench_articles with (force)')
  await admin.query('create database shelterbelt_bench_articles')
  const url = new URL(server)
  url.pathname = '/shelterbelt_bench_articles'
  const database = await openPostgres(url.href)
  await fillShelf(database, size)
  await database.close()
  const site = await startRealSite({ DATABASE_URL: url.href, DATA_KEYS: testKeys })
  await measure(site)
  await site.close()
  await admin.query('drop database shelterbelt_bench_articles with (force)')
  await admin.end()
}

function sizesAsked(): number[] | undefined {
  const sizes = process.argv.slice(2).map(Number).filter(Number.isInteger)
  return sizes.length > 0 ? sizes : undefined
}

if (import.meta.main) await benchArticles(sizesAsked())
