import { and, eq, inArray } from 'drizzle-orm'
import { z } from 'zod'
import { articleSchedules as t, articleStates } from '../db/tables/articles.ts'
import { standEach, type KnownWork } from '../jobs/known-work.ts'

const due = z.object({ tenant: z.string(), schedule: z.number().int() })

/** What was scheduled for an article, which is as right on a later day as long as nobody called it off. */
export const scheduleWork: KnownWork<z.output<typeof due>> = {
  kind: 'article schedule',
  payload: due,
  // Else it would be done with the next one that is due.
  givenUp: 'concluded',
  async stand(db, payloads) {
    const ids = payloads.map(({ schedule }) => schedule)
    const rows = await db
      .select({ id: t.id, state: t.state, title: articleStates.title, deleted: articleStates.deleted })
      .from(t)
      .leftJoin(articleStates, and(eq(articleStates.tenant, t.tenant), eq(articleStates.id, t.article)))
      .where(inArray(t.id, ids))
    return standEach(payloads, rows, { row: (row) => row.id, payload: ({ schedule }) => schedule }, (row, { tenant, schedule }) => {
      // "More of them": whichever are due.
      if (schedule === 0) return { tenant, about: '' }
      const is = { tenant, about: row?.title ?? '' }
      if (row?.state === 'done') return { ...is, over: 'done' }
      return row?.state === 'waiting' && row.deleted === false ? is : { ...is, over: 'gone' }
    })
  },
}
