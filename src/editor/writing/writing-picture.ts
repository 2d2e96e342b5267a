import { Node } from '@tiptap/core'

export interface WritingPicture {
  src: string
  alt: string | null
  width: number | null
  height: number | null
}

/** A picture of this site between paragraphs; pictures from elsewhere are not taken over when they are pasted. */
export const writingPicture = Node.create({
  name: 'picture',
  group: 'block',
  draggable: true,
  addAttributes: () => ({ src: { default: '' }, alt: { default: '' }, width: { default: null }, height: { default: null } }),
  parseHTML: () => [
    {
      tag: 'img[src]',
      getAttrs(image) {
        const src = ownPicture(image)
        return src ? { src, alt: image.getAttribute('alt') ?? '', width: sizeOf(image, 'width'), height: sizeOf(image, 'height') } : false
      },
    },
  ],
  renderHTML: ({ HTMLAttributes }) => ['img', HTMLAttributes],
})

/** Where a picture of this site is; undefined for one of another. Copied from the page, an address comes whole. */
export function ownPicture(image: HTMLElement): string | undefined {
  const src = (image.getAttribute('src') ?? '').replace(location.origin, '')
  return isOwn.test(src) ? src : undefined
}

const isOwn = /^\/(media|art)\//

/** How many pictures of somewhere else are in pasted HTML. */
export function foreignPictures(html: string): number {
  const sources = [...html.matchAll(/<img\b[^<>]*?\ssrc\s*=\s*["']?([^"'\s>]+)/gi)].map(([, src]) => src.replace(location.origin, ''))
  return sources.filter((src) => !isOwn.test(src)).length
}

/** The width or height an image declares, in pixels; null where it declares none. */
export const sizeOf = (image: HTMLElement, side: 'width' | 'height') => Number.parseInt(image.getAttribute(side) ?? '', 10) || null

const keptWidths = [1200, 800, 480]

/** An upload as it is in text: the largest of its smaller forms that a column of text needs. */
export function pictureInText({ path, width, height }: { path: string; width: number; height: number }): WritingPicture {
  const kept = keptWidths.find((each) => each <= width)
  if (!kept) return { src: path, alt: '', width, height }
  return { src: `${path}/${kept}.webp`, alt: '', width: kept, height: Math.max(1, Math.round((height * kept) / width)) }
}

/** A picture as it is written in the text. */
export function pictureHtml(picture: WritingPicture): string {
  const image = document.createElement('img')
  for (const name of ['src', 'alt', 'width', 'height'] as const) if (picture[name] !== null) image.setAttribute(name, String(picture[name]))
  return image.outerHTML
}
