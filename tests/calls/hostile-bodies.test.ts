import { once } from 'node:events'
import { connect, type Socket } from 'node:net'
import { afterAll, afterEach, beforeAll, describe, expect, it } from 'vitest'
import { addNew, authenticate, getPageContentList } from '../../src/calls/addresses.ts'
import { isAskedInAddress, type Call } from '../../src/calls/call.ts'
import { footerSiteMap } from '../../src/content/footer/footer-site-map.ts'
import { uploadSeconds } from '../../src/server/media/cut-off-still.ts'
import { bodyBytes, mostOpenBytes, usualDoorLimits, type DoorLimits } from '../../src/server/http/door-limits.ts'
import { startTestApp, type TestApp } from '../fixtures/test-app.ts'

const sockets: Socket[] = []
let site: TestApp | undefined
afterEach(() => {
  for (const socket of sockets.splice(0)) socket.destroy()
})

/** A request as it is written, and what is said to it until its connection ends. */
function open(to: TestApp, bytes: string) {
  const socket = connect(Number(new URL(to.origin).port), '127.0.0.1', () => socket.write(bytes))
  sockets.push(socket)
  let said = ''
  socket.on('data', (chunk: Buffer) => (said += String(chunk)))
  socket.on('error', () => {})
  const ended = new Promise<string>((resolve) => socket.once('close', () => resolve(said)))
  return { socket, ended, status: () => Number(/^HTTP\/1\.1 (\d+)/.exec(said)?.[1] ?? 0), said: () => said }
}

const post = (path: string, headers: Record<string, string | number>, body = '') =>
  `POST ${path} HTTP/1.1\r\nhost: localhost\r\ncontent-type: application/json\r\n${Object.entries(headers)
    .map(([name, value]) => `${name}: ${value}\r\n`)
    .join('')}\r\n${body}`

const withLimits = async (doorLimits: Partial<DoorLimits>, test: (site: TestApp, log: string[]) => Promise<void>) => {
  const log: string[] = []
  const own = await startTestApp({ doorLimits, log })
  try {
    await test(own, log)
  } finally {
    for (const socket of sockets.splice(0)) socket.destroy()
    await own.close()
  }
}

describe('a body', () => {
  beforeAll(async () => void (site = await startTestApp()))
  afterAll(() => site?.close())
  const of = () => site as TestApp

  it('of somebody who is not signed in is not waited for', async () => {
    const asked = open(of(), post(addNew.path, { 'content-length': 980_000 }))
    await expect.poll(asked.status).toBe(401)
  })

  it.each(['customer', 'agent'] as const)('of a signed-in %s is not waited for where only admins may send it', async (person) => {
    const asked = open(of(), post(addNew.path, { 'content-length': 980_000, cookie: await of().cookieOf(person) }))
    await expect.poll(asked.status).toBe(403)
  })

  it('is small where anybody may send it, and refused by its announced size alone', async () => {
    const posts = of().app.calls.filter((call) => !isAskedInAddress(call) && !call.multipart)
    expect(posts.length).toBeGreaterThan(20)
    const mostOf = (call: Call) => call.bytes ?? bodyBytes[call.who]
    expect(posts.filter((call) => call.who === 'anyone' && mostOf(call) > mostOpenBytes).map(({ path }) => path)).toEqual([])
    for (const call of posts) {
      const most = mostOf(call)
      const path = call.path.replace(/:\w+/g, '1')
      const headers = { 'content-length': most + 1, cookie: await of().cookieOf('admin') }
      const method = call.method === 'POST' ? 'POST' : call.method
      const asked = open(of(), post(path, headers).replace('POST', method))
      await expect.poll(() => [call.path, asked.status()]).toEqual([call.path, 413])
    }
  })

  it('without a length is read no further than it may be long', async () => {
    const chunk = `1000\r\n${'{"a":"'.padEnd(4096, 'x')}\r\n`
    const asked = open(of(), post(authenticate.path, { 'transfer-encoding': 'chunked' }, chunk.repeat(7)))
    await expect.poll(asked.status).toBe(413)
  })

  it('may be as large as it has to be', async () => {
    const content = footerSiteMap.toWire(footerSiteMap.fallback)
    const padding = ' '.repeat(900_000)
    const { status } = await of().post(addNew.path, `${padding}${JSON.stringify({ pageName: 'Footer', section: 'Section_6', content })}`, {
      as: 'admin',
    })
    expect(status).toBe(200)
    expect((await of().post(authenticate.path, { azureToken: 'x'.repeat(20_000) })).status).toBe(401)
  })

  it.each(['{', '['])('that is long and no JSON, %s…, is told to be none', async (begins) => {
    const headers = { 'content-type': 'application/json', cookie: await of().cookieOf('admin') }
    const answer = await fetch(of().origin + addNew.path, { method: 'POST', headers, body: begins + '"a",'.repeat(200_000) })
    expect([answer.status, ((await answer.json()) as { message: string }).message]).toEqual([400, 'The request could not be read.'])
  })
})

it('a body that was refused may go on for a little, and its connection is closed', () =>
  withLimits({ lingerSeconds: 0.1 }, async (own) => {
    const asked = open(own, post(addNew.path, { 'content-length': 980_000 }, 'x'))
    // What has come is read before more is written: who writes to a connection that was cut is told of that alone.
    const dripping = setInterval(() => setImmediate(() => asked.socket.write('x')), 20)
    expect(await asked.ended).toContain('401 Unauthorized')
    clearInterval(dripping)
  }))

