import { createHash } from 'node:crypto'
import { Readable } from 'node:stream'
import { z } from 'zod'
import { minuteMs } from '../../durations.ts'
import { previewWidths, type PreviewWidth } from '../../nouns/hub/pdf-preview.ts'
import type { Db } from '../db/database.ts'
import type { Jobs } from '../jobs/create-jobs.ts'
import { defineJob } from '../jobs/job.ts'
import type { DiskRoom } from '../http/disk-room.ts'
import type { Warn } from '../http/warn.ts'
import { createMediaProcess, type MediaProcess } from './ask-media-process.ts'
import { BrokeProcess } from './broke-process.ts'
import type { LocalFiles } from './local-files.ts'
import type { FirstPicture, Given } from './media-work.ts'
import { expectPapers, findPaper, paperOf, renewPapers, waitAgain, writePaper, type Paper } from './pdf-papers.ts'
import type { PdfStore } from './pdf-store.ts'
import type { PdfRead } from './pdf-work.ts'
import type { PictureFile } from './picture-store.ts'
import { createWorkQueue } from './work-queue.ts'

/** Pdfs that come with the site, by the address they have in content: "/papers/<name>.pdf". */
export type SitePapers = ReadonlyMap<string, { bytes(): Uint8Array; text: string }>

/** Told in the transaction that writes what was read of a pdf. */
export type OnPdfRead = (tx: Db, paper: Paper) => Promise<void>

/** As it is served; another `etag` when it is another picture. */
type FirstPage = PictureFile & { etag: string }

export type PdfPreviews = ReturnType<typeof createPdfPreviews>

type Needs = {
  files: LocalFiles
  db: Db
  now: () => Date
  warn: Warn
  room: Pick<DiskRoom, 'has'>
  jobs: Pick<Jobs, 'enqueue'>
  pdfs: Pick<PdfStore, 'locate'>
  onRead?: OnPdfRead | undefined
  sitePapers?: SitePapers | undefined
  process?: Pick<MediaProcess, 'readPdf'>
}

