import { errors, jwtVerify, type JWTVerifyGetKey } from 'jose'
import { z } from 'zod'
import { refused } from '../http/errors.ts'
import type { IdentityProvider } from './identity-provider.ts'
import type { Claims } from './sessions.ts'

const clockToleranceSeconds = 60

const idToken = z.object({
  iss: z.string(),
  // One audience only: a token for several is a token that others may hold.
  aud: z.string(),
  sub: z.string().min(1).max(255),
  nonce: z.string().min(1).max(200),
  tid: z.string().min(1).max(100).optional(),
  oid: z.string().min(1).max(100).optional(),
  name: z.string().optional(),
  preferred_username: z.string().trim().min(1).max(320),
  roles: z.array(z.string()).default([]),
})

type Needs = { useUpNonce: (nonce: string) => Promise<boolean>; now: () => Date }

/**
 * What an id token says about a person, once: signature, issuer, audience, expiry and our own nonce are checked, in that
 * order, so that only a genuine token uses a nonce up. E-mail addresses are not read, since people can choose them.
 * Throws `signInFailed` for every token that fails (the reason is in `cause`, for the log alone) and `unavailable` when
 * the provider's keys cannot be had.
 */
export async function verifyIdToken(token: string, provider: IdentityProvider, { useUpNonce, now }: Needs): Promise<Claims> {
  const said = await readToken(token, provider, now())
  if (!(await useUpNonce(said.nonce))) throw signInFailed(new Error('the nonce is not one of ours, or was used or ran out'))
  return {
    issuer: said.iss,
    subject: said.tid && said.oid ? `${said.tid}.${said.oid}` : said.sub,
    username: said.preferred_username,
    name: (said.name?.trim() || said.preferred_username).slice(0, 200),
    agent: said.roles.includes('agent'),
  }
}

async function readToken(token: string, provider: IdentityProvider, currentDate: Date) {
  try {
    const { payload } = await jwtVerify(token, keysOrUnavailable(provider.keys), {
      issuer: provider.issuer,
      audience: provider.audience,
      algorithms: ['RS256'],
      requiredClaims: ['exp', 'iat'],
      clockTolerance: clockToleranceSeconds,
      currentDate,
    })
    return idToken.parse(payload)
  } catch (error) {
    if (error instanceof errors.JOSEError || error instanceof z.ZodError) throw signInFailed(error)
    throw error
  }
}

/** A key that is not the provider's is the token's fault; any other trouble with the keys is not. */
function keysOrUnavailable(keys: JWTVerifyGetKey): JWTVerifyGetKey {
  return async (header, input) => {
    try {
      return await keys(header, input)
    } catch (error) {
      if (
        error instanceof errors.JWKSNoMatchingKey ||
        error instanceof errors.JWKSMultipleMatchingKeys ||
        error instanceof errors.JOSENotSupported
      )
        throw error
      throw Object.assign(refused('unavailable'), { cause: error })
    }
  }
}

const signInFailed = (cause: unknown) => Object.assign(refused('signInFailed'), { cause })
