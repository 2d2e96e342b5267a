import type { IncomingMessage } from 'node:http'

export interface SiteOrigin {
  /** The site's own address as this request reached it, "https://www.example.com". */
  of(request: IncomingMessage): string
  /** False for a Host header anybody could have made up: what was rendered for it must not be shown to others. */
  isCertain(request: IncomingMessage): boolean
}

/** The same of a request as Fastify hands it on. */
export type OriginOf = (request: { raw: IncomingMessage }) => string

const wellFormed = /^(?:[\w-]+(?:\.[\w-]+)*|\[[\da-f:]+\])(?::\d{1,5})?$/i
/** This machine, or one addressed by number: a laptop, or a phone trying it out over the local network. */
const local = /^(?:localhost|\d{1,3}(?:\.\d{1,3}){3}|\[[\da-f:]+\])(?::\d{1,5})?$/i

/**
 * PUBLIC_URL when it is set, or the like of it for a host that a tenant names; else what the request's Host header says,
 * as far as that can be believed. `hosts` are those of the tenants; "*" names none.
 */
export function createSiteOrigin(publicUrl: string | undefined, hosts: readonly string[]): SiteOrigin {
  const known = new Set(hosts.filter((host) => host !== '*').map((host) => host.toLowerCase()))
  const named = (host: string) => known.has(host.toLowerCase().replace(/:\d+$/, ''))
  if (publicUrl) {
    const { protocol } = new URL(publicUrl)
    return { of: ({ headers: { host = '' } }) => (named(host) ? `${protocol}//${host.toLowerCase()}` : publicUrl), isCertain: () => true }
  }
  return {
    of: ({ headers: { host = '' } }) => (isAddress(host) ? `http://${host.toLowerCase()}` : 'http://localhost'),
    isCertain: ({ headers: { host = '' } }) => isAddress(host) && (local.test(host) || named(host)),
  }
}

const isAddress = (host: string) => wellFormed.test(host) && URL.canParse(`http://${host}`)
