import { connect, type AddressInfo, type Socket } from 'node:net'
import multipart from '@fastify/multipart'
import Fastify, { type FastifyRequest } from 'fastify'
import { afterAll, afterEach, beforeAll, describe, expect, it } from 'vitest'
import { Refused } from '../../src/server/http/errors.ts'
import { movingParts } from '../../src/server/media/moving-parts.ts'
import { formOf, startPictureSite, type PictureSite } from './picture-site.ts'
import { png } from './sample-pictures.ts'

const sockets: Socket[] = []
afterEach(() => {
  for (const socket of sockets.splice(0)) socket.destroy()
})

/** Begins an upload, sends some of it and then no more; `ended` when it is cut off. */
function stall(
  site: PictureSite,
  words = '--x\r\ncontent-disposition: form-data; name="file"; filename="a.png"\r\ncontent-type: image/png\r\n\r\nsome',
) {
  const head = `POST /api/cms/upload-image HTTP/1.1\r\nhost: localhost\r\ncookie: ${site.cookie}\r\ncontent-type: multipart/form-data; boundary=x\r\ncontent-length: 9000\r\n\r\n`
  const socket = connect(site.port, '127.0.0.1', () => socket.write(head + words))
  sockets.push(socket)
  socket.on('error', () => {})
  const begun = new Promise<void>((resolve) => socket.once('connect', resolve))
  return { begun, ended: new Promise<void>((resolve) => socket.once('close', () => resolve())) }
}

describe('uploads that stand still', () => {
  let site: PictureSite
  beforeAll(async () => {
    site = await startPictureSite()
  })
  afterAll(() => site?.close())

  it('keep only their own account from uploading', async () => {
    const stalled = Array.from({ length: 6 }, () => stall(site))
    await Promise.all(stalled.map(({ begun }) => begun))
    const full = async () =>
      (
        await fetch(`${site.origin}/api/cms/upload-image`, {
          method: 'POST',
          body: formOf([await png()]),
          headers: { cookie: site.cookie },
          signal: AbortSignal.timeout(5000),
        })
      ).status
    // Two are received, four wait: one more of this account is one too many.
    await expect.poll(full).toBe(429)
    const other = await site.post(formOf([await png()]), { headers: { cookie: site.otherCookie } })
    expect(other.status).toBe(200)
  })
})

describe('an upload', () => {
  let site: PictureSite
  beforeAll(async () => {
    site = await startPictureSite({ seconds: { idle: 0.2, whole: 600 } })
  })
  afterAll(() => site?.close())

  it.each([
    ['in the middle', undefined],
    ['before it begins', ''],
  ])('that stands still %s is cut off, and its place is free', async (_when, words) => {
    const stalled = Array.from({ length: 4 }, () => stall(site, words))
    await Promise.all(stalled.map(({ ended }) => ended))
    expect((await site.upload(await png())).status).toBe(200)
  })
})

it('an upload that goes on for ever, a little at a time, is cut off', async () => {
  const site = await startPictureSite({ seconds: { idle: 60, whole: 0.3 } })
  try {
    const { ended } = stall(site)
    const [socket] = sockets
    const dripping = setInterval(() => socket.write('x'), 20)
    await ended
    clearInterval(dripping)
    expect(socket.destroyed).toBe(true)
  } finally {
    await site.close()
  }
})

describe('a form of several parts', () => {
  const began = '--x\r\ncontent-disposition: form-data; name="name"\r\n\r\nEllie'

  it.each([
    ['among its words', began],
    ['before it begins', ''],
    ['after one of them', `${began}\r\n--x\r\n`],
  ])('that stands still %s is cut off, as the form’s own fault', async (_when, words) => {
    const fastify = Fastify()
    await fastify.register(multipart)
    const read: string[] = []
    const broke = new Promise((resolve) => {
      const handler = async (request: FastifyRequest) => {
        try {
          for await (const part of movingParts(request, { idle: 0.2, whole: 600 })) read.push(part.fieldname)
        } catch (error) {
          resolve(error)
        }
        return ''
      }
      fastify.route({ method: 'POST', url: '/', handler })
    })
    await fastify.listen({ port: 0, host: '127.0.0.1' })
    try {
      const socket = connect((fastify.server.address() as AddressInfo).port, '127.0.0.1')
      sockets.push(socket.on('error', () => {}))
      const ended = new Promise<void>((resolve) => socket.once('close', () => resolve()))
      socket.write(
        `POST / HTTP/1.1\r\nhost: localhost\r\ncontent-type: multipart/form-data; boundary=x\r\ncontent-length: 9000\r\n\r\n${words}`,
      )
      await ended
      expect(await broke).toBeInstanceOf(Refused)
      expect(read).toEqual(words.endsWith('--x\r\n') ? ['name'] : [])
    } finally {
      await fastify.close()
    }
  })
})
