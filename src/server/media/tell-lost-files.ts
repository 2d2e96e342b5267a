import { desc } from 'drizzle-orm'
import type { Db } from '../db/database.ts'
import { patiently } from '../db/patiently.ts'
import { uploads } from '../db/tables/content.ts'
import type { Warn } from '../http/warn.ts'
import type { PdfStore } from './pdf-store.ts'
import type { PictureStore } from './picture-store.ts'

type Needs = { db: Db; pictures: Pick<PictureStore, 'find'>; pdfs: Pick<PdfStore, 'find'>; warn: Warn }
type Upload = Pick<typeof uploads.$inferSelect, 'path' | 'tenant' | 'type'>

/** Of those that came last: a folder that was not mounted, or was emptied, lacks all of them, and a start is not to look at ten thousand. */
const most = 200

/**
 * Says once, after the start, that files people uploaded are not where they were kept: nobody else would notice before a visitor does. No start
 * waits for it, or fails by it: a folder on another machine may not answer. Returns what ends it.
 */
export function tellLostFiles({ db, pictures, pdfs, warn }: Needs): () => void {
  let stopped = false
  void patiently(look).catch((err) => stopped || warn({ err }, 'nobody knows whether files that were uploaded are gone'))
  return () => void (stopped = true)

  async function look(): Promise<void> {
    const { path, tenant, type, uploadedAt } = uploads
    const last = await db.select({ path, tenant, type }).from(uploads).orderBy(desc(uploadedAt)).limit(most)
    let lost = 0
    for (const each of last) {
      if (stopped) return
      if (!(await isThere(each))) lost++
    }
    if (lost > 0 && !stopped) warn({ lost, ofTheLast: last.length }, words)
  }

  /** What cannot be looked at reaches no visitor either. */
  async function isThere({ path, tenant, type }: Upload): Promise<boolean> {
    try {
      const file = type.startsWith('image/') ? await pictures.find(path.slice('/media/'.length)) : await pdfs.find(tenant, path)
      return file !== undefined
    } catch {
      return false
    }
  }
}

const words =
  'pictures or PDFs that were uploaded are not in the folder media of DATA_DIR: visitors find what describes a picture in its place, and nothing at the address of a PDF. Mount that folder, or put its files back from a backup; what is back is shown at once'
