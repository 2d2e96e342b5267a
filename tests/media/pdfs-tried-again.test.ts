import { randomBytes } from 'node:crypto'
import { existsSync, readFileSync } from 'node:fs'
import { rm, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { eq } from 'drizzle-orm'
import sharp from 'sharp'
import { afterAll, afterEach, beforeAll, describe, expect, it } from 'vitest'
import { pdfPreview, previewWidths } from '../../src/nouns/hub/pdf-preview.ts'
import { pdfPapers } from '../../src/server/db/tables/papers.ts'
import { floorBytes } from '../../src/server/http/disk-room.ts'
import { createLocalFiles } from '../../src/server/media/local-files.ts'
import { createPdfPreviews } from '../../src/server/media/pdf-previews.ts'
import type { FirstPicture } from '../../src/server/media/media-work.ts'
import type { PdfRead } from '../../src/server/media/pdf-work.ts'
import { BrokeProcess } from '../../src/server/media/broke-process.ts'
import { pdfForm, startPdfSite, type PdfSite } from './pdf-site.ts'

const plenty = 1024 ** 3
let free = plenty
let site: PdfSite
beforeAll(async () => {
  site = await startPdfSite({ freeBytes: () => free, worksByItself: false })
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
    // Its words are written down after its picture is shown.
    await expect.poll(() => stateOf(path)).toBe('drawn')
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
  const picture = Buffer.from('UklGRhoAAABXRUJQVlA4TA0AAAAvAAAAEAcQERGIiP4HAA==', 'base64')
  const words = { pages: 3, text: 'Okapi' }
  const tellAll = (hear: Hear) => previewWidths.forEach((of) => hear({ of, bytes: picture }))
  const reads: Reads = (hear) => (tellAll(hear), words)

  type Hear = (first: FirstPicture) => void
  type Reads = (hear: Hear) => PdfRead | Promise<PdfRead>

  /** One whose process does this, time after time; what is drawn is on the disk once that lets it. */
  async function pdfReadBy(process: readonly Reads[], disk?: Promise<void>) {
    const { db } = site.database
    const paper = { tenant: '', paper: `/media/${randomBytes(20).toString('hex')}` }
    const folder = join(site.folder, paper.paper)
    const files = createLocalFiles(folder)
    const put = files.put.bind(files)
    files.put = async (...file) => (await disk, put(...file))
    const needs = { files, db, now: site.clock.now, warn: () => {}, jobs: { enqueue: async () => {} } }
    const state = { asked: 0 }
    const previews = createPdfPreviews({
      ...needs,
      pdfs: { locate: async () => 'a.pdf' },
      room: { has: () => true },
      process: { readPdf: async (_given, hear) => process[state.asked++](hear) },
    })
    await db.transaction((tx) => previews.expect(tx, 'windbreak', [`${paper.paper}/a.pdf`]))
    return { previews, paper, address: `${paper.paper}/a.pdf`, state }
  }

  /** What became of it. */
  async function readBy(process: readonly Reads[]) {
    const { previews, paper, address, state } = await pdfReadBy(process)
    const found = await previews.find(paper, 480)
    // The picture is told before its words are written down.
    await expect.poll(() => stateOf(address)).toMatch(/^(drawn|none)$/)
    return { found: found === 'none' ? found : found?.type, state: await stateOf(address), asked: state.asked }
  }

  const breaks = (): never => {
    throw new BrokeProcess('ended by SIGKILL')
  }

  it('is read once more, since another may have been what broke it', async () => {
    expect(await readBy([breaks, reads])).toEqual({ found: 'image/webp', state: 'drawn', asked: 2 })
  })

  it('twice is not read again', async () => {
    expect(await readBy([breaks, breaks])).toEqual({ found: 'none', state: 'none', asked: 2 })
  })

  it('by its words is seen without them', async () => {
    const seen: Reads = (hear) => (tellAll(hear), breaks())
    expect(await readBy([seen, seen])).toEqual({ found: 'image/webp', state: 'drawn', asked: 2 })
  })

  it('is seen while its words are still being read', async () => {
    const read = Promise.withResolvers<PdfRead>()
    const { previews, paper, address } = await pdfReadBy([(hear) => (tellAll(hear), read.promise)])
    expect(await previews.find(paper, 480)).toMatchObject({ type: 'image/webp' })
    expect(await previews.find(paper, 960)).toMatchObject({ type: 'image/webp' })
    expect(await stateOf(address)).toBe('waiting')
    read.resolve(words)
    await expect.poll(() => stateOf(address)).toBe('drawn')
  })

  it('is seen before its picture is on the disk, and is the same from there', async () => {
    const disk = Promise.withResolvers<void>()
    const { previews, paper, address } = await pdfReadBy([reads], disk.promise)
    const see = async () => {
      const page = await previews.find(paper, 480)
      if (!page || page === 'none') throw new Error('there is nothing to see')
      const bytes = Buffer.concat(await (await page.open()).toArray())
      expect(bytes.length).toBe(page.length)
      return { etag: page.etag, bytes }
    }
    const early = await see()
    expect((await sharp(early.bytes).metadata()).format).toBe('webp')
    expect(await stateOf(address)).toBe('waiting')
    disk.resolve()
    await expect.poll(() => stateOf(address)).toBe('drawn')
    expect(await see()).toEqual(early)
  })

  it('is not written down as what another release has brought in its place meanwhile', async () => {
    const read = Promise.withResolvers<PdfRead>()
    const { previews, paper, address } = await pdfReadBy([(hear) => (tellAll(hear), read.promise)])
    const reading = previews.job.run({ payload: paper } as Parameters<typeof previews.job.run>[0])
    await previews.find(paper, 480)
    await site.database.db
      .update(pdfPapers)
      .set({ address: `${address}?renewed` })
      .where(eq(pdfPapers.paper, paper.paper))
    read.resolve(words)
    await reading
    expect(await stateOf(address)).toBe('waiting')
  })
})
