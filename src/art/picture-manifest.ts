import type { PictureName } from './picture-list.ts'

/**
 * What scripts/build-art.ts writes to build/art/manifest.json. Addresses begin with /art/ and never change their content.
 * `grain` is the tile to repeat over pictures; it has no variants.
 */
export type PictureManifest = Record<PictureName | 'grain', PictureEntry>

export type PictureEntry = {
  /** Size and file of the default variant, for <img>. */
  width: number
  height: number
  src: string
  /** In the order a browser must try them; the default comes last and has no media. */
  variants: PictureVariant[]
  /** The JPEG that previews of a link show, of `shareSize`; for the pictures that head a page. */
  share?: string
}

type PictureVariant = { media?: string; width: number; height: number; sources: PictureSource[] }

/** Smallest effort for the browser first. A srcset with widths needs `sizes` from the page. */
export type PictureSource = { type: 'image/avif' | 'image/webp' | 'image/svg+xml'; srcset: string }

/** The attributes of one <source>, in order; what is left over is the <img> itself. */
type SourceAttributes = PictureSource & { media?: string; width: number; height: number }

/** The <source> elements of a picture, without the one that only repeats the <img>. */
export function pictureSources(manifest: PictureManifest, name: PictureName): SourceAttributes[] {
  const { src, variants } = manifest[name]
  return variants.flatMap(({ media, width, height, sources }) =>
    sources.filter(({ srcset }) => media || srcset !== src).map((source) => ({ ...source, ...(media && { media }), width, height })),
  )
}
