import { and, asc, eq, isNull, lt, sql, type SQL } from 'drizzle-orm'
import type { DeskOfTheDay } from '../../nouns/hub/your-day.ts'
import type { Db } from '../db/database.ts'
import { submissions as t } from '../db/tables/forms.ts'
import type { Sealing } from '../sealing/create-sealing.ts'
import { findCaseExtras } from './case-extras.ts'
import { openSent, type CaseRow } from './case-row.ts'
import { visibleTo, type DeskScope } from './desk-scope.ts'
import { countUnreadCases } from './list-cases.ts'

const mostShown = 5
/** Beyond this nobody counts. */
const mostCounted = 100

/** What waits at the desk for one person: how much, and those few whose answer was promised first. */
export function createDeskOfTheDay({ db, sealing, now }: { db: Db; sealing: Sealing; now: () => Date }) {
  return async function lookAtDesk(scope: DeskScope): Promise<DeskOfTheDay> {
    const at = now()
    const [rows, late, unread] = await Promise.all([firstOf(scope), countLate(scope, at), countUnreadCases(db, scope)])
    const ids = rows.map(({ id }) => id)
    const beside = await findCaseExtras(db, ids, scope, at)
    return { unread, late, cases: rows.map((row) => present(row, beside(row.id).seenRevision, at)) }
  }

  function present(row: CaseRow, seen: number | null, at: Date): DeskOfTheDay['cases'][number] {
    return {
      reference: row.reference,
      form: row.form,
      name: openSent(sealing, row)?.sender.name ?? '',
      receivedAt: row.receivedAt.toISOString(),
      promisedAt: row.promisedAt.toISOString(),
      late: row.promisedAt < at,
      unread: seen === null || seen < row.revision,
    }
  }

  /** What nobody has taken yet, and what the asker has. */
  async function firstOf(scope: DeskScope): Promise<CaseRow[]> {
    const of = (where: SQL | undefined) =>
      db
        .select()
        .from(t)
        .where(and(visibleTo(scope), isNull(t.joinedTo), where))
        .orderBy(asc(t.promisedAt), asc(t.id))
        .limit(mostShown)
    // Each by an index of its own: together they would be sorted whole.
    const [fresh, mine] = await Promise.all([of(ofNobody), of(ofTheirs(scope))])
    return [...fresh, ...mine].toSorted((a, b) => a.promisedAt.getTime() - b.promisedAt.getTime() || a.id - b.id).slice(0, mostShown)
  }

  async function countLate(scope: DeskScope, at: Date): Promise<number> {
    const upTo = (where: SQL | undefined) =>
      sql`(select count(*)::int from (select 1 from ${t} where ${and(visibleTo(scope), isNull(t.joinedTo), lt(t.promisedAt, at), where)}
        limit ${mostCounted}) as late)`
    const [{ fresh, mine }] = await db
      .select({ fresh: sql<number>`${upTo(ofNobody)}`, mine: sql<number>`${upTo(ofTheirs(scope))}` })
      .from(sql`(select 1) as one`)
    return Math.min(fresh + mine, mostCounted)
  }
}

const ofNobody = eq(t.state, 'new')
const ofTheirs = ({ account }: DeskScope) => and(eq(t.state, 'assigned'), eq(t.assignedTo, account))
