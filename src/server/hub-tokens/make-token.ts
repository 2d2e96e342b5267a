import { randomBytes } from 'node:crypto'
import { CompactEncrypt, importJWK, SignJWT, type JWK } from 'jose'
import type { TokenTarget } from '../token-target.ts'
import type { SigningKey } from './token-keys.ts'

export interface Told {
  /** The site that says so: "https://www.example.com". */
  issuer: string
  /** The insurer, as calls name it. */
  client: string
  /** As the identity provider named them. */
  email: string
  /** Who they are to this target, and to no other. */
  subject: string
}

/**
 * A token for one target: signed, and encrypted to its key around that where it asks for it. Encrypted alone it would prove
 * nothing, since everybody has the key it is encrypted with.
 */
export async function makeToken(target: TokenTarget, key: SigningKey, told: Told, now: Date): Promise<string> {
  const at = Math.floor(now.getTime() / 1000)
  const { kid, ...pair } = key
  const signed = await new SignJWT({ client: told.client, email: told.email })
    .setProtectedHeader({ alg: 'ES256', kid, typ: 'JWT' })
    .setIssuer(told.issuer)
    .setSubject(told.subject)
    .setAudience(target.host)
    .setIssuedAt(at)
    .setExpirationTime(at + target.seconds)
    .setJti(randomBytes(18).toString('base64url'))
    .sign(pair)
  return target.as === 'encrypted' && target.key ? encrypt(signed, target.key) : signed
}

async function encrypt(signed: string, { kid, ...key }: NonNullable<TokenTarget['key']>): Promise<string> {
  const alg = key.kty === 'RSA' ? 'RSA-OAEP-256' : 'ECDH-ES'
  return new CompactEncrypt(new TextEncoder().encode(signed))
    .setProtectedHeader({ alg, enc: 'A256GCM', cty: 'JWT', ...(kid ? { kid } : {}) })
    .encrypt(await importJWK(key as JWK, alg))
}
