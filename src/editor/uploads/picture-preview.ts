import { readPicture } from '../../fields/picture-value.ts'

/** Where a small form of a picture of this site is found, for rows and previews. */
export function previewAddress(value: string): string {
  const picture = readPicture(value).path
  const upload = /^\/media\/[\w-]+-(\d+)x\d+$/.exec(picture)
  if (upload) return Number(upload[1]) >= 480 ? `${picture}/480.webp` : picture
  return picture.startsWith('/art/') ? (shownOnPage(picture) ?? picture) : picture
}

/** The drawn scenes have no address of their own, only shapes; one of them is usually on the page already. */
function shownOnPage(picture: string): string | undefined {
  const name = new RegExp(`${picture.replace(/[.*+?^${}()|[\]\\]/g, '\\$&')}(?![\\w-]*[a-z][\\w-]*\\/)[-./\\d]`)
  const image = [...document.images].find(({ src, srcset }) => name.test(src) || name.test(srcset))
  return image?.currentSrc || image?.src
}

/** "hero", "a1b2.., 1600 × 900": what is known of a picture from its address. */
export function pictureWords(value: string): string {
  const picture = readPicture(value).path
  if (picture === '') return 'No image yet'
  const size = /-(\d+)x(\d+)$/.exec(picture)
  return size ? `Uploaded picture, ${size[1]} × ${size[2]}` : `Drawn scene: ${picture.split('/').pop()}`
}