/** What is read of pdfs, in a job after each upload: their words, and their first pages as pictures. */
export function createPdfPreviews({ files, db, now, warn, room, jobs, pdfs, onRead, sitePapers, process = createMediaProcess() }: Needs) {
  const queue = createWorkQueue({ atOnce: 1, waiting: 64, work: 'pdf files' })
  const reading = new Map<string, Promise<void>>()
  /** Who waits for the picture of a width, by its file: it is there before all that is done for a pdf. */
  const awaited = new Map<string, Set<() => void>>()
  /** Pictures on their way to the disk: whoever waits need not wait for that. */
  const fresh = new Map<string, Uint8Array>()
  /** Until when nobody who asks for a picture makes us try once more. */
  const resting = new Map<string, number>()
  const ofSite = readSitePapers(sitePapers)
  /** What was drawn of a file that another release changed lies where nobody asks. */
  const keyOf = ({ tenant, paper }: Paper) =>
    [`first-pages/${tenant === '' ? 'for-anyone' : `for-signed-in/${tenant}`}${paper}`, ofSite.get(paper)?.hash].filter(Boolean).join('-')
  const fileOf = (paper: Paper, width: PreviewWidth) => `${keyOf(paper)}-${width}.webp`

  const job = defineJob({
    kind: 'read pdf',
    payload: z.object({ tenant: z.string(), paper: z.string() }),
    attempts: 4,
    limitSeconds: 60,
    atOnce: 1,
    needsRoom: true,
    run: async ({ payload }) => void (await readOnce(payload)),
  })

  /** Asks in the transaction that pdfs be read, those that nobody has asked for yet; those of the site are known without. */
  async function expect(tx: Db, tenant: string, addresses: readonly string[]): Promise<void> {
    const named = new Map(
      addresses.flatMap((address) => {
        const paper = paperOf(tenant, address)
        const site = paper && ofSite.get(paper.paper)
        return paper ? [[keyOf(paper), { ...paper, address: site?.address ?? address, text: site?.text ?? '' }]] : []
      }),
    )
    for (const paper of await expectPapers(tx, [...named.values()])) if (!paper.paper.startsWith('/papers/')) await askFor(tx, paper)
  }

  /** And that one which was uploaded just now be read once more where it could not be: by then another release may read it. */
  async function expectUpload(tx: Db, tenant: string, address: string): Promise<void> {
    await expect(tx, tenant, [address])
    const paper = paperOf(tenant, address)
    if (paper && (await waitAgain(tx, paper))) await askFor(tx, paper)
  }

  const askFor = (tx: Db, paper: Paper) => jobs.enqueue(tx, job, { ...paper }, { key: `${paper.tenant} ${paper.paper}` })

  /** What comes with this release; another value when any of it is changed. */
  const version = [...ofSite.values()].map(({ address }) => address).join()

  /**
   * The first page of a pdf at a width, drawn now if need be; 'none' where there is nothing to see, undefined where there is no
   * such pdf.
   */
  async function find(paper: Paper, width: PreviewWidth): Promise<FirstPage | 'none' | undefined> {
    const there = await findFile(paper, width)
    if (there) return there
    const row = await findPaper(db, paper)
    if (!row) return undefined
    if (row.state !== 'none' && mayTry(paper)) {
      const read = readOnce(paper).catch((error: unknown) => warn({ err: error }, 'a pdf is not drawn'))
      await orWhenDrawn(fileOf(paper, width), read)
    }
    return (await findFile(paper, width)) ?? 'none'
  }

  /** Until it is read, or until that picture is there. */
  async function orWhenDrawn(file: string, read: Promise<void>): Promise<void> {
    const waiting = awaited.get(file) ?? new Set()
    awaited.set(file, waiting)
    const drawn = Promise.withResolvers<void>()
    waiting.add(drawn.resolve)
    try {
      // It may have been drawn after it was looked for and before it was waited for.
      if (!fresh.has(file) && !(await files.exists(file))) await Promise.race([read, drawn.promise])
    } finally {
      waiting.delete(drawn.resolve)
      if (waiting.size === 0) awaited.delete(file)
    }
  }

  const mayTry = (paper: Paper) => room.has(drawnBytes) && (resting.get(keyOf(paper)) ?? 0) <= now().getTime()

  /** The job goes by its own clock. */
  function rest(paper: Paper): void {
    if (resting.size >= mostResting) resting.clear()
    resting.set(keyOf(paper), now().getTime() + restMs)
  }

  /** Whoever asks while it is being read waits for the same. */
  function readOnce(paper: Paper): Promise<void> {
    const key = keyOf(paper)
    const work = reading.get(key) ?? queue.run(() => readNow(paper)).finally(() => reading.delete(key))
    reading.set(key, work)
    return work
  }

  async function readNow(paper: Paper): Promise<void> {
    try {
      await readAndDraw(paper)
      resting.delete(keyOf(paper))
    } catch (error) {
      rest(paper)
      throw error
    }
  }

  async function readAndDraw(paper: Paper): Promise<void> {
    const row = await findPaper(db, paper)
    // What was drawn may not be there: a node of another release drew it, or its files were lost.
    if (!row || row.state === 'none' || (row.state === 'drawn' && (await isDrawn(paper)))) return
    const given = await giveOf(paper, row.address)
    // It may be on its way, or come back with the files of a backup: the job is tried again.
    if (!given) throw new Error('a pdf is not there to be read')
    const drawn = new Map<PreviewWidth, Promise<void>>()
    // While the words are being read: whoever looks at a page waits for its picture alone.
    const read = await ask(given, (first) => {
      if (!drawn.has(first.of)) drawn.set(first.of, notedLater(keep(paper, first)))
    })
    await Promise.all(drawn.values())
    const { pages, text } = 'flaw' in read ? { pages: 0, text: '' } : read
    await db.transaction(async (tx) => {
      const state = drawn.size === previewWidths.length ? 'drawn' : 'none'
      if (await writePaper(tx, { ...paper, address: row.address }, { state, pages, text })) await onRead?.(tx, paper)
    })
  }

  async function keep(paper: Paper, { of: width, bytes }: FirstPicture): Promise<void> {
    const file = fileOf(paper, width)
    fresh.set(file, bytes)
    awaited.get(file)?.forEach((tell) => tell())
    await files.put(file, bytes).finally(() => fresh.delete(file))
  }

  /** What breaks its process is read once more, since it may have been the machine's fault, and then never. */
  async function ask(given: Given, hear: (first: FirstPicture) => void, tries = 2): Promise<PdfRead> {
    try {
      return await process.readPdf(given, hear)
    } catch (error) {
      if (!(error instanceof BrokeProcess)) throw error
      return tries > 1 ? ask(given, hear, tries - 1) : nothing
    }
  }

  async function giveOf({ tenant, paper }: Paper, address: string): Promise<Given | undefined> {
    const site = ofSite.get(paper)
    if (site) return { bytes: site.bytes() }
    const file = await pdfs.locate(tenant, address)
    return file === undefined ? undefined : { file }
  }

  const isDrawn = async (paper: Paper) =>
    (await Promise.all(previewWidths.map((width) => files.exists(fileOf(paper, width))))).every(Boolean)

  async function findFile(paper: Paper, width: PreviewWidth): Promise<FirstPage | undefined> {
    const key = fileOf(paper, width)
    const picture = { type: 'image/webp', etag: `"${key}"` }
    const bytes = fresh.get(key)
    if (bytes) return { ...picture, length: bytes.length, open: async () => Readable.from([bytes]) }
    if (!(await files.exists(key))) return undefined
    const { contentLength } = await files.getMetaData(key)
    return { ...picture, length: contentLength, open: () => files.getStream(key) }
  }

  return { job, expect, expectUpload, find, version, renew: (tx: Db) => renewPapers(tx, ofSite) }
}

/** By folder; the address says which bytes it leads to, so that those of another release are told from these. */
function readSitePapers(papers: SitePapers = new Map()) {
  return new Map(
    [...papers].map(([path, { bytes, text }]) => {
      const hash = createHash('sha256').update(text).update(bytes()).digest('hex').slice(0, 16)
      return [path.slice(0, -'.pdf'.length), { bytes, text, hash, address: `${path}?${hash}` }]
    }),
  )
}

/** The same, whose failure is no accident before it is waited for. */
function notedLater<T>(work: Promise<T>): Promise<T> {
  work.catch(() => {})
  return work
}

/** More than two pictures of a page come to. */
const drawnBytes = 1024 * 1024
const restMs = minuteMs
const mostResting = 1000

const nothing: PdfRead = { flaw: 'unreadable' }
