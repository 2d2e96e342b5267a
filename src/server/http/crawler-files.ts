import type { FastifyInstance, FastifyRequest } from 'fastify'
import { sendAskedAgain } from './send-asked-again.ts'
import type { OriginOf } from './site-origin.ts'
import { agentAddress, listedPaths } from '../../routes.ts'

const hour = 'public, max-age=3600'

type Needs = {
  originOf: OriginOf
  /** The e-mails of the agents who have a page on the site that was asked. */
  agentsOf(request: FastifyRequest): Promise<string[]>
  /** The published articles, each with when it was last changed (ISO). */
  articlesOf(request: FastifyRequest): Promise<{ address: string; updatedAt: string }[]>
}

/** No sitemap may name more addresses. */
export const sitemapLimit = 50_000

/** /robots.txt and /sitemap.xml: which pages search engines are invited to. */
export function serveCrawlerFiles(app: FastifyInstance, { originOf, agentsOf, articlesOf }: Needs): void {
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
    const [agents, articles] = await Promise.all([agentsOf(request), articlesOf(request)])
    const listed: Listed[] = [
      ...listedPaths().map((path) => ({ path })),
      ...articles.map(({ address, updatedAt }) => ({ path: address, changed: updatedAt })),
      ...agents.map((email) => ({ path: agentAddress(email) })),
    ]
    const urls = listed.slice(0, sitemapLimit).map((each) => urlOf(each, originOf(request)))
    const xml = `<?xml version="1.0" encoding="UTF-8"?>\n<urlset xmlns="http://www.sitemaps.org/schemas/sitemap/0.9">\n${urls.join('\n')}\n</urlset>\n`
    return sendAskedAgain(request, reply, { type: 'application/xml', text: xml })
  })
}

type Listed = { path: string; changed?: string }

/** When it changed is said where it is known, which is of articles alone. */
const urlOf = ({ path, changed }: Listed, origin: string) =>
  `<url><loc>${escapeXml(origin + path)}</loc>${changed ? `<lastmod>${changed}</lastmod>` : ''}</url>`

const escapeXml = (text: string) => text.replaceAll('&', '&amp;').replaceAll('<', '&lt;')
