import type { PaymentsDeskForPages } from '../../pages/site/site-payments-desk.ts'
import type { PaymentsForPages } from '../../pages/site/site-payments.ts'
import { answerAccountDetails } from '../api/payments/account-details.ts'
import { answerGetToken } from '../api/payments/get-token.ts'
import { answerPaymentKey } from '../api/payments/payment-key.ts'
import { answerAskAboutPayment, answerEndPayment } from '../api/payments/payments-desk.ts'
import { answerPaymentHint, answerPaymentSession } from '../api/payments/payment-session.ts'
import { answerQuickPayToken } from '../api/payments/quick-pay-token.ts'
import { answerSignInMicrosoftTest } from '../api/payments/sign-in-microsoft-test.ts'
import { takeNotices } from '../api/payments/take-notices.ts'
import type { Db } from '../db/database.ts'
import type { OriginOf } from '../http/site-origin.ts'
import type { Warn } from '../http/warn.ts'
import { createRateLimiter } from '../identity/rate-limit.ts'
import type { Jobs } from '../jobs/create-jobs.ts'
import type { Mail } from '../mail/mail.ts'
import { createAccountValues } from '../payments/account-values.ts'
import type { BillingSystem } from '../payments/billing/billing-system.ts'
import { createPayments } from '../payments/create-payments.ts'
import { noBilling, noProvider } from '../payments/out-of-reach.ts'
import { createPaymentKeys } from '../payments/payment-key.ts'
import type { PaymentProvider } from '../payments/provider/payment-provider.ts'
import { paymentsDeskFor } from '../payments/desk/payments-desk-for-pages.ts'
import { admit } from '../permissions.ts'
import { createPaymentsForPages } from '../payments/payments-for-pages.ts'
import { createOpenWish } from '../payments/open-wish.ts'
import type { Sealing } from '../sealing/create-sealing.ts'
import type { Tenants } from '../tenants.ts'
import type { Noun } from './noun.ts'

type Needs = {
  db: Db
  jobs: Jobs
  sealing: Sealing
  now: () => Date
  warn: Warn
  originOf: OriginOf
  tenants: Tenants
  mail: { mail: Mail }
  billing?: BillingSystem
  provider?: PaymentProvider
}

/** Bills that are paid, and the books of it. */
export function createPaymentsNoun({ mail: { mail }, billing = noBilling, provider = noProvider, ...needs }: Needs) {
  const { jobs, inbox, desk, ...books } = createPayments({ ...needs, mail, billing, provider })
  const { payments } = books
  const values = createAccountValues({ ...needs, keys: createPaymentKeys(needs) })
  const openWish = createOpenWish({ ...needs, payments })
  const limiter = createRateLimiter({ ...needs, onTheWay: true })
  const { mode } = provider
  const opening = { payments, values, openWish, originOf: needs.originOf, mode }
  const forPages = createPaymentsForPages({ ...needs, payments, provider, openWish, limiter })
  const noun: Noun<PaymentsForPages & PaymentsDeskForPages> = {
    calls: [
      answerPaymentKey({ values }),
      answerAccountDetails({ payments, values }),
      answerGetToken(opening),
      answerQuickPayToken(opening),
      answerSignInMicrosoftTest(opening),
      answerPaymentSession({ payments, limiter, mode }),
      answerPaymentHint({ payments, limiter }),
      answerAskAboutPayment({ desk }),
      answerEndPayment({ desk }),
    ],
    // Without the other books there is none to lay beside ours.
    jobs: billing === noBilling || provider === noProvider ? jobs.filter((job) => job !== books.comparing.job) : jobs,
    routes: (app) => takeNotices(app, { inbox, provider, tenants: needs.tenants }),
    forPages(visit) {
      const { tenant, person, visitor } = visit
      // The page is for them alone by its route; what is handed out here holds even if that is forgotten.
      const admin = admit('admin', person, tenant)
      return { payments: forPages(visit), paymentsDesk: admin ? paymentsDeskFor(desk, { tenant, admin, visitor }) : null }
    },
  }
  return { ...noun, ...books, billing, provider }
}
