import { randomBytes } from 'node:crypto'
import { existsSync, readFileSync } from 'node:fs'
import { rm, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { Readable } from 'node:stream'
import { eq } from 'drizzle-orm'
import { afterAll, afterEach, beforeAll, describe, expect, it } from 'vitest'
import { pdfPreview } from '../../src/nouns/hub/pdf-preview.ts'
import { pdfPapers } from '../../src/server/db/tables/papers.ts'
import { floorBytes } from '../../src/server/http/disk-room.ts'
import { createLocalFiles } from '../../src/server/media/local-files.ts'
import { createPdfPreviews } from '../../src/server/media/pdf-previews.ts'
import type { PdfRead } from '../../src/server/media/pdf-work.ts'
import { createPictureStore } from '../../src/server/media/picture-store.ts'
import { BrokeProcess } from '../../src/server/media/work-process.ts'
import { pdfForm, startPdfSite, type PdfSite } from './pdf-site.ts'

const plenty = 1024 ** 3
let free = plenty
let site: PdfSite
beforeAll(async () => {
  site = await startPdfSite({ freeBytes: () => free })
})
afterAll(() => site?.close())
afterEach(() => void (free = plenty))

const demoPaper = (name: string) => readFileSync(new URL(`../../src/demo/papers/${name}.pdf`, import.meta.url))
const previewOf = (address: string) => pdfPreview(address)?.src ?? ''
const folderOf = (address: string) => address.slice(0, address.lastIndexOf('/'))
const stateOf = async (address: string) =>
  (
    await site.database.db
      .select()
      .from(pdfPapers)
      .where(eq(pdfPapers.paper, folderOf(address)))
  ).at(0)?.state
const drawnAt = (address: string, width: number) => join(site.folder, 'media/first-pages/for-anyone', `${folderOf(address)}-${width}.webp`)
const forgetDrawn = async (address: string) => {
  for (const width of [480, 960]) await rm(drawnAt(address, width))
}
const typeOf = async (address: string) => (await site.get(previewOf(address))).headers.get('content-type')

describe('a pdf that could not be read', () => {
  it('is tried again when it is uploaded again', async () => {
    const { path } = (await site.upload(demoPaper('brochure-home'))).body
    await site.app.jobs.settle()
    // As a release left it whose reader could not read it.
    await site.database.db
      .update(pdfPapers)
      .set({ state: 'none', pages: 0, text: '' })
      .where(eq(pdfPapers.paper, folderOf(path)))
    await forgetDrawn(path)
    expect(await typeOf(path)).toBe('image/svg+xml')
    await site.post(pdfForm([demoPaper('brochure-home')]))
    await site.app.jobs.settle()
    expect(await stateOf(path)).toBe('drawn')
    expect(await typeOf(path)).toBe('image/webp')
  })

  it('because its bytes were not there is tried again, once a minute at most', async () => {
    const { path } = (await site.upload(demoPaper('brochure-auto'))).body
    await site.app.jobs.settle()
    const file = join(site.folder, 'media', ...path.split('/').slice(2))
    const bytes = readFileSync(file)
    await rm(file)
    await forgetDrawn(path)
    await site.database.db
      .update(pdfPapers)
      .set({ state: 'waiting' })
      .where(eq(pdfPapers.paper, folderOf(path)))
    expect(await typeOf(path)).toBe('image/svg+xml')
    expect(await stateOf(path)).toBe('waiting')
    await writeFile(file, bytes)
    expect(await typeOf(path)).toBe('image/svg+xml')
    site.clock.advance(61_000)
    expect(await typeOf(path)).toBe('image/webp')
    expect(await stateOf(path)).toBe('drawn')
  })

  it('because the disk is nearly full is not tried at all, and is once there is room', async () => {
    const { path } = (await site.upload(demoPaper('brochure-life'))).body
    await site.app.jobs.settle()
    await forgetDrawn(path)
    free = floorBytes
    expect(await typeOf(path)).toBe('image/svg+xml')
    expect(existsSync(drawnAt(path, 480))).toBe(false)
    free = plenty
    // Its picture alone was lost, as after a restore of the database.
    expect(await typeOf(path)).toBe('image/webp')
  })
})

describe('a pdf that breaks its process', () => {
  const page = { pages: 3, text: 'Okapi', first: { pixels: new Uint8Array(4 * 96 * 124).fill(255), width: 96, height: 124 } }

  /** What became of one whose process does this, time after time. */
  async function readBy(process: ReadonlyArray<() => PdfRead>) {
    const { db } = site.database
    const paper = { tenant: '', paper: `/media/${randomBytes(20).toString('hex')}` }
    const folder = join(site.folder, paper.paper)
    const files = createLocalFiles(folder)
    const needs = { files, db, now: site.clock.now, warn: () => {}, jobs: { enqueue: async () => {} } }
    let asked = 0
    const previews = createPdfPreviews({
      ...needs,
      pictures: createPictureStore(needs),
      pdfs: { find: async () => ({ length: 1, open: async () => Readable.from([Buffer.from('%')]) }) },
      room: { has: () => true },
      process: { ask: async () => process[asked++](), pid: () => undefined },
    })
    await db.transaction((tx) => previews.expect(tx, 'windbreak', [`${paper.paper}/a.pdf`]))
    const found = await previews.find(paper, 480)
    // The picture is told before its words are written down.
    await expect.poll(() => stateOf(`${paper.paper}/a.pdf`)).toMatch(/^(drawn|none)$/)
    return { found: found === 'none' ? found : found?.type, state: await stateOf(`${paper.paper}/a.pdf`), asked }
  }

  const breaks = (): never => {
    throw new BrokeProcess('ended by SIGKILL')
  }

  it('is read once more, since another may have been what broke it', async () => {
    expect(await readBy([breaks, () => page])).toEqual({ found: 'image/webp', state: 'drawn', asked: 2 })
  })

  it('twice is not read again', async () => {
    expect(await readBy([breaks, breaks])).toEqual({ found: 'none', state: 'none', asked: 2 })
  })
})
