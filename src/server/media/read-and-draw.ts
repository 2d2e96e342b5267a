import { previewWidths, type PreviewWidth } from '../../nouns/hub/pdf-preview.ts'
import type { Db } from '../db/database.ts'
import type { MediaProcess } from './ask-media-process.ts'
import { BrokeProcess } from './broke-process.ts'
import type { FirstPageFiles } from './first-page-files.ts'
import type { FirstPicture, Given } from './media-work.ts'
import { findPaper, writePaper, type Paper } from './pdf-papers.ts'
import type { PdfStore } from './pdf-store.ts'
import type { PdfRead } from './pdf-work.ts'
import type { PapersByFolder } from './site-papers.ts'

/** Told in the transaction that writes what was read of a pdf. */
export type OnPdfRead = (tx: Db, paper: Paper) => Promise<void>

type Needs = {
  db: Db
  firstPages: Pick<FirstPageFiles, 'keep' | 'hasAll'>
  pdfs: Pick<PdfStore, 'locate'>
  ofSite: PapersByFolder
  onRead: OnPdfRead | undefined
  process: Pick<MediaProcess, 'readPdf'>
}

/** Reads one pdf that is expected, and draws its first page; nothing where that was done. Throws where it is to be tried again. */
export function createReadingOfPdfs({ db, firstPages, pdfs, ofSite, onRead, process }: Needs) {
  return async function readAndDraw(paper: Paper): Promise<void> {
    const row = await findPaper(db, paper)
    // What was drawn may not be there: a node of another release drew it, or its files were lost.
    if (!row || row.state === 'none' || (row.state === 'drawn' && (await firstPages.hasAll(paper)))) return
    const given = await giveOf(paper, row.address)
    // It may be on its way, or come back with the files of a backup: the job is tried again.
    if (!given) throw new Error('a pdf is not there to be read')
    const drawn = new Map<PreviewWidth, Promise<void>>()
    // While the words are being read: whoever looks at a page waits for its picture alone.
    const read = await ask(given, (first) => {
      if (!drawn.has(first.of)) drawn.set(first.of, notedLater(firstPages.keep(paper, first)))
    })
    await Promise.all(drawn.values())
    const { pages, text } = 'flaw' in read ? { pages: 0, text: '' } : read
    await db.transaction(async (tx) => {
      const state = drawn.size === previewWidths.length ? 'drawn' : 'none'
      if (await writePaper(tx, { ...paper, address: row.address }, { state, pages, text })) await onRead?.(tx, paper)
    })
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
}

/** The same, whose failure is no accident before it is waited for. */
function notedLater<T>(work: Promise<T>): Promise<T> {
  work.catch(() => {})
  return work
}

const nothing: PdfRead = { flaw: 'unreadable' }
