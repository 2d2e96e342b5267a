import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import { createRemoteJWKSet, exportJWK, generateKeyPair, SignJWT, UnsecuredJWT, type JWTPayload } from 'jose'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { createEntraProvider } from '../../src/server/identity/entra-provider.ts'
import { verifyIdToken } from '../../src/server/identity/id-token.ts'
import type { IdentityProvider, SignInDemands } from '../../src/server/identity/identity-provider.ts'
import { createSignInNonces, type SignInNonces } from '../../src/server/identity/sign-in-nonces.ts'
import { openScratchDatabase, type ScratchDatabase } from './scratch-database.ts'

let database: ScratchDatabase
let nonces: SignInNonces
let provider: IdentityProvider
let sign: (claims?: JWTPayload, header?: { alg?: string; kid?: string }) => Promise<string>
let forge: typeof sign
let publicModulus: string
const keyServer = createServer()

const minute = 60
const seconds = () => Math.floor(database.now().getTime() / 1000)
const verify = (token: string, by: IdentityProvider = provider) => verifyIdToken(token, by, { useUpNonce: nonces.useUp, now: database.now })
const usual = () => ({
  iss: provider.issuer,
  aud: provider.audience,
  sub: 'pairwise-1',
  tid: 'tenant-1',
  oid: 'object-1',
  name: 'Marlene Ruiz',
  preferred_username: 'Admin@Windbreak.example',
  iat: seconds(),
  nbf: seconds(),
  exp: seconds() + 5 * minute,
})

beforeAll(async () => {
  database = await openScratchDatabase()
  nonces = createSignInNonces(database)
  const [own, foreign] = await Promise.all([generateKeyPair('RS256'), generateKeyPair('RS256')])
  const jwk = { ...(await exportJWK(own.publicKey)), kid: 'key-1', alg: 'RS256', use: 'sig' }
  publicModulus = jwk.n ?? ''
  keyServer.on('request', (request, response) =>
    response.writeHead(request.url === '/keys' ? 200 : 500, { 'content-type': 'application/json' }).end(JSON.stringify({ keys: [jwk] })),
  )
  await new Promise<void>((done) => keyServer.listen(0, '127.0.0.1', done))
  provider = {
    issuer: 'https://login.example/tenant-1/v2.0',
    audience: 'client-1',
    keys: createRemoteJWKSet(new URL(`${keyOrigin()}/keys`)),
    popup: { clientId: 'client-1', authority: 'https://login.example/tenant-1', scopes: [], metadata: null, redirectUri: '/auth/redirect' },
    origins: [],
  }
  const signWith =
    (key: CryptoKey): typeof sign =>
    async (claims = {}, header = {}) =>
      new SignJWT({ ...usual(), nonce: await nonces.issue(), ...claims })
        .setProtectedHeader({ alg: 'RS256', kid: 'key-1', ...header })
        .sign(key)
  sign = signWith(own.privateKey)
  forge = signWith(foreign.privateKey)
})
afterAll(async () => {
  keyServer.close()
  await database?.close()
})

const keyOrigin = () => `http://127.0.0.1:${(keyServer.address() as AddressInfo).port}`
const without = async (...names: string[]) => sign(Object.fromEntries(names.map((name) => [name, undefined])))

describe('a genuine id token', () => {
  it('says who somebody is: by tenant and object, since names can be given to others', async () => {
    expect(await verify(await sign())).toEqual({
      issuer: provider.issuer,
      subject: 'tenant-1.object-1',
      username: 'Admin@Windbreak.example',
      name: 'Marlene Ruiz',
      agent: false,
    })
  })

  it('names the subject when the provider has no tenants, and the agent by the role', async () => {
    expect(await verify(await sign({ tid: undefined, oid: undefined, roles: ['agent'] }))).toMatchObject({
      subject: 'pairwise-1',
      agent: true,
    })
    expect(await verify(await sign({ roles: ['Agent', 'reader'] }))).toMatchObject({ agent: false })
  })

  it('shows the username when there is no name', async () => {
    expect(await verify(await without('name'))).toMatchObject({ name: 'Admin@Windbreak.example' })
  })

  it('may be a minute early or late, for clocks that differ', async () => {
    await expect(verify(await sign({ exp: seconds() - 30 }))).resolves.toBeDefined()
    await expect(verify(await sign({ nbf: seconds() + 30 }))).resolves.toBeDefined()
  })
})

