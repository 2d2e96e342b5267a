import { and, inArray, lt, sql } from 'drizzle-orm'
import { other } from '../../nouns/insights/counted-things.ts'
import { shownFrom } from '../../nouns/insights/report.ts'
import type { Db } from '../db/database.ts'
import { insightCounts as t, insightWrites } from '../db/schema.ts'
import { defineJob, noPayload, type Job } from '../jobs/job.ts'
import { addCounts } from './write-counts.ts'

const day = 86_400_000
/** Two years beside each other, and a month. */
const keptDays = 762
/** After a month what was asked less than three times is nobody's question any more, and what led here once no way. */
const wholeDays = 31

/** Each night: what is old goes, and names that came up once or twice are added up under one. */
export function tidyCounts({ now }: { now: () => Date }): Job {
  return defineJob({
    kind: 'tidy what was counted',
    payload: noPayload,
    every: { minutes: 24 * 60 },
    async run() {
      const before = (days: number) => new Date(now().getTime() - days * day)
      const dayBefore = (days: number) => before(days).toISOString().slice(0, 10)
      return async (tx) => {
        await tx.delete(t).where(lt(t.day, dayBefore(keptDays)))
        await tx.delete(insightWrites).where(lt(insightWrites.writtenAt, before(7)))
        await foldSeldom(tx, dayBefore(wholeDays))
      }
    },
  })
}

async function foldSeldom(tx: Db, until: string): Promise<void> {
  const seldom = and(
    inArray(t.what, ['search', 'source', 'campaign']),
    lt(t.day, until),
    sql`${t.name} not like '(%'`,
    sql`(${t.tenant}, ${t.what}, ${t.name}) in (select tenant, what, name from ${t} where ${inArray(t.what, ['search', 'source', 'campaign'])} group by tenant, what, name having sum(many) < ${shownFrom})`,
  )
  const gone = await tx.delete(t).where(seldom).returning()
  const sums = new Map<string, (typeof gone)[number]>()
  for (const row of gone) {
    const key = `${row.tenant}\n${row.what}\n${row.day}`
    const sum = sums.get(key)
    sums.set(key, { ...row, name: other, many: (sum?.many ?? 0) + row.many, ofThem: (sum?.ofThem ?? 0) + row.ofThem })
  }
  await addCounts(tx, [...sums.values()])
}
