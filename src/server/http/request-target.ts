import type { IncomingMessage } from 'node:http'

/** An address of no page. */
export const nowhere = '/no-such-page'
const nowhereOfCalls = `/api${nowhere}`

/**
 * Before anything looks at a request, its address is a path of this site in one spelling, or leads nowhere. What is led
 * there no browser sends: dots that climb, backslashes, fragments, control characters, the address of another site.
 */
export function readTarget(request: IncomingMessage): void {
  const { url = '' } = request
  if (url.startsWith('/') && !odd.test(url)) return
  const [, host, rest = ''] = /^https?:\/\/([^/?#]*)(.*)$/i.exec(url) ?? []
  // As a proxy is asked; a server has to understand it too (RFC 9112, 3.2.2).
  const path = host === undefined ? url : rest.startsWith('/') ? rest : `/${rest}`
  const ours = path.startsWith('/') && (host === undefined || host.toLowerCase() === request.headers.host?.toLowerCase())
  if (ours && !odd.test(path)) request.url = path
  else request.url = /^\/(?:api|auth|cms)\//.test(path) ? nowhereOfCalls : nowhere
}

/** Of the path also in escapes; a query may say what it likes in them. */
const odd = /[^!-~]|[#\\]|^[^?]*(?:%(?:[01][\da-f]|5c|7f)|\/(?:\.|%2e){1,2}(?:[/?]|$))/i
