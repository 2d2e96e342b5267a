import { errors, jwtVerify, type JWTVerifyGetKey } from 'jose'
import { z } from 'zod'
import { refused } from '../http/errors.ts'
import type { IdentityProvider, SignInDemands } from './identity-provider.ts'
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
  /** As OpenID Connect has it, and as Entra does, which names several. */
  acr: z.string().max(200).optional().catch(undefined),
  acrs: z
    .union([z.string(), z.array(z.string())])
    .optional()
    .catch(undefined),
  auth_time: z.number().int().optional().catch(undefined),
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
  const lacking = lackOf(said, provider.demands, now())
  if (lacking) throw signInFailed(new Error(lacking))
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

type Said = Pick<z.output<typeof idToken>, 'acr' | 'acrs' | 'auth_time'>

/** What the provider does not say of how, or when, the person was asked; what it does not say did not happen. */
function lackOf({ acr, acrs = [], auth_time: shownAt }: Said, demands: SignInDemands = {}, now: Date): string | undefined {
  if (demands.acr !== undefined && ![acr, ...[acrs].flat()].includes(demands.acr))
    return 'the token does not name the way that is asked for'
  if (demands.minutes === undefined) return undefined
  const age = shownAt === undefined ? Infinity : now.getTime() / 1000 - shownAt
  if (age > demands.minutes * 60 + clockToleranceSeconds) return 'the person was asked too long ago, or the token does not say when'
  return age < -clockToleranceSeconds ? 'the person was asked in the future' : undefined
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
