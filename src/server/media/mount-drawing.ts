import sharp from 'sharp'
import { previewSizes } from '../../nouns/hub/pdf-preview.ts'
import type { Drawing } from './pdf-work.ts'
import type { Mounted } from './picture-work.ts'

/** A first page in each of the sizes that are kept, the whole of it on a ground that does not show. */
export async function mountDrawing({ pixels, width, height }: Drawing): Promise<Mounted[]> {
  const mounted: Mounted[] = []
  for (const [size, high] of Object.entries(previewSizes)) {
    const bytes = await sharp(pixels, { raw: { width, height, channels: 4 } })
      .resize({ width: Number(size), height: high, fit: 'contain', background: { r: 0, g: 0, b: 0, alpha: 0 } })
      .webp({ quality: 80, effort: 1 })
      .toBuffer()
    mounted.push({ width: Number(size), bytes })
  }
  return mounted
}
