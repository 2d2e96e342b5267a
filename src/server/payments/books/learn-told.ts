import { learnComing } from './coming-charge.ts'
import { doubtAbout, isSoAnyway } from './judge-told.ts'
import { eventOf, isKnown, type Told } from './payment-event.ts'
import type { Learning, Learnt } from './payment-ledger.ts'

/** What the provider says, as lines of the ledger: nothing where it is known, a refusal where it cannot be. */
export function learnTold({ row, known, events }: Learning, told: Told): Learnt {
  const coming = learnComing({ row, known, events }, told)
  if (coming) return coming
  if (isKnown(events, told)) return { events: [] }
  const doubt = doubtAbout(told, row, known)
  if (doubt === undefined) return { events: [eventOf(told)] }
  if (isSoAnyway(told, row, known)) {
    const event = eventOf(told)
    // What is set for a day is judged anew when it is taken.
    return { events: [{ ...event, detail: { ...event.detail, ...(told.what === 'paid' && { held: 1 }), why: doubt } }] }
  }
  const detail = { told: told.what, transaction: told.transaction, why: doubt }
  const noted = events.some(({ what, cents, detail: { told: before, transaction } }) => {
    return what === 'notice refused' && before === told.what && transaction === told.transaction && cents === told.cents
  })
  // What it says when it is asked may be something else.
  return noted
    ? { events: [] }
    : { events: [{ what: 'notice refused', source: 'provider', cents: told.cents, detail }], askNow: told.asked ? undefined : true }
}
