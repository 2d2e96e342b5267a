import { and, eq, isNotNull, isNull, sql, type SQL } from 'drizzle-orm'
import type { DeskAsked, DeskPage } from '../../calls/desk-calls.ts'
import { casesPerPage } from '../../calls/page-sizes.ts'
import type { Db } from '../db/database.ts'
import { submissions as t } from '../db/tables/forms.ts'
import type { Sealing } from '../sealing/create-sealing.ts'
import { noteInAudit } from './audit.ts'
import { findCaseExtras } from './case-extras.ts'
import { after, cursorOf, inOrder, matching, ofFormAndAgent, seenBy } from './case-filters.ts'
import { listCase, listedColumns, openSent } from './case-row.ts'
import { visibleTo, type DeskScope } from './desk-scope.ts'
import { searchCases, type OpenedCase } from './search-cases.ts'

type Needs = { db: Db; sealing: Sealing; now: () => Date; listColleagues(tenant: string): Promise<DeskPage['colleagues']> }

/** Beyond this nobody counts: 1001 stands for more. */
const mostCounted = 1001
const mostUnread = 100
/** Unread cases are looked for among so many, so that a desk of a hundred thousand is as quick as one of a hundred. */
const lookedAt = 1000

/** The desk as a list: a page of a state, or what a search finds. */
export function createCaseList({ db, sealing, now, listColleagues }: Needs) {
  async function list(asked: DeskAsked, scope: DeskScope): Promise<DeskPage> {
    const at = now()
    const [{ found, next }, counts, colleagues] = await Promise.all([
      asked.q.trim() ? search(asked.q, scope, at) : page(asked, scope, at),
      countStates(asked, scope),
      listColleagues(scope.tenant),
    ])
    const beside = await findCaseExtras(
      db,
      found.map(({ row }) => row.id),
      scope,
      at,
    )
    const cases = found.map(({ row, sent }) => listCase(row, sent, beside(row.id), scope))
    return { cases, next, counts, colleagues, admin: scope.admin, asOf: at.toISOString() }
  }

  async function page(asked: DeskAsked, scope: DeskScope, at: Date): Promise<{ found: OpenedCase[]; next: string | null }> {
    const rows = await db
      .select(listedColumns)
      .from(t)
      .where(and(visibleTo(scope), matching(asked, scope, at), after(asked.after, asked.state)))
      .orderBy(...inOrder(asked.state))
      .limit(casesPerPage + 1)
    const shown = rows.slice(0, casesPerPage)
    const last = shown.at(-1)
    return {
      found: shown.map((row) => ({ row, sent: openSent(sealing, row) })),
      next: rows.length > casesPerPage && last ? cursorOf(last) : null,
    }
  }

  /** Who is looked for is not written down, only that somebody looked and how many they saw. */
  async function search(q: string, scope: DeskScope, at: Date): Promise<{ found: OpenedCase[]; next: null }> {
    const found = await searchCases(db, sealing, q, scope)
    await noteInAudit(db, { by: scope, at, what: 'search', detail: { cases: found.length } })
    return { found, next: null }
  }

  async function countStates(asked: DeskAsked, scope: DeskScope): Promise<DeskPage['counts']> {
    const of = (state: DeskAsked['state']) => countAlone(and(visibleTo(scope), eq(t.state, state), ofFormAndAgent(asked)))
    const [counts] = await db
      .select({ new: of('new'), assigned: of('assigned'), done: of('done'), spam: of('spam') })
      .from(sql`(select 1) as one`)
    return counts
  }

  const unread = (scope: DeskScope) => countUnreadCases(db, scope)

  return { list, unread }
}

/** How many cases that wait the asker has not seen, up to 100. */
export async function countUnreadCases(db: Db, scope: DeskScope): Promise<number> {
  const newestOf = (state: DeskAsked['state']) =>
    sql`(select ${t.id}, ${t.revision} from ${t} where ${and(visibleTo(scope), eq(t.state, state), isNull(t.joinedTo))}
        order by ${t.promisedAt} desc limit ${lookedAt})`
  const newest = sql`(${newestOf('new')} union all ${newestOf('assigned')}) as submissions`
  const [{ many }] = await db
    .select({ many: sql<number>`count(*)::int` })
    .from(sql`(select 1 from ${newest} where not ${seenBy(scope)} limit ${mostUnread}) as unread`)
  return many
}

/**
 * Counts cases that are joined to no other, and stops where it is more than anybody wants to know. All are counted in the index alone, and
 * the few that are joined apart from them: which they are is in the rows, and a thousand rows are as many pages to read.
 */
function countAlone(where: SQL | undefined): SQL<number> {
  const joined = sql`(select count(*) from ${t} where ${and(where, isNotNull(t.joinedTo))})`
  const upTo = sql`(select count(*) from (select 1 from ${t} where ${where} limit ${mostCounted} + ${joined}) as counted)`
  return sql`(${upTo} - ${joined})::int`
}
