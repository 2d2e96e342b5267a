import { inArray } from 'drizzle-orm'
import type { Db } from '../db/database.ts'
import { submissionFiles, submissions as t } from '../db/tables/forms.ts'

/**
 * Removes cases with their mails, notes and stories, and unties their files: the ids it answers are to be removed once the
 * transaction holds. Whatever is cut off in between, a file that belongs to no case is forgotten in its time.
 */
export async function removeCases(tx: Db, ids: readonly number[]): Promise<string[]> {
  const gone = [...ids]
  if (gone.length === 0) return []
  const files = await tx
    .update(submissionFiles)
    .set({ submission: null })
    .where(inArray(submissionFiles.submission, gone))
    .returning({ id: submissionFiles.id })
  // What was joined to one of them stands for itself again.
  await tx.update(t).set({ joinedTo: null }).where(inArray(t.joinedTo, gone))
  await tx.delete(t).where(inArray(t.id, gone))
  return files.map(({ id }) => id)
}
