import { readHandEnd, type HandEnd, type TypedEnd } from '../../nouns/payments/hand-end.ts'
import type { DeskDoubt, DoubtSaid } from '../../nouns/payments/payments-desk.ts'
import type { PaymentState } from '../../nouns/payments/payment-states.ts'
import { dayOn, onClocksOf } from '../../nouns/wall-time.ts'
import { and, eq, ne } from 'drizzle-orm'
import type { Db } from '../db/database.ts'
import { payments as t } from '../db/tables/payments.ts'
import { within } from '../db/within.ts'
import { refused, Refused } from '../http/errors.ts'
import type { SignedIn } from '../identity/sessions.ts'
import type { TenantSettings } from '../tenants.ts'
import type { Asking } from './ask-provider.ts'
import { derivePayment } from './derive-payment.ts'
import { isByHand, type NewEvent, type PaymentEvent } from './payment-event.ts'
import type { Ledger } from './payment-ledger.ts'
import { ProviderDown, ProviderRefused } from './payment-provider.ts'
import { findByReference, listEvents, type PaymentRow } from './payment-rows.ts'

/** So long the company is asked, and nobody but it says how a payment ended. */
const askedFor = 24 * 3600_000

type Needs = {
  db: Db
  now: () => Date
  ledger: Ledger
  learn: Asking['learn']
  /** How long an admin waits for the company; what it says later is learnt all the same. */
  patienceMs?: number
}

type Heard = Exclude<DoubtSaid, 'ended' | 'over'>
type Asked = { reference: string; key: string | undefined; by: Pick<SignedIn, 'name'> }

export type EndingByHand = ReturnType<typeof createEndingByHand>

