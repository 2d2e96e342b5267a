import type { Drawing } from './pdf-work.ts'
import type { PictureFormat } from './picture-address.ts'

/** Limits of what is taken: bytes as uploaded, pixels as its header states them. */
export const pictureLimits = { bytes: 10 * 1024 * 1024, pixels: 25_000_000, side: 16_000 } as const

/** What the server asks of its picture process. */
export type PictureWork =
  | { do: 'clean'; bytes: Uint8Array }
  | { do: 'shrink'; bytes: Uint8Array; width: number; format: PictureFormat }
  | { do: 'mount'; drawing: Drawing }

/** What is wrong with a picture that somebody sent. */
export type Flaw = 'wrongType' | 'tooManyPixels' | 'unreadable'

/** A picture that is ours alone: turned upright, sRGB, without metadata, encoded anew. */
export interface CleanPicture {
  type: 'image/jpeg' | 'image/png'
  bytes: Uint8Array
  /** Pixels of these very bytes. */
  width: number
  height: number
}

export type WorkDone<W extends PictureWork = PictureWork> = W extends { do: 'clean' }
  ? CleanPicture | { flaw: Flaw }
  : W extends { do: 'mount' }
    ? Mounted[]
    : { bytes: Uint8Array }

/** A first page as a webp of one of the kept sizes. */
export interface Mounted {
  width: number
  bytes: Uint8Array
}