it('a body that was refused and comes whole meanwhile leaves its connection open', () =>
  withLimits({ lingerSeconds: 60 }, async (own) => {
    const asked = open(own, post(addNew.path, { 'content-length': 3 }))
    await expect.poll(asked.status).toBe(401)
    asked.socket.write(`abc${post(getPageContentList.path, { 'content-length': 21 }, '{"pageName":"Footer"}')}`)
    await expect.poll(asked.said).toContain('200 OK')
  }))

it.each([
  ['by its length', { 'content-length': 1_600_000 }, Array.from({ length: 16 }, () => 'x'.repeat(100_000))],
  [
    'as it comes',
    { 'transfer-encoding': 'chunked' },
    [...Array.from({ length: 16 }, () => `186a0\r\n${'x'.repeat(100_000)}\r\n`), '0\r\n\r\n'],
  ],
] as const)('who reads no answer before all is sent reads that it was too large, refused %s, and may ask again', (_how, headers, pieces) =>
  withLimits({ lingerSeconds: 60 }, async (own) => {
    const cookie = await own.cookieOf('admin')
    const answered = new Promise<void>((resolve) =>
      own.app.fastify.server.once('request', (_request, response) => response.once('close', resolve)),
    )
    const asked = open(own, post(addNew.path, { ...headers, cookie }))
    await once(asked.socket, 'connect')
    asked.socket.pause()
    for (const [at, piece] of pieces.entries()) {
      // The last of it comes when it was refused long ago.
      if (at === pieces.length - 2) await answered
      await new Promise((resolve) => asked.socket.write(piece, resolve))
    }
    asked.socket.write(post(getPageContentList.path, { 'content-length': 21 }, '{"pageName":"Footer"}'))
    asked.socket.resume()
    await expect.poll(asked.said).toContain('200 OK')
    expect(asked.status()).toBe(413)
  }),
)

it('however many are refused on one connection, nothing of them is kept until it closes', () =>
  withLimits({ lingerSeconds: 60 }, async (own) => {
    const listened: number[] = []
    own.app.fastify.server.on('request', ({ socket }) => listened.push(socket.listenerCount('close')))
    const asked = open(own, '')
    const refusals = () => asked.said().split('401 Unauthorized').length - 1
    for (let count = 1; count <= 12; count++) {
      // Its body comes after it was refused.
      asked.socket.write(post(addNew.path, { 'content-length': 3 }))
      await expect.poll(refusals).toBe(count)
      asked.socket.write('abc')
    }
    expect(listened).toHaveLength(12)
    // The one before may still be ending.
    expect(Math.max(...listened)).toBeLessThan(listened[0] + 3)
  }))

it('a body that drips is waited for so long and no longer', () =>
  withLimits({ openSeconds: 0.2 }, async (own) => {
    const asked = open(own, post(authenticate.path, { 'content-length': 9000 }, '{'))
    const dripping = setInterval(() => asked.socket.write(' '), 20)
    expect(await asked.ended).toMatch(/^HTTP\/1\.1 408 Request Timeout\r\n/)
    clearInterval(dripping)
  }))

it('so many bodies are read at once; those of admins have room of their own, and what ended makes room', () =>
  withLimits({ openBytes: 20_000 }, async (own) => {
    const first = open(own, post(authenticate.path, { 'content-length': 15_000 }, '{'))
    const ask = () => own.post(authenticate.path, { azureToken: 'x'.repeat(8000) })
    await expect.poll(async () => (await ask()).status).toBe(503)
    expect((await ask()).body).toEqual({
      status: false,
      message: 'Very many are asking at this moment. Please try again in a few seconds.',
    })
    const content = footerSiteMap.toWire(footerSiteMap.fallback)
    expect((await own.post(addNew.path, { pageName: 'Footer', section: 'Section_6', content }, { as: 'admin' })).status).toBe(200)
    first.socket.destroy()
    await expect.poll(async () => (await ask()).status).toBe(401)
  }))

it('whoever breaks off in the middle of what they send is not told of as a database that is away', () =>
  withLimits({ openBytes: 20_000 }, async (own, log) => {
    const first = open(own, post(authenticate.path, { 'content-length': 15_000 }, '{'))
    const ask = async () => (await own.post(authenticate.path, { azureToken: 'x'.repeat(8000) })).status
    await expect.poll(ask).toBe(503)
    first.socket.destroy()
    await expect.poll(ask).toBe(401)
    expect(log.filter((line) => line.includes('the database was too slow'))).toEqual([])
  }))

it('so many connections are open at once; those that idle make room', () =>
  withLimits({ connections: 5 }, async (own) => {
    const get = 'GET /health HTTP/1.1\r\nhost: localhost\r\n\r\n'
    const kept = Array.from({ length: 5 }, () => open(own, get))
    for (const each of kept) await expect.poll(each.status).toBe(200)
    await expect
      .poll(async () => {
        const next = open(own, get)
        await Promise.race([next.ended, new Promise((resolve) => next.socket.once('data', resolve))])
        return next.status()
      })
      .toBe(200)
  }))

it('a request may last as long as the slowest upload that is let be', () => {
  expect(usualDoorLimits.requestSeconds).toBeGreaterThan(uploadSeconds.whole)
  expect(usualDoorLimits.headSeconds).toBeLessThanOrEqual(30)
})
