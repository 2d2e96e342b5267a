import { once } from 'node:events'
import { connect, type AddressInfo, type Socket } from 'node:net'
import Fastify, { type FastifyInstance } from 'fastify'
import { afterEach, expect, it } from 'vitest'
import { boundBodies } from './bound-bodies.ts'
import { bodyBytes, usualDoorLimits } from './door-limits.ts'
import { createFairRoom } from './fair-room.ts'

let app: FastifyInstance | undefined
afterEach(async () => {
  await app?.close()
  app = undefined
})

it.each([
  ['admins', bodyBytes.admin],
  ['anybody', bodyBytes.anyone],
])('whoever leaves before they were judged holds no room of %s', async (_whose, bytes) => {
  const limits = { ...usualDoorLimits, openBytes: bytes }
  const adminRoom = createFairRoom({ most: bytes, waiting: 1, waitMs: 1 })
  const judging = Promise.withResolvers<void>()
  const left = Promise.withResolvers<void>()
  const over = Promise.withResolvers<void>()
  const own = (app = Fastify({ bodyLimit: bytes }))
  own.addHook('onRequest', async ({ headers }, reply) => {
    if (headers.leaves === undefined) return
    reply.raw.once('close', left.resolve)
    await judging.promise
  })
  boundBodies(own, { limits, adminRoom, headers: {} })
  // Once the hook before these has taken room, or has not.
  own.addHook('onError', async () => over.resolve())
  own.addHook('preParsing', async () => over.resolve())
  own.post('/', async ({ body }) => body)
  await own.listen({ port: 0, host: '127.0.0.1' })
  const { port } = own.server.address() as AddressInfo

  const socket = connect(port, '127.0.0.1')
  await once(socket, 'connect')
  socket.write(`POST / HTTP/1.1\r\nhost: localhost\r\nleaves: yes\r\ncontent-type: application/json\r\ncontent-length: ${bytes}\r\n\r\n{`)
  await once(own.server, 'request')
  socket.destroy()
  await left.promise
  judging.resolve()
  await over.promise

  const body = JSON.stringify('x'.repeat(bytes - 2))
  const answer = await fetch(`http://127.0.0.1:${port}/`, { method: 'POST', headers: { 'content-type': 'application/json' }, body })
  expect(answer.status).toBe(200)
})

/** Sends the head of a body and as good as nothing of it. */
async function sendSlowly(server: FastifyInstance['server'], path: string, cookie: string, bytes: number): Promise<Socket> {
  const socket = connect((server.address() as AddressInfo).port, '127.0.0.1')
  const seen = once(server, 'request')
  socket.write(
    `POST ${path} HTTP/1.1\r\nhost: localhost\r\ncookie: ${cookie}\r\ncontent-type: application/json\r\ncontent-length: ${bytes}\r\n\r\n{`,
  )
  await seen
  return socket
}

const sessionOf = (letter: string) => `sb_session=${letter.repeat(20)}`

it('those who are no admins leave half of the room, however many of them send', async () => {
  const bytes = bodyBytes.admin
  const adminRoom = createFairRoom({ most: 2 * bytes, waiting: 10, waitMs: 600_000 })
  const own = (app = Fastify({ bodyLimit: bytes }))
  boundBodies(own, { limits: usualDoorLimits, adminRoom, headers: {} })
  own.post('/hub', { config: { asOneGroup: true } }, async ({ body }) => body)
  own.post('/', async ({ body }) => body)
  await own.listen({ port: 0, host: '127.0.0.1' })
  const { port } = own.server.address() as AddressInfo

  const sockets: Socket[] = []
  for (const each of ['a', 'b', 'c']) sockets.push(await sendSlowly(own.server, '/hub', sessionOf(each), bytes))

  const body = JSON.stringify('x'.repeat(bytes - 2))
  const answer = await fetch(`http://127.0.0.1:${port}/`, {
    method: 'POST',
    headers: { 'content-type': 'application/json', cookie: sessionOf('d') },
    body,
  })
  expect(answer.status).toBe(200)
  for (const socket of sockets) socket.destroy()
})

it('one of them who sends slowly, however often, keeps none of the others out', async () => {
  const bytes = bodyBytes.admin
  const own = (app = Fastify({ bodyLimit: bytes }))
  const adminRoom = createFairRoom({ most: 4 * bytes, waiting: 10, waitMs: 2000 })
  boundBodies(own, { limits: usualDoorLimits, adminRoom, headers: {} })
  own.post('/hub', { config: { asOneGroup: true } }, async ({ body }) => body)
  await own.listen({ port: 0, host: '127.0.0.1' })
  const { port } = own.server.address() as AddressInfo

  const sockets: Socket[] = []
  for (let count = 0; count < 4; count++) sockets.push(await sendSlowly(own.server, '/hub', sessionOf('a'), bytes))
  const body = JSON.stringify('x'.repeat(bytes - 2))
  const headers = { 'content-type': 'application/json', cookie: sessionOf('b') }
  expect((await fetch(`http://127.0.0.1:${port}/hub`, { method: 'POST', headers, body })).status).toBe(200)
  for (const socket of sockets) socket.destroy()
})

it.each([
  ['admins', bodyBytes.admin],
  ['anybody', bodyBytes.anyone],
])('what was begun holds its room of %s until it is done, though its sender left', async (_whose, bytes) => {
  const adminRoom = createFairRoom({ most: bytes, waiting: 1, waitMs: 1 })
  const begun = Promise.withResolvers<void>()
  const left = Promise.withResolvers<void>()
  const done = Promise.withResolvers<void>()
  const own = (app = Fastify({ bodyLimit: bytes }))
  boundBodies(own, { limits: { ...usualDoorLimits, openBytes: bytes }, adminRoom, headers: {} })
  own.post('/', async () => 'taken')
  own.post('/slow', async (_request, reply) => {
    reply.raw.once('close', left.resolve)
    begun.resolve()
    await done.promise
    return 'too late'
  })
  await own.listen({ port: 0, host: '127.0.0.1' })
  const origin = `http://127.0.0.1:${(own.server.address() as AddressInfo).port}`
  const headers = { 'content-type': 'application/json' }
  const body = JSON.stringify('x'.repeat(bytes - 2))

  const leaving = new AbortController()
  const first = fetch(`${origin}/slow`, { method: 'POST', headers, body, signal: leaving.signal }).catch(() => 'left')
  await begun.promise
  leaving.abort()
  expect(await first).toBe('left')
  await left.promise
  const ask = async () => (await fetch(origin, { method: 'POST', headers, body })).status
  expect(await ask()).toBe(503)
  done.resolve()
  await expect.poll(ask).toBe(200)
})
