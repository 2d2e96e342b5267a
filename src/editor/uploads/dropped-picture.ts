import { readPicture, writePicture } from '../../fields/picture-value.ts'
import { sceneOfFile } from './drawn-files.ts'

const kind = 'application/x-picture-of-this-site'

/** Whoever drags the small form of a picture takes all of it along, with what is said of it. */
export const dragPicture = (dragged: DataTransfer, value: string): void => dragged.setData(kind, value)

/**
 * A picture of this site that was dragged here within the browser, as a field holds it; undefined for anything else. What browsers tell of it is
 * the address of the file they show, and its element. All of it is read at once: a drop tells nothing afterwards.
 */
export async function droppedPicture(dropped: DataTransfer): Promise<string | undefined> {
  const taken = dropped.getData(kind)
  if (readPicture(taken).path !== '') return taken
  const url = URL.parse(dropped.getData('text/uri-list').split('\n')[0], location.origin)
  if (url?.origin !== location.origin) return undefined
  const shown = new DOMParser().parseFromString(dropped.getData('text/html'), 'text/html').querySelector('img')
  const path = await pathOfFile(url.pathname)
  return path && writePicture({ path, alt: shown?.alt ?? '' })
}

/** An upload in any of its sizes, or a drawn scene in any of its shapes. */
async function pathOfFile(file: string): Promise<string | undefined> {
  const [, uploaded] = /^(\/media\/[\w-]+-\d+x\d+)(?:\/\d+\.\w+)?$/.exec(file) ?? []
  if (uploaded) return uploaded
  // Without a connection nobody knows the scenes.
  return /^\/art\/[\w-]+\.\w+$/.test(file) ? sceneOfFile(file).catch(() => undefined) : undefined
}
