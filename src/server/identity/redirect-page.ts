import type { FastifyInstance } from 'fastify'
import { redirectPath } from './identity-provider.ts'

/** The page a sign-in popup comes back to; `scriptUrl` is the built redirect-bridge.ts. */
export function serveRedirectPage(app: FastifyInstance, scriptUrl: string): void {
  app.get(redirectPath, { schema: { hide: true } }, async (_request, reply) => {
    // The popup's answer must reach the window that opened it, which an opener policy would cut off.
    reply.removeHeader('cross-origin-opener-policy')
    return reply.header('cache-control', 'no-store').type('text/html; charset=utf-8').send(redirectPage(scriptUrl))
  })
}

/** It only hands the answer to the window that opened it, and must stay apart from every other page: CSP `script-src 'self'`. */
function redirectPage(scriptUrl: string): string {
  return `<!doctype html><html lang="en"><head><meta charset="utf-8"><meta name="viewport" content="width=device-width,initial-scale=1"><meta name="robots" content="noindex"><title>Signing in</title><script type="module" src="${scriptUrl}"></script></head><body><p role="status">Signing in. This window closes by itself.</p><noscript><p>Signing in needs JavaScript. Please close this window.</p></noscript></body></html>`
}
