import type { InsightsForPages } from '../../pages/site/site-insights.ts'
import { answerInsightsSheet } from '../api/insights/insights-sheet.ts'
import { answerTellFormLeft } from '../api/insights/tell-form-left.ts'
import { answerTellSpeed } from '../api/insights/tell-speed.ts'
import type { Db } from '../db/database.ts'
import { requireForm, type Forms } from '../forms/create-forms.ts'
import type { Counting } from '../insights/create-counting.ts'
import type { LabelsOf } from '../insights/form-funnels.ts'
import { createInsights } from '../insights/insights.ts'
import { tidyCounts } from '../insights/tidy-counts.ts'
import { admit } from '../permissions.ts'
import type { Noun } from './noun.ts'

type Needs = { db: Db; now: () => Date; counting: Counting; forms: Pick<Forms, 'readForm'> }

/** What visitors need, in sums: counted without a cookie or anything of a person. */
export function createInsightsNoun({ counting, forms, ...needs }: Needs): Noun<InsightsForPages> {
  const labelsOf: LabelsOf = async (tenant, form) => {
    const { questions } = await forms.readForm(tenant, requireForm(form))
    return (asked) => questions.find(({ id }) => id === asked)?.label
  }
  const insights = createInsights({ ...needs, counting, labelsOf })
  return {
    calls: [answerTellSpeed({ counting }), answerTellFormLeft({ counting, labelsOf }), answerInsightsSheet({ insights })],
    jobs: [tidyCounts(needs)],
    routes: (app) =>
      void app.get('/.well-known/gpc.json', { schema: { hide: true } }, async (_request, reply) =>
        reply.header('cache-control', 'public, max-age=86400').type('application/json').send(gpc),
      ),
    forPages({ tenant, person }) {
      // The page is for them alone by its route; what is handed out here holds even if that is forgotten.
      const admin = admit('admin', person, tenant)
      return { insights: admin ? { report: (asked) => insights.report(tenant, asked) } : null }
    },
    close: counting.close,
  }
}

/** That the site honours Global Privacy Control, and since when (w3.org/TR/gpc, "GPC Support Resource"). */
const gpc = JSON.stringify({ gpc: true, lastUpdate: '2026-11-22' })
