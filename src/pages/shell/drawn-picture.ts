import manifest from '#art-manifest' with { type: 'json' }
import type { Shapes } from './picture.tsx'

type Drawn = { width: number; height: number; src: string; sources: { media?: string; type: string; srcset: string }[] }

const drawn = manifest as unknown as Record<string, Drawn | undefined>

/** A scene of ours by its address, "/art/<name>", as the build drew it. */
export function drawnPicture(address: string): Shapes | undefined {
  const picture = drawn[address.slice('/art/'.length)]
  if (!picture) return undefined
  const { src, width, height, sources } = picture
  return { src, width, height, sources: sources.map(({ media, type, srcset }) => ({ media, type, srcSet: srcset })) }
}
