import { createCipheriv, createDecipheriv, randomBytes } from 'node:crypto'

/** How it is laid out: a byte that says so, the nonce, what is closed, the tag. */
const layout = 1
const nonceBytes = 12
export const tagBytes = 16

/** AES-256-GCM; `what` it is goes into the tag, so that no box can stand in for another. */
export function closeBox(key: Buffer, what: string, plain: Buffer): Buffer {
  const nonce = randomBytes(nonceBytes)
  const cipher = createCipheriv('aes-256-gcm', key, nonce).setAAD(Buffer.from(what))
  return Buffer.concat([Buffer.of(layout), nonce, cipher.update(plain), cipher.final(), cipher.getAuthTag()])
}

/** Throws when it was changed, cut, put in another's place, or closed with another key. */
export function openBox(key: Buffer, what: string, box: Buffer): Buffer {
  if (box.length < 1 + nonceBytes + tagBytes || box[0] !== layout) throw new Error('this is no box')
  const nonce = box.subarray(1, 1 + nonceBytes)
  const decipher = createDecipheriv('aes-256-gcm', key, nonce, { authTagLength: tagBytes })
  decipher.setAAD(Buffer.from(what)).setAuthTag(box.subarray(-tagBytes))
  return Buffer.concat([decipher.update(box.subarray(1 + nonceBytes, -tagBytes)), decipher.final()])
}
