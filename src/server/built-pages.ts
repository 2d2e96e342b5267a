import { readdirSync, readFileSync } from 'node:fs'
import { createRequestHandler, type RouterContextProvider, type ServerBuild } from 'react-router'
import type { Site } from '../pages/site.ts'
import { readStyles } from './http/inline-styles.ts'
import type { BuiltPages } from './page-handler.ts'

type Manifest = Record<string, { file: string }>
type Entry = { contextOf(site: Site): RouterContextProvider }

/** Loads the pages that `npm run build` made; throws when they are not there. */
export async function loadBuiltPages(root: URL): Promise<BuiltPages> {
  const build = (await import(new URL('build/site/server/index.js', root).href)) as ServerBuild
  const handle = createRequestHandler(build, process.env.NODE_ENV === 'development' ? 'development' : 'production')
  const client = readManifest(new URL('build/site/client/.vite/manifest.json', root))
  const bridge = readManifest(new URL('build/bridge/manifest.json', root))
  const small = readManifest(new URL('build/enhance/manifest.json', root))
  return {
    render: (request, context) => handle(request, context),
    contextOf: (build.entry.module as unknown as Entry).contextOf,
    styles: readStyles(listSheets(new URL('build/site/client/assets/', root))),
    assets: {
      enhance: `/${small['src/enhance/enhance.ts'].file}`,
      agents: `/${small['src/enhance/agents.ts'].file}`,
      signIn: `/${small['src/pages/login/sign-in-island.ts'].file}`,
      redirectBridge: `/${bridge['src/pages/login/redirect-bridge.ts'].file}`,
      editor: `/${client['src/editor/editor-entry.tsx'].file}`,
    },
  }
}

const readManifest = (file: URL) => JSON.parse(readFileSync(file, 'utf8')) as Manifest

function listSheets(folder: URL): [string, string][] {
  const names = readdirSync(folder).filter((name) => name.endsWith('.css'))
  return names.map((name) => [`/assets/${name}`, readFileSync(new URL(name, folder), 'utf8')])
}
