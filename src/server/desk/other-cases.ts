import { and, arrayContains, desc, eq, inArray, isNull, ne, or, sql } from 'drizzle-orm'
import type { OtherCase, WholeCase } from '../../calls/desk-shapes.ts'
import { submissions as t } from '../db/tables/forms.ts'
import { emailTerm } from '../forms/search-terms.ts'
import { mentionCase, type CaseRow } from './case-row.ts'
import type { DeskNeeds } from './desk-needs.ts'
import { visibleTo, type DeskScope } from './desk-scope.ts'

const mostOthers = 20

const mentioned = { id: t.id, reference: t.reference, form: t.form, state: t.state, receivedAt: t.receivedAt }

/** Cases it is joined with, and those it may be joined to. */
export async function findOtherCases(
  { db, sealing }: Pick<DeskNeeds, 'db' | 'sealing'>,
  row: CaseRow,
  email: string,
  scope: DeskScope,
): Promise<Pick<WholeCase, 'joinedTo' | 'joined' | 'samePerson'>> {
  const isSamePerson = email
    ? and(
        arrayContains(t.terms, [emailTerm(sealing, scope.tenant, email)]),
        isNull(t.joinedTo),
        sql`${t.agentKey} is not distinct from ${row.agentKey}`,
      )
    : sql`false`
  const rows = await db
    .select({ ...mentioned, joinedTo: t.joinedTo })
    .from(t)
    .where(
      and(
        visibleTo(scope),
        ne(t.id, row.id),
        or(eq(t.joinedTo, row.id), inArray(t.id, row.joinedTo === null ? [] : [row.joinedTo]), isSamePerson),
      ),
    )
    .orderBy(desc(t.receivedAt), desc(t.id))
    .limit(2 * mostOthers)
  const mention = (some: typeof rows): OtherCase[] => some.map(mentionCase).slice(0, mostOthers)
  return {
    joinedTo: mention(rows.filter(({ id }) => id === row.joinedTo))[0] ?? null,
    joined: mention(rows.filter(({ joinedTo }) => joinedTo === row.id)),
    samePerson: mention(rows.filter(({ id, joinedTo }) => joinedTo === null && id !== row.joinedTo)),
  }
}
