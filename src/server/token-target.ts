import { createPublicKey } from 'node:crypto'
import { z } from 'zod'

const name = /^[A-Za-z][\w.-]{0,49}$/
/** "rates.example.com", with a port where it is not the usual one. */
const host = /^(?=.{1,255}$)[a-z0-9](?:[a-z0-9-]*[a-z0-9])?(?:\.[a-z0-9](?:[a-z0-9-]*[a-z0-9])?)*(?::\d{1,5})?$/

const publicKey = z
  .looseObject({ kty: z.enum(['EC', 'RSA']), kid: z.string().max(200).optional() })
  .refine((key) => !('d' in key), 'is a private key; give us the public half alone')
  .refine(isUsable, 'must be a P-256 key, or an RSA key of 2048 bits or more, as a JWK')

/** A site that cards of the hub may send a token to, and how (docs/configuration.md, "Sites that are told who is signed in"). */
export const tokenTarget = z
  .strictObject({
    host: z.string().toLowerCase().regex(host, 'must be a host name such as rates.example.com'),
    way: z.enum(['query', 'post', 'login']).default('query'),
    parameter: z.string().regex(name, 'must be letters, digits, ".", "_" or "-"').default('token'),
    as: z.enum(['signed', 'encrypted']).default('signed'),
    key: publicKey.optional(),
    seconds: z.number().int().min(10).max(60).default(60),
    who: z.enum(['agent', 'signedIn']).default('agent'),
    loginAt: z.url({ protocol: /^https?$/, message: 'must be a web address such as https://rates.example.com/login/start' }).optional(),
    issuer: z.url().optional(),
  })
  .refine(({ as, key }) => as === 'signed' || key, { path: ['key'], message: 'is needed to encrypt: the public key of that site' })
  .refine(({ way, loginAt }) => way !== 'login' || loginAt, { path: ['loginAt'], message: 'is needed with "way": "login"' })
  .refine(({ loginAt }) => !loginAt || isSafe(new URL(loginAt)), { path: ['loginAt'], message: 'must begin with https://' })

export type TokenTarget = z.output<typeof tokenTarget>

/** True of https, and on this machine of http as well. */
export const isSafe = ({ protocol, hostname }: URL) =>
  protocol === 'https:' || (protocol === 'http:' && /^(localhost|.+\.localhost|127\.[\d.]+)$/.test(hostname))

function isUsable(key: Record<string, unknown>): boolean {
  try {
    const { asymmetricKeyType, asymmetricKeyDetails: details } = createPublicKey({ key, format: 'jwk' })
    return asymmetricKeyType === 'ec' ? details?.namedCurve === 'prime256v1' : (details?.modulusLength ?? 0) >= 2048
  } catch {
    return false
  }
}
