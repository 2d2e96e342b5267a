import type { PreviewWidth } from '../../nouns/hub/pdf-preview.ts'
import type { PdfRead } from './pdf-work.ts'
import type { PictureFormat } from './picture-address.ts'
import type { Cleaned } from './picture-work.ts'

/** A file as it is named or handed over; by name, its bytes never pass through the server. */
export type Given = { file: string } | { bytes: Uint8Array }

/** What the server asks of its media process; `ready` is that a file is on its way. */
export type MediaWork =
  | { do: 'ready' }
  | { do: 'read pdf'; given: Given }
  | { do: 'clean'; given: Given }
  | { do: 'shrink'; given: Given; width: number; format: PictureFormat }

/** The first page of a pdf as a webp; told before its words are read, the smallest first. */
export type FirstPicture = { of: PreviewWidth; bytes: Uint8Array }

export type MediaDone = PdfRead | Cleaned | { bytes: Uint8Array } | undefined
