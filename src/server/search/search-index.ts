import { createHash } from 'node:crypto'
import { and, desc, eq, inArray, sql } from 'drizzle-orm'
import type { AnySection } from '../../content/section.ts'
import type { AnyContent } from '../../fields/define-record.ts'
import { searchWords } from '../articles/found-by.ts'
import { readTagsById, tagsOf, topicsOf } from '../articles/taxonomy.ts'
import type { ContentStore } from '../content/content-store.ts'
import type { Db } from '../db/database.ts'
import { liveArticles } from '../db/tables/articles.ts'
import { pdfPapers } from '../db/tables/papers.ts'
import { searchDocs as t, searchIndexes } from '../db/tables/search.ts'
import { paperOf, type Paper } from '../media/pdf-papers.ts'
import type { PdfPreviews } from '../media/pdf-previews.ts'
import type { Words } from '../../words/languages.ts'
import { documentsIn } from './documents-in.ts'
import { atOnce, inTurns, type Work } from '../http/in-turns.ts'
import { nextTurn } from '../http/own-turn.ts'
import { holdingSearch, holdSearch, holdSearchAlone } from '../content/hold-search.ts'
import { forgetWords, learning, learnWords, wordsToLearn } from '../content/learn-words.ts'
import { pageHeads } from './page-heads.ts'
import { findingParts } from './parts-in.ts'
import type { SearchThing } from './search-thing.ts'
import { keyOf, lettersAtOnce, lettersOf, rowOf, wordsInside, writeThings, writingThings, type Place } from './write-things.ts'

/** Grows when things are found by other rules. */
const rules = 4

type Needs = {
  db: Db
  sections: readonly AnySection[]
  /** What pages are called, in the language of a tenant. */
  wordsOf(tenant: string): Pick<Words, 'pageNames'>
  papers: Pick<PdfPreviews, 'expect' | 'renew' | 'version'>
}

/** What the parts of pages and documents are found by: written in the transaction of the save of their section, and only what changed of it. */
export function createSearchIndex({ db, sections, wordsOf, papers }: Needs) {
  /** What a release finds where nobody has saved anything, and by which rules. */
  const ofRelease = sections.map((section) => [section.key, atOnce(findingThings(section, section.fallback))])
  const versionOf = (tenant: string) =>
    createHash('sha256')
      .update(JSON.stringify([rules, papers.version, ofRelease, pageHeads(wordsOf(tenant))]))
      .digest('hex')

  async function saved(tx: Db, tenant: string, section: AnySection, content: AnyContent, before?: AnyContent): Promise<void> {
    await nextTurn()
    const wanted = await inTurns(findingThings(section, content))
    const rewritten = before && rewrittenOf(await inTurns(findingThings(section, before)), wanted)
    if (rewritten) return rewrite(tx, tenant, section, rewritten)
    await holdSearch(tx, tenant)
    await write(tx, tenant, section, wanted)
  }

  /** One statement, and none where nothing that is found was changed. */
  async function rewrite(tx: Db, tenant: string, at: Place, rewritten: readonly Rewritten[]): Promise<void> {
    if (rewritten.length === 0) return
    const rows = rewritten.map(({ thing, place }) => rowOf(tenant, at, thing, place))
    const words = wordsToLearn(
      rewritten.flatMap(({ thing }) => wordsSaid(thing)),
      { before: rewritten.flatMap(({ known }) => wordsSaid(known)) },
    )
    await tx.execute(sql`
      with held as materialized (select ${tenant}::text as tenant, ${holdingSearch(tenant)})
      ${words.length > 0 ? sql`, learnt as (${learning(tenant, words)})` : sql``}
      ${writingThings(rows, sql`held`)}`)
  }

  async function write(tx: Db, tenant: string, { page, section }: Place, wanted: SearchThing[]): Promise<void> {
    const ofSection = and(eq(t.tenant, tenant), eq(t.page, page), eq(t.section, section))
    const { id, kind, place, title, about, date, address, readers } = t
    const rows = await tx.select({ id, kind, place, title, about, date, address, readers }).from(t).where(ofSection)
    const before = new Map(rows.map((row) => [row.id, row]))
    const now = wanted.map((thing, index) => ({ thing, place: index, known: before.get(thing.id) }))
    const changed = now.filter(({ thing, known }) => !known || !isSame(known, thing))
    const moved = now.filter(({ thing, known, place: to }) => known && isSame(known, thing) && known.place !== to)
    await holdPapers(
      tx,
      tenant,
      [...changed, ...moved].flatMap(({ thing }) => (thing.kind === 'document' ? [thing.address] : [])),
    )

    const kept = new Set(wanted.map((each) => each.id))
    const gone = rows.flatMap((row) => (kept.has(row.id) ? [] : [row.id]))
    if (gone.length > 0) await tx.delete(t).where(and(ofSection, inArray(t.id, gone)))
    if (moved.length > 0)
      await tx.execute(sql`update ${t} set place = moved.place from
        jsonb_to_recordset(${JSON.stringify(moved.map((each) => ({ id: each.thing.id, place: each.place })))}::jsonb) as moved (id text, place integer)
        where ${t.tenant} = ${tenant} and ${t.page} = ${page} and ${t.section} = ${section} and ${t.id} = moved.id`)
    await writeThings(
      tx,
      tenant,
      changed.values().map(({ thing, place: at }) => rowOf(tenant, { page, section }, thing, at)),
    )
    await nextTurn()
    // Words nobody wrote before are few in a save.
    await learnWords(
      tx,
      tenant,
      changed.flatMap(({ thing }) => wordsSaid(thing)),
      { before: changed.flatMap(({ known }) => (known ? wordsSaid(known) : [])) },
    )
  }

  /**
   * Held before a document is written, and in one order by all: so that what is read of a pdf meanwhile is written with the document or
   * onto it, and never nowhere.
   */
  async function holdPapers(tx: Db, tenant: string, addresses: string[]): Promise<void> {
    if (addresses.length === 0) return
    await papers.expect(tx, tenant, addresses)
    const held = addresses.flatMap((each) => paperOf(tenant, each) ?? [])
    const wanted = [...new Set(held.map(({ paper }) => paper))].toSorted()
    if (wanted.length > 0)
      await tx
        .select({ paper: pdfPapers.paper })
        .from(pdfPapers)
        .where(and(inArray(pdfPapers.tenant, ['', tenant.toLowerCase()]), inArray(pdfPapers.paper, wanted)))
        .orderBy(pdfPapers.paper)
        .for('share')
  }

  /** Gathers everything of a tenant anew, if this release finds other things than the last that did, or where it is told to. */
  async function gather(tenant: string, content: Pick<ContentStore, 'readSections'>, { always = false } = {}): Promise<void> {
    const version = versionOf(tenant)
    const isCurrent = async (tx: Db) => {
      const [row] = await tx.select({ version: searchIndexes.version }).from(searchIndexes).where(eq(searchIndexes.tenant, tenant))
      return row?.version === version && !always
    }
    if (await isCurrent(db)) return
    await db.transaction(async (tx) => {
      await holdSearchAlone(tx, tenant)
      if (await isCurrent(tx)) return
      await papers.renew(tx)
      const stored = await content.readSections(tenant, sections, tx)
      await tx.delete(t).where(eq(t.tenant, tenant))
      await forgetWords(tx, tenant)
      const all = [{ at: { page: '', section: '' }, things: pageHeads(wordsOf(tenant)) }]
      for (const section of sections) {
        const things = await inTurns(findingThings(section, stored.get(section.key)?.content ?? section.fallback))
        all.push({ at: section, things })
      }
      const things = all.flatMap((each) => each.things)
      await holdPapers(
        tx,
        tenant,
        things.flatMap(({ kind, address }) => (kind === 'document' ? [address] : [])),
      )
      await writeThings(
        tx,
        tenant,
        all.flatMap(({ at, things: some }) => some.map((thing, place) => rowOf(tenant, at, thing, place))),
      )
      await learnWords(tx, tenant, [...things.flatMap(wordsSaid), ...(await wordsOfArticles(tx, tenant))], { most: Infinity })
      // Whoever says so need not be the server, which knows of papers what its release brings.
      if (always) return
      await tx.insert(searchIndexes).values({ tenant, version }).onConflictDoUpdate({ target: searchIndexes.tenant, set: { version } })
    })
  }

  return { saved, gather }
}

