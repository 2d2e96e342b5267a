import type { Db } from '../db/database.ts'
import type { RateLimiter } from '../identity/rate-limit.ts'
import type { TenantSettings } from '../tenants.ts'
import type { Ledger } from './books/payment-ledger.ts'
import type { PaymentRow } from './books/payment-rows.ts'
import { createFindingByCode } from './find-by-code.ts'
import type { PaymentCodes } from './payment-codes.ts'
import type { createPaymentLetters } from './payment-letters.ts'
import type { Payments } from './payments.ts'
import type { createPresenting } from './present-payment.ts'

type Needs = {
  db: Db
  ledger: Ledger
  codes: PaymentCodes
  limiter: RateLimiter
  letters: Pick<ReturnType<typeof createPaymentLetters>, 'mailReceipt'>
  presentAll: ReturnType<typeof createPresenting>
  askOrWait(row: PaymentRow): Promise<PaymentRow>
}

/** A browser that keeps saying the same makes us ask the provider no more often than this. */
const mostHints = { max: 30, windowSeconds: 60 }

const hints = {
  completed: 'browser says completed',
  cancelled: 'browser says cancelled',
  failed: 'browser says failed',
  closed: 'browser says closed',
} as const

/** What whoever has the code of a payment's page may do with it. */
export function createPaymentsByCode(needs: Needs): Pick<Payments, 'find' | 'hint' | 'mailReceipt'> {
  const { db, ledger, codes, limiter, letters, presentAll, askOrWait } = needs
  const present = async (tenant: TenantSettings, row: PaymentRow) => (await presentAll(tenant, [row]))[0]
  const findRow = createFindingByCode({ db, codes })

  async function find(tenant: TenantSettings, code: string) {
    const row = await findRow(tenant, code)
    return row ? present(tenant, row) : null
  }

  async function hint(tenant: TenantSettings, code: string, said: keyof typeof hints) {
    const row = await findRow(tenant, code)
    if (!row) return null
    if (!(await limiter.mayTry(`payment hints:${row.id}`, mostHints))) return present(tenant, row)
    const noted = await ledger.record(row.id, ({ known, events }) => {
      const what = hints[said]
      if (known.state !== 'opened' || events.at(-1)?.what === what) return undefined
      return { events: [{ what, source: 'browser' }], askNow: true }
    })
    if (!noted) return null
    return present(tenant, isDecided(noted) ? noted : await askOrWait(noted))
  }

  async function mailReceipt(tenant: TenantSettings, code: string, email: string) {
    const row = await findRow(tenant, code)
    return row ? letters.mailReceipt(tenant, row, email) : false
  }

  return { find, hint, mailReceipt }
}

const isDecided = ({ state }: PaymentRow) => state === 'paid' || state === 'scheduled'
