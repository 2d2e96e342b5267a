import { and, desc, eq, inArray } from 'drizzle-orm'
import type { Db } from '../db/database.ts'
import { payments as t } from '../db/tables/payments.ts'
import { refused, Refused } from '../http/errors.ts'
import type { Warn } from '../http/warn.ts'
import { createRateLimiter } from '../identity/rate-limit.ts'
import type { SignedIn } from '../identity/sessions.ts'
import type { Jobs } from '../jobs/create-jobs.ts'
import type { Job } from '../jobs/job.ts'
import type { Mail } from '../mail/mail.ts'
import type { Sealing } from '../sealing/create-sealing.ts'
import type { Tenants, TenantSettings } from '../tenants.ts'
import { createAsking } from './provider/ask-provider.ts'
import type { BillingSystem } from './billing/billing-system.ts'
import { createCallingOff, refuseCallingOff } from './changes/call-off.ts'
import { createCallingOffForChange } from './changes/call-off-for-change.ts'
import { createChanging } from './changes/change-scheduled.ts'
import { createFollowingChanges, isCalledOffToBeChanged } from './changes/follow-change.ts'
import { createOpening } from './open-payment.ts'
import { createPaymentCodes } from './payment-codes.ts'
import { findComingCharge } from './books/coming-charge.ts'
import { createEndingByHand } from './desk/end-by-hand.ts'
import { createPaymentLetters } from './payment-letters.ts'
import { createComparing } from './books/compare-books.ts'
import { createMending } from './books/mend-difference.ts'
import { createLedger } from './books/payment-ledger.ts'
import { ProviderDown, ProviderRefused, type PaymentProvider } from './provider/payment-provider.ts'
import { findByReference, type PaymentRow } from './books/payment-rows.ts'
import { noteRefused } from './books/note-refused.ts'
import { noteSecondTaking } from './books/note-second-taking.ts'
import { createPaymentsDesk } from './desk/payments-desk.ts'
import type { Payments } from './payments.ts'
import { createPresenting } from './present-payment.ts'
import { createProviderCustomers } from './provider/provider-customers.ts'
import { createNoticeInbox } from './provider/provider-notices.ts'
import { followAutopay } from './changes/follow-autopay.ts'
import { createTelling, owesBilling } from './billing/tell-billing.ts'
import { createWrongNumbers } from './wrong-numbers.ts'

export interface PaymentsNeeds {
  db: Db
  jobs: Pick<Jobs, 'enqueue'>
  sealing: Sealing
  now: () => Date
  warn: Warn
  tenants: Tenants
  billing: BillingSystem
  provider: PaymentProvider
  mail: Pick<Mail, 'queue'>
  /** How long somebody waits for what became of payments before. */
  patienceMs?: number
}

/** A browser that keeps saying the same makes us ask the provider no more often than this. */
const mostHints = { max: 30, windowSeconds: 60 }
const mostListed = 500

const hints = {
  completed: 'browser says completed',
  cancelled: 'browser says cancelled',
  failed: 'browser says failed',
  closed: 'browser says closed',
} as const

