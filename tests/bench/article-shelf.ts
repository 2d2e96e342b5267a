import { sql } from 'drizzle-orm'
import { addManyItems } from '../../src/server/items/add-many-items.ts'
import { tagKind, topicKind } from '../../src/server/articles/article-kinds.ts'
import { foundBy } from '../../src/server/articles/found-by.ts'
import { slugOf } from '../../src/nouns/articles/article-address.ts'
import { foldText } from '../../src/nouns/fold-text.ts'
import type { Db, OpenDatabase } from '../../src/server/db/database.ts'
import { liveArticles } from '../../src/server/db/tables/articles.ts'
import { diceOf } from './agent-crowd.ts'

const tenant = 'windbreak'
const syllables = 'ba ce di fo gu ha ke li mo nu pa re si to vu wa ze al en or'.split(' ')
/** As many words as articles of this kind have: a few that stand in nearly all, many that stand in few. */
export const vocabulary = Array.from({ length: 4_000 }, (_each, index) => {
  const [a, b, c] = [index % 20, Math.floor(index / 20) % 20, Math.floor(index / 400)]
  return `${syllables[c]}${syllables[b]}${syllables[a]}n`
})
/** One of the words at this rank: 0 stands nearly everywhere. */
export const wordAt = (rank: number) => vocabulary[(rank * 1_237) % vocabulary.length]

const topics = 14
const tags = 60
const day = 24 * 3600_000

/** An article of the crowd, the same each time. */
export function storyOf(n: number): { title: string; subTitle: string; body: string; tagIds: number[] } {
  const dice = diceOf(n + 11)
  const word = () => wordAt(Math.floor((dice(10_000) / 10_000) ** 3 * vocabulary.length))
  const words = (many: number) => Array.from({ length: many }, word).join(' ')
  return { title: words(6), subTitle: words(12), body: words(180), tagIds: [...new Set([dice(tags) + 1, dice(tags) + 1])] }
}

/** Fills an empty database with so many published articles. */
export async function fillShelf({ db }: OpenDatabase, size: number): Promise<void> {
  const savedAt = new Date('2026-01-01T12:00:00Z')
  const needs = { tenant, by: { account: 'system', name: 'Bench' }, savedAt, version: 1 }
  const titles = Array.from({ length: topics }, (_each, index) => ({ title: `Topic ${index + 1}`, status: true }))
  await addManyItems(db, topicKind, titles, needs)
  const named = Array.from({ length: tags }, (_each, index) => {
    return { tag: `Tag ${index + 1}`, mainTopicId: String((index % topics) + 1), status: true }
  })
  await addManyItems(db, tagKind, named, needs)
  // Made of all rows at once an index is the same, and is there many times sooner.
  const { rows: indexes } = (await db.execute(sql`
    select indexname as name, indexdef as made from pg_indexes where tablename = 'live_articles' and indexdef like '%gin%'`)) as unknown as {
    rows: { name: string; made: string }[]
  }
  for (const { name } of indexes) await db.execute(sql.raw(`drop index ${name}`))
  for (let from = 1; from <= size; from += together) await fillSome(db, from, Math.min(from + together - 1, size))
  for (const { made } of indexes) await db.execute(sql.raw(made))
  // As a site has it that has stood for a night.
  await db.execute(sql`analyze live_articles`)
}

const together = 250

async function fillSome(db: Db, from: number, to: number): Promise<void> {
  const rows = Array.from({ length: to - from + 1 }, (_each, index) => {
    const id = from + index
    const { title, subTitle, body, tagIds } = storyOf(id)
    const at = new Date(Date.parse('2000-01-01T00:00:00Z') + id * (day / 24))
    const shown = { title, titleKey: foldText(title), subTitle, image: '/art/barn.svg', html: `<p>${body}</p>`, tagIds, related: [] }
    const found = foundBy(tenant, { id, title, subTitle, body, names: [] }) as never
    return {
      tenant,
      id,
      revision: 1,
      slug: slugOf(title),
      ...shown,
      minutes: 1,
      foundBy: found,
      createdAt: at,
      publishedAt: at,
      liveSince: at,
    }
  })
  await db.insert(liveArticles).values(rows)
}
