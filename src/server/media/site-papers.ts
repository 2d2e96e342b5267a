import { createHash } from 'node:crypto'

/** Pdfs that come with the site, by the address they have in content: "/papers/<name>.pdf". */
export type SitePapers = ReadonlyMap<string, { bytes(): Uint8Array; text: string }>

export type PapersByFolder = ReturnType<typeof papersByFolder>

/** By folder; the address says which bytes it leads to, so that those of another release are told from these. */
export function papersByFolder(papers: SitePapers = new Map()) {
  return new Map(
    [...papers].map(([path, { bytes, text }]) => {
      const hash = createHash('sha256').update(text).update(bytes()).digest('hex').slice(0, 16)
      return [path.slice(0, -'.pdf'.length), { bytes, text, hash, address: `${path}?${hash}` }]
    }),
  )
}
