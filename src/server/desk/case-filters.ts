import { and, desc, asc, eq, gte, isNull, lt, sql, type SQL } from 'drizzle-orm'
import { dayMs } from '../../durations.ts'
import type { DeskAsked } from '../../calls/desk-calls.ts'
import { submissionReaders } from '../db/tables/desk.ts'
import { submissions as t } from '../db/tables/forms.ts'
import { agentKeyOf } from '../forms/search-terms.ts'
import type { DeskScope } from './desk-scope.ts'

export type Filters = Pick<DeskAsked, 'state' | 'form' | 'agent' | 'age' | 'unread' | 'mine'>

/** The filters as part of a statement; what was joined to another case is worked on there. */
export function matching({ state, form, agent, age, unread, mine }: Filters, scope: DeskScope, now: Date): SQL | undefined {
  return and(
    eq(t.state, state),
    isNull(t.joinedTo),
    ofFormAndAgent({ form, agent }),
    ofAge(age, now),
    mine ? eq(t.assignedTo, scope.account) : undefined,
    unread ? sql`not ${seenBy(scope)}` : undefined,
  )
}

/** The condition for cases of a form and of an agent; what is not asked for does not count. */
export const ofFormAndAgent = ({ form, agent }: Pick<Filters, 'form' | 'agent'>) =>
  and(form ? eq(t.form, form) : undefined, agent ? eq(t.agentKey, agentKeyOf(agent)) : undefined)

/** True of what the asker has seen as it is now. */
export const seenBy = ({ account }: DeskScope) => sql`exists (
  select 1 from ${submissionReaders}
  where ${submissionReaders.submission} = ${t.id} and ${submissionReaders.account} = ${account} and ${submissionReaders.revision} >= ${t.revision})`

function ofAge(age: Filters['age'], now: Date): SQL | undefined {
  const ago = (ms: number) => new Date(now.getTime() - ms)
  if (age === 'late') return lt(t.promisedAt, now)
  if (age === 'day') return gte(t.receivedAt, ago(dayMs))
  if (age === 'week') return gte(t.receivedAt, ago(7 * dayMs))
  if (age === 'older') return lt(t.receivedAt, ago(7 * dayMs))
  return undefined
}

const waits = (state: Filters['state']) => state === 'new' || state === 'assigned'

/** Who waits: whose answer was promised first. What is over: the newest first. */
export const inOrder = (state: Filters['state']) => (waits(state) ? [asc(t.promisedAt), asc(t.id)] : [desc(t.promisedAt), desc(t.id)])

/** Where a page of the list ends, as its reader hands it back: "2026-11-22T08:00:00.000Z_17". */
export const cursorOf = ({ promisedAt, id }: { promisedAt: Date; id: number }) => `${promisedAt.toISOString()}_${id}`

/** As it is made: PostgreSQL knows no year 0, and JavaScript years that it does not write so. */
const itsShape = /^([1-9]\d{3}-\d\d-\d\dT[\d:.]+Z)_(\d+)$/

/** What comes after; a cursor that is none is no wish. */
export function after(cursor: string, state: Filters['state']): SQL | undefined {
  const [, at = '', id = ''] = itsShape.exec(cursor) ?? []
  const time = new Date(at)
  const number = Number(id)
  if (Number.isNaN(time.getTime()) || !Number.isSafeInteger(number)) return undefined
  const from = sql`(${sql.param(time, t.promisedAt)}, ${sql.param(number, t.id)})`
  return waits(state) ? sql`(${t.promisedAt}, ${t.id}) > ${from}` : sql`(${t.promisedAt}, ${t.id}) < ${from}`
}
