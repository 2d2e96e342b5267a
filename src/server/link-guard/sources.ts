import { isDeepStrictEqual } from 'node:util'
import { and, asc, eq, gt, gte } from 'drizzle-orm'
import { sections } from '../../content/sections.ts'
import type { AnySection } from '../../content/section.ts'
import { agentList } from '../../content/find-an-agent/agent-list.ts'
import type { AnyContent, AnyRecord } from '../../fields/define-record.ts'
import type { Fields } from '../../fields/kinds.ts'
import { agent } from '../../nouns/agents/agent.ts'
import type { ContentStore } from '../content/content-store.ts'
import { readRow } from '../content/stored-content.ts'
import type { Db } from '../db/database.ts'
import { redirects } from '../db/tables/addresses.ts'
import { sections as storedSections } from '../db/tables/content.ts'
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

export const sourceOfSection = ({ page, section, editor, fields }: AnySection, content: AnyContent): Source => ({
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

type Anew = { tx: Db; content: Pick<ContentStore, 'readSections'>; tenant: string; since: Date; read: readonly Source[] }

/** Sections that were saved meanwhile and have other links than were `read` of them: what comes after their save is right. */
export async function linkedAnew({ tx, content, tenant, since, read }: Anew): Promise<string[]> {
  const { page, section } = storedSections
  const saved = await tx
    .select({ page, section })
    .from(storedSections)
    .where(and(eq(storedSections.tenant, tenant), gte(storedSections.savedAt, since)))
  const meant = guarded.filter((each) => saved.some((row) => row.page === each.page && row.section === each.section))
  if (meant.length === 0) return []
  const linksRead = new Map(read.map(({ source, hrefs }) => [source, hrefs]))
  const now = await content.readSections(tenant, meant, tx)
  return meant
    .map((each) => sourceOfSection(each, now.get(each.key)?.content ?? each.fallback))
    .filter(({ source, hrefs }) => !isDeepStrictEqual(hrefs, linksRead.get(source) ?? []))
    .map(({ source }) => source)
}

export const articleNamed = (id: number) => `article ${id}`

/** As visitors see it; undefined where they see none. */
export async function sourceOfArticle(db: Db, tenant: string, id: number): Promise<Source | undefined> {
  const { title, html } = liveArticles
  const [row] = await db
    .select({ title, html })
    .from(liveArticles)
    .where(and(eq(liveArticles.tenant, tenant), eq(liveArticles.id, id)))
  return row && { source: articleNamed(id), title: row.title, hrefs: linksOfText(row.html) }
}

export const agentNamed = (id: number) => `agent ${id}`

/** As they are on the site; undefined where they are not. */
export async function sourceOfAgent({ db, warn }: Pick<Needs, 'db' | 'warn'>, tenant: string, id: number): Promise<Source | undefined> {
  const [row] = await db
    .select()
    .from(items)
    .where(and(agentsOf(tenant), eq(items.id, id)))
  return row && sourceOfRow(row, warn)
}

const agentsOf = (tenant: string) => and(eq(items.tenant, tenant), eq(items.kind, agent.noun), eq(items.deleted, false))

const sourceOfRow = (row: typeof items.$inferSelect, warn: Warn): Source => ({
  source: agentNamed(row.id),
  title: row.key,
  hrefs: linksIn(agent.fields as Fields, readRow(agent, row, warn).content),
})

type Needs = { db: Db; content: Pick<ContentStore, 'readSections'>; warn: Warn }

/** Everything of a tenant that has links in it, piece by piece, as visitors see it. */
export async function* sourcesOf({ db, content, warn }: Needs, tenant: string): AsyncGenerator<Source> {
  const stored = await content.readSections(tenant, guarded)
  for (const section of guarded) yield sourceOfSection(section, stored.get(section.key)?.content ?? section.fallback)

  for (let after = 0; ;) {
    const rows = await db
      .select({ id: liveArticles.id, title: liveArticles.title, html: liveArticles.html })
      .from(liveArticles)
      .where(and(eq(liveArticles.tenant, tenant), gt(liveArticles.id, after)))
      .orderBy(asc(liveArticles.id))
      .limit(atOnce)
    for (const { id, title, html } of rows) yield { source: articleNamed(id), title, hrefs: linksOfText(html) }
    if (rows.length < atOnce) break
    after = rows.at(-1)!.id
  }

  for (let after = 0; ;) {
    const rows = await db
      .select()
      .from(items)
      .where(and(agentsOf(tenant), gt(items.id, after)))
      .orderBy(asc(items.id))
      .limit(atOnce)
    for (const row of rows) yield sourceOfRow(row, warn)
    if (rows.length < atOnce) break
    after = rows.at(-1)!.id
  }

  const led = await db.select({ to: redirects.to }).from(redirects).where(eq(redirects.tenant, tenant))
  const ends = led.map(({ to }) => to).filter((to) => !/\/\*(?=$|[?#])/.test(to))
  yield { source: 'redirects', title: 'Redirects', hrefs: [...new Set(ends)] }
}
