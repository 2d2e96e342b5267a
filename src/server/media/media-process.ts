/** Runs in a process of its own, started by ask-media-process.ts: it starts those that read strangers' files, and hands on what they need and make. */
import { readFile } from 'node:fs/promises'
import { previewWidths } from '../../nouns/hub/pdf-preview.ts'
import { answerWork } from './answer-work.ts'
import { createPdfProcess } from './ask-pdf-process.ts'
import { createPictureProcess } from './ask-picture-process.ts'
import type { FirstPicture, Given, MediaDone, MediaWork } from './media-work.ts'
import type { FirstDrawing, PdfRead } from './pdf-work.ts'
import type { PictureWork, WorkDone } from './picture-work.ts'

const pdfs = createPdfProcess()
const pictures = createPictureProcess()
let clearing: NodeJS.Timeout | undefined
let lastPicture: Promise<unknown> = Promise.resolve()

answerWork<MediaWork, MediaDone, FirstPicture>(async (work, tell) => {
  try {
    return await perform(work, tell)
  } finally {
    clearLater()
  }
})

process.on('exit', () => {
  pdfs.kill()
  pictures.kill()
})

async function perform(work: MediaWork, tell: (first: FirstPicture) => Promise<void>): Promise<MediaDone> {
  if (work.do === 'read pdf') return readPdf(work.given, tell)
  if (work.do === 'ready') return ready()
  const bytes = await bytesOf(work.given)
  return askPictures(work.do === 'clean' ? { do: work.do, bytes } : { do: work.do, bytes, width: work.width, format: work.format })
}

/** What was handed on is let go once nothing is: it would stay until some day of V8's choosing, and this heap is cleared in a moment. */
function clearLater(): void {
  clearTimeout(clearing)
  clearing = setTimeout(() => globalThis.gc?.(), 100)
}

function ready(): undefined {
  pdfs.ready()
  pictures.ready()
}

async function readPdf(given: Given, tell: (first: FirstPicture) => Promise<void>): Promise<PdfRead> {
  const told = new Map<number, Promise<void>>()
  try {
    return await pdfs.ask({ bytes: await bytesOf(given) }, (first) => {
      // It is told by a process that has read what strangers sent.
      if (previewWidths.includes(first.of) && !told.has(first.of)) told.set(first.of, notedLater(mount(first).then(tell)))
    })
  } finally {
    // The first that fails fails the whole, however well the words are read: then it is tried again.
    await Promise.all(told.values())
  }
}

async function mount({ of: width, drawing }: FirstDrawing): Promise<FirstPicture> {
  try {
    const { bytes } = await askPictures({ do: 'mount', drawing, width })
    return { of: width, bytes }
  } catch (error) {
    // Not the pdf's fault, whatever became of the picture process.
    throw new Error(`no picture is made of a first page: ${String(error)}`, { cause: error })
  }
}

/** One after the other: what the pdf process draws comes between what the server asks. */
function askPictures<W extends PictureWork>(work: W): Promise<WorkDone<W>> {
  const done = lastPicture.then(() => pictures.ask(work))
  lastPicture = done.catch(() => {})
  return done
}

/** The same, whose failure is no accident before it is waited for. */
function notedLater<T>(work: Promise<T>): Promise<T> {
  work.catch(() => {})
  return work
}

const bytesOf = async (given: Given): Promise<Uint8Array> => ('file' in given ? readFile(given.file) : given.bytes)
