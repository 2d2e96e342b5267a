import { pictureLimits } from '../../nouns/picture-limits.ts'
import type { PreviewWidth } from '../../nouns/hub/pdf-preview.ts'
import type { Drawing } from './pdf-work.ts'
import type { PictureFormat } from './picture-address.ts'

const MB = 1024 * 1024

/** The bytes that an iPhone's photo may take to be read. */
export const heicMemory = 320 * MB

/** True of more pixels than a picture may have, in all or along one side. */
export function isTooLarge({ width, height }: { width: number; height: number }): boolean {
  // A side counts too, or a strip of one pixel's height would break the formats it is served in.
  return width * height > pictureLimits.pixels || Math.max(width, height) > pictureLimits.side
}

/** What the server asks of its picture process. */
export type PictureWork =
  | { do: 'clean'; bytes: Uint8Array }
  | { do: 'shrink'; bytes: Uint8Array; width: number; format: PictureFormat }
  | { do: 'mount'; drawing: Drawing; width: PreviewWidth }

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

export type Cleaned = CleanPicture | { flaw: Flaw }

export type WorkDone<W extends PictureWork = PictureWork> = W extends { do: 'clean' } ? Cleaned : { bytes: Uint8Array }
