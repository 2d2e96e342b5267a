import type { Warn } from '../http/warn.ts'
import type { AnyContent, AnyRecord } from '../../fields/define-record.ts'
import type { Merged } from '../../fields/field.ts'
import type { Marks } from '../../fields/wire.ts'
import type { Db } from '../db/database.ts'
import { refused } from '../http/errors.ts'
import { inTurns } from '../http/in-turns.ts'
import { nextTurn } from '../http/own-turn.ts'
import { findMissingFiles } from '../media/missing-files.ts'
import {
  presentWire,
  readingRow,
  refuseProblems,
  requireContent,
  type Author,
  type Ids,
  type StoredContent,
  type StoredRow,
} from './stored-content.ts'

/** What somebody asks to be saved, a section or an item. */
export interface SaveRequest {
  /** The content in wire shape, as it was sent. */
  wire: unknown
  ids?: Ids
  /** The revision it was written on; undefined writes on whatever is there. */
  base?: number
  restores?: number
  idempotencyKey?: string
  by: Author
}

export interface SaveAnswer {
  revision: number
  savedAt: string
  /** The tenant's content version this save made. */
  version: number
  merged?: { value: unknown; ids: Ids; by: string | null; at: string | null; taken: Merged<unknown>['taken'] }
}

/** Everything one save leaves behind: the content as it is from now on, and the revision that made it. */
export interface NewRevision extends StoredRow {
  content: AnyContent
  /** What was stored before, where all of it could be read. */
  before: AnyContent | undefined
  base: number
  restores: number | undefined
  merged: boolean
  account: string
  /** The content version of the tenant this save makes. */
  version: number
  idempotencyKey: string | undefined
  requestHash: string | undefined
  answer: object
}

/** Where the revisions of one record are kept, inside the transaction that holds it. */
export interface RevisionRows {
  findRevision(revision: number): Promise<StoredRow | undefined>
  write(made: NewRevision): Promise<void>
}

type Needs = {
  tx: Db
  tenant: string
  record: AnyRecord
  rows: RevisionRows
  /** Makes a new content version of the tenant, once in this transaction. */
  bumpVersion(): Promise<number>
  now: () => Date
  warn: Warn
  /** What the save left to be filled in, before it is judged; `stored` is what it was before. */
  fill?(content: AnyContent, stored: AnyContent | undefined): Promise<AnyContent>
  /** Called with the content that is about to be stored; throws what only its neighbours can refuse, such as a name taken. */
  judge?(content: AnyContent, stored: AnyContent | undefined): Promise<void>
  /** Part of the answer beside the rest, such as the number of an item. */
  also?: object
}

/**
 * Saves one record inside the transaction that holds its `row`: on its own revision as it is; on an older one merged field
 * by field, or refused with `conflict` and both sides when the same field was changed.
 */
export async function saveRecord(
  needs: Needs,
  row: StoredRow | undefined,
  { wire, ids, base, restores, idempotencyKey, by }: SaveRequest,
  requestHash?: string,
): Promise<SaveAnswer> {
  const { tx, tenant, record, rows, bumpVersion, now, warn, fill, judge, also } = needs
  const current = await inTurns(readingRow(record, row, warn))
  const stored = row && current.content
  const sent = await requireContent(record, wire, current.content, ids)
  const together = base === undefined || base === current.revision ? undefined : await mergeOnto(needs, base, current, sent)
  const asSent = together?.value ?? sent
  const content = fill ? await fill(asSent, stored) : asSent
  refuseProblems(await findMissingFiles(tx, { tenant, record, content, current: current.content }))
  await judge?.(content, stored)

  await nextTurn()
  const savedAt = now()
  const marks = withMarks(current.marks, record.marksOf(wire))
  const made = { wire: record.toWire(content, marks), ids: record.idsOf(content), savedAt, savedBy: by.name }
  const version = await bumpVersion()
  const answer: SaveAnswer = { ...also, revision: current.revision + 1, savedAt: savedAt.toISOString(), version }
  if (together) {
    const { savedBy, savedAt: at } = current
    answer.merged = { value: made.wire, ids: made.ids, by: savedBy, at: at?.toISOString() ?? null, taken: together.taken }
  }
  await rows.write({
    ...made,
    content,
    before: current.hasLost ? undefined : stored,
    revision: answer.revision,
    base: base ?? current.revision,
    restores,
    merged: Boolean(together),
    account: by.account,
    version,
    idempotencyKey,
    requestHash,
    answer,
  })
  return answer
}

/** What is said now counts; what says nothing keeps what was said before. */
function withMarks(before: Marks = {}, said: Marks): Marks {
  return { ...before, ...Object.fromEntries(Object.entries(said).map(([name, marks]) => [name, { ...before[name], ...marks }])) }
}

/** Throws `conflict` (409) with both sides and their common ancestor. */
export function refuseConflict(record: AnyRecord, theirs: StoredContent, base: StoredContent): never {
  throw refused('conflict', {
    message: `Somebody saved this ${record.noun} while you were writing.`,
    also: { theirs: presentWire(record, theirs), base: presentWire(record, base) },
  })
}

/** What was saved as `revision`; throws `invalid` when there is no such revision. */
export async function requireRevision(
  { record, rows, warn }: Pick<Needs, 'record' | 'warn'> & { rows: Pick<RevisionRows, 'findRevision'> },
  revision: number,
) {
  const row = revision === 0 ? undefined : await rows.findRevision(revision)
  if (row || revision === 0) return inTurns(readingRow(record, row, warn))
  throw refused('invalid', {
    message: `There is no revision ${revision} of this ${record.noun}.`,
    errors: [{ path: 'revision', message: 'unknown' }],
  })
}

async function mergeOnto(needs: Needs, base: number, theirs: StoredContent, mine: AnyContent) {
  const { record } = needs
  const ancestor = await requireRevision(needs, base)
  const merged = record.merge(ancestor.content, theirs.content, mine)
  if (merged.conflicts.length === 0 && record.check(merged.value, theirs.content).length === 0) return merged
  return refuseConflict(record, theirs, ancestor)
}
