import type { Db } from '../db/database.ts'
import type { Warn } from '../http/warn.ts'
import { createRateLimiter } from '../identity/rate-limit.ts'
import type { Jobs } from '../jobs/create-jobs.ts'
import type { Job } from '../jobs/job.ts'
import type { Mail } from '../mail/mail.ts'
import type { Sealing } from '../sealing/create-sealing.ts'
import type { Tenants } from '../tenants.ts'
import { createPaymentsOfAccounts } from './accounts/payments-of-accounts.ts'
import { createAskOrWait } from './provider/ask-or-wait.ts'
import { createAsking } from './provider/ask-provider.ts'
import type { BillingSystem } from './billing/billing-system.ts'
import { createCallingOff } from './changes/call-off.ts'
import { createCallingOffForChange } from './changes/call-off-for-change.ts'
import { createChanging } from './changes/change-scheduled.ts'
import { createFollowingChanges, isCalledOffToBeChanged } from './changes/follow-change.ts'
import { createOpening } from './open-payment.ts'
import { createPaymentCodes } from './payment-codes.ts'
import { createEndingByHand } from './desk/end-by-hand.ts'
import { createPaymentLetters } from './payment-letters.ts'
import { createComparing } from './books/compare-books.ts'
import { createRepairing } from './books/repair-difference.ts'
import { createLedger } from './books/payment-ledger.ts'
import type { PaymentProvider } from './provider/payment-provider.ts'
import { noteRefused } from './books/note-refused.ts'
import { noteSecondTaking } from './books/note-second-taking.ts'
import { createPaymentsDesk } from './desk/payments-desk.ts'
import type { Payments } from './payments.ts'
import { createPaymentsByCode } from './payments-by-code.ts'
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
  const repair = createRepairing({ db, sealing, tenants, now, ledger, tellSoon: telling.tellSoon })
  const comparing = createComparing({ db, jobs, now, warn, tenants, billing, provider, repair })
  const ending = createEndingByHand({ db, now, ledger, learn: asking.learn, limiter, patienceMs })
  const desk = createPaymentsDesk({ db, sealing, now, ledger, comparing, ending })
  const askOrWait = createAskOrWait(db, asking)
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
  const payments: Payments = {
    ...opening,
    ...createPaymentsByCode({ db, ledger, codes, limiter, letters, presentAll, askOrWait }),
    ...createPaymentsOfAccounts({ db, sealing, now, ledger, callOff, change, presentAll }),
  }
  const work: readonly Job[] = [telling.job, asking.job, inbox.job, comparing.job, followingChanges.job]
  return { payments, inbox, ledger, asking, telling, comparing, desk, codes, customers, wrongNumbers, jobs: work }
}
