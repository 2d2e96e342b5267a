import { globSync } from 'node:fs'
import { connect } from 'node:net'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { builtOf } from '../fixtures/tiny-pages.ts'
import { startTestApp, type TestApp } from '../fixtures/test-app.ts'

let site: TestApp
beforeAll(async () => {
  site = await startTestApp({
    pages: builtOf({
      home: { path: '/360', file: '' },
      agent: { path: '/360/agent-details/:id', file: '' },
      agents: { path: '/360/find-an-agent', file: '', query: ['near', 'q', 'lat', 'lng'] },
    }),
  })
})
afterAll(() => site?.close())

/** What is answered to a request line as it is written, byte for byte. */
function ask(target: string, method = 'GET', more = ''): Promise<{ status: number; head: string; body: string }> {
  return new Promise((resolve, reject) => {
    const { port } = new URL(site.origin)
    const host = target.toLowerCase().includes('localhost') ? 'localhost' : new URL(site.origin).host
    const socket = connect(Number(port), '127.0.0.1', () => {
      socket.write(Buffer.from(`${method} ${target} HTTP/1.1\r\nhost: ${host}\r\nconnection: close\r\n${more}\r\n`, 'latin1'))
    })
    let said = ''
    socket.on('data', (chunk: Buffer) => (said += chunk.toString('latin1')))
    socket.on('error', reject)
    socket.on('close', () => {
      const [head, body = ''] = said.split('\r\n\r\n')
      resolve({ status: Number(head.split(' ')[1]), head: head.toLowerCase(), body })
    })
  })
}

const odd = [
  '/assets/%00',
  '/art/%00',
  '/enhance/%00',
  '/media/%00',
  '/media/%00/%00',
  '/theme/%00',
  '/360/%00',
  '/%00',
  '/api/agents/%00/card.vcf',
  '/360/agent-details/%00',
  '/art/%5C',
  '/assets/%5C..%5Cpackage.json',
  '/assets/..%2F..%2Fpackage.json',
  '/assets/../../package.json',
  '/assets/%2e%2e/%2e%2e/package.json',
  '/art/..',
  '/assets/',
  '/assets',
  'http://localhost/360',
  'http://localhost',
  'http://elsewhere.example/360',
  'https://localhost:99999/360',
  'http://',
  'http:///',
  'HTTP://localhost/api/nothing',
  'localhost:80',
  'x',
  '*',
  '//',
  '///',
  '//elsewhere.example/360',
  '/\\elsewhere.example',
  '\\',
  '/360/%0A',
  '/360/%0D%0Aset-cookie:x=1',
  '/360/%09',
  '/360/%7F',
  '/360/%',
  '/%',
  '/360/%zz',
  '/360/%C0%AF',
  '/360/%ED%A0%80',
  '/360/\xff',
  '/\xe9',
  '/360?%',
  '/360?%00=%00',
  '/360?',
  '/?',
  '?',
  '/360#x',
  '#',
  '/360/find-an-agent?q=%00',
  '/360/find-an-agent?near=%ED%A0%80',
  '/360/find-an-agent?lat=1e999&lng=NaN',
  '/api/agents/search?q=%00',
  '/api/agents/search?near=%00',
  '/api/places?q=%00',
  '/api/places?q=%ED%A0%80',
  `/360/${'a'.repeat(5000)}`,
  `/360/${'%41'.repeat(1500)}`,
  `/${'/'.repeat(3000)}`,
  `/360${'/..'.repeat(1000)}`,
  '/360/a;b',
  '/360/{}',
  '/360/|',
  '/360/"',
  "/360/'",
  '/360/<x>',
  '/360/^`',
  '/api/%00',
  '/auth/%00',
  '/cms/%00',
  '/api/docs/%00',
  '/api/docs/..%2f',
  '/sandbox-identity/%00',
  '/.env',
  '/360/constructor',
  '/360/__proto__',
  '/__proto__',
  '/constructor',
  '/toString',
  '/health/%00',
  '/sitemap.xml/%00',
  '/auth/redirect?%00',
]

describe('an address that is none', () => {
  it.each(odd)('%j is no failure of ours', async (target) => {
    for (const method of ['GET', 'HEAD', 'OPTIONS', 'POST', 'DELETE', 'QUERY']) {
      const { status, body } = await ask(target, method, method === 'POST' ? 'content-length: 0\r\n' : '')
      expect([method, status, /something (broke|went wrong)/i.test(body)]).toEqual([method, status, false])
      expect([method, status]).toEqual([method, expect.toSatisfy((is: number) => is >= 200 && is < 500)])
    }
  })
  it('is a page that is none, or a call that is none', async () => {
    expect(await ask('/assets/../../package.json')).toMatchObject({ status: 404, head: expect.stringContaining('text/html') })
    expect(await ask('/api/../package.json')).toMatchObject({ status: 404, body: expect.stringContaining('{"status":false') })
  })

  it('is none when it is the address of another site, and ours as a proxy would ask for it', async () => {
    expect((await ask('http://elsewhere.example/360')).status).toBe(404)
    expect((await ask('http://localhost/360')).status).toBe(200)
    expect((await ask('HTTP://LOCALHOST/health')).status).toBe(200)
  })
})

describe('a part of a file', () => {
  const [script = ''] = globSync('*/enhance/*.js', { cwd: 'build' }).map((path) => path.slice(path.indexOf('/')))

  it('is sent where there is one', async () => {
    expect(await ask(script, 'GET', 'range: bytes=0-1\r\n')).toMatchObject({
      status: 206,
      head: expect.stringMatching(/content-range: bytes 0-1\/\d+/),
    })
  })

  it.each(['bytes=5-2', 'bytes=99999999-', 'bytes=a-b', 'bytes=-0'])('is refused as what it is where there is none: %s', async (range) => {
    expect(await ask(script, 'GET', `range: ${range}\r\n`)).toMatchObject({
      status: 416,
      head: expect.stringMatching(/content-range: bytes \*\/\d+/),
      body: expect.stringContaining('{"status":false'),
    })
  })

  it.each(['if-match: "another"', 'if-unmodified-since: Thu, 01 Jan 1970 00:00:00 GMT'])(
    'is refused to who wants the file as it was, and it is another: %s',
    async (wish) => {
      expect(await ask(script, 'GET', `${wish}\r\n`)).toMatchObject({ status: 412, body: expect.stringContaining('{"status":false') })
    },
  )
})
