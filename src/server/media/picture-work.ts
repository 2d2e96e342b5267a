import type { PreviewWidth } from '../../nouns/hub/pdf-preview.ts'
import type { Drawing } from './pdf-work.ts'
import type { PictureFormat } from './picture-address.ts'

const MB = 1024 * 1024

/**
 * Limits of what is taken: bytes as uploaded, more for an iPhone's photo, which most browsers cannot make smaller; pixels as its header states
 * them; and the bytes such a photo may take to be read.
 */
export const pictureLimits = { bytes: 10 * MB, heicBytes: 20 * MB, pixels: 25_000_000, side: 16_000, heicMemory: 320 * MB } as const

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
