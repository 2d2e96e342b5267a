import { createHash } from 'node:crypto'
import { and, desc, eq, lt, sql } from 'drizzle-orm'
import type { AnyContent, AnySection, Section } from '../../content/section.ts'
import type { Merged, Problem } from '../../fields/field.ts'
import type { Fields, RecordOf } from '../../fields/kinds.ts'
import type { Db } from '../db/database.ts'
import { contentVersions, revisions, sections } from '../db/schema.ts'
import { refused } from '../http/errors.ts'
import { cleanContent } from './clean-content.ts'
import type { ContentVersion } from './content-version.ts'

export interface Stored {
  content: AnyContent
  /** 0 while nothing is stored and the default is shown. */
  revision: number
  savedAt: Date | null
  savedBy: string | null
}

export interface Save {
  section: AnySection
  /** The content in wire shape, as it was sent. */
  wire: unknown
  ids?: Record<string, string[]>
  /** The revision it was written on; undefined writes on whatever stands. */
  base?: number
  restores?: number
  idempotencyKey?: string
  by: { account: string; name: string }
}

export interface Saved {
  revision: number
  savedAt: string
  /** The tenant's content version this save made. */
  version: number
  merged?: { value: unknown; ids: Record<string, string[]>; by: string | null; at: string | null; taken: Merged<unknown>['taken'] }
}

type Ids = Record<string, string[]>
type Row = { wire: unknown; ids: Ids; revision: number; savedAt: Date; savedBy: string }

export type ContentStore = ReturnType<typeof createContentStore>

type Needs = { db: Db; versions: ContentVersion; now: () => Date; warn: (what: object, words: string) => void }

/** What stands on the pages, and every revision of it. */
export function createContentStore({ db, versions, now, warn }: Needs) {
  /** Reading forgives: what cannot be read shows its default, and the log says so. */
  function present(section: AnySection, row: Row | undefined): Stored {
    if (!row) return { content: section.fallback, revision: 0, savedAt: null, savedBy: null }
    const { content, lost } = section.fromWire(row.wire, row.ids)
    if (lost.length > 0) warn({ section: section.key, revision: row.revision, lost }, 'stored content cannot be read; its default is shown')
    return { content: cleanContent(section.fields, content), revision: row.revision, savedAt: row.savedAt, savedBy: row.savedBy }
  }

  /** The sections, each as stored or by default, in one query. */
  async function readSections(tenant: string, wanted: readonly AnySection[]): Promise<Map<string, Stored>> {
    const pages = [...new Set(wanted.map((section) => section.page))]
    const rows = await db.query.sections.findMany({
      where: (t, { and: all, eq: is, inArray }) => all(is(t.tenant, tenant), inArray(t.page, pages)),
    })
    const byKey = new Map(rows.map((row) => [`${row.page}/${row.section}`, row]))
    return new Map(wanted.map((section) => [section.key, present(section, byKey.get(section.key))]))
  }

  /** One section's content, as stored or by default. */
  async function readSection<F extends Fields>(tenant: string, section: Section<F>): Promise<RecordOf<F>> {
    const stored = await readSections(tenant, [section])
    return (stored.get(section.key)?.content ?? section.fallback) as RecordOf<F>
  }

  /**
   * Saves one section, in one transaction: on its own revision as it is; on an older one merged field by field, or
   * refused with `conflict` and both sides when the same field was changed. A retry answers like the first try.
   */
  async function save(tenant: string, { section, wire, ids, base, restores, idempotencyKey, by }: Save): Promise<Saved> {
    const requestHash = createHash('sha256')
      .update(JSON.stringify([section.key, wire, ids, base, restores]))
      .digest('base64url')
    const saved = await db.transaction(async (tx): Promise<Saved> => {
      const row = await lockSection(tx, tenant, section)
      if (idempotencyKey) {
        const first = await findAnswer(tx, tenant, by.account, idempotencyKey)
        if (first && first.requestHash !== requestHash)
          throw refused('invalid', { message: 'This Idempotency-Key was used for another save.' })
        if (first) return first.answer as Saved
      }
      const current = present(section, row)
      const content = requireContent(section, wire, current.content, ids)

      const together =
        base === undefined || base === current.revision ? undefined : await mergeOnto(tx, tenant, section, base, current, content)
      const next = together?.value ?? content
      const revision = current.revision + 1
      const at = now()
      const stored = { wire: section.toWire(next), ids: section.idsOf(next), savedAt: at, savedBy: by.name }
      const [{ version }] = await tx
        .insert(contentVersions)
        .values({ tenant, version: 1 })
        .onConflictDoUpdate({ target: contentVersions.tenant, set: { version: sql`${contentVersions.version} + 1` } })
        .returning({ version: contentVersions.version })
      const answer: Saved = { revision, savedAt: at.toISOString(), version }
      if (together) {
        answer.merged = {
          value: stored.wire,
          ids: stored.ids,
          by: current.savedBy,
          at: current.savedAt?.toISOString() ?? null,
          taken: together.taken,
        }
      }
      const place = { tenant, page: section.page, section: section.section }
      await tx.insert(revisions).values({
        ...place,
        ...stored,
        revision,
        base: base ?? current.revision,
        restores,
        merged: Boolean(together),
        account: by.account,
        idempotencyKey,
        requestHash,
        answer,
      })
      await tx
        .update(sections)
        .set({ ...stored, revision })
        .where(ofSections(place))
      await tx.execute(sql`select pg_notify('content', ${JSON.stringify([tenant, version])})`)
      return answer
    })
    versions.reached(tenant, saved.version)
    return saved
  }

  /** Newest first; `before` starts below that revision. */
  async function listRevisions(tenant: string, section: AnySection, before: number | undefined, limit: number) {
    const place = { tenant, page: section.page, section: section.section }
    const rows = await db
      .select()
      .from(revisions)
      .where(and(ofRevisions(place), before === undefined ? undefined : lt(revisions.revision, before)))
      .orderBy(desc(revisions.revision))
      .limit(limit)
    return rows.map((row) => ({ ...present(section, row), base: row.base, restores: row.restores }))
  }

  async function mergeOnto(tx: Db, tenant: string, section: AnySection, base: number, theirs: Stored, mine: AnyContent) {
    const ancestor = await findRevision(tx, tenant, section, base)
    if (!ancestor)
      throw refused('invalid', {
        message: `There is no revision ${base} of this section.`,
        errors: [{ path: 'revision', message: 'unknown' }],
      })
    const merged = section.merge(ancestor.content, theirs.content, mine)
    const problems = section.check(merged.value)
    if (merged.conflicts.length === 0 && problems.length === 0) return merged
    throw refused('conflict', { also: { theirs: presentWire(section, theirs), base: presentWire(section, ancestor) } })
  }

  async function findRevision(tx: Db, tenant: string, section: AnySection, revision: number): Promise<Stored | undefined> {
    if (revision === 0) return present(section, undefined)
    const place = { tenant, page: section.page, section: section.section }
    const [row] = await tx
      .select()
      .from(revisions)
      .where(and(ofRevisions(place), eq(revisions.revision, revision)))
    return row && present(section, row)
  }

  return { readSections, readSection, save, listRevisions }
}

