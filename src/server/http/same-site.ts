import type { FastifyRequest } from 'fastify'
import { refused } from './errors.ts'

/**
 * Refuses what another site's page makes a visitor's browser send. `ownOrigin` is the site's address as this request
 * reached it (PUBLIC_URL behind a proxy). Clients that are no browser send neither header.
 */
export function refuseCrossSite(request: FastifyRequest, ownOrigin: string): void {
  if (request.method === 'GET' || request.method === 'HEAD') return
  const from = request.headers['sec-fetch-site']
  if (from !== undefined && from !== 'same-origin' && from !== 'none') throw refused('crossSite')
  const { origin } = request.headers
  if (origin === undefined) return
  if (!URL.canParse(origin) || new URL(origin).host !== new URL(ownOrigin).host) throw refused('crossSite')
}
