import { z } from 'zod'
import * as at from './addresses.ts'
import { defineCall } from './call.ts'

export const signInOptions = defineCall({
  ...at.signInOptions,
  keepsLittle: true,
  who: 'anyone',
  summary: 'What the browser needs to open the sign-in popup, with a nonce that counts once and for ten minutes',
  body: z.object({ client: z.string().max(100).optional() }).optional(),
  answer: z.object({
    status: z.literal(true),
    clientId: z.string(),
    authority: z.string(),
    scopes: z.array(z.string()),
    /** Set for a provider that speaks OpenID Connect but is not Microsoft's own service. */
    metadata: z.record(z.string(), z.unknown()).nullable(),
    redirectUri: z.string(),
    claims: z.string().optional().describe('What the token is to say beside the usual'),
    again: z.boolean().optional().describe('Whoever is signed in at the provider shows it once more'),
    nonce: z.string(),
  }),
})

export const authenticate = defineCall({
  ...at.authenticate,
  // A token may have 20,000 characters.
  bytes: 24 * 1024,
  keepsLittle: true,
  who: 'anyone',
  summary: 'Changes an id token for a session; e-mail and username of the body are never trusted over the token’s claims',
  body: z.object({
    azureToken: z.string().min(1).max(20_000),
    email: z.string().max(320).optional(),
    username: z.string().max(320).optional(),
  }),
  answer: z.object({ status: z.literal(true), message: z.string(), name: z.string(), username: z.string(), next: z.string() }),
})

export const whoAmI = defineCall({
  ...at.whoAmI,
  who: 'anyone',
  summary: 'Who is signed in',
  body: z.object({}),
  answer: z.object({
    status: z.literal(true),
    person: z.object({ name: z.string(), username: z.string(), role: z.enum(['signedIn', 'agent', 'admin']) }).nullable(),
  }),
})

export const logout = defineCall({
  ...at.logout,
  keepsLittle: true,
  who: 'anyone',
  summary: 'Ends the session; a form post is led home, a call gets an answer',
  body: z.unknown(),
  answer: z.object({ status: z.literal(true), message: z.string() }),
})
