import { and, arrayContains, desc, eq, type SQL } from 'drizzle-orm'
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
const mostCandidates = 300

export type OpenedCase = { row: CaseRow; sent: SentForm | null }

/** Cases by reference, e-mail address, phone number or words of a name, newest first; joined ones and spam among them. */
export async function searchCases(db: Db, sealing: Sealing, words: string, scope: DeskScope): Promise<OpenedCase[]> {
  const asked = words.trim()
  const find = async (where: SQL | undefined, limit = mostFound): Promise<OpenedCase[]> => {
    const rows = await db
      .select()
      .from(t)
      .where(and(visibleTo(scope), where))
      .orderBy(desc(t.receivedAt), desc(t.id))
      .limit(limit)
    return rows.map((row) => ({ row, sent: openSent(sealing, row) }))
  }
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
  const near = await find(having(...beginnings.map((word) => beginningTerm(sealing, scope.tenant, word))), mostCandidates)
  const begun = near.filter(({ row, sent }) => !known.has(row.id) && sent !== null && beginsWith(sent.sender.name, parts))
  return [...whole, ...begun].slice(0, mostFound)
}

const looksLikeReference = (asked: string) => /^[\w-]{4,40}$/.test(asked) && /\d/.test(asked)
const looksLikePhone = (asked: string) => /^[\d\s().+-]+$/.test(asked) && digitsOf(asked).length >= 7

/** True when each of the words begins a word of the name. */
function beginsWith(name: string, parts: readonly string[]): boolean {
  const words = wordsOf(name)
  return parts.every((part) => words.some((word) => word.startsWith(part)))
}
