import { hourMs } from '../../durations.ts'
import { readAccountNumber } from '../../nouns/payments/account-number.ts'
import { isGivenUp, isOpen } from '../../nouns/payments/payment-states.ts'
import { takesMoney } from '../../nouns/payments/shown-payment.ts'
import type { Db } from '../db/database.ts'
import { refused } from '../http/errors.ts'
import { addressKey } from '../identity/rate-limit.ts'
import type { SignedIn } from '../identity/sessions.ts'
import { isAgent } from '../permissions.ts'
import type { TenantSettings } from '../tenants.ts'
import { amountChanged, autopayOfAnother, isOnItsWay, nothingDue, wrongField } from './account-words.ts'
import type { BilledAccount, BillingSystem } from './billing/billing-system.ts'
import { findByKey, listByKeys, writePayment, type PaymentRow } from './books/payment-rows.ts'
import { createFindingBilledAccounts } from './find-billed-account.ts'
import { createFindingByCode } from './find-by-code.ts'
import { createGivingOut, type GivingOutNeeds } from './give-out-session.ts'
import { isOwn } from './is-own-payment.ts'
import { createPaymentOnItsWay } from './payment-on-its-way.ts'
import type { AskedPayment, NotOpened, Payments } from './payments.ts'
import type { Asking } from './provider/ask-provider.ts'
import { createRecheck } from './recheck-amount.ts'
import { createRecheckOpen } from './recheck-open.ts'
import type { WrongNumbers } from './wrong-numbers.ts'

type Needs = GivingOutNeeds & {
  db: Db
  billing: BillingSystem
  wrongNumbers: WrongNumbers
  learn: Asking['learn']
  patienceMs?: number
}

/** Of one visitor, with right numbers too, through pages and calls together: an office that pays for many stays below it. */
const mostOpened = { max: 60, windowSeconds: 300 }

/** From a number on a bill to a widget that takes money, once for each wish. */
export function createOpening(needs: Needs): Pick<Payments, 'open' | 'lookUp' | 'reopen' | 'recheck'> {
  const { db, sealing, now, limiter } = needs
  const findByCode = createFindingByCode(needs)
  const findBilledAccount = createFindingBilledAccounts(needs)
  const hasPaymentOnItsWay = createPaymentOnItsWay(needs)
  const recheckOpen = createRecheckOpen({ db, recheckAmount: createRecheck(needs), hasPaymentOnItsWay })
  const session = createGivingOut(needs)

  async function open(tenant: TenantSettings, asked: AskedPayment) {
    if (!/^[\w-]{16,100}$/.test(asked.key))
      throw refused('invalidBody', { message: 'The key of a payment is 16 to 100 letters and digits.' })
    await limiter.countTry(addressKey('payments opened', asked.visitor), mostOpened)
    const read = readAccountNumber(asked.number)
    if ('problem' in read) return wrongField(read.problem)
    const askedMac = macOf(tenant, asked, read.number)
    const first = await findByKey(db, { tenant: tenant.client, key: asked.key })
    if (first) return again(first, askedMac, asked)
    const before = await findBefore(tenant, asked)
    const answered = before && (await again(before, askedMac, asked))
    // It may turn out to be given up as it is looked at.
    if (answered && !('ended' in answered && isGivenUp(answered.ended))) return answered
    const found = await findBilledAccount(tenant, read.number, asked.visitor)
    if ('why' in found) return found
    const due = whyNot(asked, found)
    if (due) return due
    if (takesMoney(asked) && (await hasPaymentOnItsWay(tenant.client, termOf(tenant, found.number)))) return isOnItsWay
    const row = await write(tenant, asked, askedMac, found)
    // Another request of the same key was quicker.
    return row ? session(row, asked.person) : again(await requireFirst(tenant, asked.key), askedMac, asked)
  }

  async function findBefore({ client }: TenantSettings, { before }: AskedPayment): Promise<PaymentRow | undefined> {
    const rows = before ? await listByKeys(db, { tenant: client, keys: before.keys }) : []
    return rows.find(({ createdAt, state }) => before && createdAt > before.since && !isGivenUp(state))
  }

  async function lookUp(tenant: TenantSettings, asked: Pick<AskedPayment, 'number' | 'person' | 'visitor'>) {
    const read = readAccountNumber(asked.number)
    return 'problem' in read ? wrongField(read.problem) : findBilledAccount(tenant, read.number, asked.visitor)
  }

  async function reopen(tenant: TenantSettings, code: string, person: SignedIn | undefined) {
    const row = await findByCode(tenant, code)
    if (!row || !isOpen(row) || row.operation === 'charge') return null
    if (row.account !== null && !isOwn(row, person) && !takesMoney(row)) return null
    const checked = await recheckOpen(row)
    if (checked.why) return checked.why
    const opened = await session(checked.row, person, true)
    return 'ended' in opened ? null : opened
  }

  async function recheck(tenant: TenantSettings, code: string) {
    const row = await findByCode(tenant, code)
    return row ? (await recheckOpen(row)).why : null
  }

  function macOf(tenant: TenantSettings, { operation, person, changes }: AskedPayment, number: string): string {
    const wish = [tenant.client, number, operation, person?.account ?? '', ...(changes ? [changes.reference] : [])]
    return sealing.sign('payment wish', JSON.stringify(wish))
  }

  async function again(first: PaymentRow, askedMac: string, { person, shownMinCents }: AskedPayment) {
    if (first.askedMac !== askedMac) throw refused('conflict', { message: ({ number }) => number.usedBefore })
    const { row, why } = await recheckOpen(first)
    // Its page shows the sum of now; where one was shown before that, it is the same or is looked at again.
    if (why === nothingDue || why === isOnItsWay || why === autopayOfAnother) return why
    if (isOpen(row) && shownMinCents !== undefined && shownMinCents !== row.minDueCents) return amountChanged
    return session(row, person)
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
      askAt: new Date(at.getTime() + hourMs),
    }
    const box = { account, origin, ...(changes && { changes }) }
    return writePayment(db, sealing, { insurer: tenant.name, made, box, onTheWay: true })
  }

  async function requireFirst(tenant: TenantSettings, key: string): Promise<PaymentRow> {
    const first = await findByKey(db, { tenant: tenant.client, key })
    if (!first) throw new Error('a payment was there and is gone')
    return first
  }

  const termOf = (tenant: TenantSettings, number: string) => sealing.term(tenant.client, 'account', number)

  return { open, lookUp, reopen, recheck }
}
