import { randomBytes } from 'node:crypto'
import type { Readable } from 'node:stream'
import { and, count, eq, gt, inArray, isNull } from 'drizzle-orm'
import type { Disk } from 'flydrive'
import type { Db } from '../db/database.ts'
import { submissionFiles as t } from '../db/tables/forms.ts'
import { refused } from '../http/errors.ts'
import { uploadSeconds, type UploadSeconds } from '../media/cut-off-still.ts'
import { createUploadPlaces } from '../media/upload-places.ts'
import type { Sealing } from '../sealing/create-sealing.ts'
import { boxOf } from '../sealing/sealed-rows.ts'
import { newFileKey } from '../sealing/sealed-stream.ts'
import { attachmentLimits, uploadsAtOnce } from './attachment-limits.ts'
import { attachmentNameOf } from './attachment-name.ts'
import { attachedFile, type AttachedFile, type FileBox, type StagedFile } from './attachment.ts'
import { createFileTokens } from './file-token.ts'
import { createStagedFinding } from './find-staged.ts'
import { removeFiles } from './remove-files.ts'
import { stagedFor } from './remove-forgotten.ts'
import type { Scanner } from './scan-files.ts'
import { diskPathOf, writeSealed } from './write-sealed.ts'

type Needs = {
  db: Db
  files: Disk
  sealing: Sealing
  now: () => Date
  scanner?: Scanner | undefined
  seconds?: UploadSeconds | undefined
}

type Sent = {
  tenant: string
  field: string
  /** As it was called where it came from. */
  name: string
  /** The address it is sent from; of one only so many are received at once. */
  visitor?: string
}

/** Files that wait for their form: taken in before it is sent, and tied to its submission when it is. */
export function createStagedFiles({ db, files, sealing, now, scanner, seconds = uploadSeconds }: Needs) {
  const tokens = createFileTokens(sealing)
  const places = createUploadPlaces(uploadsAtOnce)

  /**
   * Takes one file in; once this answers, it is on the disk, and known. Throws `tooLarge`, `wrongType`, `invalid`, `malformed` or `tooMany`,
   * and has kept nothing then.
   */
  async function stage(source: Readable, { tenant, field, name, visitor = '' }: Sent): Promise<StagedFile> {
    // What breaks off while it waits for its turn is found out when it is read.
    source.on('error', () => {})
    return places.run(visitor, async () => {
      const box: FileBox = { name: attachmentNameOf(name), key: newFileKey() }
      const id = randomBytes(16).toString('hex')
      const judged = await writeSealed(files, { id, key: box.key }, source, seconds)
      try {
        await db.insert(t).values({
          id,
          tenant,
          field,
          ...judged,
          scan: scanner ? 'waiting' : 'unscanned',
          stagedAt: now(),
          ...sealing.sealJson(boxOf.file({ id }), box),
        })
      } catch (error) {
        await files.delete(diskPathOf(id))
        throw error
      }
      return { id: tokens.make(tenant, id), name: box.name, bytes: judged.bytes, type: judged.type }
    })
  }

  /**
   * Ties staged files, by their tokens, to a submission in the transaction that makes it, and answers them in that order. Throws
   * `invalid` for more than 10, and for one that is not there, not this tenant's, or another submission's.
   */
  async function takeIn(tx: Db, tenant: string, submission: number, given: readonly string[]): Promise<AttachedFile[]> {
    const chosen = [...new Set(given)]
    if (chosen.length === 0) return []
    if (chosen.length > attachmentLimits.ofOneSubmission) throw tooManyFiles()
    const ids = chosen.map((token) => tokens.read(tenant, token) ?? goneFile())
    const taken = await tx
      .update(t)
      .set({ submission })
      // What is older was a submission's that is being removed, or is forgotten any moment.
      .where(and(inArray(t.id, ids), eq(t.tenant, tenant), isNull(t.submission), gt(t.stagedAt, new Date(now().getTime() - stagedFor))))
      .returning()
    if (taken.length < ids.length) goneFile()
    const [{ all }] = await tx.select({ all: count() }).from(t).where(eq(t.submission, submission))
    if (all > attachmentLimits.ofOneSubmission) throw tooManyFiles()
    return taken.toSorted((a, b) => ids.indexOf(a.id) - ids.indexOf(b.id)).map((row) => attachedFile(sealing, row))
  }

  /** Takes a staged file back, which the form is not to send after all; nothing happens when it was sent, or never was. */
  async function unstage(tenant: string, token: string): Promise<void> {
    const id = tokens.read(tenant, token)
    if (id) await removeFiles({ db, files }, eq(t.id, id), isNull(t.submission))
  }

  return { stage, takeIn, unstage, ...createStagedFinding({ db, sealing, tokens }) }
}

const tooManyFiles = () => refused('invalid', { message: ({ file }) => file.tooMany(attachmentLimits.ofOneSubmission) })

function goneFile(): never {
  throw refused('invalid', { message: ({ file }) => file.gone })
}
