import type { AnyContent, AnyRecord } from '../../fields/define-record.ts'
import type { Problem } from '../../fields/field.ts'
import { refused } from '../http/errors.ts'
import { cleanContent } from './clean-content.ts'

export type Ids = Record<string, string[]>

/** What a declaration describes, as it was stored by one save. */
export interface StoredRow {
  wire: unknown
  ids: Ids
  revision: number
  savedAt: Date
  savedBy: string
}

export interface Stored {
  content: AnyContent
  /** 0 while nothing is stored and the default is shown. */
  revision: number
  savedAt: Date | null
  savedBy: string | null
}

export interface Author {
  account: string
  name: string
}

/** Everything one save leaves behind: the row as it stands now, and the revision that made it. */
export interface Kept extends StoredRow {
  base: number
  restores: number | undefined
  merged: boolean
  account: string
  /** The content version of the tenant this save makes. */
  version: number
  idempotencyKey: string | undefined
  requestHash: string
  answer: object
}

/**
 * Where one declared thing is kept: a section of a page, an agent. Each method works inside the transaction the shelf was
 * made for; what is on it and every revision of it are the shelf's business, how a save is decided is not.
 */
export interface Shelf {
  /** Holds what stands until the transaction ends; undefined while nothing was ever saved. */
  take(): Promise<StoredRow | undefined>
  findRevision(revision: number): Promise<StoredRow | undefined>
  /** How an earlier save of this account under the same Idempotency-Key was answered. */
  findAnswer(account: string, idempotencyKey: string): Promise<{ requestHash: string | null; answer: unknown } | undefined>
  keep(kept: Kept): Promise<void>
}

export type Warn = (what: object, words: string) => void

/** What stands while nothing was ever saved. */
export const unstored = (declared: AnyRecord): Stored => ({ content: declared.fallback, revision: 0, savedAt: null, savedBy: null })

/** Reading forgives: what cannot be read shows its default, and the log says so. */
export function readRow(declared: AnyRecord, row: StoredRow | undefined, warn: Warn): Stored {
  if (!row) return unstored(declared)
  const { content, lost } = declared.fromWire(row.wire, row.ids)
  if (lost.length > 0) warn({ ...placeOf(row), noun: declared.noun, lost }, 'stored content cannot be read; its default is shown')
  return { content: cleanContent(declared.fields, content), revision: row.revision, savedAt: row.savedAt, savedBy: row.savedBy }
}

/** What the log says of a row: where it is, never what is in it. */
function placeOf(row: StoredRow): object {
  const { tenant, page, section, id, revision } = row as StoredRow & { tenant?: string; page?: string; section?: string; id?: number }
  return { tenant, page, section, id, revision }
}

/** As the calls show it. */
export function presentWire(declared: AnyRecord, { content, revision, savedAt, savedBy }: Stored) {
  return { value: declared.toWire(content), revision, ids: declared.idsOf(content), savedAt: savedAt?.toISOString() ?? null, savedBy }
}

/** What was sent, cleaned; throws `invalid` (422) with every problem. */
export function requireContent(declared: AnyRecord, wire: unknown, current: AnyContent, ids?: Ids): AnyContent {
  const { content: sent, problems } = declared.checkWire(wire, current, ids)
  refuseProblems(problems)
  const content = cleanContent(declared.fields, sent)
  // A text that held nothing but what may not be kept is empty once it is clean.
  if (content !== sent) refuseProblems(declared.check(content))
  return content
}

export function refuseProblems(problems: Problem[]): void {
  if (problems.length > 0) throw refused('invalid', { message: problems[0].message, errors: problems })
}
