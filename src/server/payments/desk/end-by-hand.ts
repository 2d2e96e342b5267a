import { hash } from 'node:crypto'
import { and, eq, ne, sql } from 'drizzle-orm'
import { dayMs } from '../../../durations.ts'
import { readHandEnd, type HandEnd, type TypedEnd } from '../../../nouns/payments/hand-end.ts'
import type { DeskDoubt, DoubtSaid } from '../../../nouns/payments/payments-desk.ts'
import type { PaymentState } from '../../../nouns/payments/payment-states.ts'
import { dayOn, onClocksOf } from '../../../nouns/wall-time.ts'
import type { Db } from '../../db/database.ts'
import { lockNamed } from '../../db/lock-named.ts'
import { usedProofs } from '../../db/tables/forms.ts'
import { payments as t } from '../../db/tables/payments.ts'
import { within } from '../../db/within.ts'
import { refused, Refused } from '../../http/errors.ts'
import type { RateLimiter } from '../../identity/rate-limit.ts'
import type { SignedIn } from '../../identity/sessions.ts'
import type { TenantSettings } from '../../tenants.ts'
import type { Asking } from '../provider/ask-provider.ts'
import { derivePayment } from '../books/derive-payment.ts'
import { isByHand, type NewEvent, type PaymentEvent } from '../books/payment-event.ts'
import type { Ledger } from '../books/payment-ledger.ts'
import { ProviderDown, ProviderRefused, type ProviderPayment } from '../provider/payment-provider.ts'
import { findByReference, listEvents, type PaymentRow } from '../books/payment-rows.ts'
import { countQuestion } from '../question-limits.ts'

/** So long the company is asked, and nobody but it says how a payment ended. */
const askedFor = dayMs
/** So long a key is known again that another payment was ended under. */
const keyCounts = 30 * dayMs

type Needs = {
  db: Db
  now: () => Date
  ledger: Ledger
  learn: Asking['learn']
  limiter: RateLimiter
  /** How long an admin waits for the company; what it says later is learnt all the same. */
  patienceMs?: number
}

type EndEvent = NewEvent & { detail: NonNullable<NewEvent['detail']> }
type Heard = Exclude<DoubtSaid, 'ended' | 'over' | 'often'>
/** `visitor` is the network address it comes from. */
type Asked = { reference: string; key: string | undefined; by: Pick<SignedIn, 'name'>; visitor: string }

export type EndingByHand = ReturnType<typeof createEndingByHand>

/** For payments whose end the company never told: it is asked now, and where it cannot say, an admin does (docs/decisions/0056). */
export function createEndingByHand({ db, now, ledger, learn, limiter, patienceMs = 10_000 }: Needs) {
  const countAsked = (visitor: string) => countQuestion(limiter, 'payments asked about', visitor)

  /** What the company says of it now; 'told' where it is not in doubt, or not any longer. Throws `tooMany` as `end` does. */
  async function ask({ client }: TenantSettings, reference: string, visitor: string): Promise<{ said: Heard; state: PaymentState }> {
    await countAsked(visitor)
    const { said } = await hear(await requireRow(client, reference))
    return { said, state: (await requireRow(client, reference)).state }
  }

  async function hear(row: PaymentRow): Promise<{ said: Heard; found?: ProviderPayment | null }> {
    if (!isInDoubt(row)) return { said: 'told' }
    try {
      const learning = learn(row)
      if (!(await within(patienceMs, learning))) return { said: 'silent' }
      const { row: after, found } = await learning
      if (!isInDoubt(after)) return { said: 'told' }
      return { said: found === null ? 'none' : found.state === 'pending' ? 'undecided' : 'other', found }
    } catch (error) {
      if (!(error instanceof ProviderDown) && !(error instanceof ProviderRefused)) throw error
      return { said: 'silent' }
    }
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
    const made = eventOf(read.end, { tenant, row, by, key })
    const before = await listEvents(db, row.id)
    const isSame = (events: readonly PaymentEvent[]) => isEnded(events, made, tenant)
    if (isSame(before)) return derivePayment(before).state
    if (!isInDoubt(row)) throw notInDoubt()
    if (now() < fromOf(before)) throw refused('conflict', { message: tooEarly })
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
      if (isNew && key !== undefined) await useUpKey(tx, tenant, key)
      return (ended ?? row).state
    })
  }

  /** Throws where another payment was ended under it. */
  async function useUpKey(tx: Db, { client }: TenantSettings, key: string): Promise<void> {
    const used = {
      hash: hash('sha256', JSON.stringify(['end by hand', client, key]), 'base64url'),
      endsAt: new Date(now().getTime() + keyCounts),
    }
    const written = await tx.insert(usedProofs).values(used).onConflictDoNothing().returning({ hash: usedProofs.hash })
    if (written.length === 0) throw refused('conflict', { message: keyUsed })
  }

  function eventOf(
    { why, ...end }: HandEnd,
    { tenant, row, by, key }: Pick<Asked, 'by' | 'key'> & { tenant: TenantSettings; row: PaymentRow },
  ): EndEvent {
    const said = { who: by.name, why, ...(key && { key }) }
    if (end.as === 'not paid') return { what: 'cancelled', source: 'staff', detail: said }
    const { cents, paidBy, transaction } = end
    const on = noonOf(end.on, tenant, row).toISOString()
    // Billing is told once somebody has let it go: the company has not said it, let alone twice.
    return { what: 'paid', source: 'staff', cents, detail: { transaction, on, by: paidBy, held: 1, ...said } }
  }

  /** Of one taking there is one payment: with another's number of it billing would be told of the same money twice. Of one account one is ended at a time. */
  async function refuseKnownTaking(tx: Db, { tenant, accountTerm, id }: PaymentRow, transaction: string | number): Promise<void> {
    await tx.execute(sql`select pg_advisory_xact_lock(${lockNamed(`takings of ${tenant} ${accountTerm}`)}::bigint)`)
    const [other] = await tx
      .select({ reference: t.reference })
      .from(t)
      .where(and(eq(t.tenant, tenant), eq(t.accountTerm, accountTerm), eq(t.transaction, String(transaction)), ne(t.id, id)))
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
function isEnded(events: readonly PaymentEvent[], { what, cents = null, detail }: EndEvent, { timeZone }: TenantSettings): boolean {
  const first = events.find((event) => isByHand(event) && detail.key !== undefined && event.detail.key === detail.key)
  if (!first) return false
  // The moment kept of a day depends on when it was sent.
  const dayOf = (on: string | number | undefined) => (on === undefined ? '' : dayOn(new Date(on), timeZone))
  const isSame =
    ['who', 'why', 'transaction', 'by'].every((name) => first.detail[name] === detail[name]) && dayOf(first.detail.on) === dayOf(detail.on)
  if (first.what !== what || first.cents !== cents || !isSame) throw refused('conflict', { message: keyUsed })
  return true
}

/** By the company's word there is no money to come. */
const isOver = ({ state }: ProviderPayment) => state === 'declined' || state === 'cancelled'

const notInDoubt = () => new Refused('conflict', { message: 'This payment is not in doubt any longer: what happened says how it ended.' })
const tooEarly = 'The payment provider is still being asked. A payment may be ended by hand a day after it came into doubt.'
const mayBeTaken = 'The payment provider has this payment: it may be taken yet, so it does not count as not paid.'
const keyUsed = 'This Idempotency-Key was used for another end.'
