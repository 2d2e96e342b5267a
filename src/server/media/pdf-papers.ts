import { and, eq, sql } from 'drizzle-orm'
import { isForSignedIn, pdfFolder } from '../../fields/pdf.ts'
import type { Db } from '../db/database.ts'
import { pdfPapers } from '../db/schema.ts'
import { foldText } from '../../nouns/fold-text.ts'

/** One pdf of a tenant, by whatever name; empty tenant for what is for anyone. */
export interface Paper {
  tenant: string
  /** The folder of its address. */
  paper: string
}

/** Which pdf an address on the site of a tenant leads to; undefined when to none of this site. */
export function paperOf(tenant: string, address: string): Paper | undefined {
  const paper = pdfFolder(address)
  return paper === undefined ? undefined : { tenant: isForSignedIn(address) ? tenant.toLowerCase() : '', paper }
}

export const ofPaper = ({ tenant, paper }: Paper) => and(eq(pdfPapers.tenant, tenant), eq(pdfPapers.paper, paper))

/** Notes in the transaction that a pdf is there to be read; true when nobody knew of it. */
export async function expectPaper(tx: Db, paper: Paper, address: string): Promise<boolean> {
  const added = await tx
    .insert(pdfPapers)
    .values({ ...paper, address, state: 'waiting', pages: 0, text: '', words: sql`''::tsvector` })
    .onConflictDoNothing()
    .returning({ paper: pdfPapers.paper })
  return added.length > 0
}

export async function findPaper(db: Db, paper: Paper) {
  const [row] = await db.select({ state: pdfPapers.state, address: pdfPapers.address }).from(pdfPapers).where(ofPaper(paper))
  return row
}

type Read = { state: 'drawn' | 'none'; pages: number; text: string }

export async function writePaper(tx: Db, paper: Paper, { state, pages, text }: Read): Promise<void> {
  await tx
    .update(pdfPapers)
    .set({ state, pages, text, words: stemsOf(text) })
    .where(ofPaper(paper))
}

/** The stems of a text, without places. */
export const stemsOf = (text: string) =>
  sql`strip(to_tsvector('english', ${foldText(text)
    .split(/[^\p{L}\p{N}]+/u)
    .join(' ')}::text))`
