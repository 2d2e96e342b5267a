import { Readable } from 'node:stream'
import { previewWidths, type PreviewWidth } from '../../nouns/hub/pdf-preview.ts'
import type { LocalFiles } from './local-files.ts'
import type { FirstPicture } from './media-work.ts'
import type { Paper } from './pdf-papers.ts'
import type { PictureFile } from './picture-store.ts'

/** As it is served; another `etag` when it is another picture. */
export type FirstPage = PictureFile & { etag: string }

export type FirstPageFiles = ReturnType<typeof createFirstPageFiles>

/** The first pages of pdfs as pictures, on the disk or on their way to it: `keyOf` says what those of one are called. */
export function createFirstPageFiles(files: LocalFiles, keyOf: (paper: Paper) => string) {
  /** Who waits for the picture of a width, by its file: it is there before all that is done for a pdf. */
  const awaited = new Map<string, Set<() => void>>()
  /** Pictures on their way to the disk: whoever waits need not wait for that. */
  const fresh = new Map<string, Uint8Array>()
  const fileOf = (paper: Paper, width: PreviewWidth) => `${keyOf(paper)}-${width}.webp`

  async function find(paper: Paper, width: PreviewWidth): Promise<FirstPage | undefined> {
    const file = fileOf(paper, width)
    const picture = { type: 'image/webp', etag: `"${file}"` }
    const bytes = fresh.get(file)
    if (bytes) return { ...picture, length: bytes.length, open: async () => Readable.from([bytes]) }
    if (!(await files.exists(file))) return undefined
    const { contentLength } = await files.getMetaData(file)
    return { ...picture, length: contentLength, open: () => files.getStream(file) }
  }

  async function keep(paper: Paper, { of: width, bytes }: FirstPicture): Promise<void> {
    const file = fileOf(paper, width)
    fresh.set(file, bytes)
    awaited.get(file)?.forEach((tell) => tell())
    await files.put(file, bytes).finally(() => fresh.delete(file))
  }

  /** Until the pdf is read, or until that picture is there. */
  async function drawnOrRead(paper: Paper, width: PreviewWidth, read: Promise<void>): Promise<void> {
    const file = fileOf(paper, width)
    const waiting = awaited.get(file) ?? new Set()
    awaited.set(file, waiting)
    const drawn = Promise.withResolvers<void>()
    waiting.add(drawn.resolve)
    try {
      // It may have been drawn after it was looked for and before it was waited for.
      if (!fresh.has(file) && !(await files.exists(file))) await Promise.race([read, drawn.promise])
    } finally {
      waiting.delete(drawn.resolve)
      if (waiting.size === 0) awaited.delete(file)
    }
  }

  const hasAll = async (paper: Paper) =>
    (await Promise.all(previewWidths.map((width) => files.exists(fileOf(paper, width))))).every(Boolean)

  return { find, keep, drawnOrRead, hasAll }
}