/** Payments, their books, and the work that keeps the books true (docs/decisions/0036). */
export function createPayments(needs: PaymentsNeeds) {
  const { db, jobs, sealing, now, warn, tenants, billing, provider, mail, patienceMs } = needs
  const codes = createPaymentCodes(sealing)
  const limiter = createRateLimiter({ db, now, onTheWay: true })
  const wrongNumbers = createWrongNumbers({ limiter, sealing })
  const customers = createProviderCustomers({ db, provider })
  const telling = createTelling({ db, jobs, sealing, warn, tenants, billing, provider, ledger: () => ledger })
  const letters = createPaymentLetters({ db, sealing, mail, limiter, tenants, codes, ledger: () => ledger })
  const ledger = createLedger({
    db,
    sealing,
    now,
    consequences: [
      async (tx, { row, after, events }) => owesBilling(after, events) && telling.tellSoon(tx, row.id),
      async (tx, { learnt }) => learnt.askNow && asking.askSoon(tx),
      letters.tellOfReturn,
      noteSecondTaking({ warn, now }),
      noteRefused({ warn }),
      followAutopay({ warn }),
      async (tx, change) => isCalledOffToBeChanged(change) && followingChanges.followSoon(tx, change.row.id),
    ],
  })
  const asking = createAsking({ db, jobs, now, warn, provider, ledger })
  const inbox = createNoticeInbox({ db, jobs, now, warn, tenants, sealing, provider, ledger })
  const mend = createMending({ db, sealing, tenants, now, ledger, tellSoon: telling.tellSoon })
  const comparing = createComparing({ db, jobs, now, warn, tenants, billing, provider, mend })
  const ending = createEndingByHand({ db, now, ledger, learn: asking.learn, limiter, patienceMs })
  const desk = createPaymentsDesk({ db, sealing, now, ledger, comparing, ending })
  const callOff = createCallingOff({ now, warn, provider, ledger, askOrWait })
  const followingChanges = createFollowingChanges({ db, jobs, now, ask: asking.ask, tellOfLeft: letters.tellOfLeft })
  const callOffForChange = createCallingOffForChange({
    db,
    sealing,
    now,
    tenants,
    ledger,
    callOff,
    followSoon: followingChanges.followSoon,
  })
  const opening = createOpening({ ...needs, ...asking, customers, ledger, codes, wrongNumbers, limiter, callOffForChange })
  const change = createChanging({ db, sealing, now, open: opening.open })

  const presentAll = createPresenting({ db, sealing, codes })
  const present = async (tenant: TenantSettings, row: PaymentRow) => (await presentAll(tenant, [row]))[0]

  async function findRow(tenant: TenantSettings, code: string): Promise<PaymentRow | undefined> {
    const reference = codes.readCode(tenant.client, code)
    return reference === undefined ? undefined : findByReference(db, tenant.client, reference)
  }

  async function find(tenant: TenantSettings, code: string) {
    const row = await findRow(tenant, code)
    return row ? present(tenant, row) : null
  }

  async function hint(tenant: TenantSettings, code: string, said: keyof typeof hints) {
    const row = await findRow(tenant, code)
    if (!row) return null
    if (await saidTooMuch(row)) return present(tenant, row)
    const noted = await ledger.record(row.id, ({ known, events }) => {
      const what = hints[said]
      if (known.state !== 'opened' || events.at(-1)?.what === what) return undefined
      return { events: [{ what, source: 'browser' }], askNow: true }
    })
    if (!noted) return null
    return present(tenant, isDecided(noted) ? noted : await askOrWait(noted))
  }

  async function saidTooMuch({ id }: PaymentRow): Promise<boolean> {
    try {
      await limiter.countTry(`payment hints:${id}`, mostHints)
      return false
    } catch (error) {
      if (error instanceof Refused) return true
      throw error
    }
  }

  /** The worker goes on asking. */
  async function askOrWait(row: PaymentRow): Promise<PaymentRow> {
    try {
      return await asking.ask(row)
    } catch (error) {
      if (!(error instanceof ProviderDown) && !(error instanceof ProviderRefused)) throw error
      return (await findByReference(db, row.tenant, row.reference)) ?? row
    }
  }

  const ofAccounts = (tenant: TenantSettings, numbers: readonly string[]) =>
    and(
      eq(t.tenant, tenant.client),
      inArray(
        t.accountTerm,
        numbers.map((number) => sealing.term(tenant.client, 'account', number)),
      ),
    )

  async function listOf(tenant: TenantSettings, numbers: readonly string[], most: number) {
    if (numbers.length === 0) return []
    const rows = await db.select().from(t).where(ofAccounts(tenant, numbers)).orderBy(desc(t.id)).limit(Math.min(most, mostListed))
    return presentAll(tenant, rows)
  }

  /** One of these accounts alone, whoever knows its reference. */
  async function requireOwn(tenant: TenantSettings, numbers: readonly string[], reference: string): Promise<PaymentRow> {
    const which = and(ofAccounts(tenant, numbers), eq(t.reference, reference))
    const [row] = numbers.length === 0 ? [] : await db.select().from(t).where(which)
    if (!row) throw refused('unknownItem', { message: ({ payment }) => payment.missing })
    return row
  }

  async function cancelScheduled(tenant: TenantSettings, numbers: readonly string[], reference: string) {
    const end = await callOff(tenant, await requireOwn(tenant, numbers, reference))
    if (typeof end === 'string') throw refuseCallingOff(end)
    return present(tenant, end)
  }

  async function noteAutopayStopped(tenant: TenantSettings, number: string, { account }: SignedIn) {
    const [row] = await db
      .select({ id: t.id })
      .from(t)
      .where(and(ofAccounts(tenant, [number]), eq(t.operation, 'autopay'), eq(t.account, account)))
      .orderBy(desc(t.id))
      .limit(1)
    const detail = { on: now().toISOString() }
    if (row) await ledger.record(row.id, () => ({ events: [{ what: 'autopay off', source: 'us', detail }] }))
  }

  const payments: Payments = {
    ...opening,
    find,
    hint,
    listOf,
    cancelScheduled,
    changeScheduled: async (tenant, numbers, reference, asked) => change(tenant, await requireOwn(tenant, numbers, reference), asked),
    noteAutopayStopped,
    findComingCharge: ({ client, timeZone }, number, account) =>
      findComingCharge(db, { tenant: client, accountTerm: sealing.term(client, 'account', number), account, timeZone }, now()),
    async mailReceipt(tenant, code, email) {
      const row = await findRow(tenant, code)
      return row ? letters.mailReceipt(tenant, row, email) : false
    },
  }
  const work: readonly Job[] = [telling.job, asking.job, inbox.job, comparing.job, followingChanges.job]
  return { payments, inbox, ledger, asking, telling, comparing, desk, codes, customers, wrongNumbers, jobs: work }
}

const isDecided = ({ state }: PaymentRow) => state === 'paid' || state === 'scheduled'
