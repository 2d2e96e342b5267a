import { and, eq, sql } from 'drizzle-orm'
import { pdfFolder } from '../../fields/pdf.ts'
import type { Db } from '../db/database.ts'
import type { SitePapers } from '../media/site-papers.ts'
import { uploads } from '../db/tables/content.ts'

/** Whether a paper is there: one that comes with the site, or one for the signed-in that was uploaded, by whatever name it is called. */
export function createPaperCheck(db: Db, papers: SitePapers | undefined) {
  return async function hasPaper(tenant: string, address: string): Promise<boolean> {
    if (address.startsWith('/papers/')) return papers?.has(address) ?? false
    const folder = pdfFolder(address)
    if (folder === undefined) return false
    const [row] = await db
      .select({ path: uploads.path })
      .from(uploads)
      .where(and(sql`starts_with(${uploads.path}, ${`${folder}/`}::text)`, eq(sql`lower(${uploads.tenant})`, tenant.toLowerCase())))
      .limit(1)
    return row !== undefined
  }
}
