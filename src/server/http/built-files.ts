import { existsSync } from 'node:fs'
import { resolve } from 'node:path'
import fastifyStatic from '@fastify/static'
import type { FastifyInstance } from 'fastify'
import { smallScripts } from '../../small-scripts.ts'
import { serveDrawnPictures } from './drawn-pictures.ts'
import { awaitPicturesBeingDrawn } from './pictures-being-drawn.ts'

const year = 'public, max-age=31536000, immutable'

/** Files of the build: their names change with their content, so a browser may keep them for good. */
const places = [
  { prefix: '/assets/', folders: ['build/site/client/assets'] },
  { prefix: '/enhance/', folders: Object.keys(smallScripts).map((script) => `build/${script}/enhance`) },
  { prefix: '/art/', folders: ['build/art'] },
]

/** Serves what was built, compressed once at build time. */
export async function serveBuiltFiles(app: FastifyInstance): Promise<void> {
  awaitPicturesBeingDrawn(app)
  for (const [index, { prefix, folders }] of places.entries()) {
    const root = folders.map((folder) => resolve(folder)).filter((folder) => existsSync(folder))
    if (root.length === 0) continue
    await app.register(fastifyStatic, {
      root,
      prefix,
      decorateReply: index === 0,
      preCompressed: true,
      index: false,
      cacheControl: false,
      setHeaders: (reply) => void reply.header('cache-control', year),
    })
  }
  serveDrawnPictures(app)
}
