import { eq } from 'drizzle-orm'
import { maskAccountNumber } from '../../nouns/payments/account-number.ts'
import { formatCents } from '../../nouns/payments/cents.ts'
import { wordsIn } from '../../words/languages.ts'
import { address, paymentAddress } from '../../routes.ts'
import type { Db } from '../db/database.ts'
import { accounts } from '../db/tables/people.ts'
import type { RateLimiter } from '../identity/rate-limit.ts'
import { leftLetter, paymentLetter } from '../mail/letters/payment-letter.ts'
import type { Mail } from '../mail/mail.ts'
import { foldAddress, readAddress } from '../mail/read-address.ts'
import type { Sealing } from '../sealing/create-sealing.ts'
import type { Tenants, TenantSettings } from '../tenants.ts'
import type { PaymentCodes } from './payment-codes.ts'
import type { Consequence, Learning, Learnt, Ledger } from './books/payment-ledger.ts'
import { openBox, type PaymentRow } from './books/payment-rows.ts'

/** Whoever has the page of a payment can have its receipt sent, wherever they like. */
const mostReceipts = { max: 5, windowSeconds: 24 * 3600 }

type Needs = {
  db: Db
  sealing: Sealing
  mail: Pick<Mail, 'queue'>
  limiter: RateLimiter
  tenants: Tenants
  codes: PaymentCodes
  ledger: () => Ledger
}

/** Mails about a payment: the receipt somebody asks for, the word that its money came back, and that of a change nothing came of. */
export function createPaymentLetters({ db, sealing, mail, limiter, tenants, codes, ledger }: Needs) {
  /** False too where it is no address, or one that had too many today. */
  async function mailReceipt(tenant: TenantSettings, row: PaymentRow, typed: string): Promise<boolean> {
    const email = readAddress(typed)
    if (row.state !== 'paid' || row.paidAt === null || row.cents === null || email === undefined) return false
    if (!(await limiter.mayTry(`receipts:${row.id}`, mostReceipts))) return false
    return db.transaction(async (tx) => {
      const { state } = await mail.queue(tx, { tenant: row.tenant, kind: 'receipt', to: { address: email }, ...receiptOf(tenant, row) })
      if (state !== 'queued' && state !== 'kept') return false
      const record = ({ events }: Learning): Learnt => {
        // Who gets a receipt is told if its money comes back; the last one counts.
        const noted = events.filter(({ what }) => what === 'receipt mailed').length >= mostReceipts.max
        return { events: noted ? [] : [{ what: 'receipt mailed', source: 'us' }], box: (before) => ({ ...before, email }) }
      }
      await ledger().record(row.id, record, tx)
      return true
    })
  }

  const receiptOf = (tenant: TenantSettings, row: PaymentRow) =>
    paymentLetter({ tenant, words: wordsIn(tenant.language).mail.receipt, ...aboutOf(row) })

  function aboutOf(row: PaymentRow) {
    const { account, origin } = openBox(sealing, row)
    return {
      reference: row.reference,
      amount: formatCents(row.cents ?? 0),
      account: maskAccountNumber(account.number),
      paidAt: row.paidAt ?? row.changedAt,
      paidBy: row.paidBy ?? 'card',
      link: origin + paymentAddress(codes.codeOf(row.tenant, row.reference)),
    } as const
  }

  /** The customer is told that the money came back: who had the receipt, and who was signed in; the desk sees where it was nobody. */
  const tellOfReturn: Consequence = async (tx, { row, before, after }) => {
    const tenant = tenants.find(row.tenant)
    if (!tenant || before.settlement === 'returned' || after.settlement !== 'returned') return
    const told = [openBox(sealing, row).email, await emailOf(tx, row.account)].filter((each) => each !== undefined)
    // A receipt may have gone to anybody: whose payment it is must hear of it all the same.
    const addresses = new Map(told.map((each) => [foldAddress(each), each])).values()
    if (told.length === 0) return
    const letter = paymentLetter({ tenant, words: wordsIn(tenant.language).mail.returned, ...aboutOf(row) })
    for (const each of addresses) await mail.queue(tx, { tenant: row.tenant, kind: 'returned', to: { address: each }, ...letter })
    await ledger().record(row.id, () => ({ events: [{ what: 'return mailed', source: 'us' }] }), tx)
  }

  async function emailOf(tx: Db, account: string | null): Promise<string | undefined> {
    if (account === null) return undefined
    const [found] = await tx.select({ username: accounts.username }).from(accounts).where(eq(accounts.id, account))
    return found && readAddress(found.username) !== undefined ? found.username : undefined
  }

  /** Whoever changed what was set for a day, and set nothing in its place, is told once; a page tells whoever has no address. */
  async function tellOfLeft(changed: PaymentRow, next: PaymentRow): Promise<void> {
    const tenant = tenants.find(changed.tenant)
    const { account, origin, changes } = openBox(sealing, next)
    if (!tenant || !changes) return
    await db.transaction(async (tx) => {
      const email = await emailOf(tx, next.account)
      if (email === undefined) return
      let told = false
      await ledger().record(
        changed.id,
        ({ events }) => {
          told = events.some(({ what }) => what === 'change left mailed')
          return told ? undefined : { events: [{ what: 'change left mailed', source: 'us' }] }
        },
        tx,
      )
      if (told) return
      const letter = leftLetter({
        tenant,
        reference: changed.reference,
        amount: formatCents(changes.cents),
        on: new Date(changes.at),
        account: maskAccountNumber(account.number),
        link: origin + address.customerLanding,
      })
      await mail.queue(tx, { tenant: changed.tenant, kind: 'left', to: { address: email }, ...letter })
    })
  }

  return { mailReceipt, tellOfReturn, tellOfLeft }
}
