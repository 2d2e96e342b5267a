import { connect } from 'node:net'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { createSandboxProvider } from '../../src/server/identity/sandbox-provider.ts'
import { startTestApp, type TestApp } from '../fixtures/test-app.ts'
import { builtOf } from '../fixtures/tiny-pages.ts'

let site: TestApp
beforeAll(async () => {
  site = await startTestApp({
    publicUrl: 'https://www.windbreak.example',
    pages: builtOf({ home: { path: '/360', file: '' } }),
    provider: await createSandboxProvider(),
  })
})
afterAll(() => site?.close())

type Answer = { status: number; headers: Record<string, string>; body: string }

/** What is answered to these very bytes. */
function say(bytes: string): Promise<Answer> {
  return new Promise((resolve, reject) => {
    const socket = connect(Number(new URL(site.origin).port), '127.0.0.1', () => socket.write(bytes))
    let said = ''
    socket.on('data', (chunk: Buffer) => (said += chunk.toString('latin1')))
    socket.on('error', reject)
    socket.on('close', () => {
      const [head, body = ''] = said.split('\r\n\r\n')
      const [first, ...lines] = head.split('\r\n')
      const headers = Object.fromEntries(lines.map((line) => line.split(/: (.*)/)).map(([name, value]) => [name.toLowerCase(), value]))
      resolve({ status: Number(first.split(' ')[1]), headers, body })
    })
  })
}

const get = (path: string, more = '') => say(`GET ${path} HTTP/1.1\r\nhost: www.windbreak.example\r\nconnection: close\r\n${more}\r\n`)
const carried = {
  'strict-transport-security': 'max-age=31536000; includeSubDomains',
  'x-content-type-options': 'nosniff',
  'x-frame-options': 'DENY',
  'referrer-policy': expect.any(String),
  'cross-origin-resource-policy': 'same-origin',
  'permissions-policy': expect.any(String),
  'content-security-policy': expect.stringMatching(/^default-src 'none'; .*frame-ancestors 'none'/),
}

describe('what every answer carries', () => {
  it.each(['just rendered', 'kept'])('is on a page that was %s, and on the answer that it is unchanged', async () => {
    const path = '/360'
    const page = await get(path)
    expect(page).toMatchObject({ status: 200, headers: carried })
    const unchanged = await get(path, `if-none-match: ${page.headers.etag}\r\n`)
    expect(unchanged).toMatchObject({ status: 304, body: '', headers: carried })
    // What a browser keeps is brought up to date by it, so it must be what the page itself says.
    for (const name of ['content-security-policy', 'cache-control', 'vary', 'etag', 'content-version'])
      expect([name, unchanged.headers[name]]).toEqual([name, page.headers[name]])
    expect(unchanged.headers).not.toHaveProperty('content-length')
    expect(unchanged.headers).not.toHaveProperty('content-type')
  })

  it.each([
    ['is no HTTP', 'hello\r\n\r\n', 400],
    ['has a header nobody can read', 'GET /360 HTTP/1.1\r\nhost: x\r\nbad header\r\n\r\n', 400],
    ['says twice how long it is', 'POST /360 HTTP/1.1\r\nhost: x\r\ncontent-length: 1\r\ntransfer-encoding: chunked\r\n\r\n', 400],
    ['names no host', 'GET /360 HTTP/1.1\r\nconnection: close\r\n\r\n', 400],
    ['names two hosts', 'GET /360 HTTP/1.1\r\nhost: elsewhere.example\r\nHost: x\r\nconnection: close\r\n\r\n', 400],
    ['has 20 KB of headers', `GET /360 HTTP/1.1\r\nhost: x\r\nx: ${'y'.repeat(20_000)}\r\n\r\n`, 431],
    ['has an address of 20 KB', `GET /${'y'.repeat(20_000)} HTTP/1.1\r\nhost: x\r\n\r\n`, 431],
    [
      'expects what we do not do',
      'POST /360 HTTP/1.1\r\nhost: x\r\nconnection: close\r\nexpect: a miracle\r\ncontent-length: 1\r\n\r\n',
      417,
    ],
  ])('is on the answer to a request that %s', async (_what, bytes, status) => {
    const answer = await say(bytes)
    expect(answer).toMatchObject({ status, headers: { ...carried, 'content-length': String(answer.body.length) } })
    expect(answer.headers.connection).toBe('close')
  })

  it.each([
    ['what it says of itself', '/sandbox-identity/.well-known/openid-configuration', 200],
    ['its keys', '/sandbox-identity/jwks', 200],
    ['a popup that was opened by hand', '/sandbox-identity/interaction/nothing', 400],
    ['an address that is none', '/sandbox-identity/nothing', 404],
    ['a question nobody can answer', '/sandbox-identity/auth?client_id=nobody', 400],
  ])('is on the sandbox sign-in, but for what would part its popup from us: %s', async (_what, path, status) => {
    const answer = await get(path)
    expect(answer).toMatchObject({ status, headers: carried })
    expect(answer.headers).not.toHaveProperty('cross-origin-opener-policy')
  })
})
