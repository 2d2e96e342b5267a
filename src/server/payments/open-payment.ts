import { readAccountNumber } from '../../nouns/payments/account-number.ts'
import { paymentAddress } from '../../routes.ts'
import type { Db } from '../db/database.ts'
import { refused } from '../http/errors.ts'
import { newReference } from '../http/reference.ts'
import type { Warn } from '../http/warn.ts'
import { addressKey, type RateLimiter } from '../identity/rate-limit.ts'
import type { SignedIn } from '../identity/sessions.ts'
import { isAgent } from '../permissions.ts'
import type { Sealing } from '../sealing/create-sealing.ts'
import type { TenantSettings } from '../tenants.ts'
import { amountChanged, autopayOfAnother, isDown, isOnItsWay, noAccount, nothingDue, wrongField } from './account-words.ts'
import type { Asking } from './provider/ask-provider.ts'
import { hasAutopayOfAnother } from './changes/autopay-of-another.ts'
import { BillingDown, type BilledAccount, type BillingSystem } from './billing/billing-system.ts'
import { createOnItsWay } from './one-on-its-way.ts'
import type { PaymentCodes } from './payment-codes.ts'
import type { Ledger } from './books/payment-ledger.ts'
import { ProviderDown, ProviderRefused, type PaymentProvider, type ProviderSession } from './provider/payment-provider.ts'
import { findById, findByKey, findByReference, openBox, writePayment, type PaymentRow } from './books/payment-rows.ts'
import type { AskedPayment, EndedPayment, NotOpened, OpenedPayment, Payments } from './payments.ts'
import type { ProviderCustomers } from './provider/provider-customers.ts'
import { createRecheck, type Recheck } from './recheck-amount.ts'
import type { WrongNumbers } from './wrong-numbers.ts'

type Needs = {
  db: Db
  sealing: Sealing
  now: () => Date
  warn: Warn
  billing: BillingSystem
  provider: PaymentProvider
  customers: ProviderCustomers
  ledger: Ledger
  codes: PaymentCodes
  wrongNumbers: WrongNumbers
  limiter: RateLimiter
  /** Asks what became of a payment before another key to pay it is given out. */
  ask(row: PaymentRow): Promise<PaymentRow>
  learn: Asking['learn']
  patienceMs?: number
  /** Before a key is given out for what takes the place of another payment; why it is not, where it is not. */
  callOffForChange(row: PaymentRow): Promise<NotOpened | undefined>
}

/** A key that ends while the widget loads is none. */
const leastLeft = 60_000
/** Of one visitor, with right numbers too, through pages and calls together: an office that pays for many stays below it. */
const mostOpened = { max: 60, windowSeconds: 300 }
/** Of one payment: each is a session at the payment company. */
const mostRenewed = { max: 30, windowSeconds: 3600 }
/** Somebody who tries again and again fills no ledger. */
const mostNoted = 5

