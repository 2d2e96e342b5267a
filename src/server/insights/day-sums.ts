import { sql } from 'drizzle-orm'
import type { Db } from '../db/database.ts'
import { insightCounts as t } from '../db/tables/insights.ts'

/** Under this, instead of what is counted, sums of a day are kept: views and visits, quotes opened and sent. A curve of two years is 2,000 rows instead of 20,000. */
export const ofDay = 'day'
/** Visits are those of them that begin one. */
export const viewsOfDay = 'views'

/** Of rows of `insight_counts`, or of such as will be: which of them a sum of the day is made of. */
export const isInDaySum = sql.raw(`(what = 'hour' or (what = 'form' and name in ('quote opened', 'quote sent')))`)
export const nameInDaySum = sql.raw(`case what when 'hour' then '${viewsOfDay}' else name end`)

/** Longer than a release before these sums writes beside one that keeps them. */
const lateDays = 7

/** Sums of the last days that were counted by whoever kept none; of whole days alone, to which nobody adds meanwhile. */
export async function sumWholeDays(tx: Db, until: string): Promise<void> {
  await tx.execute(sql`
    insert into ${t} (tenant, span, day, what, name, many, of_them)
    select tenant, 1, day, ${ofDay}::text, ${nameInDaySum}, sum(many), sum(of_them)
    from ${t} where span = 1 and day >= ${until}::date - ${sql.raw(String(lateDays))} and day < ${until}::date and ${isInDaySum} group by 1, 3, 5 order by 1, 3, 5
    on conflict (tenant, span, what, day, name)
    do update set many = excluded.many, of_them = excluded.of_them where (${t.many}, ${t.ofThem}) <> (excluded.many, excluded.of_them)`)
}
