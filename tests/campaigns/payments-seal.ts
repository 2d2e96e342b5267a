import { randomBytes } from 'node:crypto'
import { CompactEncrypt, importJWK, type JWK } from 'jose'

type Offer = { key: JWK & { kid: string }; until: number }

/** Account values as a browser puts them into an address (src/enhance/pay/seal-value.ts): encrypted, for one use. */
export async function sealValue({ key, until }: Offer, is: 'account' | 'amount', value: string): Promise<string> {
  const inside = { is, value, jti: randomBytes(18).toString('base64url'), exp: until }
  return new CompactEncrypt(Buffer.from(JSON.stringify(inside)))
    .setProtectedHeader({ alg: 'ECDH-ES', enc: 'A256GCM', kid: key.kid })
    .encrypt(await importJWK(key, 'ECDH-ES'))
}
