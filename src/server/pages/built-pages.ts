import { readdirSync, readFileSync } from 'node:fs'
import { resolve } from 'node:path'
import { pathToFileURL } from 'node:url'
import type { createRequestHandler, RouterContextProvider, ServerBuild } from 'react-router'
import type { createVisitorPages } from '../../entry.visitors.tsx'
import type { HtmlPart } from '../../pages/shell/kept-parts.tsx'
import type { Site } from '../../pages/site.ts'
import type { Assets } from '../../pages/site/site-visit.ts'
import { pages, type Page } from '../../routes.ts'
import { smallScripts, type SmallScript } from '../../small-scripts.ts'
import { describeError } from '../http/describe-error.ts'
import { isForLater } from '../http/errors.ts'
import { readStyles, type Styles } from '../http/inline-styles.ts'
import { ownTurn } from '../http/own-turn.ts'

/** What is read of a Response, so that a page of plain HTML need not become one. */
export type RenderedByPages = {
  status: number
  headers: { get(name: string): string | null | undefined }
  text(): string | Promise<string>
  bytes(): Uint8Array | Promise<Uint8Array>
  /** Of a page that was put together: its HTML in order, what it shares with others as the same object as theirs. */
  parts?: readonly HtmlPart[]
}

/** The built pages: renders a request with the `Site` it is to ask; made by src/entry.server.tsx and React Router. */
export interface BuiltPages {
  /** `keptBy` names what the parts that pages share are alike for; without it nothing is shared. */
  render(request: Request, context: RouterContextProvider, keptBy?: string): Promise<RenderedByPages>
  contextOf(site: Site): RouterContextProvider
  /** Every address, and what its page needs (src/routes.ts). */
  rows: Readonly<Record<string, Page>>
  assets: Assets
  styles: Styles
}

type Manifest = Record<string, { file: string; css?: string[] }>
type Entry = {
  contextOf(site: Site, ownTurn: () => Promise<void>): RouterContextProvider
  createRequestHandler: typeof createRequestHandler
  createVisitorPages: typeof createVisitorPages
  failureOf(request: Request): { error: Error; reference: string } | undefined
}

/** Loads the pages that `npm run build` put into the folder; throws when they are not there. */
export async function loadBuiltPages(folder: string): Promise<BuiltPages> {
  const root = pathToFileURL(`${resolve(folder)}/`)
  const build = (await import(new URL('site/server/index.js', root).href)) as ServerBuild
  const entry = build.entry.module as unknown as Entry
  const handle = entry.createRequestHandler(build, process.env.NODE_ENV === 'development' ? 'development' : 'production')
  const renderForVisitors = entry.createVisitorPages(build, isForLater)
  const client = readManifest(new URL('site/client/.vite/manifest.json', root))
  return {
    async render(request, context, keptBy) {
      const forVisitors = await renderForVisitors(request, context, keptBy)
      if (forVisitors) return forVisitors
      const page = await handle(request, context)
      const failed = entry.failureOf(request)
      if (failed && isForLater(failed.error)) throw failed.error
      if (failed) note(failed, request)
      return page
    },
    contextOf: (site) => entry.contextOf(site, ownTurn),
    rows: pages,
    styles: readStyles(listSheets(new URL('site/client/assets/', root))),
    assets: {
      ...readSmallScripts(root),
      editor: `/${client['src/editor/editor-entry.tsx'].file}`,
      editorSheet: `/${sheetOf(client['src/editor/editor-entry.tsx'])}`,
    },
  }
}

/** As the log is written, which this is not handed. */
function note({ error, reference }: { error: Error; reference: string }, { url }: Request): void {
  const said = { level: 50, time: Date.now(), reference, path: new URL(url).pathname, err: describeError(error), msg: 'page failed' }
  console.error(JSON.stringify(said))
}

function sheetOf({ file, css: [sheet] = [] }: Manifest[string]): string {
  if (!sheet) throw new Error(`the build has no stylesheet for ${file}`)
  return sheet
}

/** Where each is served: "/enhance/pay-Dk3….js". */
function readSmallScripts(root: URL): Record<SmallScript, string> {
  const served = Object.entries(smallScripts).map(([name, entry]) => [
    name,
    `/${readManifest(new URL(`${name}/manifest.json`, root))[entry].file}`,
  ])
  return Object.fromEntries(served) as Record<SmallScript, string>
}

const readManifest = (file: URL) => JSON.parse(readFileSync(file, 'utf8')) as Manifest

function listSheets(folder: URL): [string, string][] {
  const names = readdirSync(folder).filter((name) => name.endsWith('.css'))
  return names.map((name) => [`/assets/${name}`, readFileSync(new URL(name, folder), 'utf8')])
}
