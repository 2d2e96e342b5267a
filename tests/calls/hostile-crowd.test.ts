import { once } from 'node:events'
import { connect, type Socket } from 'node:net'
import { afterEach, expect, it } from 'vitest'
import { authenticate } from '../../src/calls/addresses.ts'
import type { DoorLimits } from '../../src/server/http/door-limits.ts'
import { startTestApp, type TestApp } from '../fixtures/test-app.ts'

let site: TestApp
const crowd: Socket[] = []
afterEach(async () => {
  for (const socket of crowd.splice(0)) socket.destroy()
  await site?.close()
})

async function begin(doorLimits: Partial<DoorLimits>): Promise<void> {
  site = await startTestApp({ doorLimits, trustProxy: true, captcha: { kind: 'none' } })
  // Before the door looks at it: all the machines of a test are this one.
  site.app.fastify.server.prependListener('connection', (socket) => Object.defineProperty(socket, 'remoteAddress', { value: comesFrom }))
}
let comesFrom: string

async function come(bytes = '', from = '192.0.2.1'): Promise<Socket> {
  const socket = connect(Number(new URL(site.origin).port), '127.0.0.1')
  socket.on('error', () => {}).resume()
  crowd.push(socket)
  comesFrom = from
  await Promise.all([once(socket, 'connect'), once(site.app.fastify.server, 'connection')])
  if (bytes) socket.write(bytes)
  return socket
}

/** Asks something that does not end, and is known to by now; or was turned away. */
async function hold(from: string): Promise<void> {
  const noted = once(site.app.fastify.server, 'request')
  const socket = await come(slowBody(from), from)
  await Promise.race([noted, socket.closed || once(socket, 'close')])
}

const post = (path: string, headers: string[], body: string) =>
  [`POST ${path} HTTP/1.1`, 'host: localhost', ...headers, '', body].join('\r\n')
const slowBody = (from: string) =>
  post(authenticate.path, ['content-type: application/json', 'content-length: 15000', `x-forwarded-for: ${from}`], '{')

/** On a connection of its own; 0 where it is turned away. */
async function statusFor(from?: string): Promise<number> {
  const socket = await come('GET /health HTTP/1.1\r\nhost: localhost\r\nconnection: close\r\n\r\n', from)
  let said = ''
  socket.on('data', (chunk: Buffer) => (said += String(chunk)))
  await once(socket, 'close')
  return Number(/^HTTP\/1\.1 (\d+)/.exec(said)?.[1] ?? 0)
}

it.each([
  ['say nothing', () => come()],
  ['never end their first line', () => come('GET /')],
  ['never end what they send', () => hold('192.0.2.1')],
])('who comes is let in, however many connections are held by those who %s', async (_what, holdOne) => {
  await begin({ connections: 20 })
  for (let count = 0; count < 60; count++) await holdOne()
  for (let count = 0; count < 5; count++) expect(await statusFor()).toBe(200)
})

it('who comes is let in, though two machines never end what they send and neither has more than half', async () => {
  await begin({ connections: 20 })
  for (let count = 0; count < 60; count++) await hold(count % 2 ? '192.0.2.1' : '192.0.2.2')
  for (let count = 0; count < 5; count++) expect(await statusFor('192.0.2.77')).toBe(200)
})

it('whoever asks is not closed for those who say nothing', async () => {
  await begin({ connections: 20 })
  const asking = await come(slowBody('192.0.2.1'))
  let isClosed = false
  asking.once('close', () => (isClosed = true))
  for (let count = 0; count < 60; count++) await come()
  expect(await statusFor()).toBe(200)
  expect(isClosed).toBe(false)
})

it.each([
  ['address', '192.0.2.1', '192.0.2.1'],
  ['home with many addresses', '2001:db8:1:2::1', '2001:db8:1:2:ffff::7'],
])('the bodies of one %s, however slowly they come, leave room for those of others', async (_what, first, second) => {
  await begin({ openBytes: 100_000 })
  for (let count = 0; count < 30; count++) await come(slowBody(count % 2 ? first : second))
  const ask = async (from: string) =>
    (await site.post(authenticate.path, { azureToken: 'x'.repeat(14_000) }, { headers: { 'x-forwarded-for': from } })).status
  await expect.poll(() => ask(first)).toBe(503)
  expect(await ask('192.0.2.77')).toBe(401)
})
