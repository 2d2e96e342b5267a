import type { submissionFiles } from '../db/schema.ts'
import type { Sealing } from '../sealing/create-sealing.ts'
import { boxOf } from '../sealing/sealed-rows.ts'
import type { AttachmentType } from './judge-file.ts'

export type ScanState = 'unscanned' | 'waiting' | 'clean' | 'infected'

/** A file that was received, and waits for the form it belongs to. */
export interface StagedFile {
  /** What the form sends along; nobody can make or guess one. */
  id: string
  name: string
  bytes: number
  type: AttachmentType
}

/** A file of a submission. */
export interface AttachedFile {
  id: string
  /** The field of the form it answers. */
  field: string
  name: string
  bytes: number
  type: AttachmentType
  /** Of its content, in hex. */
  sha256: string
  scan: ScanState
}

/** What is in the box of a row. */
export interface FileBox {
  name: string
  /** Opens the content on the disk. */
  key: string
}

export type FileRow = typeof submissionFiles.$inferSelect

export const boxOfFile = (sealing: Sealing, row: FileRow): FileBox => sealing.openJson<FileBox>(boxOf.file(row), row)

export function attachedFile(sealing: Sealing, row: FileRow): AttachedFile {
  const { id, field, bytes, sha256, scan } = row
  return { id, field, name: boxOfFile(sealing, row).name, bytes, type: row.type as AttachmentType, sha256, scan }
}
