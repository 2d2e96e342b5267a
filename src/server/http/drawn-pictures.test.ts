import { mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import fastifyStatic from '@fastify/static'
import Fastify from 'fastify'
import { afterAll, expect, it } from 'vitest'
import { serveDrawnPictures } from './drawn-pictures.ts'
import { sendError } from './errors.ts'

const folder = mkdtempSync(join(tmpdir(), 'shelterbelt-art-'))
const svg = (name: string) => ({ type: 'image/svg+xml', srcset: `/art/${name}` })
writeFileSync(
  join(folder, 'manifest.json'),
  JSON.stringify({
    hero: { src: '/art/hero-wide-1a.svg', variants: [{ sources: [svg('hero-tall-2b.svg')] }, { sources: [svg('hero-wide-1a.svg')] }] },
    'e-auto': {
      src: '/art/e-auto-3c.svg',
      variants: [
        {
          sources: [{ type: 'image/avif', srcset: '/art/e-auto-112-4d.avif 112w, /art/e-auto-224-5e.avif 224w' }, svg('e-auto-3c.svg')],
        },
      ],
    },
    grain: { src: '/art/grain-6f.webp', variants: [] },
  }),
)
writeFileSync(join(folder, 'hero-wide-1a.svg'), '<svg/>')

const app = Fastify()
app.setErrorHandler((error: Error, request, reply) => sendError(error, request, reply))
await app.register(fastifyStatic, { root: folder, prefix: '/art/' })
serveDrawnPictures(app, join(folder, 'manifest.json'))
afterAll(async () => {
  await app.close()
  rmSync(folder, { recursive: true })
})

it.each([
  ['hero', '/art/hero-wide-1a.svg'],
  ['e-auto', '/art/e-auto-112-4d.avif'],
  ['grain', '/art/grain-6f.webp'],
])('leads from the name %s on to a small file', async (name, file) => {
  const answer = await app.inject(`/art/${name}`)
  expect([answer.statusCode, answer.headers.location, answer.headers['cache-control']]).toEqual([302, file, 'public, max-age=3600'])
})

it('has nothing under a name that is not drawn', async () => {
  for (const name of ['no-such-picture', 'constructor', '__proto__']) expect((await app.inject(`/art/${name}`)).statusCode).toBe(404)
})

it('leaves the files themselves alone', async () => {
  expect((await app.inject('/art/hero-wide-1a.svg')).body).toBe('<svg/>')
})

it('knows nothing before the first build', async () => {
  const bare = Fastify()
  serveDrawnPictures(bare, join(folder, 'none.json'))
  expect((await bare.inject('/art/hero')).statusCode).toBe(404)
})
