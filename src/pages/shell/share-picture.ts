import { readPicture } from '../../fields/picture-value.ts'
import { shareSize } from '../../art/share-pictures.ts'
import { drawnShare } from './drawn-picture.ts'
import { isDrawn } from './picture.tsx'
import { uploadedPicture } from './uploaded-picture.ts'

/** Below this width networks show a thumbnail in place of a picture. */
const leastWidth = 600

/** What a link to a page shows, by the picture that heads the page: the scene drawn for it, or the upload itself. */
export function sharePicture(picture: string | undefined): { src: string; width: number; height: number } {
  const address = picture && readPicture(picture).path
  if (address && !isDrawn(address)) {
    const { src, width = 0, height = 0 } = uploadedPicture(address) ?? {}
    if (src && width >= leastWidth) return { src, width, height }
  }
  return { src: drawnShare(address ?? '') ?? drawnShare('/art/hero') ?? '', ...shareSize }
}