/** For payments whose end the company never told: it is asked now, and where it cannot say, an admin does (docs/decisions/0056). */
export function createEndingByHand({ db, now, ledger, learn, patienceMs = 10_000 }: Needs) {
  /** What the company says of it now; 'told' where it is not in doubt, or not any longer. */
  async function ask({ client }: TenantSettings, reference: string): Promise<{ said: Heard; state: PaymentState }> {
    const said = await hear(await requireRow(client, reference))
    return { said, state: (await requireRow(client, reference)).state }
  }

  async function hear(row: PaymentRow): Promise<Heard> {
    if (!isInDoubt(row)) return 'told'
    try {
      const learning = learn(row)
      if (!(await within(patienceMs, learning))) return 'silent'
      const { row: after, found } = await learning
      if (!isInDoubt(after)) return 'told'
      return found === null ? 'none' : found.state === 'pending' ? 'undecided' : 'other'
    } catch (error) {
      if (!(error instanceof ProviderDown) && !(error instanceof ProviderRefused)) throw error
      return 'silent'
    }
  }

  /**
   * Ends a doubt in one's own name. The same `key` is the same end, however often it is sent. Throws `invalid` where what was typed is
   * wrong, and `conflict` where it is in doubt no longer, the key was used for another end, or the company is still being asked. Answers
   * what it is by then.
   */
  async function end(tenant: TenantSettings, typed: TypedEnd, { reference, key, by }: Asked): Promise<PaymentState> {
    const row = await requireRow(tenant.client, reference)
    const read = readHandEnd(typed, daysOf(tenant, row))
    if ('problem' in read) throw refused('invalid', { message: read.problem, errors: [{ path: read.path, message: read.problem }] })
    const made = eventOf(read.end, { tenant, row, by, key })
    const before = await listEvents(db, row.id)
    if (isEnded(before, made)) return derivePayment(before).state
    if (!isInDoubt(row)) throw notInDoubt()
    if (now() < fromOf(before)) throw refused('conflict', { message: tooEarly })
    if (read.end.as === 'paid') await refuseKnownTaking(row, read.end.transaction)
    // Where it can say, its word stands: then the doubt is over before it is ended here.
    const heard = await hear(row)
    if (heard === 'undecided' && read.end.as === 'not paid') throw refused('conflict', { message: mayBeTaken })
    const ended = await ledger.record(row.id, ({ known, events }) => {
      if (isEnded(events, made)) return undefined
      if (!isInDoubt({ ...row, state: known.state })) throw notInDoubt()
      return { events: [{ ...made, detail: { ...made.detail, provider: heard } }] }
    })
    return (ended ?? row).state
  }

  function eventOf(
    { why, ...end }: HandEnd,
    { tenant, row, by, key }: Omit<Asked, 'reference'> & { tenant: TenantSettings; row: PaymentRow },
  ): NewEvent {
    const said = { who: by.name, why, ...(key && { key }) }
    if (end.as === 'not paid') return { what: 'cancelled', source: 'staff', detail: said }
    const { cents, paidBy, transaction } = end
    const on = noonOf(end.on, tenant, row).toISOString()
    // Billing is told once somebody has let it go: the company has not said it, let alone twice.
    return { what: 'paid', source: 'staff', cents, detail: { transaction, on, by: paidBy, held: 1, ...said } }
  }

  /** Of one taking there is one payment: with another's number of it billing would be told of the same money twice. */
  async function refuseKnownTaking({ tenant, accountTerm, id }: PaymentRow, transaction: string): Promise<void> {
    const [other] = await db
      .select({ reference: t.reference })
      .from(t)
      .where(and(eq(t.tenant, tenant), eq(t.accountTerm, accountTerm), eq(t.transaction, transaction), ne(t.id, id)))
      .limit(1)
    if (!other) return
    const message = `That is the number of ${other.reference}, which is known already`
    throw refused('invalid', { message, errors: [{ path: 'transaction', message }] })
  }

  /** Of that day, and neither before it was begun nor after now. */
  function noonOf(on: string, { timeZone }: TenantSettings, { createdAt }: PaymentRow): Date {
    const [year, month, day] = on.split('-').map(Number)
    const noon = onClocksOf(timeZone, Date.UTC(year, month - 1, day, 12)).getTime()
    return new Date(Math.max(createdAt.getTime(), Math.min(noon, now().getTime())))
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
    const from = fromOf(events)
    return { from: from.toISOString(), mayEnd: now() >= from, ...daysOf(tenant, row) }
  }

  return { ask, end, doubtOf }
}

/** Of saved cards and autopay no end is awaited. */
const isInDoubt = ({ state, operation }: Pick<PaymentRow, 'state' | 'operation'>) =>
  inDoubt(state) && operation !== 'methods' && operation !== 'autopay'

const inDoubt = (state: PaymentState) => state === 'unknown' || state === 'completed'

/** Counted from when it came into doubt, which with a day that was agreed may be long after it was begun. */
function fromOf(events: readonly PaymentEvent[]): Date {
  const since = events.findLast((_event, index) => !inDoubt(derivePayment(events.slice(0, index)).state)) ?? events[0]
  return new Date(since.at.getTime() + askedFor)
}

/** True where it was ended so under this key. Throws where the key was used for another end. */
function isEnded(events: readonly PaymentEvent[], { what, cents = null, detail = {} }: NewEvent): boolean {
  const first = events.find((event) => isByHand(event) && detail.key !== undefined && event.detail.key === detail.key)
  if (!first) return false
  const isSame = ['who', 'why', 'transaction', 'by'].every((name) => first.detail[name] === detail[name])
  if (first.what !== what || first.cents !== cents || !isSame) throw refused('conflict', { message: keyUsed })
  return true
}

const notInDoubt = () => new Refused('conflict', { message: 'This payment is not in doubt any longer: what happened says how it ended.' })
const tooEarly = 'The payment provider is still being asked. A payment may be ended by hand a day after it came into doubt.'
const mayBeTaken = 'The payment provider has this payment and has not decided: it may be taken yet, so it does not count as not paid.'
const keyUsed = 'This Idempotency-Key was used for another end.'
