import { paymentKey } from '../../calls/payment-addresses.ts'
import { askPayments } from './ask-payments.ts'

type Offer = { key: JsonWebKey & { kid: string }; until: number }

/** What a value is, as the server checks it (server/payments/account-values.ts). */
type ValueOf = 'account' | 'amount' | 'holder'

/**
 * Encrypts values for an address: each a compact JWE (RFC 7516; ECDH-ES, A256GCM) to the server's key of today, with a mark
 * of its own that counts once. The key is asked for each time, since it comes with the time until which the values count.
 */
export async function sealValues<Names extends string>(
  values: Record<Names, { is: ValueOf; value: string }>,
): Promise<Record<Names, string>> {
  const { key, until } = await askPayments<Offer>(paymentKey, paymentKey.path)
  const theirs = await crypto.subtle.importKey('jwk', key, { name: 'ECDH', namedCurve: 'P-256' }, false, [])
  const sealed = Object.entries<{ is: ValueOf; value: string }>(values).map(async ([name, value]) => {
    const inside = { ...value, jti: base64url(crypto.getRandomValues(new Uint8Array(18))), exp: until }
    return [name, await encrypt(JSON.stringify(inside), theirs, key.kid)]
  })
  return Object.fromEntries(await Promise.all(sealed)) as Record<Names, string>
}

async function encrypt(text: string, theirs: CryptoKey, kid: string): Promise<string> {
  const own = await crypto.subtle.generateKey({ name: 'ECDH', namedCurve: 'P-256' }, true, ['deriveBits'])
  const { kty, crv, x, y } = await crypto.subtle.exportKey('jwk', own.publicKey)
  const head = base64url(bytes(JSON.stringify({ alg: 'ECDH-ES', enc: 'A256GCM', kid, epk: { kty, crv, x, y } })))
  const shared = await crypto.subtle.deriveBits({ name: 'ECDH', public: theirs }, own.privateKey, 256)
  const key = await crypto.subtle.importKey('raw', await concatKdf(new Uint8Array(shared)), 'AES-GCM', false, ['encrypt'])
  const iv = crypto.getRandomValues(new Uint8Array(12))
  const box = new Uint8Array(await crypto.subtle.encrypt({ name: 'AES-GCM', iv, additionalData: bytes(head) }, key, bytes(text)))
  return [head, '', base64url(iv), base64url(box.subarray(0, -16)), base64url(box.subarray(-16))].join('.')
}

/** RFC 7518, 4.6.2: one round is enough for 256 bits; the parties have no names. */
function concatKdf(shared: Uint8Array): Promise<ArrayBuffer> {
  const told = bytes('A256GCM')
  return crypto.subtle.digest(
    'SHA-256',
    new Uint8Array([0, 0, 0, 1, ...shared, 0, 0, 0, told.length, ...told, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 1, 0]),
  )
}

const bytes = (text: string) => new TextEncoder().encode(text)

const base64url = (data: Uint8Array) =>
  btoa(String.fromCharCode(...data))
    .replaceAll('+', '-')
    .replaceAll('/', '_')
    .replaceAll('=', '')
