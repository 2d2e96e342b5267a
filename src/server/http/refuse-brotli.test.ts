import { once } from 'node:events'
import { createServer, type Server } from 'node:http'
import type { AddressInfo } from 'node:net'
import { brotliCompressSync, gzipSync } from 'node:zlib'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { refuseBrotli } from './refuse-brotli.ts'

const words = 'a place on the map'
let server: Server
beforeAll(async () => {
  refuseBrotli()
  // Says of what it sends what it was asked to say, one or two times; or tells what it was asked for.
  server = createServer((request, response) => {
    if (request.url === '/asked') return response.end(request.headers['accept-encoding'])
    const said = decodeURIComponent(request.url?.slice(1) ?? '').split('+')
    response.setHeader('content-encoding', said).end(said.includes('gzip') ? gzipSync(words) : brotliCompressSync(words))
  }).listen(0, '127.0.0.1')
  await once(server, 'listening')
})
afterAll(() => void server?.close())

const askFor = async (encoding: string) => {
  const answer = await fetch(`http://127.0.0.1:${(server.address() as AddressInfo).port}/${encodeURIComponent(encoding)}`)
  return Buffer.from(await answer.arrayBuffer())
}

it.each(['br', 'BR', ' br ', 'br+br', 'identity, br'])('an answer that says it is Brotli (%j) stays closed', async (encoding) => {
  expect(await askFor(encoding)).toEqual(brotliCompressSync(words))
})

it('an answer that says it is gzip is opened', async () => {
  expect(String(await askFor('gzip'))).toBe(words)
})

it('Brotli is not asked for, where fetch itself would ask, as it does over https', async () => {
  const headers = { 'accept-encoding': 'br, gzip, deflate' }
  const answer = await fetch(`http://127.0.0.1:${(server.address() as AddressInfo).port}/asked`, { headers })
  expect(await answer.text()).toBe('gzip, deflate')
})
