import { createHash } from 'node:crypto'
import { and, eq, getTableColumns, inArray, sql } from 'drizzle-orm'
import type { AnySection } from '../../content/section.ts'
import type { AnyContent } from '../../fields/define-record.ts'
import type { ContentStore } from '../content/content-store.ts'
import type { Db } from '../db/database.ts'
import { documentIndexes, documents as t, pdfPapers } from '../db/schema.ts'
import { paperOf, type Paper } from '../media/pdf-papers.ts'
import type { PdfPreviews } from '../media/pdf-previews.ts'
import { dayIn, ownWords } from './document-words.ts'
import { documentsIn, type Document } from './documents-in.ts'

/** Grows when documents are found by other rules. */
const rules = 1

export type DocumentIndex = ReturnType<typeof createDocumentIndex>

type Needs = { db: Db; sections: readonly AnySection[]; papers: Pick<PdfPreviews, 'expect' | 'renew' | 'version'> }

/** What documents are found by: written in the transaction of the save of the section that names them, and only what changed of it. */
export function createDocumentIndex({ db, sections, papers }: Needs) {
  /** What a release finds where nobody has saved anything, in which papers, and by which rules. */
  const version = createHash('sha256')
    .update(JSON.stringify([rules, papers.version, sections.map((section) => [section.key, documentsIn(section, section.fallback)])]))
    .digest('hex')

  async function saved(tx: Db, tenant: string, section: AnySection, content: AnyContent): Promise<void> {
    if (!sections.includes(section)) return
    // Several saves write beside each other; the gathering of all writes alone.
    await tx.execute(sql`select pg_advisory_xact_lock_shared(${lockOf(tenant)}::bigint)`)
    await write(tx, tenant, section, documentsIn(section, content))
  }

  async function write(tx: Db, tenant: string, { page, section }: AnySection, wanted: Document[]): Promise<void> {
    const ofSection = and(eq(t.tenant, tenant), eq(t.page, page), eq(t.section, section))
    const { id, place, title, about, date, address, readers } = t
    const rows = await tx.select({ id, place, title, about, date, address, readers }).from(t).where(ofSection)
    const before = new Map(rows.map((row) => [row.id, row]))
    const now = wanted.map((document, index) => ({ document, place: index, known: before.get(document.id) }))
    const changed = now.filter(({ document, known }) => !known || !isSame(known, document))
    const moved = now.filter(({ document, known, place: to }) => known && isSame(known, document) && known.place !== to)
    await holdPapers(
      tx,
      tenant,
      [...changed, ...moved].map(({ document }) => document.address),
    )

    const kept = new Set(wanted.map((each) => each.id))
    const gone = rows.flatMap((row) => (kept.has(row.id) ? [] : [row.id]))
    if (gone.length > 0) await tx.delete(t).where(and(ofSection, inArray(t.id, gone)))
    if (moved.length > 0)
      await tx.execute(sql`update ${t} set place = moved.place from
        jsonb_to_recordset(${JSON.stringify(moved.map((each) => ({ id: each.document.id, place: each.place })))}::jsonb) as moved (id text, place integer)
        where ${t.tenant} = ${tenant} and ${t.page} = ${page} and ${t.section} = ${section} and ${t.id} = moved.id`)
    for (let from = 0; from < changed.length; from += atOnce) {
      const values = changed.slice(from, from + atOnce).map(({ document, place: at }) => rowOf(tenant, { page, section }, document, at))
      await tx
        .insert(t)
        .values(values)
        .onConflictDoUpdate({ target: [t.tenant, t.page, t.section, t.id], set: asWritten })
    }
  }

  /**
   * Held before a document is written, and in one order by all: so that what is read of a pdf meanwhile is written with the document or
   * onto it, and never nowhere.
   */
  async function holdPapers(tx: Db, tenant: string, addresses: string[]): Promise<void> {
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

  /** Gathers the documents of a tenant anew, if this release finds others than the last that did. */
  async function gather(tenant: string, content: Pick<ContentStore, 'readSections'>): Promise<void> {
    const isCurrent = async (tx: Db) => {
      const [row] = await tx.select({ version: documentIndexes.version }).from(documentIndexes).where(eq(documentIndexes.tenant, tenant))
      return row?.version === version
    }
    if (await isCurrent(db)) return
    await db.transaction(async (tx) => {
      await tx.execute(sql`select pg_advisory_xact_lock(${lockOf(tenant)}::bigint)`)
      if (await isCurrent(tx)) return
      await papers.renew(tx)
      const stored = await content.readSections(tenant, sections, tx)
      const all = sections.map((section) => documentsIn(section, stored.get(section.key)?.content ?? section.fallback))
      // Of all sections at once, or what one holds somebody else might wait for who holds what the next one names.
      await holdPapers(
        tx,
        tenant,
        all.flat().map(({ address }) => address),
      )
      await tx.delete(t).where(eq(t.tenant, tenant))
      for (const [index, section] of sections.entries()) await write(tx, tenant, section, all[index])
      await tx.insert(documentIndexes).values({ tenant, version }).onConflictDoUpdate({ target: documentIndexes.tenant, set: { version } })
    })
  }

  return { saved, gather }
}

/** What was read of a pdf is found from now on; in the transaction that writes it. */
export async function paperRead(tx: Db, paper: Paper): Promise<void> {
  await tx
    .update(t)
    .set({ foundBy: sql`${t.foundBy} || ${wordsInside(paper)}` })
    .where(eq(t.paper, keyOf(paper)))
}

const isSame = (known: Document, { title, about, date, address, readers }: Document) =>
  known.title === title && known.about === about && known.date === date && known.address === address && known.readers === readers

const keyOf = ({ tenant, paper }: Paper) => `${tenant}${paper}`
/** So many documents are written in one statement. */
const atOnce = 200

function rowOf(tenant: string, { page, section }: { page: string; section: string }, document: Document, place: number) {
  const paper = paperOf(tenant, document.address)
  const own = ownWords(tenant, document)
  return {
    ...document,
    tenant,
    page,
    section,
    place,
    dated: dayIn(document.date),
    paper: paper ? keyOf(paper) : '',
    foundBy: paper ? sql`${own} || ${wordsInside(paper)}` : own,
  }
}

const written = ['place', 'title', 'about', 'date', 'dated', 'address', 'readers', 'paper', 'found_by'] as const
const asWritten = Object.fromEntries(
  Object.entries(getTableColumns(t)).flatMap(([name, column]) =>
    (written as readonly string[]).includes(column.name) ? [[name, sql.raw(`excluded.${column.name}`)]] : [],
  ),
)

const wordsInside = ({ tenant, paper }: Paper) =>
  sql`coalesce((select words from ${pdfPapers} where tenant = ${tenant} and paper = ${paper}), ''::tsvector)`

/** A lock for each tenant, by number. */
const lockOf = (tenant: string) => createHash('sha256').update(`documents of ${tenant}`).digest().readBigInt64BE().toString()
