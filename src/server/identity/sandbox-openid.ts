import { randomBytes } from 'node:crypto'
import { exportJWK, generateKeyPair } from 'jose'
import type { Configuration, KoaContextWithOIDC } from 'oidc-provider'
import { redirectPath } from './identity-provider.ts'
import { expiredPage, sandboxHeaders } from './sandbox-page.ts'
import { findSandboxPerson, presentClaims } from './sandbox-people.ts'
import { createSandboxStore } from './sandbox-store.ts'

type Needs = { issuer: string; prefix: string; clientId: string; scopes: string[] }

const tenMinutes = 600

/**
 * A real OpenID provider (`oidc-provider`) with keys of its own, made at the start and gone at the end. It is loaded
 * with the first sign-in, so a site that nobody signs in to pays nothing for it.
 */
export async function createSandboxOpenId({ issuer, prefix, clientId, scopes }: Needs) {
  const [{ Provider }, keyPair] = await Promise.all([import('oidc-provider'), generateKeyPair('RS256', { extractable: true })])
  const provider = new Provider(issuer, {
    adapter: createSandboxStore(),
    jwks: { keys: [{ ...(await exportJWK(keyPair.privateKey)), kid: 'sandbox', use: 'sig', alg: 'RS256' }] },
    clients: [
      {
        client_id: clientId,
        token_endpoint_auth_method: 'none',
        grant_types: ['authorization_code'],
        response_types: ['code'],
        redirect_uris: [`http://localhost${redirectPath}`],
      },
    ],
    scopes: ['openid', 'profile', 'email', ...scopes],
    // Everything is in the id token, as Entra has it, since nobody asks the userinfo address.
    conformIdTokenClaims: false,
    claims: { openid: ['sub', 'tid', 'oid', 'roles'], profile: ['name', 'preferred_username'], email: ['email'] },
    findAccount: (_ctx, id) => {
      const person = findSandboxPerson(id)
      return person && { accountId: person.id, claims: () => presentClaims(person) }
    },
    clientBasedCORS: (ctx, origin) => URL.parse(origin)?.host === ctx.host,
    cookies: {
      keys: [randomBytes(32).toString('base64url')],
      names: { session: 'sandbox_session', interaction: 'sandbox_interaction', resume: 'sandbox_resume' },
      long: { httpOnly: true, sameSite: 'lax', signed: true, path: prefix },
      short: { httpOnly: true, sameSite: 'lax', signed: true },
    },
    features: { devInteractions: { enabled: false }, userinfo: { enabled: false }, rpInitiatedLogout: { enabled: false } },
    interactions: { url: (_ctx, interaction) => `${prefix}/interaction/${interaction.uid}` },
    loadExistingGrant: grantAll,
    expiresWithSession: () => false,
    issueRefreshToken: () => false,
    renderError(ctx) {
      ctx.set({ ...sandboxHeaders })
      ctx.type = 'html'
      ctx.body = expiredPage()
    },
    ttl: { AccessToken: 60, AuthorizationCode: 60, IdToken: tenMinutes, Grant: tenMinutes, Interaction: tenMinutes, Session: tenMinutes },
  } satisfies Configuration)
  provider.on('server_error', (_ctx, error) => console.error('sandbox sign-in failed', error))
  allowOwnOrigin(provider.Client.prototype, () => Provider.ctx?.host)
  return { provider, handle: provider.callback(), publicKey: keyPair.publicKey }
}

export type SandboxOpenId = Awaited<ReturnType<typeof createSandboxOpenId>>

/** Asks nobody for consent: whoever opens the sandbox agrees to show a sample person to this site. */
async function grantAll(ctx: KoaContextWithOIDC) {
  const { provider, client, session, requestParamScopes } = ctx.oidc
  const grant = new provider.Grant({ accountId: session?.accountId, clientId: client?.clientId })
  grant.addOIDCScope([...requestParamScopes].join(' '))
  await grant.save()
  return grant
}

/** Answers go back to the redirect page of the very site that is open, whatever its host and port; nowhere else. */
function allowOwnOrigin(client: { redirectUriAllowed(uri: string): boolean }, host: () => string | undefined) {
  client.redirectUriAllowed = (uri) => {
    const url = URL.parse(uri)
    return (
      url !== null && /^https?:$/.test(url.protocol) && url.host === host() && url.pathname === redirectPath && !url.search && !url.hash
    )
  }
}
