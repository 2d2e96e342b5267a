import { isDeepStrictEqual } from 'node:util'
import { and, asc, eq, gt, inArray, type SQL } from 'drizzle-orm'
import { sections } from '../../content/sections.ts'
import type { AnySection } from '../../content/section.ts'
import { agentList } from '../../content/find-an-agent/agent-list.ts'
import type { AnyContent, AnyRecord } from '../../fields/define-record.ts'
import type { Fields } from '../../fields/kinds.ts'
import { agent } from '../../nouns/agents/agent.ts'
import type { ContentStore } from '../content/content-store.ts'
import { readRow } from '../content/stored-content.ts'
import { batchesOf } from '../db/batches-of.ts'
import type { Db } from '../db/database.ts'
import { eachPage } from '../db/each-page.ts'
import { redirects } from '../db/tables/addresses.ts'
import { liveArticles } from '../db/tables/articles.ts'
import { items } from '../db/tables/items.ts'
import { nextTurn } from '../http/own-turn.ts'
import type { Warn } from '../http/warn.ts'
import { sourceNamed, type Source } from './broken-rows.ts'
import { linksIn, linksOfText } from './links-in.ts'

/** Rows that are read at once. */
const atOnce = 200

/** The directory as a whole is each agent's own. */
export const guarded = sections.filter((section) => section !== agentList)

const sourceOfSection = ({ page, section, editor, fields }: AnySection, content: AnyContent): Source => ({
  source: sourceNamed(page, section),
  title: `${page.replaceAll('_', ' ')}, ${editor}`,
  hrefs: linksIn(fields as Fields, content),
})

/** Whether a section or an agent leads where it led before. */
export async function haveSameLinks({ fields }: AnyRecord, before: AnyContent, now: AnyContent): Promise<boolean> {
  const hrefs = linksIn(fields as Fields, before)
  await nextTurn()
  return isDeepStrictEqual(hrefs, linksIn(fields as Fields, now))
}

/** As an article is called among sources. */
export const articleNamed = (id: number) => `article ${id}`

/** As an agent is called among sources. */
export const agentNamed = (id: number) => `agent ${id}`

export type SourceNeeds = { db: Db; content: Pick<ContentStore, 'readSections'>; warn: Warn }

/** What is called so, as it is on the site now; what is not on it is left out. */
export async function sourcesNamed(needs: SourceNeeds, tenant: string, names: readonly string[]): Promise<Source[]> {
  const found: Source[] = []
  for (const some of batchesOf(names, atOnce)) found.push(...(await fewNamed(needs, tenant, new Set(some))))
  return found
}

async function fewNamed({ db, content, warn }: SourceNeeds, tenant: string, names: ReadonlySet<string>): Promise<Source[]> {
  const meant = guarded.filter(({ page, section }) => names.has(sourceNamed(page, section)))
  const stored = meant.length > 0 ? await content.readSections(tenant, meant, db) : new Map<string, never>()
  const [articleIds, agentIds] = [numbersIn(names, articleNamed), numbersIn(names, agentNamed)]
  return [
    ...meant.map((section) => sourceOfSection(section, stored.get(section.key)?.content ?? section.fallback)),
    ...(await liveWhere(db, tenant, inArray(liveArticles.id, articleIds))).map(sourceOfLive),
    ...(await agentsWhere(db, tenant, inArray(items.id, agentIds))).map((row) => sourceOfAgent(row, warn)),
    ...(names.has(ofRedirects) ? [await sourceOfRedirects(db, tenant)] : []),
  ]
}

/** The numbers of those that are called as `named` calls them. */
const numbersIn = (names: ReadonlySet<string>, named: (id: number) => string): number[] =>
  [...names].flatMap((name) => {
    const id = Number(/\d+$/.exec(name)?.[0])
    return named(id) === name ? [id] : []
  })

/** Everything of a tenant that has links in it, piece by piece, as visitors see it. */
export async function* sourcesOf({ db, content, warn }: SourceNeeds, tenant: string): AsyncGenerator<Source> {
  const stored = await content.readSections(tenant, guarded)
  for (const section of guarded) yield sourceOfSection(section, stored.get(section.key)?.content ?? section.fallback)

  for await (const row of eachOf((after) => liveWhere(db, tenant, gt(liveArticles.id, after)))) yield sourceOfLive(row)
  for await (const row of eachOf((after) => agentsWhere(db, tenant, gt(items.id, after)))) yield sourceOfAgent(row, warn)

  yield sourceOfRedirects(db, tenant)
}

async function* eachOf<R extends { id: number }>(readAfter: (id: number) => PromiseLike<R[]>): AsyncGenerator<R> {
  for await (const rows of eachPage<R>((last) => readAfter(last?.id ?? 0))) yield* rows
}

const liveWhere = (db: Db, tenant: string, which: SQL) =>
  db
    .select({ id: liveArticles.id, title: liveArticles.title, html: liveArticles.html })
    .from(liveArticles)
    .where(and(eq(liveArticles.tenant, tenant), which))
    .orderBy(asc(liveArticles.id))
    .limit(atOnce)

const sourceOfLive = ({ id, title, html }: { id: number; title: string; html: string }): Source => ({
  source: articleNamed(id),
  title,
  hrefs: linksOfText(html),
})

const agentsWhere = (db: Db, tenant: string, which: SQL) =>
  db
    .select()
    .from(items)
    .where(and(eq(items.tenant, tenant), eq(items.kind, agent.noun), eq(items.deleted, false), which))
    .orderBy(asc(items.id))
    .limit(atOnce)

const sourceOfAgent = (row: typeof items.$inferSelect, warn: Warn): Source => ({
  source: agentNamed(row.id),
  title: row.key,
  hrefs: linksIn(agent.fields as Fields, readRow(agent, row, warn).content),
})

const ofRedirects = 'redirects'

async function sourceOfRedirects(db: Db, tenant: string): Promise<Source> {
  const led = await db.select({ to: redirects.to }).from(redirects).where(eq(redirects.tenant, tenant))
  const ends = led.map(({ to }) => to).filter((to) => !/\/\*(?=$|[?#])/.test(to))
  return { source: ofRedirects, title: 'Redirects', hrefs: [...new Set(ends)] }
}
