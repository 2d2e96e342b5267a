import { randomBytes } from 'node:crypto'
import { Writable } from 'node:stream'
import { renderToPipeableStream } from 'react-dom/server'
import { isRouteErrorResponse, RouterContextProvider, ServerRouter, type EntryContext } from 'react-router'
import { ownTurnContext, siteContext, type Site } from './pages/site.ts'
import { ErrorReferenceContext } from './pages/shell/error-reference.ts'
import { NonceContext } from './pages/shell/nonce.ts'

/** Renders a page whole, so that it can be kept: bots, visitors and the cache all get the same finished HTML. */
export default async function renderPage(
  request: Request,
  status: number,
  headers: Headers,
  context: EntryContext,
  asked: RouterContextProvider,
): Promise<Response> {
  const ownTurn = asked.get(ownTurnContext)
  await ownTurn()
  const nonce = randomBytes(16).toString('base64url')
  const html = await renderToHtml(
    <NonceContext value={nonce}>
      <ErrorReferenceContext value={failureOf(request)?.reference}>
        <ServerRouter context={withToldLater(context, ownTurn)} url={request.url} nonce={nonce} />
      </ErrorReferenceContext>
    </NonceContext>,
    { nonce, ownTurn },
  )
  headers.set('content-type', 'text/html; charset=utf-8')
  headers.set('x-nonce', nonce)
  // The framework hands it on as it is, and nobody reads it as a stream: a body would be three copies of what may be megabytes.
  return Object.assign(new Response(null, { status, headers }), { bytes: async () => html, text: async () => html.toString() })
}

/** What the page was told is written into it once the rest of it is rendered: of a long list both are work, and each has its turn. */
function withToldLater(context: EntryContext, ownTurn: () => Promise<void>): EntryContext {
  const told = context.serverHandoffStream?.pipeThrough(
    new TransformStream<Uint8Array, Uint8Array>({
      async transform(piece, on) {
        await ownTurn()
        on.enqueue(piece)
      },
    }),
  )
  return told ? { ...context, serverHandoffStream: told } : context
}

type Failure = { error: Error; reference: string }

const failures = new WeakMap<Request, Failure>()

/** What went wrong with the page of a request that nobody foresaw: the server tells its log, the page shows only the number. */
export const failureOf = (request: Request): Failure | undefined => failures.get(request)

/** The framework's only word of it. */
export function handleError(error: unknown, { request }: { request: Request }): void {
  if (request.signal.aborted) return
  const known =
    error instanceof Error ? error : new Error(isRouteErrorResponse(error) ? `${error.status} ${error.statusText}` : String(error))
  failures.set(request, { error: known, reference: randomBytes(5).toString('hex').toUpperCase() })
}

// The server asks through the very router the pages were built with.
export { createRequestHandler } from 'react-router'
export { createVisitorPages } from './entry.visitors.tsx'

/** The router's context with the site a page's loaders ask, and what a page waits for before it is rendered. */
export function contextOf(site: Site, ownTurn: () => Promise<void>): RouterContextProvider {
  const context = new RouterContextProvider()
  context.set(siteContext, site)
  context.set(ownTurnContext, ownTurn)
  return context
}

function renderToHtml(
  tree: React.ReactNode,
  { nonce, ownTurn }: { nonce: string; ownTurn(): Promise<void> },
): Promise<Buffer<ArrayBuffer>> {
  return new Promise((resolve, reject) => {
    const chunks: Buffer[] = []
    const collect = new Writable({
      write(chunk: Buffer, _encoding, done) {
        chunks.push(chunk)
        done()
      },
    })
    collect.on('finish', () => resolve(Buffer.concat(chunks)))
    let failed: unknown
    const { pipe } = renderToPipeableStream(tree, {
      nonce,
      // What is rendered is still to be written out, which of a long page is as much work again.
      onAllReady: () =>
        failed
          ? reject(failed)
          : void ownTurn()
              .then(() => pipe(collect))
              .catch(reject),
      onShellError: reject,
      onError: (error) => {
        failed = error
      },
    })
  })
}
