import { randomBytes } from 'node:crypto'
import type { ComponentType, ReactNode } from 'react'
import { renderToStaticMarkup } from 'react-dom/server'
import {
  createStaticHandler,
  createStaticRouter,
  isRouteErrorResponse,
  StaticRouterProvider,
  UNSAFE_FrameworkContext as FrameworkContext,
  type DataRouteObject,
  type RouteObject,
  type RouterContextProvider,
  type ServerBuild,
  type StaticHandlerContext,
} from 'react-router'
import { createKeptParts, type HtmlPart } from './pages/shell/kept-parts.tsx'
import { NonceContext } from './pages/shell/nonce.ts'
import { SheetsContext } from './pages/shell/sheets.ts'
import type { ShellData } from './pages/shell/shell-data.ts'
import { ownTurnContext, siteContext } from './pages/site.ts'
import type { MapOfAgents } from './pages/site/site-agents-map.ts'
import { pages, type Page } from './routes.ts'
import { KeptContext } from './ui/kept.tsx'

/** A page as HTML, read like a Response. */
export interface VisitorPage {
  status: number
  headers: ReadonlyMap<string, string>
  text(): string
  bytes(): Uint8Array
  /** What it is made of, in order; of what others share it has the same object as they. */
  parts: readonly HtmlPart[]
}

type Route = NonNullable<ServerBuild['routes'][string]>
type Root = { Layout: ComponentType<{ children: ReactNode }>; default: ComponentType; ErrorBoundary: ComponentType }

/**
 * Renders the pages that stay HTML: the same routes, loaders and components as the framework's own way, without the data
 * and the streams that only a page which hydrates has a use for. Undefined for one that hydrates, and for one that fails:
 * the framework renders those, and tells what went wrong. Throws what it is not worth being asked a second time for.
 */
export function createVisitorPages(build: ServerBuild, isFinal: (error: unknown) => boolean) {
  const modules = Object.fromEntries(Object.values(build.routes).flatMap((route) => (route ? [[route.id, route.module]] : [])))
  const handler = createStaticHandler(routesOf(build))
  const [root] = handler.dataRoutes
  const sheetsOf = listSheets(build)
  const place = createKeptParts()
  const framework = {
    manifest: build.assets,
    routeModules: modules,
    future: build.future,
    ssr: true,
    isSpaMode: false,
    routeDiscovery: build.routeDiscovery,
  }

  /** `keptBy` names what the parts that pages share are alike for: the site, and the version of what is stored. Without it nothing is shared. */
  return async function render(
    request: Request,
    context: RouterContextProvider,
    keptBy?: string,
  ): Promise<VisitorPage | Response | undefined> {
    if (request.method !== 'GET' || context.get(siteContext).mayEdit) return undefined
    const found = await handler.query(request, { requestContext: context })
    if (found instanceof Response) return found
    const final = Object.values(found.errors ?? {}).find(isFinal)
    if (final) throw final
    if (hydrates(found) || hasFailed(found)) return undefined
    // Scripts of our own are trusted by where they are; Google's map is by a nonce, and so is what hides a notice that was closed, before it is painted.
    const nonce = showsGoogle(found) || showsNotice(found) ? randomBytes(16).toString('base64url') : undefined
    // The router puts all its routes in order for each request; these two are all that this one asks for.
    const router = createStaticRouter([{ ...root, children: found.matches.slice(1).map(({ route }) => route) } as DataRouteObject], found)
    await context.get(ownTurnContext)()
    const placing = keptBy === undefined ? undefined : place(keptBy)
    const html = markupOf(
      <NonceContext value={nonce}>
        <SheetsContext value={sheetsOf(found)}>
          <KeptContext value={placing ?? null}>
            <FrameworkContext value={{ ...framework, nonce }}>
              <StaticRouterProvider router={router} context={found} hydrate={false} />
            </FrameworkContext>
          </KeptContext>
        </SheetsContext>
      </NonceContext>,
    )
    if (html === undefined) return undefined
    const parts = placing ? placing.cut(html) : [html]
    const text = () => parts.map((part) => (typeof part === 'string' ? part : part.html)).join('')
    return {
      status: found.statusCode,
      headers: new Map([
        ...(nonce ? [['x-nonce', nonce] as const] : []),
        ...(isForOne(found) ? [['cache-control', 'no-store'] as const] : []),
      ]),
      text,
      bytes: () => Buffer.from(text()),
      parts,
    }
  }
}

/** Undefined for a page that throws. */
function markupOf(tree: ReactNode): string | undefined {
  try {
    return `<!DOCTYPE html>${renderToStaticMarkup(tree)}`
  } catch {
    return undefined
  }
}

/** As the framework makes them of the modules: the document around the page, and around what is shown in place of it. */
function routesOf({ routes }: ServerBuild): RouteObject[] {
  const [root, ...pages] = Object.values(routes).flatMap((route) => route ?? [])
  const { Layout, default: App, ErrorBoundary } = root.module as unknown as Root
  const around = (inner: ReactNode) => <Layout>{inner}</Layout>
  const children = pages.map((page) => ({ ...routeOf(page), Component: page.module.default, ErrorBoundary: page.module.ErrorBoundary }))
  return [{ ...routeOf(root), path: '', element: around(<App />), errorElement: around(<ErrorBoundary />), children } as RouteObject]
}

/** A loader may know that what it tells is nobody else's. */
const isForOne = ({ loaderHeaders }: StaticHandlerContext) =>
  Object.values(loaderHeaders).some((headers) => headers.get('cache-control') === 'no-store')

/** Lists the stylesheets of what is shown, each once, in the order of the framework's own links; made once for the routes they come of. */
function listSheets({ assets }: ServerBuild) {
  const known = new Map<string, readonly string[]>()
  return function sheetsOf({ matches, errors }: StaticHandlerContext): readonly string[] {
    // What failed is shown by the route that catches it, and nothing below.
    const shown = errors ? matches.slice(0, matches.findIndex(({ route }) => errors[route.id] !== undefined) + 1) : matches
    const ids = shown.map(({ route }) => route.id)
    const sheets = known.get(ids.join(' ')) ?? [...new Set(ids.flatMap((id) => assets.routes[id]?.css ?? []))]
    known.set(ids.join(' '), sheets)
    return sheets
  }
}

const routeOf = ({ id, path, index, module }: Route) => ({ id, path, index, loader: module.loader, handle: module.handle })

const showsGoogle = ({ matches, loaderData }: StaticHandlerContext) =>
  matches.some(({ route }) => (loaderData[route.id] as { map?: MapOfAgents } | null | undefined)?.map?.google)

const showsNotice = ({ loaderData }: StaticHandlerContext) => (loaderData.root as Pick<ShellData, 'notice'> | undefined)?.notice != null

const rows: Record<string, Page | undefined> = pages
const hydrates = ({ matches }: StaticHandlerContext) => rows[matches.at(-1)?.route.id ?? '']?.tier === 'working'

/** What a loader threw on purpose, such as a 404, is shown; anything else was foreseen by nobody. */
const hasFailed = ({ errors }: StaticHandlerContext) =>
  Object.values(errors ?? {}).some((error) => !isRouteErrorResponse(error) || ('error' in error && error.error))
