import { and, arrayContains, desc, eq, gt, inArray, sql, type SQL } from 'drizzle-orm'
import type { SentForm } from '../../nouns/forms/sent-form.ts'
import type { Db } from '../db/database.ts'
import { submissions as t } from '../db/tables/forms.ts'
import { beginningTerm, digitsOf, emailTerm, firstLetters, lastLetters, nameTerm, phoneTerm, wordsOf } from '../forms/search-terms.ts'
import type { Sealing } from '../sealing/create-sealing.ts'
import { listedColumns, openSent, type ListedRow } from './case-row.ts'
import { visibleTo, type DeskScope } from './desk-scope.ts'

/** So many are shown; whoever has more says more of whom they look for. */
const mostFound = 50
/** Names that begin with the same letters are looked at one by one. */
const mostCandidates = 200
/** What fits is gathered by its tokens and then put in order, unless it is more. */
const mostGathered = 1500
/** Where one in so many of the last cases fits, as with beginnings that many share, all that are wanted are among these, and nothing is gathered. */
const oneIn = 20

export type OpenedCase = { row: ListedRow; sent: SentForm | null }

/** Cases by reference, e-mail address, phone number or words of a name, newest first; joined ones and spam among them. */
export async function searchCases(db: Db, sealing: Sealing, words: string, scope: DeskScope): Promise<OpenedCase[]> {
  const asked = words.trim()
  const find = async (where: SQL | undefined) => openAll(await findNewest(db, and(visibleTo(scope), where), mostFound))
  const having = (...terms: string[]) => arrayContains(t.terms, terms)

  if (looksLikeReference(asked)) {
    const found = await openWhere(eq(t.reference, asked.toUpperCase()))
    if (found.length > 0) return found
  }
  if (asked.includes('@')) return find(having(emailTerm(sealing, scope.tenant, asked)))
  if (looksLikePhone(asked)) return find(having(phoneTerm(sealing, scope.tenant, asked)))

  const parts = wordsOf(asked)
  if (parts.length === 0) return []
  const whole = await find(having(...parts.map((word) => nameTerm(sealing, scope.tenant, word))))
  const beginnings = parts.filter((word) => word.length >= firstLetters)
  if (whole.length === mostFound || beginnings.length === 0) return whole
  const known = new Set(whole.map(({ row }) => row.id))
  const begun = await whoBegin(lastLetters)
  // What was sent before there were tokens of more letters has that of the first ones alone.
  if (whole.length + begun.length < mostFound && beginnings.some((word) => word.length > firstLetters))
    begun.push(...(await whoBegin(firstLetters)))
  return [...whole, ...begun.toSorted(newestFirst)].slice(0, mostFound)

  /** Those known by no whole word whose names begin so, by the tokens of so many letters at the most. */
  async function whoBegin(letters: number): Promise<OpenedCase[]> {
    const terms = beginnings.map((word) => beginningTerm(sealing, scope.tenant, word, Math.min(word.length, letters)))
    const alike = and(visibleTo(scope), having(...terms))
    const near = (await findAmongLast(db, alike, mostCandidates)) ?? (await findNewest(db, alike, mostCandidates))
    const found: OpenedCase[] = []
    // Of a common name the first few are enough; else all the others are opened at once.
    for (const part of [near.slice(0, mostFound), near.slice(mostFound)]) {
      if (whole.length + found.length >= mostFound) break
      const some = await openAll(part.filter((id) => !known.has(id)))
      found.push(...some.filter(({ sent }) => sent !== null && beginsWith(sent.sender.name, parts)))
    }
    for (const { row } of found) known.add(row.id)
    return found
  }

  async function openAll(ids: number[]): Promise<OpenedCase[]> {
    if (ids.length === 0) return []
    const opened = await openWhere(inArray(t.id, ids))
    const places = new Map(ids.map((id, place) => [id, place]))
    return opened.toSorted((a, b) => (places.get(a.row.id) ?? 0) - (places.get(b.row.id) ?? 0))
  }

  async function openWhere(where: SQL): Promise<OpenedCase[]> {
    const rows = await db
      .select(listedColumns)
      .from(t)
      .where(and(visibleTo(scope), where))
      .limit(mostCandidates)
    return rows.map((row) => ({ row, sent: openSent(sealing, row) }))
  }
}

/** Numbers of the newest that fit, newest first. */
async function findNewest(db: Db, where: SQL | undefined, limit: number): Promise<number[]> {
  // Without an order, so that what few have is found by its tokens, however many wait in the queue.
  const fits = db
    .select({ id: t.id, receivedAt: t.receivedAt })
    .from(t)
    .where(where)
    .limit(mostGathered + 1)
    .as('fits')
  const found = await db
    .select({ id: fits.id, many: sql<number>`(count(*) over ())::int` })
    .from(fits)
    .orderBy(desc(fits.receivedAt), desc(fits.id))
    .limit(limit)
  return found.length > 0 && found[0].many > mostGathered ? findByNumber(db, where, limit) : found.map(({ id }) => id)
}

/** The same of what so many have that they are met soon on the way back from the last: numbers are given as cases come, and cases that came after each other lie together. */
async function findByNumber(db: Db, where: SQL | undefined, limit: number): Promise<number[]> {
  const found = await db.select({ id: t.id, receivedAt: t.receivedAt }).from(t).where(where).orderBy(desc(t.id)).limit(limit)
  return found.toSorted((a, b) => b.receivedAt.getTime() - a.receivedAt.getTime() || b.id - a.id).map(({ id }) => id)
}

/** The newest of what so many have that all that are wanted are among the last cases; undefined where they are not. */
async function findAmongLast(db: Db, where: SQL | undefined, limit: number): Promise<number[] | undefined> {
  const isLast = gt(t.id, sql`(select max(${t.id}) from ${t}) - ${limit * oneIn}`)
  const found = await findByNumber(db, and(where, isLast), limit)
  return found.length === limit ? found : undefined
}

const newestFirst = (a: OpenedCase, b: OpenedCase) => b.row.receivedAt.getTime() - a.row.receivedAt.getTime() || b.row.id - a.row.id

const looksLikeReference = (asked: string) => /^[\w-]{4,40}$/.test(asked) && /\d/.test(asked)
const looksLikePhone = (asked: string) => /^[\d\s().+-]+$/.test(asked) && digitsOf(asked).length >= 7

/** True when each of the words begins a word of the name. */
function beginsWith(name: string, parts: readonly string[]): boolean {
  const words = wordsOf(name)
  return parts.every((part) => words.some((word) => word.startsWith(part)))
}
