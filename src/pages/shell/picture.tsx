import { preload } from 'react-dom'
import { readPicture } from '../../fields/picture-value.ts'
import { foldByLetters } from '../../ui/fold-by-letters.ts'
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
  /** "/art/<name>" or "/media/<hash>-<W>x<H>", with what was said beside it (fields/picture-value.ts); empty shows nothing. */
  of: string
  /** Where whoever chose the picture said nothing of it. Empty for decoration, which most pictures here are. */
  alt?: string
  /** How wide it is shown, as in <img sizes>; where the page folds is said in px, as in stylesheets. */
  sizes?: string
  /** For the one picture people see first. */
  priority?: boolean
}

/** True for a scene of ours, false for a picture somebody uploaded. */
export const isDrawn = (address: string) => address.startsWith('/art/')

/** The one way a picture comes onto a page: always with its size, lazily unless it is the first thing seen. */
export function Picture({ of, alt = '', sizes, priority = false }: Props) {
  const { path, alt: said, focus } = readPicture(of)
  const shapes = isDrawn(path) ? drawnPicture(path) : uploadedPicture(path)
  if (!shapes) return null
  const { sources, src, width, height } = shapes
  const folded = sizes && foldByLetters(sizes)
  if (priority) preloadShapes(shapes, folded)
  return (
    <picture>
      {sources.map((source) => (
        <source key={`${source.media} ${source.type}`} {...source} sizes={folded} />
      ))}
      <img
        src={src}
        alt={said || alt}
        data-focus={focus}
        width={width}
        height={height}
        decoding="async"
        {...(priority ? { fetchPriority: 'high' } : { loading: 'lazy' })}
      />
    </picture>
  )
}

/**
 * Has the browser ask for the first picture before anything else, over the connection the page came by: a tenth of a second
 * of a phone's largest paint (measured). Of each shape only the format most browsers choose.
 */
function preloadShapes({ sources, src }: Shapes, sizes: string | undefined) {
  const nights = sources.filter(isOfNight)
  preloadEach(nights, nights.at(-1)?.srcSet, sizes, forDark)
  const days = sources.filter((source) => !isOfNight(source))
  preloadEach(days, src, sizes, nights.length > 0 ? '(prefers-color-scheme: light)' : undefined)
}

const forDark = '(prefers-color-scheme: dark)'
const isOfNight = ({ media }: Shapes['sources'][number]) => media?.endsWith(forDark) ?? false

/** The shapes of one scheme: each for the windows it is meant for, and the last for all others. */
function preloadEach(sources: Shapes['sources'], last: string | undefined, sizes: string | undefined, scheme: string | undefined) {
  if (last === undefined) return
  const shapes = sources.map((source) => ({ ...source, media: withoutScheme(source.media) }))
  const medias = [...new Set(shapes.flatMap(({ media }) => media ?? []))]
  const otherwise = medias.length > 0 ? `(not (${medias.map((media) => `(${media})`).join(' or ')}))` : undefined
  for (const media of [...medias, undefined]) {
    const source = shapes.find((each) => each.media === media)
    const offered = source?.srcSet.includes(' ') ? source.srcSet : undefined
    preload(offered ? last : (source?.srcSet ?? last), {
      as: 'image',
      fetchPriority: 'high',
      media: [media ?? otherwise, scheme].filter(Boolean).join(' and ') || undefined,
      type: source?.type,
      imageSrcSet: offered,
      imageSizes: offered && sizes,
    })
  }
}

/** The windows a shape is for: "(max-width: …) and (prefers-color-scheme: dark)" → "(max-width: …)". */
const withoutScheme = (media: string | undefined) => media?.replace(forDark, '').replace(/ and $/, '') || undefined
