/** The same bytes and no others, for what is kept: of something small zlib gives the beginning of a piece of 64 KB, which would be held as a whole. */
export function ownBytes(bytes: Buffer): Buffer<ArrayBuffer> {
  const own = Buffer.allocUnsafeSlow(bytes.length)
  bytes.copy(own)
  return own
}
