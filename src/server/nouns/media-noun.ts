import { uploadImage, uploadPdf } from '../../calls/content-calls.ts'
import { answerListPictures } from '../api/cms/list-pictures.ts'
import { answerUpload } from '../api/cms/upload.ts'
import { paperRead } from '../search/search-index.ts'
import type { Db } from '../db/database.ts'
import type { DiskRoom } from '../http/disk-room.ts'
import type { UploadSeconds } from '../media/cut-off-still.ts'
import type { Warn } from '../http/warn.ts'
import type { Jobs } from '../jobs/create-jobs.ts'
import { createMediaProcess } from '../media/ask-media-process.ts'
import type { LocalFiles } from '../media/local-files.ts'
import { createPdfPreviews, type PdfPreviews } from '../media/pdf-previews.ts'
import type { SitePapers } from '../media/site-papers.ts'
import { createPdfStore, pdfBytes, tooLargePdf } from '../media/pdf-store.ts'
import { createPictureStore, mostBytesOf, tooManyBytes, type PictureStore } from '../media/picture-store.ts'
import { pictureLimits } from '../../nouns/picture-limits.ts'
import { servePdfs, type ReaderOf } from '../media/serve-pdfs.ts'
import { serveFirstPages } from '../media/serve-first-pages.ts'
import { servePictures } from '../media/serve-pictures.ts'
import { tellLostFiles } from '../media/tell-lost-files.ts'
import { sessionIdOf } from '../http/session-cookie.ts'
import type { Sessions } from '../identity/sessions.ts'
import type { Tenants } from '../tenants.ts'
import type { Noun } from './noun.ts'

type Needs = {
  files: LocalFiles
  db: Db
  now: () => Date
  sessions: Pick<Sessions, 'find'>
  tenants: Tenants
  seconds?: UploadSeconds
  warn: Warn
  room: DiskRoom
  jobs: Pick<Jobs, 'enqueue'>
  papers?: SitePapers | undefined
}

/** The pictures and pdfs people upload. */
export function createMediaNoun(needs: Needs): Noun & { pictures: PictureStore; previews: PdfPreviews } {
  const process = createMediaProcess()
  const pictures = createPictureStore({ ...needs, process })
  const pdfs = createPdfStore({ ...needs, onKept: (tx, tenant, address) => previews.expectUpload(tx, tenant, address) })
  const previews = createPdfPreviews({ ...needs, pdfs, process, onRead: paperRead, sitePapers: needs.papers })

  const readerOf: ReaderOf = async ({ headers }) => {
    const id = sessionIdOf(headers.cookie)
    const person = id ? await needs.sessions.find(id) : undefined
    return { tenant: needs.tenants.ofHost(headers.host)?.client, signedIn: person !== undefined }
  }

  let stopTelling = () => {}
  return {
    pictures,
    previews,
    calls: [
      answerUpload(uploadImage, {
        noun: 'picture',
        limit: pictureLimits.heicBytes,
        mostOf: mostBytesOf,
        tooLarge: tooManyBytes,
        seconds: needs.seconds,
        keep: ({ bytes }, by) => pictures.keep(bytes, by),
      }),
      answerListPictures({ pictures }),
      answerUpload(uploadPdf, {
        noun: 'pdf file',
        short: 'pdf',
        limit: pdfBytes,
        tooLarge: tooLargePdf,
        seconds: needs.seconds,
        begins: process.ready,
        keep: pdfs.keep,
      }),
    ],
    routes(app) {
      servePictures(app, { pictures })
      servePdfs(app, { pdfs, readerOf, papers: needs.papers })
      serveFirstPages(app, { previews, readerOf })
      stopTelling = tellLostFiles({ ...needs, pictures, pdfs })
    },
    jobs: [previews.job],
    forPages: () => ({}),
    close: async () => {
      stopTelling()
      process.close()
    },
  }
}
