import { existsSync } from 'node:fs'
import { resolve } from 'node:path'
import fastifyStatic from '@fastify/static'
import type { FastifyInstance } from 'fastify'
import { address } from '../../routes.ts'
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

/** To ask for a case is to read it, which is written down: no browser does so because a pointer passed. */
const read = [address.inbox, `${address.inbox}?*`]

/** Serves what was built, compressed once at build time, and says which links a browser may fetch before they are clicked. */
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
  const rules = JSON.stringify({
    prefetch: [
      {
        where: { and: [{ href_matches: '/*' }, { not: { href_matches: ['/api/*', '/auth/*', '/media/*', '/*.pdf', ...read] } }] },
        eagerness: 'moderate',
      },
    ],
  })
  app.get('/speculation-rules.json', { schema: { hide: true } }, async (_request, reply) =>
    reply.header('cache-control', 'public, max-age=86400').type('application/speculationrules+json').send(rules),
  )
}
