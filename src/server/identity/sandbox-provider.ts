import type { IncomingMessage, ServerResponse } from 'node:http'
import { redirectPath, type IdentityProvider } from './identity-provider.ts'
import { createSandboxOpenId, type SandboxOpenId } from './sandbox-openid.ts'
import { chooserPage, expiredPage, sandboxHeaders } from './sandbox-page.ts'
import { findSandboxPerson } from './sandbox-people.ts'

const prefix = '/sandbox-identity'
const clientId = 'shelterbelt'
const scopes = ['User.Read']
// A name, not a place: it stays the same whatever port the site is opened at, so an admin bound yesterday is the same
// account today, and `.invalid` (RFC 2606) can never be somebody's real service. MSAL takes no http authority besides.
const issuer = `https://sandbox-identity.invalid${prefix}`
// Paths, so that they hold at whatever address the site is open.
const metadata = { issuer, authorization_endpoint: `${prefix}/auth`, token_endpoint: `${prefix}/token`, jwks_uri: `${prefix}/jwks` }

/**
 * The built-in sign-in service for trying and testing, under /sandbox-identity of this server, at whatever address the
 * site is opened. Anybody may be anybody in it: settings.ts keeps it out of production.
 */
export async function createSandboxProvider(): Promise<IdentityProvider> {
  let made: Promise<SandboxOpenId> | undefined
  const openId = () => (made ??= createSandboxOpenId({ issuer, prefix, clientId, scopes }))

  return {
    issuer,
    audience: clientId,
    keys: async () => (await openId()).publicKey,
    popup: { clientId, authority: issuer, scopes, metadata, redirectUri: redirectPath },
    origins: [],
    serve(request, response, headers) {
      const path = request.url ?? ''
      if (!path.startsWith(`${prefix}/`)) return false
      for (const [name, value] of Object.entries({ ...headers, ...sandboxHeaders })) response.setHeader(name, value)
      // The popup leads on to a page whose answer must reach the window that opened it, which an opener policy would cut off.
      response.removeHeader('cross-origin-opener-policy')
      openId()
        .then((ready) => answer(ready, request, response))
        .catch((error: unknown) => {
          console.error('sandbox sign-in failed', error)
          if (!response.headersSent) send(response, 500, expiredPage())
        })
      return true
    },
  }
}

/** Our own two addresses, the chooser and the choice; everything else is oidc-provider's. */
async function answer({ provider, handle }: SandboxOpenId, request: IncomingMessage, response: ServerResponse) {
  const path = (request.url ?? '').split('?')[0]
  const interaction = path.startsWith(`${prefix}/interaction/`)
  // A popup never remembers the one before it: everybody who opens it is asked who they want to be.
  forgetCookie(request, 'sandbox_session')
  if (!interaction) {
    // How oidc-provider learns that it is mounted below the site's root.
    Object.assign(request, { originalUrl: request.url, url: request.url?.slice(prefix.length) })
    return handle(request, response)
  }
  try {
    await provider.interactionDetails(request, response)
    if (request.method !== 'POST') return send(response, 200, chooserPage(path))
    const person = findSandboxPerson(new URLSearchParams(await readForm(request)).get('person'))
    if (!person) return send(response, 400, expiredPage())
    const next = await provider.interactionResult(request, response, { login: { accountId: person.id, remember: false } })
    // Only the path: behind a proxy this server does not know by which scheme it was reached.
    response.writeHead(303, { ...sandboxHeaders, location: new URL(next).pathname }).end()
  } catch {
    send(response, 400, expiredPage())
  }
}

function send(response: ServerResponse, status: number, html: string) {
  response.writeHead(status, { ...sandboxHeaders, 'content-type': 'text/html; charset=utf-8' }).end(html)
}

function forgetCookie(request: IncomingMessage, name: string) {
  const kept = request.headers.cookie?.split(/;\s*/).filter((cookie) => !cookie.startsWith(name))
  request.headers.cookie = kept?.join('; ')
}

async function readForm(request: IncomingMessage): Promise<string> {
  let form = ''
  for await (const chunk of request) {
    form += String(chunk)
    if (form.length > 1000) throw new Error('too long for a choice of one')
  }
  return form
}