describe('refused with 401 and no detail', () => {
  const cases: [string, () => Promise<string>][] = [
    ['a forged signature', () => forge()],
    ['a key the provider does not have', () => forge({}, { kid: 'key-2' })],
    ['a changed claim', async () => swapPayload(await sign(), { ...usual(), preferred_username: 'owen@windbreak.example' })],
    ['an expired token', () => sign({ exp: seconds() - 2 * minute })],
    ['a token of tomorrow', () => sign({ nbf: seconds() + 2 * minute })],
    ['a token that never expires', () => without('exp')],
    ['another audience', () => sign({ aud: 'client-2' })],
    ['several audiences', () => sign({ aud: ['client-1', 'client-2'] })],
    ['no audience', () => without('aud')],
    ['another issuer', () => sign({ iss: 'https://login.example/tenant-2/v2.0' })],
    ['an issuer that begins alike', () => sign({ iss: `${provider.issuer}.evil.example` })],
    ['alg none', async () => new UnsecuredJWT({ ...usual(), nonce: await nonces.issue() }).encode()],
    [
      'HS256 with the public key as its secret',
      async () =>
        new SignJWT({ ...usual(), nonce: await nonces.issue() })
          .setProtectedHeader({ alg: 'HS256', kid: 'key-1' })
          .sign(new TextEncoder().encode(publicModulus)),
    ],
    ['a missing nonce', () => without('nonce')],
    ['an empty nonce', () => sign({ nonce: '' })],
    ['a nonce of nobody', () => sign({ nonce: 'nobody-issued-this-one' })],
    ['a nonce that is no text', () => sign({ nonce: 7 })],
    ['no username', () => without('preferred_username')],
    ['an e-mail address in place of a username', () => sign({ preferred_username: undefined, email: 'admin@windbreak.example' })],
    ['words that are no token', async () => 'not.a.token'],
    ['nothing', async () => ''],
  ]

  it.each(cases)('%s', async (_what, make) => {
    const refusal = await verify(await make()).catch((error: unknown) => error)
    expect(refusal).toMatchObject({ statusCode: 401, message: 'The sign-in could not be verified.', errors: undefined, also: {} })
    expect(refusal).toHaveProperty('cause')
  })

  it('HS256 also when the keys play along', async () => {
    const secret = new TextEncoder().encode(publicModulus)
    const token = await new SignJWT({ ...usual(), nonce: await nonces.issue() }).setProtectedHeader({ alg: 'HS256' }).sign(secret)
    await expect(verify(token, { ...provider, keys: async () => secret })).rejects.toMatchObject({ statusCode: 401 })
  })

  it('a replayed token, also when both copies come at once', async () => {
    const token = await sign()
    const both = await Promise.allSettled([verify(token), verify(token)])
    expect(both.map(({ status }) => status).sort()).toEqual(['fulfilled', 'rejected'])
    await expect(verify(token)).rejects.toMatchObject({ statusCode: 401 })
  })

  it('a nonce that ran out after ten minutes', async () => {
    const nonce = await nonces.issue()
    database.advance(10 * 60_000 + 1)
    await expect(sign({ nonce }).then((token) => verify(token))).rejects.toMatchObject({ statusCode: 401 })
  })

  it('but a forged token uses no nonce up', async () => {
    const nonce = await nonces.issue()
    await expect(forge({ nonce }).then((token) => verify(token))).rejects.toMatchObject({ statusCode: 401 })
    await expect(sign({ nonce }).then((token) => verify(token))).resolves.toBeDefined()
  })
})

