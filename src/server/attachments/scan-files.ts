import { and, asc, eq, gt, inArray } from 'drizzle-orm'
import type { Disk } from 'flydrive'
import type { Db } from '../db/database.ts'
import { submissionFiles as t } from '../db/tables/forms.ts'
import type { Warn } from '../http/warn.ts'
import { defineJob, noPayload } from '../jobs/job.ts'
import type { Sealing } from '../sealing/create-sealing.ts'
import { boxOfFile } from './attachment.ts'
import { openSealed } from './open-sealed.ts'

/** Looks through a file for viruses. Throws when it cannot tell. */
export type Scanner = (content: AsyncIterable<Buffer>, signal: AbortSignal) => Promise<'clean' | 'infected'>

type Needs = { db: Db; files: Disk; sealing: Sealing; warn: Warn; scanner: Scanner | undefined }

const filesAtOnce = 50

/** Every minute looks at what was not scanned. What cannot be told stays as it is and is tried again: an error never makes a file clean. */
export function scanFiles({ db, files, sealing, warn, scanner }: Needs) {
  return defineJob({
    kind: 'scan files of visitors',
    payload: noPayload,
    every: { minutes: 1 },
    limitSeconds: 600,
    atOnce: 1,
    async run({ signal }) {
      // Where there is none any more, none is waited for.
      if (!scanner) {
        await db.update(t).set({ scan: 'unscanned' }).where(eq(t.scan, 'waiting'))
        return undefined
      }
      let rows = await toScan('')
      while (rows.length > 0) {
        for (const row of rows) {
          signal.throwIfAborted()
          await scan(row, scanner, signal)
        }
        rows = await toScan(rows.at(-1)?.id ?? '')
      }
      return undefined
    },
  })

  function toScan(after: string) {
    const unknown = inArray(t.scan, ['waiting', 'unscanned'])
    return db
      .select()
      .from(t)
      .where(and(unknown, gt(t.id, after)))
      .orderBy(asc(t.id))
      .limit(filesAtOnce)
  }

  async function scan(row: typeof t.$inferSelect, scanner: Scanner, signal: AbortSignal): Promise<void> {
    try {
      const content = await openSealed(files, { id: row.id, key: boxOfFile(sealing, row).key }, row)
      // One that was answered before its end would keep its file open.
      const found = await scanner(content, signal).finally(() => content.destroy())
      if (found === 'infected') warn({ file: row.id }, 'a file holds a virus and is held back')
      await db.update(t).set({ scan: found }).where(eq(t.id, row.id))
    } catch (error) {
      warn({ err: error, file: row.id }, 'a file could not be scanned and is tried again')
      await db
        .update(t)
        .set({ scan: 'waiting' })
        .where(and(eq(t.id, row.id), eq(t.scan, 'unscanned')))
    }
  }
}
