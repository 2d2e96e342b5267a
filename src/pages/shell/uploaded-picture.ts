import type { Shapes } from './picture.tsx'

const widths = [480, 800, 1200, 1600]

/** The sizes the server keeps of an upload; width and height are in its address. Other addresses of the site are taken as they are. */
export function uploadedPicture(address: string): Shapes | undefined {
  if (!address) return undefined
  const size = /^\/media\/[\w-]+-(\d+)x(\d+)$/.exec(address)
  // A picture that is being tried out has no address yet, only bytes in this browser.
  if (!size) return { sources: [], src: address }
  const [width, height] = [Number(size[1]), Number(size[2])]
  const kept = widths.filter((each) => each <= width)
  const srcSet = (format: string) => kept.map((each) => `${address}/${each}.${format} ${each}w`).join(', ')
  const sources = kept.length > 0 ? ['avif', 'webp'].map((format) => ({ type: `image/${format}`, srcSet: srcSet(format) })) : []
  return { sources, src: address, width, height }
}
