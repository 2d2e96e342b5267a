import { minuteMs } from '../../durations.ts'
import type { PreviewWidth } from '../../nouns/hub/pdf-preview.ts'
import type { Db } from '../db/database.ts'
import type { Jobs } from '../jobs/create-jobs.ts'
import { defineJob } from '../jobs/job.ts'
import type { DiskRoom } from '../http/disk-room.ts'
import { createSingleFlight } from '../http/single-flight.ts'
import type { Warn } from '../http/warn.ts'
import { createMediaProcess, type MediaProcess } from './ask-media-process.ts'
import { createFirstPageFiles, type FirstPage } from './first-page-files.ts'
import type { LocalFiles } from './local-files.ts'
import { expectPapers, findPaper, paperOf, renewPapers, waitAgain, type Paper } from './pdf-papers.ts'
import type { PdfStore } from './pdf-store.ts'
import { createReadingOfPdfs, type OnPdfRead } from './read-and-draw.ts'
import { papersByFolder, type SitePapers } from './site-papers.ts'
import { pdfReading } from './stopped-readings.ts'
import { createWorkQueue } from './work-queue.ts'

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
  const shareReading = createSingleFlight<void>()
  /** Until when nobody who asks for a picture makes us try once more. */
  const resting = new Map<string, number>()
  const ofSite = papersByFolder(sitePapers)
  /** What was drawn of a file that another release changed lies where nobody asks. */
  const keyOf = ({ tenant, paper }: Paper) =>
    [`first-pages/${tenant === '' ? 'for-anyone' : `for-signed-in/${tenant}`}${paper}`, ofSite.get(paper)?.hash].filter(Boolean).join('-')
  const firstPages = createFirstPageFiles(files, keyOf)
  const readAndDraw = createReadingOfPdfs({ db, firstPages, pdfs, ofSite, onRead, process })

  const job = defineJob({
    ...pdfReading,
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
    const there = await firstPages.find(paper, width)
    if (there) return there
    const row = await findPaper(db, paper)
    if (!row) return undefined
    if (row.state !== 'none' && mayTry(paper)) {
      const read = readOnce(paper).catch((error: unknown) => warn({ err: error }, 'a pdf is not drawn'))
      await firstPages.drawnOrRead(paper, width, read)
    }
    return (await firstPages.find(paper, width)) ?? 'none'
  }

  const mayTry = (paper: Paper) => room.has(drawnBytes) && (resting.get(keyOf(paper)) ?? 0) <= now().getTime()

  /** The job goes by its own clock. */
  function rest(paper: Paper): void {
    if (resting.size >= mostResting) resting.clear()
    resting.set(keyOf(paper), now().getTime() + restMs)
  }

  /** Whoever asks while it is being read waits for the same. */
  const readOnce = (paper: Paper) => shareReading(keyOf(paper), () => queue.run(() => readNow(paper)))

  async function readNow(paper: Paper): Promise<void> {
    try {
      await readAndDraw(paper)
      resting.delete(keyOf(paper))
    } catch (error) {
      rest(paper)
      throw error
    }
  }

  return { job, expect, expectUpload, find, version, renew: (tx: Db) => renewPapers(tx, ofSite) }
}

/** More than two pictures of a page come to. */
const drawnBytes = 1024 * 1024
const restMs = minuteMs
const mostResting = 1000
