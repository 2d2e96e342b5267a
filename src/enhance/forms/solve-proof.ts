import type { FormChallenge } from '../../calls/captcha-calls.ts'

/** So many numbers are tried at a time: enough to keep the cores of a phone busy, few enough that the page answers between them. */
const atOnce = 4
const mostTried = 1_000_000

/**
 * Does the work a form asks of a browser (ALTCHA, PBKDF2/SHA-256), and answers with what is handed in as its proof. The
 * hashing is the browser's own and happens beside the page, so no worker is needed. Throws where the browser has none
 * (a site over plain http), or when the server's work has no answer.
 */
export async function solveProof(fetchChallenge: () => Promise<FormChallenge>): Promise<string> {
  if (!globalThis.crypto?.subtle) throw new Error('no secure context')
  const { parameters, signature } = await fetchChallenge()
  const salt = bytesOf(parameters.salt)
  const wanted = bytesOf(parameters.keyPrefix)
  const nonce = bytesOf(parameters.nonce)

  async function keyOf(counter: number): Promise<Uint8Array> {
    const tried = new Uint8Array(20)
    tried.set(nonce)
    new DataView(tried.buffer).setUint32(16, counter)
    const key = await crypto.subtle.importKey('raw', tried, 'PBKDF2', false, ['deriveBits'])
    const how = { name: 'PBKDF2', hash: 'SHA-256', salt, iterations: parameters.cost }
    return new Uint8Array(await crypto.subtle.deriveBits(how, key, parameters.keyLength * 8))
  }

  for (let from = 0; from < mostTried; from += atOnce) {
    const keys = await Promise.all(Array.from({ length: atOnce }, (_, at) => keyOf(from + at)))
    const found = keys.findIndex((key) => wanted.every((byte, at) => key[at] === byte))
    if (found < 0) continue
    const solution = { counter: from + found, derivedKey: hexOf(keys[found]) }
    return btoa(JSON.stringify({ challenge: { parameters, signature }, solution }))
  }
  throw new Error('no answer')
}

const bytesOf = (hex: string) => Uint8Array.from(hex.match(/../g) ?? [], (byte) => Number.parseInt(byte, 16))
const hexOf = (bytes: Uint8Array) => Array.from(bytes, (byte) => byte.toString(16).padStart(2, '0')).join('')
