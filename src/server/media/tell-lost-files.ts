import { desc } from 'drizzle-orm'
import type { Db } from '../db/database.ts'
import { uploads } from '../db/tables/content.ts'
import type { Warn } from '../http/warn.ts'
import type { PdfStore } from './pdf-store.ts'
import type { PictureStore } from './picture-store.ts'

type Needs = { db: Db; pictures: Pick<PictureStore, 'find'>; pdfs: Pick<PdfStore, 'find'>; warn: Warn }

/** Of those that came last: a folder that was not mounted, or was emptied, lacks all of them, and a start is not to look at ten thousand. */
const most = 200

/** Says once, at the start, that files people uploaded are not where they were kept: nobody else would notice before a visitor does. */
export async function tellLostFiles({ db, pictures, pdfs, warn }: Needs): Promise<void> {
  const { path, tenant, type, uploadedAt } = uploads
  const last = await db.select({ path, tenant, type }).from(uploads).orderBy(desc(uploadedAt)).limit(most)
  const found = await Promise.all(
    last.map((each) =>
      each.type.startsWith('image/') ? pictures.find(each.path.slice('/media/'.length)) : pdfs.find(each.tenant, each.path),
    ),
  )
  const lost = found.filter((file) => !file).length
  if (lost > 0) warn({ lost, ofTheLast: last.length }, words)
}

const words =
  'pictures or PDFs that were uploaded are not in the folder media of DATA_DIR: visitors find what describes a picture in its place, and nothing at the address of a PDF. Mount that folder, or put its files back from a backup; what is back is shown at once'
