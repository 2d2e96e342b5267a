import { drawnPicture } from './drawn-picture.ts'
import { uploadedPicture } from './uploaded-picture.ts'

/** A picture in the shapes and formats a browser may choose from; sizes are those of the fallback. */
export interface Shapes {
  sources: { media?: string; type?: string; srcSet: string; width?: number; height?: number }[]
  src: string
  width?: number
  height?: number
}

type Props = {
  /** "/art/<name>" or "/media/<hash>-<W>x<H>"; empty shows nothing. */
  of: string
  /** Empty for decoration, which most pictures here are. */
  alt?: string
  /** How wide it stands, as in <img sizes>. */
  sizes?: string
  /** For the one picture people see first. */
  priority?: boolean
}

/** True for a scene of ours, false for a picture somebody uploaded. */
export const isDrawn = (address: string) => address.startsWith('/art/')

/** The one way a picture comes onto a page: always with its size, lazily unless it is the first thing seen. */
export function Picture({ of, alt = '', sizes, priority = false }: Props) {
  const shapes = isDrawn(of) ? drawnPicture(of) : uploadedPicture(of)
  if (!shapes) return null
  const { sources, src, width, height } = shapes
  return (
    <picture>
      {sources.map((source) => (
        <source key={`${source.media} ${source.type}`} {...source} sizes={sizes} />
      ))}
      <img
        src={src}
        alt={alt}
        width={width}
        height={height}
        decoding="async"
        {...(priority ? { fetchPriority: 'high' } : { loading: 'lazy' })}
      />
    </picture>
  )
}
