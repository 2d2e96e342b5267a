import type { Warn } from '../http/warn.ts'
import type { AnyContent, AnyRecord } from '../../fields/define-record.ts'
import type { Marks } from '../../fields/wire.ts'
import type { Problem } from '../../fields/field.ts'
import { refused } from '../http/errors.ts'
import { atOnce, inTurns, type Work } from '../http/in-turns.ts'
import { nextTurn } from '../http/own-turn.ts'
import { cleaningContent } from './clean-content.ts'
import { refuseTooMuch } from './refuse-too-much.ts'

export type Ids = Record<string, string[]>

/** The content of a record as one save stored it. */
export interface StoredRow {
  wire: unknown
  ids: Ids
  revision: number
  savedAt: Date
  savedBy: string
}

export interface StoredContent<C = AnyContent> {
  content: C
  /** What its fields say beside their values. */
  marks?: Marks
  /** 0 while nothing is stored and the default is shown. */
  revision: number
  savedAt: Date | null
  savedBy: string | null
  /** Some of what is stored cannot be read, and shows its default. */
  hasLost?: true
}

export interface Author {
  account: string
  name: string
}

/** What is shown while nothing was ever saved. */
export const unstored = (record: AnyRecord): StoredContent => ({ content: record.fallback, revision: 0, savedAt: null, savedBy: null })

/** Reading forgives: what cannot be read shows its default, and the log says so. */
export const readRow = (record: AnyRecord, row: StoredRow | undefined, warn: Warn): StoredContent => atOnce(readingRow(record, row, warn))

/** The same as work for several turns: what nobody asked for lately is cleaned anew, which is as much work as its save was. */
export function* readingRow(record: AnyRecord, row: StoredRow | undefined, warn: Warn): Work<StoredContent> {
  if (!row) return unstored(record)
  const { content, lost } = record.fromWire(row.wire, row.ids)
  if (lost.length > 0) warn({ ...placeOf(row), noun: record.noun, lost }, 'stored content cannot be read; its default is shown')
  yield
  const { revision, savedAt, savedBy } = row
  const clean: AnyContent = yield* cleaningContent(record.fields, content)
  return { content: clean, marks: record.marksOf(row.wire), revision, savedAt, savedBy, ...(lost.length > 0 && { hasLost: true }) }
}

/** Rows of one record, in their order. */
export function* readingRows(record: AnyRecord, rows: readonly StoredRow[], warn: Warn): Work<StoredContent[]> {
  const read: StoredContent[] = []
  for (const row of rows) read.push(yield* readingRow(record, row, warn))
  return read
}

/** What the log says of a row: where it is, never what is in it. */
function placeOf(row: StoredRow): object {
  const { tenant, page, section, id, revision } = row as StoredRow & { tenant?: string; page?: string; section?: string; id?: number }
  return { tenant, page, section, id, revision }
}

/** As the calls show it. */
export function presentWire(record: AnyRecord, { content, marks, revision, savedAt, savedBy }: StoredContent) {
  return { value: record.toWire(content, marks), revision, ids: record.idsOf(content), savedAt: savedAt?.toISOString() ?? null, savedBy }
}

/** What was sent, cleaned; throws `invalid` (422) with every problem. */
export async function requireContent(record: AnyRecord, wire: unknown, current: AnyContent, ids?: Ids): Promise<AnyContent> {
  // A save holds its row.
  await nextTurn()
  const { content: sent, problems } = record.checkWire(wire, current, ids)
  refuseProblems(problems)
  refuseTooMuch(record, { wire, content: sent }, current)
  await nextTurn()
  const content: AnyContent = await inTurns(cleaningContent(record.fields, sent))
  // A text that held nothing but what may not be kept is empty once it is clean.
  if (content !== sent) refuseProblems(record.check(content, current))
  return content
}

/** Throws `invalid` (422) with all of the problems, and the first one's message; does nothing where there are none. */
export function refuseProblems(problems: Problem[]): void {
  if (problems.length > 0) throw refused('invalid', { message: problems[0].message, errors: problems })
}
