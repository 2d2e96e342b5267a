import { randomBytes } from 'node:crypto'
import type { Readable } from 'node:stream'
import { and, asc, count, eq, gt, inArray, isNull } from 'drizzle-orm'
import type { Disk } from 'flydrive'
import type { Db } from '../db/database.ts'
import { submissionFiles as t } from '../db/tables/forms.ts'
import { refused } from '../http/errors.ts'
import type { Warn } from '../http/warn.ts'
import type { Sealing } from '../sealing/create-sealing.ts'
import { boxOf } from '../sealing/sealed-rows.ts'
import { newFileKey } from '../sealing/sealed-stream.ts'
import { attachmentNameOf } from './attachment-name.ts'
import { attachedFile, boxOfFile, type AttachedFile, type FileBox, type StagedFile } from './attachment.ts'
import { uploadSeconds, type UploadSeconds } from '../media/cut-off-still.ts'
import { createUploadPlaces } from '../media/upload-places.ts'
import { attachmentLimits, uploadsAtOnce } from './attachment-limits.ts'
import { createFileTokens } from './file-token.ts'
import { openSealed } from './open-sealed.ts'
import { removeForgotten, stagedFor } from './remove-forgotten.ts'
import { scanFiles, type Scanner } from './scan-files.ts'
import { diskPathOf, writeSealed } from './write-sealed.ts'

export type Attachments = ReturnType<typeof createAttachments>

type Needs = {
  db: Db
  /** A folder of their own, below no address. */
  files: Disk
  sealing: Sealing
  now: () => Date
  warn: Warn
  /** Without one files are given out unscanned. */
  scanner?: Scanner | undefined
  seconds?: UploadSeconds
}

type Sent = {
  tenant: string
  field: string
  /** As it was called where it came from. */
  name: string
  /** The address it is sent from; of one only so many are received at once. */
  visitor?: string
}

/** Files visitors send with a form: received first, then tied to the submission in its transaction (docs/decisions/0024). */
export function createAttachments({ db, files, sealing, now, warn, scanner, seconds = uploadSeconds }: Needs) {
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

  /** What tokens of this tenant stand for, in their order, as the rows know it; others are left out. */
  const idsOf = (tenant: string, given: readonly string[]): string[] =>
    given.flatMap((token) => {
      const id = tokens.read(tenant, token)
      return id ? [id] : []
    })

  /** What is in the files of these tokens, told by their hash, staged or sent; of one that is gone, the token. */
  async function contentsOf(tenant: string, given: readonly string[]): Promise<string[]> {
    const chosen = given.slice(0, 2 * attachmentLimits.ofOneSubmission)
    const rows = await db
      .select({ id: t.id, sha256: t.sha256 })
      .from(t)
      .where(and(inArray(t.id, idsOf(tenant, chosen)), eq(t.tenant, tenant)))
    const hashes = new Map(rows.map(({ id, sha256 }) => [id, sha256]))
    return given.map((token) => hashes.get(tokens.read(tenant, token) ?? '') ?? token)
  }

  /** The staged files of these tokens, for a form that is shown again; those that are gone, or were sent, are left out. */
  async function findStaged(tenant: string, given: readonly string[]): Promise<StagedFile[]> {
    const chosen = [...new Set(given)].slice(0, attachmentLimits.ofOneSubmission)
    const ids = idsOf(tenant, chosen)
    if (ids.length === 0) return []
    const rows = await db
      .select()
      .from(t)
      .where(and(inArray(t.id, ids), eq(t.tenant, tenant), isNull(t.submission)))
    return chosen.flatMap((token) => {
      const row = rows.find(({ id }) => id === tokens.read(tenant, token))
      if (!row) return []
      const { name, bytes, type } = attachedFile(sealing, row)
      return [{ id: token, name, bytes, type }]
    })
  }

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

  /** Removes files for good, by the ids of their rows. Not within a transaction: their bytes would be gone though it failed. */
  async function remove(ids: readonly string[]): Promise<void> {
    if (ids.length === 0) return
    const gone = await db
      .delete(t)
      .where(inArray(t.id, [...ids]))
      .returning({ id: t.id })
    for (const { id } of gone) await files.delete(diskPathOf(id))
  }

  /** Takes a staged file back, which the form is not to send after all; nothing happens when it was sent, or never was. */
  async function unstage(tenant: string, token: string): Promise<void> {
    const id = tokens.read(tenant, token)
    if (!id) return
    const gone = await db
      .delete(t)
      .where(and(eq(t.id, id), isNull(t.submission)))
      .returning({ id: t.id })
    for (const each of gone) await files.delete(diskPathOf(each.id))
  }

  const jobs = [removeForgotten({ db, files, now }), scanFiles({ db, files, sealing, warn, scanner })]
  return { stage, takeIn, idsOf, contentsOf, findStaged, list, submissionOf, open, remove, unstage, jobs }
}

const tooManyFiles = () => refused('invalid', { message: ({ file }) => file.tooMany(attachmentLimits.ofOneSubmission) })

function goneFile(): never {
  throw refused('invalid', { message: ({ file }) => file.gone })
}
