import { createHash } from 'node:crypto'
import type { Readable } from 'node:stream'
import { fileTypeFromBuffer } from 'file-type'
import type { Disk } from 'flydrive'
import type { Db } from '../db/database.ts'
import { uploads } from '../db/schema.ts'
import { refused } from '../http/errors.ts'
import { pdfFileNameOf } from './pdf-file-name.ts'
import type { ReceivedFile } from './receive-file.ts'

/** A pdf as it is served. */
export interface PdfFile {
  /** Bytes. */
  length: number
  open(): Promise<Readable>
}

export type PdfStore = ReturnType<typeof createPdfStore>

type Needs = { files: Disk; db: Db; now: () => Date }

/** The most bytes a pdf may have (docs/spec/forms.json, attachments). */
export const pdfBytes = 2_097_152

/** The pdfs people uploaded, each under the hash of its bytes and the name it came with. */
export function createPdfStore({ files, db, now }: Needs) {
  /** Keeps a pdf for good; once this answers, it is on the disk. Throws `wrongType` (415) or `tooLarge` (413). */
  async function keep({ bytes, fileName }: ReceivedFile, by: { tenant: string; account: string }) {
    if (bytes.length > pdfBytes) throw tooLargePdf()
    if (!(await isPdf(bytes))) throw refused('wrongType', { message: 'Please select a valid pdf file' })
    const key = `${createHash('sha256').update(bytes).digest('hex').slice(0, 40)}/${pdfFileNameOf(fileName)}`
    const path = `/media/${key}`
    // The file first: a file nobody knows of is only litter, an address without a file would be a broken promise.
    await files.put(key, bytes)
    await db
      .insert(uploads)
      // A pdf has pages, and no width or height of its own.
      .values({ path, ...by, type: 'application/pdf', bytes: bytes.length, width: 0, height: 0, uploadedAt: now() })
      .onConflictDoNothing()
    return { path }
  }

  /** The pdf at "/media/<hash>/<name>.pdf"; undefined when there is none. */
  async function find(hash: string, name: string): Promise<PdfFile | undefined> {
    const key = `${hash}/${name}.pdf`
    if (!keyPattern.test(key) || !(await files.exists(key))) return undefined
    const { contentLength } = await files.getMetaData(key)
    return { length: contentLength, open: () => files.getStream(key) }
  }

  return { keep, find }
}

export const tooLargePdf = () => refused('tooLarge', { message: 'Please choose a pdf file smaller than 2mb' })

// Nothing else gets near a file: no dots but the last, no slashes but one.
const keyPattern = /^[0-9a-f]{40}\/[a-z0-9][a-z0-9_-]{0,79}\.pdf$/

/** Begins and ends like one. Readers look for the end in the last kilobyte (ISO 32000-1, annex H, note 18). */
async function isPdf(bytes: Uint8Array): Promise<boolean> {
  if ((await fileTypeFromBuffer(bytes))?.mime !== 'application/pdf') return false
  return Buffer.from(bytes.subarray(-1024)).includes('%%EOF')
}
