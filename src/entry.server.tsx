import { randomBytes } from 'node:crypto'
import { Writable } from 'node:stream'
import { renderToPipeableStream } from 'react-dom/server'
import { isRouteErrorResponse, RouterContextProvider, ServerRouter, type EntryContext } from 'react-router'
import { siteContext, type Site } from './pages/site.ts'
import { ErrorReferenceContext } from './pages/shell/error-reference.ts'
import { NonceContext } from './pages/shell/nonce.ts'

/** Renders a page whole, so that it can be kept: bots, visitors and the cache all get the same finished HTML. */
export default async function renderPage(request: Request, status: number, headers: Headers, context: EntryContext): Promise<Response> {
  const nonce = randomBytes(16).toString('base64url')
  const html = await renderToHtml(
    <NonceContext value={nonce}>
      <ErrorReferenceContext value={references.get(request)}>
        <ServerRouter context={context} url={request.url} nonce={nonce} />
      </ErrorReferenceContext>
    </NonceContext>,
    nonce,
  )
  headers.set('content-type', 'text/html; charset=utf-8')
  headers.set('x-nonce', nonce)
  return new Response(html, { status, headers })
}

const references = new WeakMap<Request, string>()

/** What nobody foresaw gets a number for the person and the stack for the log; the page shows only the number. */
export function handleError(error: unknown, { request }: { request: Request }): void {
  if (request.signal.aborted) return
  const reference = randomBytes(5).toString('hex').toUpperCase()
  references.set(request, reference)
  console.error(
    JSON.stringify({
      level: 50,
      time: Date.now(),
      reference,
      path: new URL(request.url).pathname,
      msg: 'page failed',
      stack: error instanceof Error ? error.stack : isRouteErrorResponse(error) ? `${error.status} ${error.statusText}` : String(error),
    }),
  )
}

// The server asks through the very router the pages were built with.
export { createRequestHandler } from 'react-router'
export { createVisitorPages } from './entry.visitors.tsx'

/** The router's context with the site a page's loaders ask. */
export function contextOf(site: Site): RouterContextProvider {
  const context = new RouterContextProvider()
  context.set(siteContext, site)
  return context
}

function renderToHtml(tree: React.ReactNode, nonce: string): Promise<string> {
  return new Promise((resolve, reject) => {
    const chunks: Buffer[] = []
    const collect = new Writable({
      write(chunk: Buffer, _encoding, done) {
        chunks.push(chunk)
        done()
      },
    })
    collect.on('finish', () => resolve(Buffer.concat(chunks).toString('utf8')))
    let failed: unknown
    const { pipe } = renderToPipeableStream(tree, {
      nonce,
      onAllReady: () => (failed ? reject(failed) : pipe(collect)),
      onShellError: reject,
      onError: (error) => {
        failed = error
      },
    })
  })
}
