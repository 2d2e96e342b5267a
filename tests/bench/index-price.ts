/**
 * What a save pays for being found at once: the same saves with the index of the search kept in their transactions and without, in turns,
 * on the embedded database and on PostgreSQL where TEST_DATABASE_URL says there is one. Part of `npm run bench`, and of it with --search;
 * alone: node tests/bench/index-price.ts
 */
import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import pg from 'pg'
import { faqQuestions } from '../../src/content/faq/faq-questions.ts'
import { homeHeader } from '../../src/content/home/home-header.ts'
import type { AnySection } from '../../src/content/section.ts'
import type { AnyContent } from '../../src/fields/define-record.ts'
import { createContentStore, type ContentStore } from '../../src/server/content/content-store.ts'
import type { OpenDatabase } from '../../src/server/db/database.ts'
import { openEmbedded } from '../../src/server/db/embedded.ts'
import { openPostgres } from '../../src/server/db/postgres.ts'
import { wordAt } from './article-shelf.ts'
import { indexOf } from './document-shelf.ts'
import { figure, ms, percentile, printTable, type Figure } from './figures.ts'

const [tenant, saves, warmUps] = ['windbreak', 300, 40]

/** Of each something that is changed as people change it: a line, and one answer of several, with words nobody wrote before. */
const changes: { what: string; section: AnySection; changed(turn: number): AnyContent }[] = [
  {
    what: 'a section of a few lines',
    section: homeHeader,
    changed: (turn) => ({ ...homeHeader.fallback, subTitle: wordsOf(turn) }),
  },
  {
    what: 'an answer among seven',
    section: faqQuestions,
    changed: (turn) => {
      const [first, ...others] = faqQuestions.fallback.items
      return { ...faqQuestions.fallback, items: [{ ...first, description: `<p>${wordsOf(turn)}</p>` }, ...others] }
    },
  },
]

const wordsOf = (turn: number) =>
  `Insurance for farms and homes, said for the ${turn}th time, with ${wordAt(turn)} and ${wordAt(2 * turn)}.`

/** Measures both databases and prints the table. */
export async function benchIndexPrice(server = process.env.TEST_DATABASE_URL): Promise<void> {
  const figures = await onEmbedded()
  if (server) figures.push(...(await onPostgres(server)))
  printTable('What a save pays for being found', figures)
}

async function onEmbedded(): Promise<Figure[]> {
  const folder = mkdtempSync(join(tmpdir(), 'shelterbelt-index-'))
  const database = await openEmbedded(folder)
  const figures = await pricesOn(database, 'embedded')
  await database.close()
  rmSync(folder, { recursive: true, force: true })
  return figures
}

async function onPostgres(server: string): Promise<Figure[]> {
  const name = `shelterbelt_bench_index_${process.pid}`
  const admin = new pg.Client({ connectionString: server })
  await admin.connect()
  await admin.query(`create database ${name}`)
  const url = new URL(server)
  url.pathname = `/${name}`
  const database = await openPostgres(url.href)
  const figures = await pricesOn(database, 'PostgreSQL')
  await database.close()
  await admin.query(`drop database ${name} with (force)`)
  await admin.end()
  return figures
}

async function pricesOn({ db }: OpenDatabase, where: string): Promise<Figure[]> {
  const { needs, index } = indexOf(db)
  const stores = { found: createContentStore({ ...needs, onSaved: [index.onSaved] }), notFound: createContentStore(needs) }
  await index.gather({ store: stores.found })
  const figures: Figure[] = []
  for (const { what, section, changed } of changes) {
    const took = { found: [] as number[], notFound: [] as number[] }
    for (let turn = 0; turn < saves + warmUps; turn++) {
      const [first, second] = turn % 2 ? (['found', 'notFound'] as const) : (['notFound', 'found'] as const)
      const times = {
        [first]: await timeOf(stores[first], section, changed(2 * turn)),
        [second]: await timeOf(stores[second], section, changed(2 * turn + 1)),
      }
      if (turn < warmUps) continue
      took.found.push(times['found'])
      took.notFound.push(times['notFound'])
    }
    const [withIt, without] = [percentile(took.found, 50), percentile(took.notFound, 50)]
    const measured = `${ms(withIt - without)}: ${ms(withIt)} beside ${ms(without)}`
    figures.push(figure(`${what}, ${where}: p50`, measured, '≤ 1 ms', withIt - without <= 1))
  }
  return figures
}

async function timeOf(store: ContentStore, section: AnySection, content: AnyContent): Promise<number> {
  const by = { account: 'bench', name: 'Bench' }
  const began = performance.now()
  await store.save(tenant, { section, wire: section.toWire(content), ids: section.idsOf(content), by })
  return performance.now() - began
}

if (import.meta.main) await benchIndexPrice()
