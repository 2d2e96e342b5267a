import type { FileType } from '../../nouns/forms/file-limits.ts'
import type { FileScan } from '../../nouns/forms/file-scans.ts'
import type { submissionFiles } from '../db/tables/forms.ts'
import type { Sealing } from '../sealing/create-sealing.ts'
import { cannotBeOpened, openOr } from '../sealing/open-or.ts'
import { boxOf } from '../sealing/sealed-rows.ts'

/** A file that was received, and waits for the form it belongs to. */
export interface StagedFile {
  /** What the form sends along; nobody can make or guess one. */
  id: string
  name: string
  bytes: number
  type: FileType
}

/** A file of a submission. */
export interface AttachedFile {
  id: string
  /** The field of the form it answers. */
  field: string
  name: string
  bytes: number
  type: FileType
  /** Of its content, in hex. */
  sha256: string
  scan: FileScan
}

/** What is in the box of a row. */
export interface FileBox {
  name: string
  /** Opens the content on the disk. */
  key: string
}

export type FileRow = typeof submissionFiles.$inferSelect

/** What is sealed of a file: its name, its kind and the key of its content. Throws `CannotOpen`. */
export const boxOfFile = (sealing: Sealing, row: FileRow): FileBox => sealing.openJson<FileBox>(boxOf.file(row), row)

/** As it may be listed; a name that cannot be opened hides nothing beside it. */
export function attachedFile(sealing: Sealing, row: FileRow): AttachedFile {
  const { id, field, bytes, sha256, scan } = row
  const name = openOr(() => boxOfFile(sealing, row).name, cannotBeOpened)
  return { id, field, name, bytes, type: row.type as FileType, sha256, scan }
}
