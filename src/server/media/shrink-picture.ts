import sharp from 'sharp'
import type { PictureFormat } from './picture-address.ts'

/**
 * A stored picture at `width` pixels, as AVIF or WebP. AVIF takes the least effort that still pays: the next step
 * takes twice the time for a few percent.
 */
export function shrinkPicture(bytes: Uint8Array, width: number, format: PictureFormat): Promise<Uint8Array> {
  const shrunk = sharp(bytes).resize({ width, withoutEnlargement: true })
  return (format === 'avif' ? shrunk.avif({ quality: 58, effort: 2 }) : shrunk.webp({ quality: 80 })).toBuffer()
}
