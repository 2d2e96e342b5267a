import { createHash } from 'node:crypto'
import type { Readable } from 'node:stream'
import { pipeline } from 'node:stream/promises'
import type { Disk } from 'flydrive'
import { CannotOpen } from '../sealing/create-sealing.ts'
import { openingStream, type FileKey } from '../sealing/sealed-stream.ts'
import { diskPathOf } from './write-sealed.ts'

/**
 * The content of a file. It is read to its end once before, so that no byte of one that was changed or cut goes out: whoever
 * downloads would take what came for the whole. Throws `CannotOpen`, or that there is none.
 */
export async function openSealed(files: Disk, file: FileKey, { sha256, bytes }: { sha256: string; bytes: number }): Promise<Readable> {
  const hash = createHash('sha256')
  let read = 0
  for await (const chunk of await contentOf(files, file)) {
    hash.update(chunk as Buffer)
    read += (chunk as Buffer).length
  }
  if (read !== bytes || hash.digest('hex') !== sha256) throw new CannotOpen('a file is not the one that was sent')
  return contentOf(files, file)
}

/** Errors of the disk, too, end what is read. */
async function contentOf(files: Disk, file: FileKey): Promise<Readable> {
  const opening = openingStream(file)
  const closed = await files.getStream(diskPathOf(file.id))
  pipeline(closed, opening).catch(() => {})
  return opening
}
