import { lt, sql } from 'drizzle-orm'
import type { Db } from '../db/database.ts'
import { insightCounts as t, insightWrites } from '../db/schema.ts'
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

/** True where the data itself is refused (SQLSTATE classes 22 and 23): it would be, however often it is tried. */
export function isNeverTaken(error: unknown): boolean {
  if (!(error instanceof Error)) return false
  return ('code' in error && /^2[23][0-9A-Z]{3}$/.test(String(error.code))) || isNeverTaken(error.cause)
}

/** In one short statement, however much it is: the log would keep all of a long one when it fails. */
export async function addCounts(tx: Db, counted: readonly Counted[]): Promise<void> {
  await tx.execute(sql`
    insert into ${t} (tenant, span, day, what, name, many, of_them)
    select tenant, span, ${sql.raw(`date '${firstSpan}'`)} + (day - ${sql.raw(`date '${firstSpan}'`)}) / span * span as begin, what, name, sum(many), sum("ofThem")
    from jsonb_to_recordset(${JSON.stringify(counted)}::jsonb) as counted(tenant text, day date, what text, name text, many bigint, "ofThem" bigint),
      unnest(array[${sql.raw(spans.join())}]) as span
    group by tenant, span, begin, what, name
    order by tenant, span, begin, what, name
    on conflict (tenant, span, what, day, name)
    do update set many = ${t.many} + excluded.many, of_them = ${t.ofThem} + excluded.of_them`)
}
