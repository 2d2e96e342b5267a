import { dayMs, hourMs, minuteMs } from '../../../durations.ts'
import type { DerivedPayment } from './derive-payment.ts'
import type { PaymentRow } from './payment-rows.ts'

const second = 1000

/** A key nobody was given in this time was lost with the server that asked for it. */
const unopenedFor = hourMs
/** What the provider still has to tell when the key has ended. */
const grace = minuteMs
/** An eCheck may come back for so long. */
const settlesWithin = 60 * dayMs

/** When the provider is to be asked what became of a payment; null where everything is known. */
export function nextAsk(
  { operation, createdAt }: Pick<PaymentRow, 'operation' | 'createdAt'>,
  known: DerivedPayment,
  now: Date,
): Date | null {
  const { state, on, settlement, sessionEndsAt } = known
  const ends = sessionEndsAt && later(sessionEndsAt, grace)
  if (state === 'created') return later(createdAt, unopenedFor)
  if (state === 'opened') return ends
  if (operation === 'methods' || operation === 'autopay') return null
  if (state === 'completed' || state === 'unknown') return later(now, growing(now, createdAt, 5 * second, hourMs))
  if (state === 'scheduled') return on && latest(later(on, 6 * hourMs), later(now, hourMs))
  if (state === 'paid')
    // What has settled may still come back, and the notice of it may be lost.
    return settlement !== 'returned' && on && now.getTime() - on.getTime() < settlesWithin
      ? later(now, settlement === 'settled' ? 7 * dayMs : growing(now, on, dayMs, 7 * dayMs))
      : null
  // A second widget may still be open somewhere.
  return ends && ends > now ? ends : null
}

const later = (at: Date, ms: number) => new Date(at.getTime() + ms)
const latest = (a: Date, b: Date) => (a > b ? a : b)
/** A quarter of the time since, within these. */
const growing = (now: Date, since: Date, least: number, most: number) =>
  Math.min(most, Math.max(least, (now.getTime() - since.getTime()) / 4))
