import { createCipheriv, createDecipheriv, randomBytes } from 'node:crypto'
import { Transform, type TransformCallback } from 'node:stream'
import { tagBytes } from './box.ts'
import { CannotOpen } from './create-sealing.ts'
import { derive } from './key-ring.ts'

/** What opens one file: 32 bytes made for it, kept in the box of its row, and its id, which is part of what is closed. */
export interface FileKey {
  id: string
  /** In base64url. */
  key: string
}

/** 32 random bytes in base64url, the key of one file's content. */
export const newFileKey = (): string => randomBytes(32).toString('base64url')

const pieceBytes = 64 * 1024
const layout = 1
const saltBytes = 32
const headBytes = 1 + saltBytes

/**
 * Closes a stream in pieces of 64 KiB, each with its number and whether it is the last in its nonce: none can be changed, taken
 * away, repeated or moved, and none from another file fits (STREAM; Hoang, Reyhanitabar, Rogaway and Vizár, 2015).
 */
export function sealingStream(file: FileKey): Transform {
  const salt = randomBytes(saltBytes)
  const key = keyOf(file, salt)
  let piece = 0
  const close = (plain: Buffer, last: boolean) => {
    const cipher = createCipheriv('aes-256-gcm', key, nonceOf(piece++, last))
    return Buffer.concat([cipher.update(plain), cipher.final(), cipher.getAuthTag()])
  }
  const stream = inPieces(pieceBytes, close)
  stream.push(Buffer.concat([Buffer.of(layout), salt]))
  return stream
}

/** Opens what `sealingStream` closed. A piece comes out once it is known to be right; whatever is not ends it with `CannotOpen`. */
export function openingStream(file: FileKey): Transform {
  let key: Buffer | undefined
  let piece = 0
  const open = (closed: Buffer, last: boolean) => {
    if (!key || closed.length < tagBytes) throw new CannotOpen('a file was cut')
    const decipher = createDecipheriv('aes-256-gcm', key, nonceOf(piece++, last), { authTagLength: tagBytes })
    decipher.setAuthTag(closed.subarray(-tagBytes))
    try {
      const plain = decipher.update(closed.subarray(0, -tagBytes))
      decipher.final()
      return plain
    } catch {
      throw new CannotOpen('a file was changed or cut')
    }
  }
  return inPieces(pieceBytes + tagBytes, open, {
    bytes: headBytes,
    take(head) {
      if (head[0] !== layout) throw new CannotOpen('a file begins with nothing that was closed here')
      key = keyOf(file, head.subarray(1))
    },
  })
}

const keyOf = ({ id, key }: FileKey, salt: Buffer) => derive(Buffer.from(key, 'base64url'), ['file', id], salt)

function nonceOf(piece: number, last: boolean): Buffer {
  const nonce = Buffer.alloc(12)
  nonce.writeUInt32BE(piece, 7)
  nonce[11] = last ? 1 : 0
  return nonce
}

type Head = { bytes: number; take(head: Buffer): void }

/**
 * Hands on pieces of one size; which is the last is only known when there is no more, so a full one waits for the next byte. All of
 * them pass through one buffer, which `work` therefore may not keep.
 */
function inPieces(size: number, work: (piece: Buffer, last: boolean) => Buffer, head?: Head): Transform {
  const piece = Buffer.allocUnsafeSlow(size)
  let filled = 0
  let headLeft = head

  function* taken(chunk: Buffer): Generator<Buffer> {
    for (let at = 0; at < chunk.length;) {
      const room = (headLeft?.bytes ?? size) - filled
      const copied = chunk.copy(piece, filled, at, at + room)
      filled += copied
      at += copied
      if (room > 0) continue
      if (headLeft) takeHead(headLeft)
      else yield work(piece, false)
      filled = 0
    }
  }

  function takeHead({ bytes, take }: Head): void {
    take(Buffer.from(piece.subarray(0, bytes)))
    headLeft = undefined
  }

  function* last(): Generator<Buffer> {
    if (headLeft) throw new CannotOpen('a file was cut')
    yield work(piece.subarray(0, filled), true)
  }

  function pushAll(stream: Transform, pieces: Generator<Buffer>, done: TransformCallback): void {
    try {
      for (const each of pieces) stream.push(each)
      done()
    } catch (error) {
      done(error as Error)
    }
  }

  return new Transform({
    // A few pieces, so that closing and writing need not wait for one another.
    readableHighWaterMark: 4 * pieceBytes,
    transform(chunk: Buffer, _encoding, done) {
      pushAll(this, taken(chunk), done)
    },
    flush(done) {
      pushAll(this, last(), done)
    },
  })
}
