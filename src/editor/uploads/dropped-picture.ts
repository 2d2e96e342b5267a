import { readPicture, writePicture } from '../../fields/picture-value.ts'

const kind = 'application/x-picture-of-this-site'

/** Whoever drags the small form of a picture takes all of it along, with what is said of it. */
export const dragPicture = (dragged: DataTransfer, value: string): void => dragged.setData(kind, value)

/**
 * A picture of this site that was dragged here within the browser, as a field holds it; undefined for anything else. What browsers tell of it is
 * the address of the size they show, and its element.
 */
export function droppedPicture(dropped: DataTransfer): string | undefined {
  const taken = dropped.getData(kind)
  if (readPicture(taken).path !== '') return taken
  const url = URL.parse(dropped.getData('text/uri-list').split('\n')[0], location.origin)
  if (url?.origin !== location.origin) return undefined
  const [, path = ''] = /^(\/media\/[\w-]+-\d+x\d+)(?:\/\d+\.\w+)?$/.exec(url.pathname) ?? []
  const shown = new DOMParser().parseFromString(dropped.getData('text/html'), 'text/html').querySelector('img')
  return path === '' ? undefined : writePicture({ path, alt: shown?.alt ?? '' })
}
