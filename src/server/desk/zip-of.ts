import { crc32 } from 'node:zlib'

export interface ZipEntry {
  /** With slashes: "files/WM-7K3F-2M9Q/roof.jpg". */
  path: string
  content: Buffer
}

/** What a ZIP without 64-bit fields can hold, less some for its own. */
export const mostZipBytes = 4_000_000_000
export const mostZipEntries = 60_000

const utf8Names = 1 << 11
/** 1 January 1980, which is the first day the format knows: when a file was changed is nobody's to know. */
const noTime = 0x00_21_00_00

/** A ZIP of files that are not packed any smaller, since pictures are already; one file in memory at a time. */
export async function* zipOf(entries: AsyncIterable<ZipEntry>): AsyncGenerator<Buffer> {
  const directory: Buffer[] = []
  let offset = 0
  for await (const { path, content } of entries) {
    const name = Buffer.from(path)
    const common = commonOf(content, name)
    const head = Buffer.concat([numbers(['32', 0x04_03_4b_50]), common, name])
    directory.push(
      Buffer.concat([
        numbers(['32', 0x02_01_4b_50], ['16', 20]),
        common,
        numbers(['16', 0], ['16', 0], ['16', 0], ['32', 0], ['32', offset]),
        name,
      ]),
    )
    offset += head.length + content.length
    yield head
    yield content
  }
  const index = Buffer.concat(directory)
  const many = directory.length
  yield index
  yield numbers(['32', 0x06_05_4b_50], ['16', 0], ['16', 0], ['16', many], ['16', many], ['32', index.length], ['32', offset], ['16', 0])
}

/** What an entry says before its content, and again in the directory: version, flags, not packed, time, checksum and sizes. */
const commonOf = (content: Buffer, name: Buffer) =>
  numbers(
    ['16', 20],
    ['16', utf8Names],
    ['16', 0],
    ['32', noTime],
    ['32', crc32(content)],
    ['32', content.length],
    ['32', content.length],
    ['16', name.length],
    ['16', 0],
  )

function numbers(...given: ['16' | '32', number][]): Buffer {
  return Buffer.concat(
    given.map(([bits, value]) => {
      const bytes = Buffer.alloc(Number(bits) / 8)
      if (bits === '16') bytes.writeUInt16LE(value)
      else bytes.writeUInt32LE(value)
      return bytes
    }),
  )
}
