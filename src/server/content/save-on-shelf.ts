import { createHash } from 'node:crypto'
import type { AnyContent, AnyRecord } from '../../fields/define-record.ts'
import type { Merged } from '../../fields/field.ts'
import type { Db } from '../db/database.ts'
import { refused } from '../http/errors.ts'
import { findMissingFiles } from '../media/missing-files.ts'
import { presentWire, readRow, refuseProblems, requireContent, type Author, type Ids, type Shelf, type Stored, type Warn } from './shelf.ts'

/** What somebody asks to be saved, whatever it is kept on. */
export interface Asked {
  /** The content in wire shape, as it was sent. */
  wire: unknown
  ids?: Ids
  /** The revision it was written on; undefined writes on whatever stands. */
  base?: number
  restores?: number
  idempotencyKey?: string
  by: Author
}

export interface Saved {
  revision: number
  savedAt: string
  /** The tenant's content version this save made. */
  version: number
  merged?: { value: unknown; ids: Ids; by: string | null; at: string | null; taken: Merged<unknown>['taken'] }
}

type Needs = {
  tx: Db
  declared: AnyRecord
  shelf: Shelf
  /** Makes a new content version of the tenant, once in this transaction. */
  bumpVersion(): Promise<number>
  now: () => Date
  warn: Warn
  /** Called with the content that is about to stand; throws what only its neighbours can refuse, such as a name taken. */
  judge?(content: AnyContent): Promise<void>
  /** What people call it in refusals: "section", "agent". */
  noun?: string
  /** What the hash of a request calls it, so that a key used for one thing is not taken for another. */
  name: string
  /** Stands in the answer beside the rest, such as the number of an agent. */
  also?: object
}

/**
 * Saves one declared thing inside the transaction of its shelf: on its own revision as it is; on an older one merged field
 * by field, or refused with `conflict` and both sides when the same field was changed. A retry answers like the first try.
 */
export async function saveOnShelf(needs: Needs, { wire, ids, base, restores, idempotencyKey, by }: Asked): Promise<Saved> {
  const { tx, declared, shelf, bumpVersion, now, warn, judge, name, also } = needs
  const requestHash = hashOf([name, wire, ids, base, restores])
  const row = await shelf.take()
  const first = await findFirstAnswer(shelf, by, idempotencyKey, requestHash)
  if (first) return first as Saved

  const current = readRow(declared, row, warn)
  const sent = requireContent(declared, wire, current.content, ids)
  const together = base === undefined || base === current.revision ? undefined : await mergeOnto(needs, base, current, sent)
  const content = together?.value ?? sent
  refuseProblems(await findMissingFiles(tx, declared, content, current.content))
  await judge?.(content)

  const at = now()
  const stored = { wire: declared.toWire(content), ids: declared.idsOf(content), savedAt: at, savedBy: by.name }
  const version = await bumpVersion()
  const answer: Saved = { ...also, revision: current.revision + 1, savedAt: at.toISOString(), version }
  if (together) {
    const { savedBy, savedAt } = current
    answer.merged = { value: stored.wire, ids: stored.ids, by: savedBy, at: savedAt?.toISOString() ?? null, taken: together.taken }
  }
  await shelf.keep({
    ...stored,
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

/** Throws `conflict` (409) with both sides and their common ancestor. */
export function refuseConflict(declared: AnyRecord, noun: string, theirs: Stored, base: Stored): never {
  throw refused('conflict', {
    message: `Somebody saved this ${noun} while you were writing.`,
    also: { theirs: presentWire(declared, theirs), base: presentWire(declared, base) },
  })
}

export const hashOf = (asked: unknown) => createHash('sha256').update(JSON.stringify(asked)).digest('base64url')

/** The answer to the first try of this very request; throws `invalid` when the key was used for another. */
export async function findFirstAnswer(shelf: Pick<Shelf, 'findAnswer'>, by: Author, key: string | undefined, requestHash: string) {
  const first = key === undefined ? undefined : await shelf.findAnswer(by.account, key)
  if (first && first.requestHash !== requestHash) throw refused('invalid', { message: 'This Idempotency-Key was used for another save.' })
  return first?.answer
}

/** What was saved as `revision`; throws `invalid` when there is no such revision. */
export async function requireRevision({ declared, shelf, warn, noun = 'section' }: Needs, revision: number): Promise<Stored> {
  const row = revision === 0 ? undefined : await shelf.findRevision(revision)
  if (row || revision === 0) return readRow(declared, row, warn)
  throw refused('invalid', {
    message: `There is no revision ${revision} of this ${noun}.`,
    errors: [{ path: 'revision', message: 'unknown' }],
  })
}

async function mergeOnto(needs: Needs, base: number, theirs: Stored, mine: AnyContent) {
  const { declared, noun = 'section' } = needs
  const ancestor = await requireRevision(needs, base)
  const merged = declared.merge(ancestor.content, theirs.content, mine)
  if (merged.conflicts.length === 0 && declared.check(merged.value).length === 0) return merged
  return refuseConflict(declared, noun, theirs, ancestor)
}