describe('where the site asks how somebody has to have shown who they are', () => {
  const demanding = (demands: SignInDemands) => ({ ...provider, demands })

  it.each([
    ['the way as OpenID Connect names it', { acr: 'c1' }, () => ({ acr: 'c1' }), true],
    ['the way among those that Entra names', { acr: 'c1' }, () => ({ acrs: ['p1', 'c1'] }), true],
    ['another way', { acr: 'c1' }, () => ({ acr: '1', acrs: ['c2', 'c11'] }), false],
    ['no way', { acr: 'c1' }, () => ({}), false],
    ['a way that is no text', { acr: 'c1' }, () => ({ acr: { c1: true }, acrs: [7] }), false],
    ['a moment ago', { minutes: 10 }, () => ({ auth_time: seconds() - 5 }), true],
    ['ten minutes ago, by another clock', { minutes: 10 }, () => ({ auth_time: seconds() - 10 * minute - 30 }), true],
    ['twelve minutes ago', { minutes: 10 }, () => ({ auth_time: seconds() - 12 * minute }), false],
    ['in the future', { minutes: 10 }, () => ({ auth_time: seconds() + 2 * minute }), false],
    ['nobody says when', { minutes: 10 }, () => ({}), false],
    ['a moment that is no number', { minutes: 10 }, () => ({ auth_time: 'now' }), false],
    ['one of the two', { acr: 'c1', minutes: 10 }, () => ({ acr: 'c1' }), false],
    ['nothing, where nothing is asked', {}, () => ({ acr: '0', auth_time: 1 }), true],
  ] as const)('%s', async (_what, demands, claims, letIn) => {
    const outcome = await verify(await sign(claims() as JWTPayload), demanding(demands)).then(
      () => true,
      (error: { statusCode: number }) => (error.statusCode === 401 ? false : error),
    )
    expect(outcome).toBe(letIn)
  })

  it('Entra is asked to say it', () => {
    const needs = { publicUrl: 'https://www.windbreak.example', tenantId: 'tenant-1', clientId: 'client-1' }
    expect(createEntraProvider({ ...needs, demands: { acr: 'c1', minutes: 10 } }).popup).toMatchObject({
      claims: '{"id_token":{"acrs":{"essential":true,"value":"c1"},"auth_time":{"essential":true}}}',
      again: true,
    })
    expect(createEntraProvider({ ...needs, demands: { acr: undefined, minutes: undefined } }).popup).not.toHaveProperty('claims')
  })
})

describe('when the provider cannot be reached', () => {
  it.each([
    ['answers with an error', () => `${keyOrigin()}/broken`],
    ['does not answer', () => 'http://127.0.0.1:9/keys'],
  ])('says that a service does not answer, not that the token is bad: it %s', async (_how, address) => {
    const keys = createRemoteJWKSet(new URL(address()), { timeoutDuration: 500 })
    await expect(verify(await sign(), { ...provider, keys })).rejects.toMatchObject({ statusCode: 503 })
  })
})

describe('Microsoft Entra ID', () => {
  it('is told by tenant and client id alone', () => {
    const entra = createEntraProvider({ publicUrl: 'https://www.windbreak.example', tenantId: 'tenant-1', clientId: 'client-1' })
    expect(entra).toMatchObject({
      issuer: 'https://login.microsoftonline.com/tenant-1/v2.0',
      audience: 'client-1',
      origins: ['https://login.microsoftonline.com'],
      popup: {
        authority: 'https://login.microsoftonline.com/tenant-1',
        scopes: ['User.Read'],
        metadata: null,
        redirectUri: 'https://www.windbreak.example/auth/redirect',
      },
    })
  })
})

function swapPayload(token: string, payload: object): string {
  const [header, , signature] = token.split('.')
  return [header, Buffer.from(JSON.stringify(payload)).toString('base64url'), signature].join('.')
}
