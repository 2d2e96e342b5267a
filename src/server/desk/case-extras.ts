import { sql } from 'drizzle-orm'
import type { Db } from '../db/database.ts'
import { submissionReaders as readers } from '../db/tables/desk.ts'
import { submissionFiles as files } from '../db/tables/forms.ts'
import type { CaseExtras } from './case-row.ts'
import type { DeskScope } from './desk-scope.ts'

const nothing: CaseExtras = { seenRevision: null, files: 0, openBy: [] }

/** How many files each of these cases has, what of it the asker has seen, and who else has it open; in one query, since each list asks. */
export async function findCaseExtras(db: Db, ids: readonly number[], scope: DeskScope, now: Date): Promise<(id: number) => CaseExtras> {
  if (ids.length === 0) return () => nothing
  const listed = sql`(${sql.join(
    ids.map((id) => sql`${id}`),
    sql`, `,
  )})`
  const all = db
    .select({
      id: sql<number>`id`.mapWith(Number),
      what: sql<'files' | 'seen' | 'open'>`what`,
      number: sql<number>`number`,
      name: sql<string>`name`,
    })
    .from(
      sql`(
        select ${files.submission} as id, 'files' as what, count(*)::int as number, '' as name from ${files}
          where ${files.submission} in ${listed} group by ${files.submission}
        union all
        select ${readers.submission}, 'seen', ${readers.revision}, '' from ${readers}
          where ${readers.submission} in ${listed} and ${readers.account} = ${scope.account}
        union all
        select ${readers.submission}, 'open', 0, ${readers.name} from ${readers}
          where ${readers.submission} in ${listed} and ${readers.account} <> ${scope.account} and ${readers.openUntil} > ${now.toISOString()}
      ) as beside`,
    )
  const found = new Map<number, CaseExtras>(ids.map((id) => [id, { ...nothing, openBy: [] }]))
  for (const { id, what, number, name } of await all) {
    const at = found.get(id) ?? nothing
    if (what === 'files') at.files = number
    else if (what === 'seen') at.seenRevision = number
    else at.openBy.push(name)
  }
  return (id) => found.get(id) ?? nothing
}