/** From a number on a bill to a widget that takes money, once for each wish. */
export function createOpening(needs: Needs): Pick<Payments, 'open' | 'lookUp' | 'reopen' | 'recheck'> {
  const { db, sealing, now, warn, billing, provider, customers, ledger, codes, wrongNumbers, limiter, ask, callOffForChange } = needs
  const recheckAmount = createRecheck(needs)
  const hasOneOnItsWay = createOnItsWay(needs)
  /** Of one payment one key is asked for at a time; nodes do not see each other, and whoever comes second takes the first one's. */
  const opening = new Map<string, Promise<OpenedPayment | EndedPayment | NotOpened>>()

  async function open(tenant: TenantSettings, asked: AskedPayment) {
    if (!/^[\w-]{16,100}$/.test(asked.key))
      throw refused('invalidBody', { message: 'The key of a payment is 16 to 100 letters and digits.' })
    await limiter.countTry(addressKey('payments opened', asked.visitor), mostOpened)
    const read = readAccountNumber(asked.number)
    if ('problem' in read) return wrongField(read.problem)
    const askedMac = macOf(tenant, asked, read.number)
    const first = await findByKey(db, { tenant: tenant.client, key: asked.key })
    if (first) return again(tenant, first, askedMac, asked)
    const found = await findAccount(tenant, read.number, asked)
    if ('why' in found) return found
    const due = whyNot(asked, found)
    if (due) return due
    if (takesMoney(asked) && (await hasOneOnItsWay(tenant.client, termOf(tenant, found.number)))) return isOnItsWay
    const row = await write(tenant, asked, askedMac, found)
    // Another request of the same key was quicker.
    return row ? session(tenant, row, asked.person) : again(tenant, await requireFirst(tenant, asked.key), askedMac, asked)
  }

  async function lookUp(tenant: TenantSettings, asked: Pick<AskedPayment, 'number' | 'person' | 'visitor'>) {
    const read = readAccountNumber(asked.number)
    return 'problem' in read ? wrongField(read.problem) : findAccount(tenant, read.number, asked)
  }

  async function reopen(tenant: TenantSettings, code: string, person: SignedIn | undefined) {
    const reference = codes.readCode(tenant.client, code)
    const row = reference && (await findByReference(db, tenant.client, reference))
    if (!row || !isOpen(row) || row.operation === 'charge') return null
    if (row.account !== null && !isOwn(row, person) && !takesMoney(row)) return null
    const checked = await recheckOpen(row)
    if (checked.why) return checked.why
    const opened = await session(tenant, checked.row, person, true)
    return 'ended' in opened ? null : opened
  }

  async function recheck(tenant: TenantSettings, code: string) {
    const reference = codes.readCode(tenant.client, code)
    const row = reference && (await findByReference(db, tenant.client, reference))
    return row ? (await recheckOpen(row)).why : null
  }

  /** Of what has ended there is nothing to ask; of what takes no money, whether somebody else has turned autopay on since it was opened. */
  const recheckOpen: Recheck = async (row) => {
    if (!isOpen(row)) return { row, why: null }
    if (row.operation === 'autopay') return { row, why: (await hasAutopayOfAnother(db, row)) ? autopayOfAnother : null }
    if (!takesMoney(row)) return { row, why: null }
    if (!(await hasOneOnItsWay(row.tenant, row.accountTerm))) return recheckAmount(row)
    // It may be this very one, paid since it was read: then its own page tells of it.
    const newest = (await findById(db, row.id)) ?? row
    return isOpen(newest) ? { row, why: isOnItsWay } : { row: newest, why: null }
  }

  function macOf(tenant: TenantSettings, { operation, person, changes }: AskedPayment, number: string): string {
    const wish = [tenant.client, number, operation, person?.account ?? '', ...(changes ? [changes.reference] : [])]
    return sealing.sign('payment wish', JSON.stringify(wish))
  }

  async function again(tenant: TenantSettings, first: PaymentRow, askedMac: string, { person, shownMinCents }: AskedPayment) {
    if (first.askedMac !== askedMac) throw refused('conflict', { message: ({ number }) => number.usedBefore })
    const { row, why } = await recheckOpen(first)
    // Its page shows the sum of now; where one was shown before that, it is the same or is looked at again.
    if (why === nothingDue || why === isOnItsWay || why === autopayOfAnother) return why
    if (isOpen(row) && shownMinCents !== undefined && shownMinCents !== row.minDueCents) return amountChanged
    return session(tenant, row, person)
  }

  async function findAccount(
    tenant: TenantSettings,
    number: string,
    { visitor }: Pick<AskedPayment, 'visitor'>,
  ): Promise<BilledAccount | NotOpened> {
    try {
      return await wrongNumbers.countWrong(
        { tenant: tenant.client, number, visitor },
        async () => {
          const account = await billing.findAccount(tenant.client, number)
          return account && tenant.servedStates.includes(account.state.toUpperCase()) ? account : noAccount
        },
        (answer) => 'why' in answer,
      )
    } catch (error) {
      if (!(error instanceof BillingDown)) throw error
      const reference = newReference(tenant.name)
      warn({ reference, tenant: tenant.client, err: error }, 'billing does not answer')
      return isDown(reference)
    }
  }

  function whyNot({ operation, shownMinCents }: AskedPayment, { minDueCents, balanceCents }: BilledAccount): NotOpened | undefined {
    if (!takesMoney({ operation })) return undefined
    if (balanceCents <= 0) return nothingDue
    if (shownMinCents !== undefined && shownMinCents !== minDueCents) return amountChanged
    return undefined
  }

  /** That it lies on the disk is waited for with the key it is paid with: before that nobody can pay it. */
  function write(tenant: TenantSettings, asked: AskedPayment, askedMac: string, account: BilledAccount) {
    const { operation, key, person, origin, changes } = asked
    const at = now()
    const made = {
      tenant: tenant.client,
      operation,
      key,
      askedMac,
      accountTerm: termOf(tenant, account.number),
      account: person?.account ?? null,
      byAgent: person !== undefined && isAgent(person, tenant),
      minDueCents: account.minDueCents,
      balanceCents: account.balanceCents,
      createdAt: at,
      askAt: new Date(at.getTime() + 3600_000),
    }
    const box = { account, origin, ...(changes && { changes }) }
    return writePayment(db, sealing, { insurer: tenant.name, made, box, onTheWay: true })
  }

  async function requireFirst(tenant: TenantSettings, key: string): Promise<PaymentRow> {
    const first = await findByKey(db, { tenant: tenant.client, key })
    if (!first) throw new Error('a payment was there and is gone')
    return first
  }

  /** The key it is paid with: the one there is while it holds, unless a `fresh` one is needed; or where it stands, if it needs none. */
  function session(tenant: TenantSettings, row: PaymentRow, person: SignedIn | undefined, fresh = false) {
    // What is opened for its owner is for nobody who asks at the same time.
    const which = `${row.id} ${isOwn(row, person)}`
    const before = opening.get(which)
    if (before) return before
    const next = sessionOf(tenant, row, person, fresh).finally(() => opening.delete(which))
    opening.set(which, next)
    return next
  }

  async function sessionOf(
    tenant: TenantSettings,
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
      const made = await provider.openSession(await wishOf(asked, person))
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

  /** Saved cards and accounts are offered to whom they belong, never to an agent who pays for somebody. */
  async function customerOf(row: PaymentRow, person: SignedIn | undefined): Promise<string | undefined> {
    return person && isOwn(row, person) && !row.byAgent ? customers.requireCustomer(row.tenant, person) : undefined
  }

  async function wishOf(row: PaymentRow, person: SignedIn | undefined) {
    if (row.operation === 'charge') throw new Error('nobody opens what autopay takes')
    const { account, origin } = openBox(sealing, row)
    const customerId = await customerOf(row, person)
    const own = isOwn(row, person)
    return {
      operation: row.operation,
      reference: row.reference,
      accountReference: account.number,
      minCents: row.minDueCents,
      balanceCents: row.balanceCents,
      // Whoever has a number alone types the rest: the ZIP code is what links an account.
      ...(own ? { policyHolder: account.policyHolder, street: account.street, zip: account.zip } : {}),
      ...(customerId ? { customerId } : {}),
      byAgent: row.byAgent && own,
      returnTo: origin + paymentAddress(codes.codeOf(row.tenant, row.reference)),
    }
  }

  const isOwn = ({ account }: PaymentRow, person: SignedIn | undefined) => account !== null && person?.account === account
  const takesMoney = ({ operation }: Pick<PaymentRow, 'operation'>) => operation === 'pay' || operation === 'schedule'
  const termOf = (tenant: TenantSettings, number: string) => sealing.term(tenant.client, 'account', number)
  const isGood = ({ endsAt }: ProviderSession) => endsAt.getTime() - now().getTime() > leastLeft
  const isOpen = ({ state }: PaymentRow) => state === 'created' || state === 'opened'
  const about = (row: PaymentRow) => ({ code: codes.codeOf(row.tenant, row.reference), reference: row.reference })
  const endedOf = (row: PaymentRow): EndedPayment => ({ ...about(row), ended: row.state })
  const openedOf = (row: PaymentRow, session: ProviderSession): OpenedPayment => ({
    ...about(row),
    account: openBox(sealing, row).account,
    session,
    byAgent: row.byAgent,
  })

  return { open, lookUp, reopen, recheck }
}
