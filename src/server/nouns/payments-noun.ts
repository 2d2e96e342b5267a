import { takeNotices } from '../api/payments/take-notices.ts'
import type { PaymentsDeskForPages } from '../../pages/site.ts'
import type { Db } from '../db/database.ts'
import type { Warn } from '../http/warn.ts'
import type { Jobs } from '../jobs/create-jobs.ts'
import type { Mail } from '../mail/mail.ts'
import type { BillingSystem } from '../payments/billing-system.ts'
import { createPayments } from '../payments/create-payments.ts'
import { noBilling, noProvider } from '../payments/out-of-reach.ts'
import type { PaymentProvider } from '../payments/payment-provider.ts'
import { paymentsDeskFor } from '../payments/payments-desk-for-pages.ts'
import { admit } from '../permissions.ts'
import type { Sealing } from '../sealing/create-sealing.ts'
import type { Tenants } from '../tenants.ts'
import type { Noun } from './noun.ts'

type Needs = {
  db: Db
  jobs: Jobs
  sealing: Sealing
  now: () => Date
  warn: Warn
  tenants: Tenants
  mail: { mail: Mail }
  billing?: BillingSystem
  provider?: PaymentProvider
}

/** Bills that are paid, and the books of it. */
export function createPaymentsNoun({ mail: { mail }, billing = noBilling, provider = noProvider, ...needs }: Needs) {
  const { jobs, inbox, desk, ...books } = createPayments({ ...needs, mail, billing, provider })
  const noun: Noun<PaymentsDeskForPages> = {
    jobs,
    routes: (app) => takeNotices(app, { inbox, provider, tenants: needs.tenants }),
    forPages({ tenant, person }) {
      // The page is for them alone by its route; what is handed out here holds even if that is forgotten.
      const admin = admit('admin', person, tenant)
      return { paymentsDesk: admin ? paymentsDeskFor(desk, tenant, admin) : null }
    },
  }
  return { ...noun, ...books, billing, provider }
}