/** Somebody else's section, as the calls show it. */
export function presentWire(section: AnySection, { content, revision, savedAt, savedBy }: Stored) {
  return { value: section.toWire(content), revision, ids: section.idsOf(content), savedAt: savedAt?.toISOString() ?? null, savedBy }
}

/** What was sent, cleaned; throws `invalid` (422) with every problem. */
function requireContent(section: AnySection, wire: unknown, current: AnyContent, ids?: Ids): AnyContent {
  const { content: sent, problems } = section.checkWire(wire, current, ids)
  refuseProblems(problems)
  const content = cleanContent(section.fields, sent)
  // A text that held nothing but what may not be kept is empty once it is clean.
  if (content !== sent) refuseProblems(section.check(content))
  return content
}

function refuseProblems(problems: Problem[]): void {
  if (problems.length > 0) throw refused('invalid', { message: problems[0].message, errors: problems })
}

type Place = { tenant: string; page: string; section: string }
const ofSections = (place: Place) =>
  and(eq(sections.tenant, place.tenant), eq(sections.page, place.page), eq(sections.section, place.section))
const ofRevisions = (place: Place) =>
  and(eq(revisions.tenant, place.tenant), eq(revisions.page, place.page), eq(revisions.section, place.section))

/** Takes the section's row for this transaction. The first save makes the row, so that two first saves wait for each other too. */
async function lockSection(tx: Db, tenant: string, section: AnySection): Promise<Row | undefined> {
  const place = { tenant, page: section.page, section: section.section }
  const [row] = await tx.select().from(sections).where(ofSections(place)).for('update')
  if (row) return row.revision === 0 ? undefined : row
  const nothingYet = { ...place, revision: 0, wire: {}, ids: {}, savedAt: new Date(0), savedBy: '' }
  await tx.insert(sections).values(nothingYet).onConflictDoNothing()
  const [made] = await tx.select().from(sections).where(ofSections(place)).for('update')
  return made && made.revision > 0 ? made : undefined
}

async function findAnswer(tx: Db, tenant: string, account: string, key: string) {
  const [row] = await tx
    .select({ requestHash: revisions.requestHash, answer: revisions.answer })
    .from(revisions)
    .where(and(eq(revisions.tenant, tenant), eq(revisions.account, account), eq(revisions.idempotencyKey, key)))
  return row
}
