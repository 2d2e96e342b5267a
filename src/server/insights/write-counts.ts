import { lt, sql } from 'drizzle-orm'
import type { Db } from '../db/database.ts'
import { insightCounts as t, insightWrites } from '../db/tables/insights.ts'
import { isInDaySum, nameInDaySum, ofDay } from './day-sums.ts'
import { firstSpan, spans } from './spans.ts'
import type { Counted } from './tally.ts'

/** One numbered part of what a node has counted. */
export interface CountedPart {
  node: string
  number: number
  counted: readonly Counted[]
}

/** Adds a part to what is there, once: also when it is written again because nobody heard that it was. */
export async function writeCounts(db: Db, { node, number, counted }: CountedPart, now: Date): Promise<void> {
  await db.transaction(async (tx) => {
    const first = await tx
      .insert(insightWrites)
      .values({ node, number, writtenAt: now })
      .onConflictDoUpdate({
        target: insightWrites.node,
        set: { number, writtenAt: now },
        setWhere: lt(insightWrites.number, number),
      })
      .returning({ number: insightWrites.number })
    if (first.length === 0) return
    await addCounts(tx, counted)
  })
}

/** In one short statement, however much it is: the log would keep all of a long one when it fails. */
export async function addCounts(tx: Db, counted: readonly Counted[]): Promise<void> {
  const first = sql.raw(`date '${firstSpan}'`)
  await tx.execute(sql`
    with counted as (
      select * from jsonb_to_recordset(${JSON.stringify(counted)}::jsonb) as rows(tenant text, day date, what text, name text, many bigint, "ofThem" bigint)
    ), summed as (
      select tenant, span, ${first} + (day - ${first}) / span * span as begin, what, name, many, "ofThem"
      from counted, unnest(array[${sql.raw(spans.join())}]) as span
      union all select tenant, 1, day, ${ofDay}::text, ${nameInDaySum}, many, "ofThem" from counted where ${isInDaySum}
    )
    insert into ${t} (tenant, span, day, what, name, many, of_them)
    select tenant, span, begin, what, name, sum(many), sum("ofThem") from summed
    group by tenant, span, begin, what, name
    order by tenant, span, begin, what, name
    on conflict (tenant, span, what, day, name)
    do update set many = ${t.many} + excluded.many, of_them = ${t.ofThem} + excluded.of_them`)
}
