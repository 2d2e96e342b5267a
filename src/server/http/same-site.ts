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
  if (origin !== undefined && !isOurs(origin, ownOrigin)) throw refused('crossSite')
}

/** Over https a page of the same host without it is a stranger's: anybody on the way may have written it. */
function isOurs(origin: string, ownOrigin: string): boolean {
  const from = URL.parse(origin)
  const own = new URL(ownOrigin)
  if (!from || from.host !== own.host) return false
  // Where nobody set PUBLIC_URL, a proxy may have added the "s" without telling.
  return from.protocol === own.protocol || (own.protocol === 'http:' && from.protocol === 'https:')
}
