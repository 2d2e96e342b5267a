import type { FastifyInstance, FastifyRequest } from 'fastify'
import type { OriginOf } from './site-origin.ts'
import { agentAddress, listedPaths } from '../../routes.ts'

const hour = 'public, max-age=3600'

type Needs = {
  originOf: OriginOf
  /** The e-mails of the agents who have a page on the site that was asked. */
  agentsOf(request: FastifyRequest): Promise<string[]>
}

/** No sitemap may name more addresses. */
export const sitemapLimit = 50_000

/** /robots.txt and /sitemap.xml: which pages search engines are invited to. */
export function serveCrawlerFiles(app: FastifyInstance, { originOf, agentsOf }: Needs): void {
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

  app.get('/sitemap.xml', { schema: { hide: true } }, async (request, reply) => {
    const pagePaths = listedPaths()
    const agentPaths = (await agentsOf(request)).slice(0, sitemapLimit - pagePaths.length).map(agentAddress)
    const urls = [...pagePaths, ...agentPaths].map((path) => `<url><loc>${escapeXml(originOf(request) + path)}</loc></url>`)
    const xml = `<?xml version="1.0" encoding="UTF-8"?>\n<urlset xmlns="http://www.sitemaps.org/schemas/sitemap/0.9">\n${urls.join('\n')}\n</urlset>\n`
    return reply.header('cache-control', hour).type('application/xml; charset=utf-8').send(xml)
  })
}

const escapeXml = (text: string) => text.replaceAll('&', '&amp;').replaceAll('<', '&lt;')
