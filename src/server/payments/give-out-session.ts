import { minuteMs } from '../../durations.ts'
import { isOpen } from '../../nouns/payments/payment-states.ts'
import { createSingleFlight } from '../http/single-flight.ts'
import type { Warn } from '../http/warn.ts'
import type { RateLimiter } from '../identity/rate-limit.ts'
import type { SignedIn } from '../identity/sessions.ts'
import type { Sealing } from '../sealing/create-sealing.ts'
import { isDown } from './account-words.ts'
import type { Ledger } from './books/payment-ledger.ts'
import { openBox, type PaymentRow } from './books/payment-rows.ts'
import { isOwn } from './is-own-payment.ts'
import type { PaymentCodes } from './payment-codes.ts'
import type { EndedPayment, NotOpened, OpenedPayment } from './payments.ts'
import { ProviderDown, ProviderRefused, type PaymentProvider, type ProviderSession } from './provider/payment-provider.ts'
import type { ProviderCustomers } from './provider/provider-customers.ts'
import { createSessionRequests } from './session-request.ts'

export type GivingOutNeeds = {
  sealing: Sealing
  now: () => Date
  warn: Warn
  provider: PaymentProvider
  customers: ProviderCustomers
  ledger: Ledger
  codes: PaymentCodes
  limiter: RateLimiter
  /** Asks what became of a payment before another key to pay it is given out. */
  ask(row: PaymentRow): Promise<PaymentRow>
  /** Before a key is given out for what takes the place of another payment; why it is not, where it is not. */
  callOffForChange(row: PaymentRow): Promise<NotOpened | undefined>
}

/** A key that ends while the widget loads is none. */
const leastLeft = minuteMs
/** Of one payment: each is a session at the payment company. */
const mostRenewed = { max: 30, windowSeconds: 3600 }
/** Somebody who tries again and again fills no ledger. */
const mostNoted = 5

/** The session of a payment at the company that takes the money: asked for once, kept while it holds, and given out. */
export function createGivingOut({
  sealing,
  now,
  warn,
  provider,
  customers,
  ledger,
  codes,
  limiter,
  ask,
  callOffForChange,
}: GivingOutNeeds) {
  const requestOf = createSessionRequests({ sealing, customers, codes })
  /** Of one payment one key is asked for at a time; nodes do not see each other, and whoever comes second takes the first one's. */
  const openOnce = createSingleFlight<OpenedPayment | EndedPayment | NotOpened>()

  /** The key it is paid with: the one there is while it holds, unless a `fresh` one is needed; or where it stands, if it needs none. */
  const session = (row: PaymentRow, person: SignedIn | undefined, fresh = false) =>
    // What is opened for its owner is for nobody who asks at the same time.
    openOnce(`${row.id} ${isOwn(row, person)}`, () => sessionOf(row, person, fresh))

  async function sessionOf(
    row: PaymentRow,
    person: SignedIn | undefined,
    fresh: boolean,
  ): Promise<OpenedPayment | EndedPayment | NotOpened> {
    if (!isOpen(row)) return endedOf(row)
    const held = openBox(sealing, row).session
    if (held && !fresh && isGood(held)) return giveOut(row, held)
    try {
      // Before another key is given out, the first one may have been paid with.
      const asked = row.state === 'opened' ? await ask(row) : row
      if (!isOpen(asked)) return endedOf(asked)
      if (asked.state === 'opened') await limiter.countTry(`payment sessions:${row.id}`, mostRenewed)
      const begun = now()
      const made = await provider.openSession(await requestOf(asked, person))
      const took = now().getTime() - begun.getTime()
      const kept = await keep(asked, made, took, fresh)
      const box = openBox(sealing, kept)
      return isOpen(kept) && box.session ? await giveOut(kept, box.session) : endedOf(kept)
    } catch (error) {
      if (!(error instanceof ProviderDown) && !(error instanceof ProviderRefused)) throw error
      warn({ reference: row.reference, err: error }, 'the payment provider opens no session')
      const refusedIt = error instanceof ProviderRefused
      await ledger.record(row.id, ({ known, events }) => {
        if (refusedIt && known.state === 'created') return { events: [{ what: 'refused by the provider', source: 'us' }] }
        const often = events.filter(({ what }) => what === 'provider did not open').length >= mostNoted
        return often ? undefined : { events: [{ what: 'provider did not open', source: 'us' }] }
      })
      return isDown(row.reference)
    }
  }

  /** The company's form is there by now; what it is to take the place of is not called off any sooner. */
  const giveOut = async (row: PaymentRow, session: ProviderSession) => (await callOffForChange(row)) ?? openedOf(row, session)

  /** Of two nodes that asked for a key at the same time, the first one's counts and the other's is never given out. */
  async function keep(row: PaymentRow, session: ProviderSession, tookMs: number, fresh: boolean): Promise<PaymentRow> {
    const kept = await ledger.record(row.id, ({ row: current, known }) => {
      if (known.state !== 'created' && known.state !== 'opened') return undefined
      const held = openBox(sealing, current).session
      if (held && !fresh && isGood(held)) return undefined
      const detail = { endsAt: session.endsAt.toISOString(), tookMs }
      return {
        events: [{ what: known.state === 'created' ? 'opened' : 'session renewed', source: 'us', detail }],
        box: (before) => ({ ...before, session }),
      }
    })
    if (!kept) throw new Error('a payment was there and is gone')
    return kept
  }

  const isGood = ({ endsAt }: ProviderSession) => endsAt.getTime() - now().getTime() > leastLeft
  const about = (row: PaymentRow) => ({ code: codes.codeOf(row.tenant, row.reference), reference: row.reference })
  const endedOf = (row: PaymentRow): EndedPayment => ({ ...about(row), ended: row.state })
  const openedOf = (row: PaymentRow, session: ProviderSession): OpenedPayment => ({
    ...about(row),
    account: openBox(sealing, row).account,
    session,
    byAgent: row.byAgent,
  })

  return session
}
