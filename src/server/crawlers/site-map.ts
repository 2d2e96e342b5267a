import { hash } from 'node:crypto'
import type { ContentVersion } from '../content/content-version.ts'
import { keepYoungest } from '../http/keep-youngest.ts'
import type { MapSource } from './map-part.ts'
import { writeIndex, writeMap } from './write-map.ts'

/** A finished file, but for the address of the site. */
export interface MapFile {
  text: string
  hash: string
}

/** So many files are held, of all tenants; the largest has about 2 MB. */
const mostHeld = 24

/**
 * The map of a tenant's pages in files, each made once for a content version whoever asks: a save that hides a page is in
 * the next answer, and to ask a thousand times costs what asking once does.
 */
export function createSiteMap({ versions, sources }: { versions: Pick<ContentVersion, 'of'>; sources: readonly MapSource[] }) {
  const held = new Map<string, { version: number; file: Promise<MapFile | undefined> }>()

  function once(tenant: string, name: string, make: () => Promise<string | undefined>): Promise<MapFile | undefined> {
    const key = `${tenant}\n${name}`
    const version = versions.of(tenant)
    const known = held.get(key)
    if (known?.version === version) {
      keepYoungest(held, key, known, mostHeld)
      return known.file
    }
    const made = { version, file: make().then((text) => (text === undefined ? undefined : { text, hash: hashOf(text) })) }
    keepYoungest(held, key, made, mostHeld)
    // What could not be read, or is not there, is asked for again.
    const forget = () => void (held.get(key) === made && held.delete(key))
    made.file.then((file) => file ?? forget(), forget)
    return made.file
  }

  return {
    index: (tenant: string) =>
      once(tenant, '', async () => writeIndex((await Promise.all(sources.map((source) => source.parts(tenant)))).flat())),
    /** By what is behind "sitemap-" in its address; undefined where there is none such. */
    async file(tenant: string, name: string): Promise<MapFile | undefined> {
      const [, sort, number = '1'] = /^([a-z]+)(?:-([1-9]\d{0,2}))?$/.exec(name) ?? []
      const source = sources.find((each) => each.name === sort)
      if (!source) return undefined
      return once(tenant, name, async () => {
        const entries = await source.entries(tenant, Number(number))
        return entries.length > 0 ? writeMap(entries) : undefined
      })
    },
  }
}

/** 22 letters and signs by which one text is told from another. */
export const hashOf = (text: string): string => hash('sha256', text, 'base64url').slice(0, 22)
