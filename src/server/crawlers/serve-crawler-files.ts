import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'
import { refused } from '../http/errors.ts'
import { escapeText } from '../http/escape-html.ts'
import { hasCurrent } from '../http/if-none-match.ts'
import type { OriginOf } from '../http/site-origin.ts'
import type { Tenants } from '../tenants.ts'
import { hashOf, type createSiteMap, type MapFile } from './site-map.ts'
import { originGap } from './write-map.ts'

type Needs = { originOf: OriginOf; tenants: Tenants; map: ReturnType<typeof createSiteMap> }

const hour = 'public, max-age=3600'

/** /robots.txt, /sitemap.xml and the files it names: which pages search engines are invited to. */
export function serveCrawlerFiles(app: FastifyInstance, { originOf, tenants, map }: Needs): void {
  app.get('/robots.txt', { schema: { hide: true } }, async (request, reply) => {
    const rules = [
      'User-agent: *',
      'Disallow: /api/',
      'Disallow: /auth/',
      'Disallow: /sandbox-identity/',
      '',
      `Sitemap: ${originOf(request)}/sitemap.xml`,
    ]
    return reply
      .header('cache-control', hour)
      .type('text/plain; charset=utf-8')
      .send(`${rules.join('\n')}\n`)
  })

  const clientOf = ({ headers }: FastifyRequest) => {
    const tenant = tenants.ofHost(headers.host)
    if (!tenant) throw refused('unknownAddress')
    return tenant.client
  }

  app.get('/sitemap.xml', { schema: { hide: true } }, async (request, reply) =>
    send(request, reply, await map.index(clientOf(request)), originOf(request)),
  )

  app.get<{ Params: { file: string } }>('/sitemap-:file', { schema: { hide: true } }, async (request, reply) => {
    const [, name] = /^([a-z0-9-]{1,40})\.xml$/.exec(request.params.file) ?? []
    return send(request, reply, name ? await map.file(clientOf(request), name) : undefined, originOf(request))
  })
}

/** Whoever has it asks each time whether it still holds, since what was taken down is gone; an answer of "it does" makes nothing. */
function send(request: FastifyRequest, reply: FastifyReply, file: MapFile | undefined, origin: string): FastifyReply {
  if (!file) throw refused('unknownAddress')
  const etag = `"${hashOf(file.hash + origin)}"`
  void reply.header('etag', etag).header('cache-control', 'no-cache')
  if (hasCurrent(request.headers['if-none-match'], etag)) return reply.code(304).send()
  return reply.type('application/xml; charset=utf-8').send(file.text.replaceAll(originGap, escapeText(origin)))
}
