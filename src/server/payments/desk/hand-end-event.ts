import type { HandEnd } from '../../../nouns/payments/hand-end.ts'
import { dayOn, onClocksOf } from '../../../nouns/wall-time.ts'
import { refused } from '../../http/errors.ts'
import type { SignedIn } from '../../identity/sessions.ts'
import type { TenantSettings } from '../../tenants.ts'
import { isByHand, type NewEvent, type PaymentEvent } from '../books/payment-event.ts'
import type { PaymentRow } from '../books/payment-rows.ts'
import { keyUsed } from './ended-once.ts'

type EndEvent = NewEvent & { detail: NonNullable<NewEvent['detail']> }

type About = { tenant: TenantSettings; row: PaymentRow; by: Pick<SignedIn, 'name'>; key: string | undefined; now: Date }

/** What an admin said of the end, as the book has it. */
export function handEndEvent({ why, ...end }: HandEnd, { tenant, row, by, key, now }: About): EndEvent {
  const said = { who: by.name, why, ...(key && { key }) }
  if (end.as === 'not paid') return { what: 'cancelled', source: 'staff', detail: said }
  const { cents, paidBy, transaction } = end
  const on = noonOf(end.on, { tenant, row, now }).toISOString()
  // Billing is told once somebody has let it go: the company has not said it, let alone twice.
  return { what: 'paid', source: 'staff', cents, detail: { transaction, on, by: paidBy, held: 1, ...said } }
}

/** Of that day, and neither before it was begun nor after now. */
function noonOf(on: string, { tenant: { timeZone }, row: { createdAt }, now }: Pick<About, 'tenant' | 'row' | 'now'>): Date {
  const [year, month, day] = on.split('-').map(Number)
  const noon = onClocksOf(timeZone, Date.UTC(year, month - 1, day, 12)).getTime()
  return new Date(Math.max(createdAt.getTime(), Math.min(noon, now.getTime())))
}

/** True where it was ended so under this key. Throws where the key was used for another end. */
export function isEnded(events: readonly PaymentEvent[], { what, cents = null, detail }: EndEvent, { timeZone }: TenantSettings): boolean {
  const first = events.find((event) => isByHand(event) && detail.key !== undefined && event.detail.key === detail.key)
  if (!first) return false
  // The moment kept of a day depends on when it was sent.
  const dayOf = (on: string | number | undefined) => (on === undefined ? '' : dayOn(new Date(on), timeZone))
  const isSame =
    ['who', 'why', 'transaction', 'by'].every((name) => first.detail[name] === detail[name]) && dayOf(first.detail.on) === dayOf(detail.on)
  if (first.what !== what || first.cents !== cents || !isSame) throw refused('conflict', { message: keyUsed })
  return true
}
