import { and, type SQL } from 'drizzle-orm'
import type { Disk } from 'flydrive'
import type { Db } from '../db/database.ts'
import { submissionFiles as t } from '../db/tables/forms.ts'
import { diskPathOf } from './write-sealed.ts'

/**
 * Rows first: a file nobody knows of is only litter, which the next hour takes; a row without its bytes would be a broken promise.
 * Not within a transaction: the bytes would be gone though it failed. At least one condition is asked for, since none would be every file there is.
 */
export async function removeFiles({ db, files }: { db: Db; files: Disk }, ...which: [SQL, ...SQL[]]): Promise<void> {
  const gone = await db
    .delete(t)
    .where(and(...which))
    .returning({ id: t.id })
  for (const { id } of gone) await files.delete(diskPathOf(id))
}
