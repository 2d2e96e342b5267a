import manifest from '#art-manifest' with { type: 'json' }
import type { PictureName } from '../../art/picture-list.ts'
import { pictureSources, type PictureManifest } from '../../art/picture-manifest.ts'
import type { Shapes } from './picture.tsx'

const pictures = manifest as unknown as PictureManifest

/** A scene of ours by its address, "/art/<name>", in the files the build drew. */
export function drawnPicture(address: string): Shapes | undefined {
  const name = address.slice('/art/'.length)
  if (!isDrawnName(name)) return undefined
  const { src, width, height } = pictures[name]
  return { src, width, height, sources: pictureSources(pictures, name).map(({ srcset, ...source }) => ({ ...source, srcSet: srcset })) }
}

/** The JPEG of a scene of ours for previews of a link; undefined for a picture that heads no page. */
export function drawnShare(address: string): string | undefined {
  const name = address.slice('/art/'.length)
  return isDrawnName(name) ? pictures[name].share : undefined
}

// Content names a picture by what somebody once typed, so it may name one that is not drawn any more.
const isDrawnName = (name: string): name is PictureName => name !== 'grain' && Object.hasOwn(pictures, name)
