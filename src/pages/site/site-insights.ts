import type { AskedPeriod } from '../../nouns/insights/period.ts'
import type { InsightsReport } from '../../nouns/insights/report.ts'

export interface InsightsForPages {
  /** What visitors need, in sums, for admins alone; null for everybody else. What is asked is as an address bar says it. */
  insights: { report(asked: AskedPeriod): Promise<InsightsReport> } | null
}
