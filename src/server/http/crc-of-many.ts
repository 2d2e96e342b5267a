import { crc32 } from 'node:zlib'

/** The check sum of bytes that are sent again and again, and what it takes to put it after another one. */
export interface KnownSum {
  sum: number
  /** x to the power of eight times their length, modulo the polynomial. */
  shift: number
}

const polynomial = 0xedb88320
/** The first power of x; of a reflected polynomial the lowest power is the highest bit. */
const one = 0x80000000

/** The check sum of these bytes, ready to be put after any other. */
export const knownSumOf = (bytes: Buffer): KnownSum => ({ sum: crc32(bytes), shift: powerOfX(8 * bytes.length) })

/** What crc32 answers for bytes that follow those of `before`, without looking at either again (as crc32_combine of zlib does). */
export const sumAfter = (before: number, { sum, shift }: KnownSum): number => (times(shift, before) ^ sum) >>> 0

/** The product of two polynomials. */
function times(a: number, b: number): number {
  let product = 0
  for (let bit = one; bit !== 0; bit >>>= 1) {
    if (a & bit) product ^= b
    b = b & 1 ? (b >>> 1) ^ polynomial : b >>> 1
  }
  return product >>> 0
}

function powerOfX(exponent: number): number {
  let power = one
  let square = one >>> 1
  for (let left = exponent; left > 0; left = Math.floor(left / 2)) {
    if (left % 2 === 1) power = times(square, power)
    square = times(square, square)
  }
  return power
}
