import { createHash } from 'node:crypto'
import { fileTypeFromBuffer } from 'file-type'
import type { FileType } from '../../nouns/forms/file-limits.ts'
import { refused } from '../http/errors.ts'
import { pictureLimits } from '../../nouns/picture-limits.ts'
import { attachmentLimits, damagedPicture, emptyFile, tooLargeFile, wrongTypeOfFile } from './attachment-limits.ts'
import { sizeReaders, type SizeReader } from './picture-size.ts'

export interface Judged {
  type: FileType
  bytes: number
  /** Of the content, in hex. */
  sha256: string
}

/** By content, whatever name or type it came with. */
const typesTaken: Record<string, FileType> = {
  'image/jpeg': 'image/jpeg',
  'image/png': 'image/png',
  'image/apng': 'image/png',
  'application/pdf': 'application/pdf',
}

/** As many as file-type looks at. */
const headBytes = 4100

/**
 * Passes a file on as it is, since it is evidence, and judges it meanwhile: throws `tooLarge`, `wrongType` or `invalid` as soon
 * as that is certain. `done` is told at its end what it was.
 */
export async function* judgeFile(source: AsyncIterable<Buffer>, done: (judged: Judged) => void): AsyncGenerator<Buffer> {
  const hash = createHash('sha256')
  let head: Buffer | undefined = Buffer.alloc(0)
  let type: FileType | undefined
  let sizes: SizeReader | undefined
  let bytes = 0

  for await (const chunk of source) {
    bytes += chunk.length
    if (bytes > attachmentLimits.bytes) throw tooLargeFile()
    hash.update(chunk)
    let next = chunk
    if (head) {
      head = next = Buffer.concat([head, chunk])
      if (head.length < headBytes) continue
      type = await typeOf(head)
      sizes = sizeReaderOf(type)
      head = undefined
    }
    sizes = readSize(sizes, next)
    yield next
  }

  if (bytes === 0) throw emptyFile()
  if (head) {
    type = await typeOf(head)
    sizes = readSize(sizeReaderOf(type), head)
    yield head
  }
  if (sizes || !type) throw damagedPicture()
  done({ type, bytes, sha256: hash.digest('hex') })
}

async function typeOf(head: Buffer): Promise<FileType> {
  const type = typesTaken[(await fileTypeFromBuffer(head))?.mime ?? '']
  if (!type) throw wrongTypeOfFile()
  return type
}

const sizeReaderOf = (type: FileType) => (type === 'application/pdf' ? undefined : sizeReaders[type]())

/** The reader as long as it has not found the size. Whoever opens the picture would have to hold all its pixels. */
function readSize(reader: SizeReader | undefined, chunk: Buffer): SizeReader | undefined {
  const size = reader?.read(chunk)
  if (!size) return reader
  if (size === 'damaged' || size.width === 0 || size.height === 0) throw damagedPicture()
  if (size.width * size.height > pictureLimits.pixels || Math.max(size.width, size.height) > pictureLimits.side)
    throw refused('tooLarge', { message: ({ file }) => file.tooManyPixels })
  return undefined
}