/** What visitors find of a section: of a thousand long rows it is as much to read as they are to clean. */
function* findingThings(section: AnySection, content: AnyContent): Work<SearchThing[]> {
  const parts = yield* findingParts(section, content)
  return [...parts, ...documentsIn(section, content)]
}

/** What was read of a pdf is found from now on; in the transaction that writes it. */
export async function paperRead(tx: Db, paper: Paper): Promise<void> {
  await tx
    .update(t)
    .set({ foundBy: sql`${t.foundBy} || ${wordsInside(paper)}` })
    .where(eq(t.paper, keyOf(paper)))
}

/** Of the newest: those that come from now on bring their words with them. */
const mostArticles = 20_000

async function wordsOfArticles(tx: Db, tenant: string): Promise<string[]> {
  const rows = await tx
    .select({ title: liveArticles.title, subTitle: liveArticles.subTitle, tagIds: liveArticles.tagIds })
    .from(liveArticles)
    .where(eq(liveArticles.tenant, tenant))
    .orderBy(desc(liveArticles.publishedAt))
    .limit(mostArticles)
  const tagIds = [...new Set(rows.flatMap((row) => row.tagIds))]
  // What cannot be read of a tag is told by whoever shows it.
  const tags = tagsOf(await readTagsById(tx, tenant, tagIds, () => {}), tagIds, 'visitors')
  const names = [...new Set([...tags, ...topicsOf(tags)].map((each) => each.title))]
  return [...rows.map(({ title, subTitle }) => `${title} ${subTitle}`), ...names].flatMap(searchWords)
}

type Known = Omit<SearchThing, 'listed'>

type Rewritten = { thing: SearchThing; known: SearchThing; place: number }

/**
 * What only says other words than it did. Undefined where more was done, where that is too much for one statement, or where a document is
 * among it, whose paper is held first.
 */
function rewrittenOf(before: readonly SearchThing[], wanted: readonly SearchThing[]): Rewritten[] | undefined {
  if (before.length !== wanted.length || before.some(({ id }, place) => wanted[place].id !== id)) return undefined
  const rewritten = wanted.flatMap((thing, place) => (isSame(before[place], thing) ? [] : [{ thing, known: before[place], place }]))
  const letters = rewritten.reduce((sum, { thing }) => sum + lettersOf(thing), 0)
  return letters < lettersAtOnce && rewritten.every(({ thing }) => thing.kind !== 'document') ? rewritten : undefined
}

const isSame = (known: Known, { kind, title, about, date, address, readers }: Known) =>
  known.kind === kind &&
  known.title === title &&
  known.about === about &&
  known.date === date &&
  known.address === address &&
  known.readers === readers

const wordsSaid = ({ title, about }: Pick<SearchThing, 'title' | 'about'>) => searchWords(`${title} ${about}`)
