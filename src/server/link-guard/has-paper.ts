import { and, eq, sql } from 'drizzle-orm'
import { pdfFolder } from '../../fields/pdf.ts'
import type { Db } from '../db/database.ts'
import { uploads } from '../db/schema.ts'

/** Whether a file for the signed-in of a tenant was uploaded, by whatever name it is called. */
export function createPaperCheck(db: Db) {
  return async function hasPaper(tenant: string, address: string): Promise<boolean> {
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
