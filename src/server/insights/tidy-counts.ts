import { lt, sql } from 'drizzle-orm'
import { dayMs } from '../../durations.ts'
import { other } from '../../nouns/insights/counted-things.ts'
import { shownFrom } from '../../nouns/insights/report.ts'
import type { Db } from '../db/database.ts'
import { insightCounts as t, insightWrites } from '../db/tables/insights.ts'
import { defineJob, noPayload, type Job } from '../jobs/job.ts'
import { sumWholeDays } from './day-sums.ts'
import { firstOf, spans } from './spans.ts'

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
      const before = (days: number) => new Date(now().getTime() - days * dayMs)
      const dayBefore = (days: number) => before(days).toISOString().slice(0, 10)
      return async (tx) => {
        await tx.delete(t).where(lt(t.day, dayBefore(keptDays)))
        await tx.delete(insightWrites).where(lt(insightWrites.writtenAt, before(7)))
        await sumWholeDays(tx, dayBefore(1))
        await foldSeldom(tx, dayBefore(wholeDays))
      }
    },
  })
}

/** Whole spans of four weeks at a time, so that shorter ones always add up to the longer. */
async function foldSeldom(tx: Db, until: string): Promise<void> {
  const end = firstOf(spans[0], until)
  await tx.execute(sql`
    with seldom as (
      select tenant, what, name from ${t}
      where span = 1 and what in ('search', 'source', 'campaign') and name not like '(%'
      group by tenant, what, name having sum(many) < ${shownFrom}
    ), gone as (
      delete from ${t} using seldom
      where ${t.day} < ${end}::date and (${t.tenant}, ${t.what}, ${t.name}) = (seldom.tenant, seldom.what, seldom.name)
      returning ${t}.*
    )
    insert into ${t} (tenant, span, day, what, name, many, of_them)
    select tenant, span, day, what, ${other}, sum(many), sum(of_them) from gone group by tenant, span, day, what
    on conflict (tenant, span, what, day, name)
    do update set many = ${t.many} + excluded.many, of_them = ${t.ofThem} + excluded.of_them`)
}
