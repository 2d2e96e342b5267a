import { inArray, isNull, lt } from 'drizzle-orm'
import type { Disk } from 'flydrive'
import { dayMs } from '../../durations.ts'
import { batchesOf } from '../db/batches-of.ts'
import type { Db } from '../db/database.ts'
import { submissionFiles as t } from '../db/tables/forms.ts'
import { defineJob, noPayload } from '../jobs/job.ts'
import { removeFiles } from './remove-files.ts'
import { diskPathOf } from './write-sealed.ts'

/** How long a file waits for its form to be sent, in milliseconds. */
export const stagedFor = dayMs
const filesAtOnce = 500

type Needs = { db: Db; files: Disk; now: () => Date }

/** Every hour removes files whose form was not sent within a day, and bytes that no row tells of: a crash left them, or a purge. */
export function removeForgotten({ db, files, now }: Needs) {
  return defineJob({
    kind: 'remove forgotten files of visitors',
    payload: noPayload,
    every: { minutes: 60 },
    limitSeconds: 3000,
    atOnce: 1,
    async run({ signal }) {
      const before = new Date(now().getTime() - stagedFor)
      await removeFiles({ db, files }, isNull(t.submission), lt(t.stagedAt, before))
      for (const folder of await namesIn('/', /^[0-9a-f]{2}$/)) {
        signal.throwIfAborted()
        await removeStrays(folder, before)
      }
      return undefined
    },
  })

  async function removeStrays(folder: string, before: Date): Promise<void> {
    const ids = await namesIn(folder, /^[0-9a-f]{32}$/)
    for (const some of batchesOf(ids, filesAtOnce)) {
      const known = await db.select({ id: t.id }).from(t).where(inArray(t.id, some))
      const strays = new Set(some).difference(new Set(known.map(({ id }) => id)))
      for (const id of strays) await removeOld(diskPathOf(id), before)
    }
  }

  /** What is of our making: whatever else somebody put there is left alone. */
  async function namesIn(folder: string, wanted: RegExp): Promise<string[]> {
    const { objects } = await files.listAll(folder)
    return Array.from(objects, ({ name }) => name).filter((name) => wanted.test(name))
  }

  /** One that was just written has no row yet. */
  async function removeOld(path: string, before: Date): Promise<void> {
    const { lastModified } = await files.getMetaData(path)
    if (lastModified < before) await files.delete(path)
  }
}
