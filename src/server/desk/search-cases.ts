import { and, arrayContains, desc, eq, inArray, type SQL } from 'drizzle-orm'
import type { SentForm } from '../../nouns/forms/sent-form.ts'
import type { Db } from '../db/database.ts'
import { submissions as t } from '../db/schema.ts'
import { beginningTerm, digitsOf, emailTerm, firstLetters, nameTerm, phoneTerm, wordsOf } from '../forms/search-terms.ts'
import type { Sealing } from '../sealing/create-sealing.ts'
import { openSent, type CaseRow } from './case-row.ts'
import { visibleTo, type DeskScope } from './desk-scope.ts'

/** So many are shown; whoever has more says more of whom they look for. */
export const mostFound = 50
/** Names that begin with the same letters are looked at one by one. */
const mostCandidates = 200
const states = ['new', 'assigned', 'done', 'spam'] as const

export type OpenedCase = { row: CaseRow; sent: SentForm | null }

/** Cases by reference, e-mail address, phone number or words of a name, newest first; joined ones and spam among them. */
export async function searchCases(db: Db, sealing: Sealing, words: string, scope: DeskScope): Promise<OpenedCase[]> {
  const asked = words.trim()
  /** Numbers of what fits, newest first. A state at a time: what many are called is met at once on the way through the queue, what few are by its tokens. */
  const findIds = async (where: SQL | undefined, limit: number): Promise<number[]> => {
    const found = await Promise.all(
      states.map((state) =>
        db
          .select({ id: t.id, receivedAt: t.receivedAt })
          .from(t)
          .where(and(visibleTo(scope), eq(t.state, state), where))
          .orderBy(desc(t.promisedAt), desc(t.id))
          .limit(limit),
      ),
    )
    const newest = found.flat().toSorted((a, b) => b.receivedAt.getTime() - a.receivedAt.getTime() || b.id - a.id)
    return newest.slice(0, limit).map(({ id }) => id)
  }
  const openAll = async (ids: number[]): Promise<OpenedCase[]> => {
    if (ids.length === 0) return []
    const rows = await db
      .select()
      .from(t)
      .where(and(visibleTo(scope), inArray(t.id, ids)))
    return rows.toSorted((a, b) => ids.indexOf(a.id) - ids.indexOf(b.id)).map((row) => ({ row, sent: openSent(sealing, row) }))
  }
  const find = async (where: SQL | undefined) => openAll(await findIds(where, mostFound))
  const having = (...terms: string[]) => arrayContains(t.terms, terms)

  if (looksLikeReference(asked)) {
    const found = await find(eq(t.reference, asked.toUpperCase()))
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
  const near = await findIds(having(...beginnings.map((word) => beginningTerm(sealing, scope.tenant, word))), mostCandidates)
  const begun: OpenedCase[] = []
  // Opened a few at a time: of a common name the first few are enough.
  for (let from = 0; from < near.length && whole.length + begun.length < mostFound; from += mostFound) {
    const some = await openAll(near.slice(from, from + mostFound).filter((id) => !known.has(id)))
    begun.push(...some.filter(({ sent }) => sent !== null && beginsWith(sent.sender.name, parts)))
  }
  return [...whole, ...begun].slice(0, mostFound)
}

const looksLikeReference = (asked: string) => /^[\w-]{4,40}$/.test(asked) && /\d/.test(asked)
const looksLikePhone = (asked: string) => /^[\d\s().+-]+$/.test(asked) && digitsOf(asked).length >= 7

/** True when each of the words begins a word of the name. */
function beginsWith(name: string, parts: readonly string[]): boolean {
  const words = wordsOf(name)
  return parts.every((part) => words.some((word) => word.startsWith(part)))
}
