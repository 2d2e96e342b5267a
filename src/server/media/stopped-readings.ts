import { and, inArray } from 'drizzle-orm'
import { z } from 'zod'
import { pdfPapers as t } from '../db/tables/papers.ts'
import { standEach, type KnownWork } from '../jobs/known-work.ts'

const reading = z.object({ tenant: z.string(), paper: z.string() })
type Reading = z.output<typeof reading>
const nameOf = ({ tenant, paper }: Reading) => JSON.stringify([tenant, paper])

/** The reading of one pdf; of what is for anyone no tenant is named. */
export const pdfReading: KnownWork<Reading> = {
  kind: 'read pdf',
  payload: reading,
  givenUp: 'forgotten',
  async stand(db, payloads) {
    const papers = inArray(
      t.paper,
      payloads.map(({ paper }) => paper),
    )
    const tenants = inArray(
      t.tenant,
      payloads.map(({ tenant }) => tenant),
    )
    const { tenant, paper, address, state } = t
    const rows = await db.select({ tenant, paper, address, state }).from(t).where(and(papers, tenants))
    return standEach(payloads, rows, { row: nameOf, payload: nameOf }, (row, of) => {
      const is = { tenant: of.tenant || null, about: row?.address ?? of.paper }
      if (!row) return { ...is, over: 'gone' }
      return row.state === 'waiting' ? is : { ...is, over: 'done' }
    })
  },
}
