import type { IncomingMessage, ServerResponse } from 'node:http'
import type { JWTVerifyGetKey } from 'jose'
import { signInRedirect } from '../../calls/addresses.ts'

/** `acr`: the way, as the provider calls it. `minutes`: how long ago at most. */
export interface SignInDemands {
  acr?: string | undefined
  minutes?: number | undefined
}

/** What the server needs to know of a sign-in service; the sandbox and Microsoft Entra ID each have an adapter. */
export interface IdentityProvider {
  /** The `iss` and `aud` an id token must carry. */
  issuer: string
  audience: string
  /** Finds the public key of a token's signature. */
  keys: JWTVerifyGetKey
  /**
   * What the browser's popup is opened with (calls/identity-calls.ts, signInOptions). Addresses may be paths of this site:
   * the browser, which alone knows for sure at which origin it opened the site, makes them whole.
   */
  popup: {
    clientId: string
    authority: string
    scopes: string[]
    metadata: Record<string, unknown> | null
    redirectUri: string
    /** What the token is asked to say beside the usual (OpenID Connect Core, 5.5), as JSON. */
    claims?: string
    /** Whoever is signed in at the provider has to show it once more. */
    again?: boolean
  }
  /** How a person has to have shown who they are; a token that does not say so is refused. */
  demands?: SignInDemands
  /** Origins the browser must be allowed to talk to, for the content security policy. */
  origins: string[]
  /** The provider's own pages, when it lives in this server: answers true when it took the request. `headers` are those every answer carries. */
  serve?: (request: IncomingMessage, response: ServerResponse, headers: Readonly<Record<string, string>>) => boolean
}

/** Where every popup comes back to; the page is redirect-page.ts. */
export const redirectPath = signInRedirect.path
