import { Node } from '@tiptap/core'

export interface WritingPicture {
  src: string
  alt: string
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
        // Copied from the page, an address comes whole.
        const src = (image.getAttribute('src') ?? '').replace(location.origin, '')
        if (!/^\/(media|art)\//.test(src)) return false
        return { src, alt: image.getAttribute('alt') ?? '', width: sizeOf(image, 'width'), height: sizeOf(image, 'height') }
      },
    },
  ],
  renderHTML: ({ HTMLAttributes }) => ['img', HTMLAttributes],
})

const sizeOf = (image: HTMLElement, side: 'width' | 'height') => Number.parseInt(image.getAttribute(side) ?? '', 10) || null

const keptWidths = [1200, 800, 480]

/** An upload as it is in text: the largest of its smaller forms that a column of text needs. */
export function pictureInText({ path, width, height }: { path: string; width: number; height: number }): WritingPicture {
  const kept = keptWidths.find((each) => each <= width)
  if (!kept) return { src: path, alt: '', width, height }
  return { src: `${path}/${kept}.webp`, alt: '', width: kept, height: Math.max(1, Math.round((height * kept) / width)) }
}
