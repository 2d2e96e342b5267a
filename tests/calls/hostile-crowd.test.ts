import { once } from 'node:events'
import { connect, type Socket } from 'node:net'
import { afterEach, expect, it } from 'vitest'
import { authenticate, stageFormFile } from '../../src/calls/addresses.ts'
import type { DoorLimits } from '../../src/server/http/door-limits.ts'
import { startTestApp, type TestApp } from '../fixtures/test-app.ts'

let site: TestApp
const crowd: Socket[] = []
afterEach(async () => {
  for (const socket of crowd.splice(0)) socket.destroy()
  await site?.close()
})

const begin = async (doorLimits: Partial<DoorLimits>) =>
  void (site = await startTestApp({ doorLimits, trustProxy: true, captcha: { kind: 'none' } }))

async function come(bytes = ''): Promise<Socket> {
  const socket = connect(Number(new URL(site.origin).port), '127.0.0.1')
  socket.on('error', () => {}).resume()
  crowd.push(socket)
  await once(socket, 'connect')
  if (bytes) socket.write(bytes)
  return socket
}

const post = (path: string, headers: string[], body: string) =>
  [`POST ${path} HTTP/1.1`, 'host: localhost', ...headers, '', body].join('\r\n')
const upload = () => post(stageFormFile.path, ['content-type: multipart/form-data; boundary=x', 'content-length: 900000'], '--x\r\n')
const slowBody = (from: string) =>
  post(authenticate.path, ['content-type: application/json', 'content-length: 15000', `x-forwarded-for: ${from}`], '{')

/** On a connection of its own; 0 where it is turned away. */
async function statusFor(path = '/health'): Promise<number> {
  const socket = await come(`GET ${path} HTTP/1.1\r\nhost: localhost\r\nconnection: close\r\n\r\n`)
  let said = ''
  socket.on('data', (chunk: Buffer) => (said += String(chunk)))
  await once(socket, 'close')
  return Number(/^HTTP\/1\.1 (\d+)/.exec(said)?.[1] ?? 0)
}

it.each([
  ['say nothing', () => ''],
  ['never end their first line', () => 'GET /'],
  ['never end what they send', upload],
])('who comes is let in, however many connections are held by those who %s', async (_what, said) => {
  await begin({ connections: 20 })
  for (let count = 0; count < 60; count++) await come(said())
  for (let count = 0; count < 5; count++) expect(await statusFor()).toBe(200)
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
