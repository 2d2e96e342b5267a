export interface PictureSize {
  width: number
  height: number
}

export interface SizeReader {
  /** Takes the next bytes of the file; answers the size once it was among them, and 'damaged' when it cannot come any more. */
  read(chunk: Buffer): PictureSize | 'damaged' | undefined
}

/** Reads how large a picture says it is while its bytes pass by, without holding more of them than its head. */
export const sizeReaders: Record<'image/jpeg' | 'image/png', () => SizeReader> = {
  'image/png': () =>
    readerOf((bytes) => {
      if (bytes.length < 24) return undefined
      if (bytes.toString('latin1', 12, 16) !== 'IHDR') return 'damaged'
      return { width: bytes.readUInt32BE(16), height: bytes.readUInt32BE(20) }
    }),
  'image/jpeg': () => readerOf(nextSegment),
}

/** What can be said of the bytes at hand: how many to pass over, or the answer; nothing when more are needed. */
type Look = (bytes: Buffer) => { passOver: number } | PictureSize | 'damaged' | undefined

function readerOf(look: Look): SizeReader {
  let held: Buffer = Buffer.alloc(0)
  let passOver = 0

  return {
    read(chunk) {
      held = held.length > 0 ? Buffer.concat([held, chunk]) : chunk
      for (;;) {
        const passed = Math.min(passOver, held.length)
        held = held.subarray(passed)
        passOver -= passed
        const seen = passOver > 0 ? undefined : look(held)
        if (seen === undefined || seen === 'damaged' || !('passOver' in seen)) return seen
        passOver = seen.passOver
      }
    },
  }
}

/** A JPEG is a row of segments, each with its length (ITU-T T.81, annex B); a frame header among them tells the size. */
const nextSegment: Look = (bytes) => {
  if (bytes.length < 2) return undefined
  // Some cameras leave a few bytes between segments, and every viewer passes over them.
  if (bytes[0] !== 0xff || bytes[1] === 0xff || bytes[1] === 0) return { passOver: 1 }
  const marker = bytes[1]
  if (standsAlone(marker)) return { passOver: 2 }
  if (marker === 0xda || marker === 0xd9) return 'damaged'
  if (bytes.length < 9) return undefined
  if (isFrame(marker)) return { height: bytes.readUInt16BE(5), width: bytes.readUInt16BE(7) }
  return { passOver: 2 + Math.max(2, bytes.readUInt16BE(2)) }
}

const standsAlone = (marker: number) => marker === 0x01 || (marker >= 0xd0 && marker <= 0xd8)
const isFrame = (marker: number) => marker >= 0xc0 && marker <= 0xcf && ![0xc4, 0xc8, 0xcc].includes(marker)
