import type { IncomingMessage } from 'node:http'

export interface SiteOrigin {
  /** The site's own address as this request reached it, "https://www.example.com". */
  of(request: IncomingMessage): string
  /** False for a Host header anybody could have made up: what was rendered for it must not be shown to others. */
  isCertain(request: IncomingMessage): boolean
}

const wellFormed = /^(?:[\w-]+(?:\.[\w-]+)*|\[[\da-f:]+\])(?::\d{1,5})?$/i
/** This machine, or one addressed by number: a laptop, or a phone trying it out over the local network. */
const local = /^(?:localhost|\d{1,3}(?:\.\d{1,3}){3}|\[[\da-f:]+\])(?::\d{1,5})?$/i

/** PUBLIC_URL when it is set; else what the request's Host header says, as far as that can be believed. */
export function createSiteOrigin(publicUrl: string | undefined, hosts: readonly string[]): SiteOrigin {
  if (publicUrl) return { of: () => publicUrl, isCertain: () => true }
  const known = new Set(hosts.map((host) => host.toLowerCase()))
  return {
    of({ headers: { host = '' } }) {
      return `http://${wellFormed.test(host) ? host.toLowerCase() : 'localhost'}`
    },
    isCertain({ headers: { host = '' } }) {
      return local.test(host) || known.has(host.toLowerCase().replace(/:\d+$/, ''))
    },
  }
}
