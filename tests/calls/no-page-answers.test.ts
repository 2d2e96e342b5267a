import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { request as rawRequest } from 'node:http'
import { startTestApp, type TestApp } from '../fixtures/test-app.ts'
import { testTenants } from '../fixtures/test-tenants.ts'
import { builtOf } from '../fixtures/tiny-pages.ts'

/** Over https, with no site for a host nobody named, and with a page whose render fails beyond the pages' own help. */
const pages = builtOf({ home: { path: '/360', file: '' }, moving: { path: '/360/moving', file: '' } })
let site: TestApp
beforeAll(async () => {
  site = await startTestApp({
    publicUrl: 'https://www.windbreak.example',
    tenants: testTenants.map((tenant) => ({
      ...tenant,
      hosts: tenant.hosts.map((host) => (host === '*' ? 'www.windbreak.example' : host)),
    })),
    pages: {
      ...pages,
      render: async (request, context) => {
        if (request.url.endsWith('/broken')) throw new Error('nobody foresaw this')
        if (request.url.endsWith('/moving')) return Response.redirect('https://www.windbreak.example/360', 302)
        return pages.render(request, context)
      },
    },
  })
})
afterAll(() => site?.close())

type Answer = { status: number; headers: Record<string, string | string[] | undefined> }

function get(path: string, host: string): Promise<Answer> {
  return new Promise((resolve, reject) => {
    rawRequest(site.origin + path, { headers: { host } }, (response) => {
      response.resume()
      response.on('end', () => resolve({ status: response.statusCode ?? 0, headers: response.headers }))
    })
      .on('error', reject)
      .end()
  })
}

describe('what every answer carries', () => {
  it.each([
    ['a page', '/360', 'www.windbreak.example', 200],
    ['an old address that leads on', '/360/home', 'www.windbreak.example', 301],
    ['a page that leads elsewhere', '/360/moving', 'www.windbreak.example', 302],
    ['a host that is nobody’s', '/360', 'evil.example', 421],
    ['a page that failed beyond its own help', '/360/broken', 'www.windbreak.example', 500],
    ['a call that is none', '/api/nothing', 'www.windbreak.example', 404],
    ['an address whose escapes cannot be read', '/api/%E0', 'www.windbreak.example', 400],
  ])('%s carries too', async (_what, path, host, status) => {
    const answer = await get(path, host)
    expect(answer.status).toBe(status)
    expect(answer.headers).toMatchObject({
      'strict-transport-security': 'max-age=31536000; includeSubDomains',
      'x-content-type-options': 'nosniff',
      'x-frame-options': 'DENY',
      'referrer-policy': 'strict-origin-when-cross-origin',
      'content-security-policy': expect.stringMatching(/^default-src 'none'; .*frame-ancestors 'none'/),
    })
  })

  it('a failure is kept by nobody', async () => {
    expect((await get('/360/broken', 'www.windbreak.example')).headers['cache-control']).toBe('no-store')
  })
})
