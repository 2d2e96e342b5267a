import { readHandEnd, type TypedEnd } from '../../../nouns/payments/hand-end.ts'
import type { DeskDoubt } from '../../../nouns/payments/payments-desk.ts'
import type { PaymentState } from '../../../nouns/payments/payment-states.ts'
import { dayOn } from '../../../nouns/wall-time.ts'
import type { Db } from '../../db/database.ts'
import { refused, Refused } from '../../http/errors.ts'
import type { RateLimiter } from '../../identity/rate-limit.ts'
import type { SignedIn } from '../../identity/sessions.ts'
import type { TenantSettings } from '../../tenants.ts'
import { derivePayment } from '../books/derive-payment.ts'
import type { PaymentEvent } from '../books/payment-event.ts'
import type { Ledger } from '../books/payment-ledger.ts'
import { findByReference, listEvents, type PaymentRow } from '../books/payment-rows.ts'
import type { Asking } from '../provider/ask-provider.ts'
import type { ProviderPayment } from '../provider/payment-provider.ts'
import { countQuestion } from '../question-limits.ts'
import { refuseKnownTaking, useUpKey } from './ended-once.ts'
import { handEndEvent, isEnded } from './hand-end-event.ts'
import { createHearing, type Heard } from './hear-of-doubt.ts'
import { endedByHandFrom, isInDoubt } from './payment-in-doubt.ts'

type Needs = {
  db: Db
  now: () => Date
  ledger: Ledger
  learn: Asking['learn']
  limiter: RateLimiter
  /** How long an admin waits for the company; what it says later is learnt all the same. */
  patienceMs?: number
}

/** `visitor` is the network address it comes from. */
type Asked = { reference: string; key: string | undefined; by: Pick<SignedIn, 'name'>; visitor: string }

export type EndingByHand = ReturnType<typeof createEndingByHand>

/** For payments whose end the company never told: it is asked now, and where it cannot say, an admin does (docs/decisions/0056). */
export function createEndingByHand({ db, now, ledger, learn, limiter, patienceMs = 10_000 }: Needs) {
  const hear = createHearing({ learn, patienceMs })
  const countAsked = (visitor: string) => countQuestion(limiter, 'payments asked about', visitor)

  /** What the company says of it now; 'told' where it is not in doubt, or not any longer. Throws `tooMany` as `end` does. */
  async function ask({ client }: TenantSettings, reference: string, visitor: string): Promise<{ said: Heard; state: PaymentState }> {
    await countAsked(visitor)
    const { said } = await hear(await requireRow(client, reference))
    return { said, state: (await requireRow(client, reference)).state }
  }

  /**
   * Ends a doubt in one's own name. The same `key` is the same end, however often it is sent. Throws `invalid` where what was typed is
   * wrong, and `conflict` where it is in doubt no longer, the key was used for another end, of this payment or of another, or the
   * company is still being asked. Answers what it is by then.
   */
  async function end(tenant: TenantSettings, typed: TypedEnd, { reference, key, by, visitor }: Asked): Promise<PaymentState> {
    await countAsked(visitor)
    const row = await requireRow(tenant.client, reference)
    const read = readHandEnd(typed, daysOf(tenant, row))
    if ('problem' in read) throw refused('invalid', { message: read.problem, errors: [{ path: read.path, message: read.problem }] })
    const made = handEndEvent(read.end, { tenant, row, by, key, now: now() })
    const before = await listEvents(db, row.id)
    const isSame = (events: readonly PaymentEvent[]) => isEnded(events, made, tenant)
    if (isSame(before)) return derivePayment(before).state
    if (!isInDoubt(row)) throw notInDoubt()
    if (now() < endedByHandFrom(before)) throw refused('conflict', { message: tooEarly })
    // Where it can say, its word stands: then the doubt is over before it is ended here.
    const { said, found } = await hear(row)
    if (read.end.as === 'not paid' && found && !isOver(found)) throw refused('conflict', { message: mayBeTaken })
    const { transaction } = made.detail
    return db.transaction(async (tx) => {
      if (transaction !== undefined) await refuseKnownTaking(tx, row, transaction)
      let isNew = false
      const ended = await ledger.record(
        row.id,
        ({ known, events }) => {
          if (isSame(events)) return undefined
          if (!isInDoubt({ ...row, state: known.state })) throw notInDoubt()
          isNew = true
          return { events: [{ ...made, detail: { ...made.detail, provider: said } }] }
        },
        tx,
      )
      if (isNew && key !== undefined) await useUpKey(tx, { tenant: tenant.client, key, now: now() })
      return (ended ?? row).state
    })
  }

  async function requireRow(tenant: string, reference: string): Promise<PaymentRow> {
    const row = await findByReference(db, tenant, reference.slice(0, 40))
    if (!row) throw refused('unknownItem', { message: 'There is no payment with this reference.' })
    return row
  }

  const daysOf = ({ timeZone }: TenantSettings, { createdAt }: PaymentRow) => ({
    since: dayOn(createdAt, timeZone),
    today: dayOn(now(), timeZone),
  })

  /** For its page; null where it is in no doubt. */
  function doubtOf(tenant: TenantSettings, row: PaymentRow, events: readonly PaymentEvent[]): Omit<DeskDoubt, 'key'> | null {
    if (!isInDoubt(row)) return null
    const from = endedByHandFrom(events)
    return { from: from.toISOString(), mayEnd: now() >= from, ...daysOf(tenant, row) }
  }

  return { ask, end, doubtOf }
}

/** By the company's word there is no money to come. */
const isOver = ({ state }: ProviderPayment) => state === 'declined' || state === 'cancelled'

const notInDoubt = () => new Refused('conflict', { message: 'This payment is not in doubt any longer: what happened says how it ended.' })
const tooEarly = 'The payment provider is still being asked. A payment may be ended by hand a day after it came into doubt.'
const mayBeTaken = 'The payment provider has this payment: it may be taken yet, so it does not count as not paid.'
