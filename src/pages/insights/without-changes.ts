import type { InsightsReport } from '../../nouns/insights/report.ts'

const lists = ['pages', 'sources', 'campaigns', 'devices', 'robotNames', 'topSearches', 'nothingFound'] as const

/**
 * Where counting began during the days before, or after them, a change would be against a part of them alone: no line says one. What
 * was counted of them is still said by the head and the chart.
 */
export function withoutChanges(report: InsightsReport): InsightsReport {
  if (report.since === null) return report
  const alone = <Each extends { before: number | null }>(all: readonly Each[]) => all.map((each) => ({ ...each, before: null }))
  return {
    ...report,
    ...Object.fromEntries(lists.map((name) => [name, alone(report[name])])),
    forms: alone(report.forms),
    vitals: alone(report.vitals),
  }
}
