import { and, eq, gt, inArray } from 'drizzle-orm'
import type { Warn } from '../http/warn.ts'
import type { AnySection, Section } from '../../content/section.ts'
import type { AnyContent } from '../../fields/define-record.ts'
import type { Fields, RecordOf } from '../../fields/kinds.ts'
import type { Db } from '../db/database.ts'
import { revisions, sections } from '../db/tables/content.ts'
import { refused } from '../http/errors.ts'
import { inTurns, type Work } from '../http/in-turns.ts'
import { contentIn } from './content-in.ts'
import { createBump, type ContentVersion } from './content-version.ts'
import { answerOnce, askedOf } from './answer-once.ts'
import { listByBytes } from './list-by-bytes.ts'
import { saveRecord, type SaveAnswer, type SaveRequest } from './save-record.ts'
import { ofSection, sectionRows, type OnSectionSaved } from './section-rows.ts'
import { readingRow, readingRows, readRow, type StoredContent } from './stored-content.ts'

export type SectionSave = SaveRequest & { section: AnySection }

/** A change of a section as it is stored by then, by what `change` makes of it; `asked` is by what a retry is known. */
export type SectionChange<More extends object> = Pick<SaveRequest, 'by' | 'idempotencyKey'> & {
  section: AnySection
  asked: unknown[]
  /** Answers the content as it is to be, and what the answer tells beside the rest. Throws what it refuses. */
  change(content: AnyContent): { content: AnyContent; also: More }
}

/** A section whose truth is kept elsewhere: read from there and written to there, in the same shape as any other. */
export interface SectionView {
  section: AnySection
  read(tenant: string): Promise<StoredContent>
  save(tenant: string, request: SaveRequest): Promise<SaveAnswer>
  /** Where its history is, for people. */
  history: string
}

export type ContentStore = ReturnType<typeof createContentStore>

type Needs = {
  db: Db
  versions: Pick<ContentVersion, 'of' | 'reached'>
  now: () => Date
  warn: Warn
  views?: readonly SectionView[]
  onSaved?: readonly OnSectionSaved[]
}

/** What the pages show, and every revision of it. */
export function createContentStore({ db, versions, now, warn, views = [], onSaved }: Needs) {
  const viewOf = new Map(views.map((view) => [view.section.key, view]))

  /** The sections, each as stored or by default, in one query; views read their own. */
  async function readSections(tenant: string, wanted: readonly AnySection[], tx: Db = db): Promise<Map<string, StoredContent>> {
    const pages = [...new Set(wanted.map((section) => section.page))]
    const rows = await tx
      .select()
      .from(sections)
      .where(and(eq(sections.tenant, tenant), inArray(sections.page, pages)))
    const byKey = new Map(rows.map((row) => [`${row.page}/${row.section}`, row]))
    const viewed = new Map<string, StoredContent>()
    for (const { key } of wanted) {
      const view = viewOf.get(key)
      if (view) viewed.set(key, await view.read(tenant))
    }
    function* reading(): Work<Map<string, StoredContent>> {
      const stored = new Map<string, StoredContent>()
      for (const section of wanted) {
        const row = byKey.get(section.key)
        const ofView = viewed.get(section.key)
        stored.set(section.key, ofView ?? (yield* readingRow(section, row && row.revision > 0 ? row : undefined, warn)))
      }
      return stored
    }
    return inTurns(reading())
  }

  /** Those of the sections that were saved after the content version; views are not among them. */
  async function readChanged(tenant: string, wanted: readonly AnySection[], since: number): Promise<Map<string, StoredContent>> {
    const rows = await db
      .select()
      .from(sections)
      .where(and(eq(sections.tenant, tenant), gt(sections.version, since)))
    const byKey = new Map(rows.map((row) => [`${row.page}/${row.section}`, row]))
    const changed = new Map<string, StoredContent>()
    for (const section of wanted) {
      const row = byKey.get(section.key)
      if (row) changed.set(section.key, await inTurns(readingRow(section, row, warn)))
    }
    return changed
  }

  /** One section's content, as stored or by default. */
  async function readSection<F extends Fields>(tenant: string, section: Section<F>): Promise<RecordOf<F>> {
    return contentIn(await readSections(tenant, [section]), section)
  }

  /** Saves one section in one transaction; see `saveRecord`. */
  async function save(tenant: string, { section, ...request }: SectionSave): Promise<SaveAnswer> {
    const view = viewOf.get(section.key)
    if (view) return view.save(tenant, request)
    const saved = await db.transaction(async (tx) => {
      const rows = sectionRows(tx, tenant, section, onSaved)
      const row = await rows.hold()
      const needs = { tx, tenant, record: section, rows, bumpVersion: createBump(tx, tenant, 'section'), now, warn }
      return answerOnce(rows, request, askedOf(section.key, request), (hash) => saveRecord(needs, row, request, hash))
    })
    versions.reached(tenant, saved.version, 'section')
    return saved
  }

  /** Like `save`, but nothing can come between what was read and what is written, so there is nothing to merge. */
  async function change<More extends object>(
    tenant: string,
    { section, asked, change: act, ...asking }: SectionChange<More>,
  ): Promise<SaveAnswer & More> {
    if (viewOf.has(section.key)) throw new Error(`${section.key} is kept elsewhere`)
    const saved = await db.transaction(async (tx) => {
      const rows = sectionRows(tx, tenant, section, onSaved)
      const row = await rows.hold()
      return answerOnce(rows, asking, asked, (hash) => {
        const { content, also } = act(readRow(section, row, warn).content)
        const needs = { tx, tenant, record: section, rows, bumpVersion: createBump(tx, tenant, 'section'), now, warn, also }
        return saveRecord(needs, row, { ...asking, wire: section.toWire(content), ids: section.idsOf(content) }, hash)
      })
    })
    versions.reached(tenant, saved.version, 'section')
    return saved as SaveAnswer & More
  }

  /** Newest first, `limit` at most and about a quarter of a megabyte of them; `before` starts below that revision. */
  async function listRevisions(tenant: string, section: AnySection, before: number | undefined, limit: number) {
    const view = viewOf.get(section.key)
    if (view) throw refused('unknownSection', { message: view.history })
    const { rows, more } = await listByBytes(db, revisions, ofSection(tenant, section), { before, limit })
    const read = await inTurns(readingRows(section, rows, warn))
    return { revisions: read.map((each, at) => ({ ...each, base: rows[at].base, restores: rows[at].restores })), more }
  }

  return { readSections, readChanged, readSection, save, change, listRevisions }
}
