import { createRequire } from 'node:module'
import { dirname, join } from 'node:path'
import fastifyStatic from '@fastify/static'
import type { FastifyInstance } from 'fastify'
import { ownTurn } from '../http/own-turn.ts'

/** What of Swagger UI browsers load. Its plugin for Fastify, which brings a hundred files into memory and to a start, is left where it lies. */
const files = join(dirname(createRequire(import.meta.url).resolve('@fastify/swagger-ui')), 'static')

const policy =
  "default-src 'self'; img-src 'self' data:; style-src 'self' 'unsafe-inline'; object-src 'none'; base-uri 'none'; frame-ancestors 'none'"

export const docsPath = '/api/docs'

/** The page there, where the calls can be read and tried. `description` is what is read there, as JSON. */
export async function docsPage(app: FastifyInstance, { description }: { description: () => Promise<Buffer> }): Promise<void> {
  const hidden = { schema: { hide: true }, onRequest: ownTurn }
  app.addHook('onSend', async (_request, reply) => void reply.header('content-security-policy', policy))
  app.get('/', hidden, (_request, reply) => reply.type('text/html; charset=utf-8').send(page))
  app.get('/static/begin.js', hidden, (_request, reply) => reply.type('application/javascript; charset=utf-8').send(begin))
  // Megabytes that are the same for everybody, and would be written out for each.
  app.get('/json', hidden, async (_request, reply) => reply.type('application/json').send(await description()))
  // The same once more, for which the loop would be held most of a second.
  app.get('/yaml', hidden, (_request, reply) => reply.redirect(`${docsPath}/json`, 303))
  // The package has a page of its own, about somebody else's calls.
  app.get('/static/index.html', hidden, (_request, reply) => reply.redirect(`${docsPath}/`))
  await app.register(fastifyStatic, { root: files, prefix: '/static', index: false, decorateReply: false })
}

const page = `<!DOCTYPE html>
<html lang="en">
  <head>
    <meta charset="utf-8" />
    <title>The calls of this site</title>
    <link rel="stylesheet" href="${docsPath}/static/swagger-ui.css" />
    <link rel="stylesheet" href="${docsPath}/static/index.css" />
    <link rel="icon" type="image/png" href="${docsPath}/static/favicon-32x32.png" sizes="32x32" />
  </head>
  <body>
    <div id="swagger-ui"></div>
    <script src="${docsPath}/static/swagger-ui-bundle.js"></script>
    <script src="${docsPath}/static/begin.js"></script>
  </body>
</html>
`

const begin = `SwaggerUIBundle({
  dom_id: '#swagger-ui',
  url: '${docsPath}/json',
  deepLinking: true,
  layout: 'BaseLayout',
  presets: [SwaggerUIBundle.presets.apis],
})
`
