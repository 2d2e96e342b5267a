import { randomBytes } from 'node:crypto'
import { crc32 } from 'node:zlib'
import { expect, it } from 'vitest'
import { knownSumOf, sumAfter } from './crc-of-many.ts'

it.each([0, 1, 2, 3, 255, 4096, 65_537, 1_000_003])('is the check sum of both, where %i bytes follow others', (length) => {
  for (const before of [Buffer.alloc(0), Buffer.from('a'), randomBytes(10_000)]) {
    const bytes = randomBytes(length)
    expect(sumAfter(crc32(before), knownSumOf(bytes))).toBe(crc32(Buffer.concat([before, bytes])))
  }
})
