import { hash } from 'node:crypto'
import type { Readable } from 'node:stream'
import { fileTypeFromBuffer } from 'file-type'
import { pdfAddressOf, readPdfAddress, type PdfReaders } from '../../fields/pdf.ts'
import type { Db } from '../db/database.ts'
import { uploads } from '../db/tables/content.ts'
import { refused } from '../http/errors.ts'
import { pdfFileNameOf } from './pdf-file-name.ts'
import type { LocalFiles } from './local-files.ts'
import type { ReceivedFile } from './receive-file.ts'

/** A pdf as it is served. */
export interface PdfFile {
  /** Bytes. */
  length: number
  open(): Promise<Readable>
}

export type PdfStore = ReturnType<typeof createPdfStore>

type Needs = {
  files: LocalFiles
  db: Db
  now: () => Date
  /** Told of each that is kept, in the transaction that says so. */
  onKept?(tx: Db, tenant: string, address: string): Promise<void>
}
type UploadedBy = { tenant: string; account: string; for?: PdfReaders | undefined }

/** The most bytes a pdf may have (docs/spec/forms.json, attachments). */
export const pdfBytes = 2_097_152

/** The pdfs people uploaded, each under the hash of its bytes and the name it came with. */
export function createPdfStore({ files, db, now, onKept }: Needs) {
  /** Keeps a pdf for good; once this answers, it is on the disk. Throws `wrongType` (415) or `tooLarge` (413). */
  async function keep({ bytes, fileName }: ReceivedFile, { for: readers = 'anyone', ...by }: UploadedBy) {
    if (bytes.length > pdfBytes) throw tooLargePdf()
    if (!(await isPdf(bytes))) throw refused('wrongType', { message: 'Please select a valid pdf file' })
    const path = pdfAddressOf({ hash: hash('sha256', bytes, 'hex').slice(0, 40), fileName: pdfFileNameOf(fileName), for: readers })
    // The file first: a file nobody knows of is only litter, an address without a file would be a broken promise.
    await files.put(requireKey(by.tenant, path), bytes)
    await db.transaction(async (tx) => {
      await tx
        .insert(uploads)
        // A pdf has pages, and no width or height of its own.
        .values({ path, ...by, type: 'application/pdf', bytes: bytes.length, width: 0, height: 0, uploadedAt: now() })
        .onConflictDoNothing()
      await onKept?.(tx, by.tenant, path)
    })
    return { path }
  }

  /** The pdf of an address on the site of a tenant; undefined when there is none. */
  async function find(tenant: string, address: string): Promise<PdfFile | undefined> {
    const key = keyOf(tenant, address)
    if (!key || !(await files.exists(key))) return undefined
    const { contentLength } = await files.getMetaData(key)
    return { length: contentLength, open: () => files.getStream(key) }
  }

  /** Where it lies; undefined when there is none. */
  async function locate(tenant: string, address: string): Promise<string | undefined> {
    const key = keyOf(tenant, address)
    return key && (await files.exists(key)) ? files.pathOf(key) : undefined
  }

  return { keep, find, locate }
}

export const tooLargePdf = () => refused('tooLarge', { message: 'Please choose a pdf file smaller than 2mb' })

/**
 * Where the file of an address lies. What is for the signed-in lies apart and by tenant, so that no address of what is for
 * anyone, and no other insurer's, ever reaches it. Undefined for what is no address of a pdf: nothing else gets near a file.
 */
function keyOf(tenant: string, address: string): string | undefined {
  const named = readPdfAddress(address)
  if (!named) return undefined
  const key = `${named.hash}/${named.fileName}`
  return named.for === 'signedIn' ? `for-signed-in/${tenant.toLowerCase()}/${key}` : key
}

function requireKey(tenant: string, address: string): string {
  const key = keyOf(tenant, address)
  if (!key) throw new Error(`${address} is no address of a pdf`)
  return key
}

/** Begins and ends like one. Readers look for the end in the last kilobyte (ISO 32000-1, annex H, note 18). */
async function isPdf(bytes: Uint8Array): Promise<boolean> {
  if ((await fileTypeFromBuffer(bytes))?.mime !== 'application/pdf') return false
  return Buffer.from(bytes.subarray(-1024)).includes('%%EOF')
}
