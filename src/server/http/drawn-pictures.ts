import { existsSync, readFileSync } from 'node:fs'
import { resolve } from 'node:path'
import type { FastifyInstance } from 'fastify'
import { refused } from './errors.ts'

/** What of build/art/manifest.json counts here. */
type Manifest = Record<string, { src: string; variants: { sources: { type: string; srcset: string }[] }[] }>

const hour = 'public, max-age=3600'

/**
 * GET and HEAD /art/<name>, the address under which content keeps a drawn picture: leads on to a small file of it. Names
 * of files have an ending, so they never come here.
 */
export function serveDrawnPictures(app: FastifyInstance, manifestFile = 'build/art/manifest.json'): void {
  const files = readFiles(resolve(manifestFile))
  app.get<{ Params: { name: string } }>('/art/:name(^[a-z][a-z0-9-]*$)', { schema: { hide: true } }, async (request, reply) => {
    const file = files.get(request.params.name)
    if (!file) throw refused('unknownAddress')
    return reply.header('cache-control', hour).redirect(file, 302)
  })
}

/** The smallest raster of each picture by name, or its SVG where it has none; nothing before the first build. */
function readFiles(manifestFile: string): Map<string, string> {
  if (!existsSync(manifestFile)) return new Map()
  const manifest = JSON.parse(readFileSync(manifestFile, 'utf8')) as Manifest
  return new Map(Object.entries(manifest).map(([name, { src, variants }]) => [name, smallestRaster(variants.at(-1)?.sources ?? []) ?? src]))
}

/** A srcset offers its narrowest first. */
function smallestRaster(sources: { type: string; srcset: string }[]): string | undefined {
  return sources.find(({ type }) => type === 'image/avif')?.srcset.split(' ')[0]
}
