import { and, eq, like, sql } from 'drizzle-orm'
import { isForSignedIn, pdfFolder } from '../../fields/pdf.ts'
import type { Db } from '../db/database.ts'
import { pdfPapers } from '../db/tables/papers.ts'
import { foldText, wordsOfFolded } from '../../nouns/fold-text.ts'

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

const ofPaper = ({ tenant, paper }: Paper) => and(eq(pdfPapers.tenant, tenant), eq(pdfPapers.paper, paper))

/** Notes in the transaction that pdfs are there to be read; answers those nobody knew of. What is said of one is its words for now. */
export async function expectPapers(tx: Db, papers: readonly (Paper & { address: string; text: string })[]): Promise<Paper[]> {
  if (papers.length === 0) return []
  return tx
    .insert(pdfPapers)
    .values(papers.toSorted(inOneOrder).map((each) => ({ ...each, state: 'waiting' as const, pages: 0, words: stemsOf(each.text) })))
    .onConflictDoNothing()
    .returning({ tenant: pdfPapers.tenant, paper: pdfPapers.paper })
}

/** By all who write several, or two of them would wait for each other. */
const inOneOrder = (one: Paper, other: Paper) => compare(one.tenant, other.tenant) || compare(one.paper, other.paper)
const compare = (one: string, other: string) => Number(one > other) - Number(one < other)

/** Notes that what could not be read is to be read once more; false where it could, or waits. */
export async function waitAgain(tx: Db, paper: Paper): Promise<boolean> {
  const rows = await tx
    .update(pdfPapers)
    .set({ state: 'waiting' })
    .where(and(ofPaper(paper), eq(pdfPapers.state, 'none')))
    .returning({ paper: pdfPapers.paper })
  return rows.length > 0
}

/** Notes in the transaction that papers of the site are others than those that were read: what was read of these counts no more. */
export async function renewPapers(tx: Db, current: ReadonlyMap<string, { address: string; text: string }>): Promise<void> {
  const ofSite = and(eq(pdfPapers.tenant, ''), like(pdfPapers.paper, '/papers/%'))
  const { paper, address } = pdfPapers
  for (const known of await tx.select({ paper, address }).from(pdfPapers).where(ofSite).orderBy(paper).for('update')) {
    const now = current.get(known.paper)
    if (now && now.address !== known.address)
      await tx
        .update(pdfPapers)
        .set({ ...now, state: 'waiting', pages: 0, words: stemsOf(now.text) })
        .where(ofPaper({ tenant: '', paper: known.paper }))
  }
}

/** Whether a pdf was read, and at which address; undefined where nobody has named it yet. */
export async function findPaper(db: Db, paper: Paper) {
  const [row] = await db.select({ state: pdfPapers.state, address: pdfPapers.address }).from(pdfPapers).where(ofPaper(paper))
  return row
}

type Read = { state: 'drawn' | 'none'; pages: number; text: string }

/** Writes what was read at an address; false where the paper is another by now, which a new release brought meanwhile. */
export async function writePaper(tx: Db, { address, ...paper }: Paper & { address: string }, read: Read): Promise<boolean> {
  const rows = await tx
    .update(pdfPapers)
    .set({ ...read, words: stemsOf(read.text) })
    .where(and(ofPaper(paper), eq(pdfPapers.address, address)))
    .returning({ paper: pdfPapers.paper })
  return rows.length > 0
}

/** The stems of a text, without places. */
export const stemsOf = (text: string) => sql`strip(to_tsvector('english', ${wordsOfFolded(foldText(text)).join(' ')}::text))`
