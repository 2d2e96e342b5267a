import { asc, eq, inArray } from 'drizzle-orm'
import type { Disk } from 'flydrive'
import type { Db } from '../db/database.ts'
import { submissionFiles as t } from '../db/tables/forms.ts'
import { refused } from '../http/errors.ts'
import type { Warn } from '../http/warn.ts'
import type { Sealing } from '../sealing/create-sealing.ts'
import { attachedFile, boxOfFile, type AttachedFile } from './attachment.ts'
import { openSealed } from './open-sealed.ts'
import { removeFiles } from './remove-files.ts'
import type { Scanner } from './scan-files.ts'

type Needs = { db: Db; files: Disk; sealing: Sealing; warn: Warn; scanner?: Scanner | undefined }

/** Files that came with a submission: listed, opened for whoever may read it, and removed with it. */
export function createSubmissionFiles({ db, files, sealing, warn, scanner }: Needs) {
  /** The files of a submission, in the order they were received; in a transaction, by it. */
  async function list(submission: number, from: Db = db): Promise<AttachedFile[]> {
    const rows = await from.select().from(t).where(eq(t.submission, submission)).orderBy(asc(t.stagedAt), asc(t.id))
    return rows.map((row) => attachedFile(sealing, row))
  }

  /** The submission a file belongs to, so that who may have it is judged before it is looked at; undefined where there is none. */
  async function submissionOf(id: string): Promise<number | undefined> {
    const [row] = await db.select({ submission: t.submission }).from(t).where(eq(t.id, id))
    return row?.submission ?? undefined
  }

  /**
   * A file of a submission to be downloaded; who may read `submission` is for the caller to judge. The stream is to be read or destroyed. Throws
   * `unknownItem` when there is none, `unavailable` or `notAllowed` while it is not known to be clean, or is not, and `unavailable` when it
   * was changed on the disk.
   */
  async function open(id: string) {
    const [row] = await db.select().from(t).where(eq(t.id, id))
    if (!row || row.submission === null) throw refused('unknownItem', { message: 'There is no such file.' })
    if (row.scan === 'waiting' || (scanner && row.scan === 'unscanned'))
      throw refused('unavailable', { message: 'This file is still being checked for viruses. Please try again in a minute.' })
    if (row.scan === 'infected') throw refused('notAllowed', { message: 'This file holds a virus and is not given out.' })
    const { key } = boxOfFile(sealing, row)
    const stream = await openSealed(files, { id, key }, row).catch((error: unknown) => {
      warn({ err: error, file: id }, 'a file cannot be opened')
      throw refused('unavailable', { message: 'This file was damaged where it is kept and cannot be given out. A backup may have it.' })
    })
    return { ...attachedFile(sealing, row), tenant: row.tenant, submission: row.submission, stream }
  }

  /** Removes files for good, by the ids of their rows. */
  async function remove(ids: readonly string[]): Promise<void> {
    if (ids.length > 0) await removeFiles({ db, files }, inArray(t.id, [...ids]))
  }

  return { list, submissionOf, open, remove }
}
