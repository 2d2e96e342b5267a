import { createHash, randomBytes } from 'node:crypto'
import type { IdentityProvider } from '../../src/server/identity/identity-provider.ts'

/** A browser's popup without a browser: keeps cookies, follows the addresses of the provider, uses PKCE as MSAL does. */
export function createPopupVisitor(origin: string, { popup }: IdentityProvider) {
  const jar = new Map<string, string>()
  const verifier = randomBytes(32).toString('base64url')
  const whole = (path: unknown) => new URL(String(path), origin).href
  const redirectUri = whole(popup.redirectUri)

  async function visit(address: string, form?: Record<string, string>) {
    const response = await fetch(whole(address), {
      method: form ? 'POST' : 'GET',
      body: form && new URLSearchParams(form),
      redirect: 'manual',
      headers: { cookie: [...jar].map(([name, value]) => `${name}=${value}`).join('; ') },
    })
    for (const cookie of response.headers.getSetCookie()) {
      const [, name, value] = /^([^=]+)=([^;]*)/.exec(cookie) ?? []
      if (name) jar.set(name, value)
    }
    return response
  }

  /** Opens the popup; answers the address of the chooser, or the page that says why there is none. */
  const open = (nonce: string, change: Record<string, string> = {}) =>
    visit(
      `${String(popup.metadata?.authorization_endpoint)}?${new URLSearchParams({
        client_id: popup.clientId,
        scope: ['openid', 'profile', 'offline_access', ...popup.scopes].join(' '),
        redirect_uri: redirectUri,
        response_type: 'code',
        response_mode: 'fragment',
        prompt: 'login',
        state: 'state-1',
        nonce,
        code_challenge: createHash('sha256').update(verifier).digest('base64url'),
        code_challenge_method: 'S256',
        ...change,
      })}`,
    )

  /** Clicks one of the people, and follows to the address the popup comes back to. */
  async function choose(chooser: string, person: string): Promise<URL> {
    const chosen = await visit(chooser, { person })
    const back = await visit(chosen.headers.get('location') ?? '')
    return new URL(back.headers.get('location') ?? '')
  }

  async function redeem(code: string): Promise<Response> {
    const form = { client_id: popup.clientId, grant_type: 'authorization_code', code, redirect_uri: redirectUri, code_verifier: verifier }
    return fetch(whole(popup.metadata?.token_endpoint), { method: 'POST', body: new URLSearchParams(form), headers: { origin } })
  }

  /** The whole way: an id token of this person. */
  async function signIn(person: string, nonce: string): Promise<string> {
    const opened = await open(nonce)
    const back = await choose(opened.headers.get('location') ?? '', person)
    const redeemed = await redeem(new URLSearchParams(back.hash.slice(1)).get('code') ?? '')
    const { id_token } = (await redeemed.json()) as { id_token: string }
    return id_token
  }

  return { visit, open, choose, redeem, signIn }
}
