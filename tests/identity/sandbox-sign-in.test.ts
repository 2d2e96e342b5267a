import { createServer, type Server } from 'node:http'
import type { AddressInfo } from 'node:net'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { verifyIdToken } from '../../src/server/identity/id-token.ts'
import type { IdentityProvider } from '../../src/server/identity/identity-provider.ts'
import { createSandboxProvider } from '../../src/server/identity/sandbox-provider.ts'
import { createSandboxStore } from '../../src/server/identity/sandbox-store.ts'
import { createSignInNonces, type SignInNonces } from '../../src/server/identity/sign-in-nonces.ts'
import { createPopupVisitor } from './popup-visitor.ts'
import { openScratchDatabase, type ScratchDatabase } from './scratch-database.ts'

let provider: IdentityProvider
let server: Server
let origin: string
let database: ScratchDatabase
let nonces: SignInNonces

beforeAll(async () => {
  database = await openScratchDatabase()
  nonces = createSignInNonces(database)
  provider = await createSandboxProvider()
  server = createServer((request, response) => {
    if (!provider.serve?.(request, response, {})) response.writeHead(404).end('not the sandbox')
  })
  await new Promise<void>((done) => server.listen(0, '127.0.0.1', done))
  origin = `http://127.0.0.1:${(server.address() as AddressInfo).port}`
})
afterAll(async () => {
  server?.close()
  await database?.close()
})

const verify = (token: string) => verifyIdToken(token, provider, { useUpNonce: nonces.useUp, now: database.now })

describe('signing in at the sandbox', () => {
  it.each([
    ['admin', 'Marlene Ruiz', 'admin', false],
    ['agent', 'Dana Whitlock', 'dana.whitlock', true],
    ['customer', 'Alex Neighbor', 'customer', false],
    ['stranger', 'Sam Passerby', 'stranger', false],
  ])('ends in a token of the %s that the server takes once', async (id, name, mailbox, agent) => {
    const token = await createPopupVisitor(origin, provider).signIn(id, await nonces.issue())
    const claims = await verify(token)
    expect(claims).toMatchObject({ issuer: provider.issuer, name, username: `${mailbox}@windbreak.example`, agent })
    expect(claims.subject).toMatch(/^[\w-]+\.[\w-]+$/)
    await expect(verify(token)).rejects.toMatchObject({ statusCode: 401 })
  })

  it('shows the chooser to every popup, also after somebody signed in', async () => {
    const visitor = createPopupVisitor(origin, provider)
    await visitor.signIn('admin', await nonces.issue())
    const again = await visitor.open(await nonces.issue(), { prompt: '' })
    expect(again.headers.get('location')).toMatch(/^\/sandbox-identity\/interaction\//)
    const claims = await verify(await visitor.signIn('stranger', await nonces.issue()))
    expect(claims.username).toBe('stranger@windbreak.example')
  })

  it('knows a person again, so that an account stays one account', async () => {
    const first = await verify(await createPopupVisitor(origin, provider).signIn('admin', await nonces.issue()))
    const other = await createSandboxProvider()
    expect(other.issuer).toBe(first.issuer)
    const second = await verify(await createPopupVisitor(origin, provider).signIn('admin', await nonces.issue()))
    expect(second.subject).toBe(first.subject)
  })
})

describe('what the sandbox keeps', () => {
  it('is bounded: the oldest gives way, and what ran out is gone', async () => {
    const codes = createSandboxStore(3)('AuthorizationCode')
    for (const id of ['a', 'b', 'c', 'd']) await codes.upsert(id, { grantId: id }, 60)
    expect(await codes.find('a')).toBeUndefined()
    expect(await codes.find('d')).toEqual({ grantId: 'd' })
    await codes.upsert('d', { grantId: 'd' }, -1)
    expect(await codes.find('d')).toBeUndefined()
  })
})

describe('the chooser', () => {
  it('is one page of its own: four buttons, a plain form, a strict policy, no script', async () => {
    const visitor = createPopupVisitor(origin, provider)
    const opened = await visitor.open('n')
    const page = await visitor.visit(opened.headers.get('location') ?? '')
    const html = await page.text()
    expect([...html.matchAll(/<button[^>]*>([^<]+)</g)].map(([, name]) => name)).toEqual(['Admin', 'Agent', 'Customer', 'Stranger'])
    expect(html).toContain('sample people of a sandbox')
    expect(html).not.toMatch(/<script|<link|<img|url\(/)
    expect(page.headers.get('content-security-policy')).toMatch(/^default-src 'none'; style-src 'sha256-[^']+'; form-action 'self'/)
    expect(page.headers.get('cache-control')).toBe('no-store')
  })

  it('takes nobody it does not know, and no visitor whose sign-in it does not know', async () => {
    const visitor = createPopupVisitor(origin, provider)
    const chooser = (await visitor.open('n')).headers.get('location') ?? ''
    expect((await visitor.visit(chooser, { person: 'root' })).status).toBe(400)
    const passer = await createPopupVisitor(origin, provider).visit(chooser)
    expect(passer.status).toBe(400)
    expect(await passer.text()).toContain('This sign-in has run out')
  })
})

describe('the provider', () => {
  it.each(['https://elsewhere.example/auth/redirect', 'http://127.0.0.1:1/auth/redirect', '/other', 'javascript:alert(1)'])(
    'sends its answer nowhere but to the redirect page of this site: not to %s',
    async (redirect) => {
      const refusal = await createPopupVisitor(origin, provider).open('n', { redirect_uri: new URL(redirect, origin).href })
      expect(refusal.status).toBe(400)
      expect(refusal.headers.get('location')).toBeNull()
    },
  )

  it('insists on PKCE, and gives a code away once', async () => {
    const visitor = createPopupVisitor(origin, provider)
    const without = await visitor.open('n', { code_challenge: '', code_challenge_method: '' })
    expect(without.headers.get('location')).toContain('error=invalid_request')
    const back = await visitor.choose((await visitor.open('n')).headers.get('location') ?? '', 'admin')
    const code = new URLSearchParams(back.hash.slice(1)).get('code') ?? ''
    expect((await visitor.redeem(code)).status).toBe(200)
    expect((await visitor.redeem(code)).status).toBe(400)
  })

  it('has a discovery document and keys, and leaves all other addresses alone', async () => {
    const discovery = await (await fetch(`${origin}/sandbox-identity/.well-known/openid-configuration`)).json()
    expect(discovery).toMatchObject({ issuer: provider.issuer, authorization_endpoint: `${origin}/sandbox-identity/auth` })
    const { keys } = (await (await fetch(`${origin}/sandbox-identity/jwks`)).json()) as { keys: object[] }
    expect(keys).toHaveLength(1)
    expect(keys[0]).not.toHaveProperty('d')
    expect((await fetch(`${origin}/sandbox-identity-not`)).status).toBe(404)
  })
})
