import sharp from 'sharp'
import { previewSizes, type PreviewWidth } from '../../nouns/hub/pdf-preview.ts'
import type { Drawing } from './pdf-work.ts'

/** A first page as a webp of one of the sizes that are kept, the whole of it on a ground that does not show. */
export function mountDrawing({ pixels, width, height }: Drawing, size: PreviewWidth): Promise<Uint8Array> {
  return sharp(pixels, { raw: { width, height, channels: 3 } })
    .ensureAlpha()
    .resize({ width: size, height: previewSizes[size], fit: 'contain', background: { r: 0, g: 0, b: 0, alpha: 0 } })
    .webp({ quality: 80, effort: 0 })
    .toBuffer()
}
