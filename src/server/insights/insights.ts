import { and, asc, between, eq, sql } from 'drizzle-orm'
import { notKept, other } from '../../nouns/insights/counted-things.ts'
import { choosePeriod, type AskedPeriod } from '../../nouns/insights/period.ts'
import { shownFrom, type InsightsReport } from '../../nouns/insights/report.ts'
import { dayOn } from '../../nouns/wall-time.ts'
import type { Db } from '../db/database.ts'
import { insightCounts as t } from '../db/tables/insights.ts'
import { csvLines } from '../http/csv-lines.ts'
import type { TenantSettings } from '../tenants.ts'
import type { Counting } from './create-counting.ts'
import { ofDay } from './day-sums.ts'
import type { LabelsOf } from './form-funnels.ts'
import { createReports } from './make-report.ts'

type Needs = { db: Db; now: () => Date; counting: Pick<Counting, 'write'>; labelsOf: LabelsOf }

export type Insights = ReturnType<typeof createInsights>

/** So many rows of a sheet; a year of a busy site has fewer. */
const mostRows = 200_000

/** What was counted, for admins: as a report and as a sheet. What this node has in hand is written first, so that it is in it. */
export function createInsights({ db, now, counting, labelsOf }: Needs) {
  const makeReport = createReports({ db, now, labelsOf })
  const writeFirst = () => counting.write().catch(() => {})

  return {
    async report(tenant: TenantSettings, asked: AskedPeriod): Promise<InsightsReport> {
      await writeFirst()
      return makeReport(tenant, asked)
    },

    /** As CSV: day, what, name, how many, how many of them. */
    async sheet(tenant: TenantSettings, asked: AskedPeriod): Promise<string> {
      await writeFirst()
      const { from, to } = choosePeriod(asked, dayOn(now(), tenant.timeZone))
      // What was asked seldom is one line of its day, whoever asked it.
      const name = sql<string>`case when ${t.what} = 'search' and ${t.name} <> ${notKept} and sum(${t.many}) over (partition by ${t.what}, ${t.name}) < ${shownFrom} then ${other} else ${t.name} end`
      const within = db
        .select({ day: t.day, what: t.what, name: name.as('shown'), many: t.many, ofThem: t.ofThem })
        .from(t)
        .where(and(eq(t.tenant, tenant.client), eq(t.span, 1), sql`${t.what} <> ${ofDay}`, between(t.day, from, to)))
        .as('within_period')
      const rows = await db
        .select({
          day: within.day,
          what: within.what,
          name: within.name,
          many: sql`sum(${within.many})`.mapWith(Number),
          ofThem: sql`sum(${within.ofThem})`.mapWith(Number),
        })
        .from(within)
        .groupBy(within.day, within.what, within.name)
        .orderBy(asc(within.day), asc(within.what), asc(within.name))
        .limit(mostRows)
      const head = ['day', 'what', 'name', 'many', 'of them']
      return csvLines([head, ...rows.map((row) => [row.day, row.what, row.name, String(row.many), String(row.ofThem)])], true)
    },
  }
}
