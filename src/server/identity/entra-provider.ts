import { createRemoteJWKSet } from 'jose'
import { dayMs } from '../../durations.ts'
import { redirectPath, type IdentityProvider, type SignInDemands } from './identity-provider.ts'

type Needs = { publicUrl: string; tenantId: string; clientId: string; demands?: SignInDemands }

const microsoft = 'https://login.microsoftonline.com'

/**
 * Microsoft Entra ID, by the settings ENTRA_TENANT_ID and ENTRA_CLIENT_ID. Its public keys are fetched with the first
 * token and kept for a day; a key nobody has seen makes it ask again, at most twice a minute.
 */
export function createEntraProvider({ publicUrl, tenantId, clientId, demands = {} }: Needs): IdentityProvider {
  const tenant = `${microsoft}/${encodeURIComponent(tenantId)}`
  return {
    issuer: `${tenant}/v2.0`,
    audience: clientId,
    keys: createRemoteJWKSet(new URL(`${tenant}/discovery/v2.0/keys`), {
      timeoutDuration: 5_000,
      cooldownDuration: 30_000,
      cacheMaxAge: dayMs,
    }),
    // The redirect address is registered at Microsoft, so it is the public one, wherever this browser opened the site.
    popup: {
      clientId,
      authority: tenant,
      scopes: ['User.Read'],
      metadata: null,
      redirectUri: publicUrl + redirectPath,
      ...askedFor(demands),
    },
    demands,
    origins: [microsoft],
  }
}

/** Entra names authentication contexts in `acrs`, and says `auth_time` where it is asked to. */
function askedFor({ acr, minutes }: SignInDemands): Pick<IdentityProvider['popup'], 'claims' | 'again'> {
  const asked = {
    ...(acr === undefined ? {} : { acrs: { essential: true, value: acr } }),
    ...(minutes === undefined ? {} : { auth_time: { essential: true } }),
  }
  if (Object.keys(asked).length === 0) return {}
  return { claims: JSON.stringify({ id_token: asked }), again: minutes !== undefined }
}
