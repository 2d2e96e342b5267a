import { and, count, eq, gt, inArray, ne } from 'drizzle-orm'
import type { Db } from '../db/database.ts'
import { submissionFiles, submissionReaders as readers } from '../db/schema.ts'
import type { Beside } from './case-row.ts'
import type { DeskScope } from './desk-scope.ts'

const nothing: Beside = { seenRevision: null, files: 0, openBy: [] }

/** How many files each of these cases has, what of it the asker has seen, and who else has it open. */
export async function findBeside(db: Db, ids: readonly number[], scope: DeskScope, now: Date): Promise<(id: number) => Beside> {
  if (ids.length === 0) return () => nothing
  const of = [...ids]
  const [files, seen, open] = await Promise.all([
    db
      .select({ id: submissionFiles.submission, many: count() })
      .from(submissionFiles)
      .where(inArray(submissionFiles.submission, of))
      .groupBy(submissionFiles.submission),
    db
      .select({ id: readers.submission, revision: readers.revision })
      .from(readers)
      .where(and(inArray(readers.submission, of), eq(readers.account, scope.account))),
    db
      .select({ id: readers.submission, name: readers.name })
      .from(readers)
      .where(and(inArray(readers.submission, of), ne(readers.account, scope.account), gt(readers.openUntil, now))),
  ])
  const found = new Map<number, Beside>(of.map((id) => [id, { ...nothing, openBy: [] }]))
  const at = (id: number | null) => found.get(id ?? 0) ?? nothing
  for (const { id, many } of files) at(id).files = many
  for (const { id, revision } of seen) at(id).seenRevision = revision
  for (const { id, name } of open) at(id).openBy.push(name)
  return at
}
