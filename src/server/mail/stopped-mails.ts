import { and, gte, inArray, ne, or, type SQL } from 'drizzle-orm'
import { z } from 'zod'
import { dayMs } from '../../durations.ts'
import type { MailKind, MailState } from '../../nouns/mail/mail-kinds.ts'
import { mails as t } from '../db/tables/mails.ts'
import { standEach, type KnownWork } from '../jobs/known-work.ts'

const sending = z.object({
  mail: z.uuid(),
  /** How often it was tried since somebody asked for it, and since when, in milliseconds. */
  turn: z.number().int(),
  since: z.number().int(),
})
export type SendMail = z.output<typeof sending>

/** A mail in one of these states is on its way. */
export const waiting: readonly MailState[] = ['queued', 'uncertain']

/** Later than this nobody is helped by one of its kind: the day a bill is due has come, and what was begun is kept no longer. */
const goodFor: ReadonlyMap<MailKind, number> = new Map([
  ['reminder', dayMs],
  ['link', 14 * dayMs],
])

/** The condition for mails that still help whom they are for. */
export const isTimely = (at: Date): SQL | undefined =>
  and(...Array.from(goodFor, ([kind, longest]) => or(ne(t.kind, kind), gte(t.createdAt, new Date(at.getTime() - longest)))))

/** The sending of one mail, which may have stopped where servers died over it, or no database was there to say what became of it. */
export const mailSending: KnownWork<SendMail> = {
  kind: 'send mail',
  payload: sending,
  // Somebody at the desk is to know that it never left.
  givenUp: 'concluded',
  async stand(db, payloads, at) {
    const ids = payloads.map(({ mail }) => mail)
    const { id, tenant, kind, state, createdAt } = t
    const rows = ids.length === 0 ? [] : await db.select({ id, tenant, kind, state, createdAt }).from(t).where(inArray(t.id, ids))
    return standEach(payloads, rows, { row: (row) => row.id, payload: ({ mail }) => mail }, (row) => {
      if (!row) return { tenant: null, about: '', over: 'gone' }
      const is = { tenant: row.tenant, about: row.kind }
      if (!waiting.includes(row.state)) return { ...is, over: 'done' }
      const longest = goodFor.get(row.kind)
      return longest !== undefined && at.getTime() - row.createdAt.getTime() > longest ? { ...is, over: 'late' } : is
    })
  },
}
