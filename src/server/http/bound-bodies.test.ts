import { once } from 'node:events'
import { connect, type AddressInfo } from 'node:net'
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
