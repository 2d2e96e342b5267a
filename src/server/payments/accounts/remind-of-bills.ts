import { addDays } from '../../../nouns/add-days.ts'
import { maskAccountNumber } from '../../../nouns/payments/account-number.ts'
import { kindOfTenant } from '../../../nouns/stopped-work/stopped-work.ts'
import { dayOn } from '../../../nouns/wall-time.ts'
import type { ShownPayment } from '../../../nouns/payments/shown-payment.ts'
import { address } from '../../../routes.ts'
import type { Db } from '../../db/database.ts'
import { eachPage } from '../../db/each-page.ts'
import { defineJob, noPayload, type Job } from '../../jobs/job.ts'
import { reminderLetter } from '../../mail/letters/reminder-letter.ts'
import type { Mail } from '../../mail/mail.ts'
import type { TenantSettings } from '../../tenants.ts'
import type { BilledAccount, BillingSystem } from '../billing/billing-system.ts'
import type { ToRemind } from './account-reminders.ts'
import type { LinkedAccounts } from './linked-accounts.ts'
import type { LinkedAccount } from './linked-rows.ts'
import type { Payments } from '../payments.ts'
import type { ReminderLinks } from './reminder-links.ts'
import { showPending } from './show-my-accounts.ts'

type Needs = {
  db: Db
  now: () => Date
  linked: LinkedAccounts
  links: ReminderLinks
  billing: Pick<BillingSystem, 'findAccount'>
  payments: Pick<Payments, 'listOf'>
  mail: Pick<Mail, 'queue'>
}

const atOnce = 100

/** Each morning at nine, on the clocks of the insurer: mails about bills that are due in so many days as somebody wished. */
export function remindOfBills(tenant: TenantSettings, needs: Needs): Job {
  return defineJob({
    kind: kindOfTenant('remind of bills', tenant.client),
    payload: noPayload,
    every: { at: '09:00', timeZone: tenant.timeZone },
    limitSeconds: 3600,
    atOnce: 1,
    async run({ signal }) {
      const failed: unknown[] = []
      for await (const some of eachPage<ToRemind>((last) => needs.linked.listToRemind(tenant.client, last, atOnce)))
        for (const linked of some) {
          signal.throwIfAborted()
          try {
            await remindOf(tenant, linked.read(), needs)
          } catch (error) {
            // One account that cannot be read or asked about keeps nobody else's reminder waiting.
            failed.push(error)
          }
        }
      if (failed.length > 0) throw new Error(`${failed.length} accounts could not be reminded of`, { cause: failed[0] })
      return undefined
    },
  }) as Job
}

/** Throws where billing does not answer: the job is tried again, and nobody is reminded twice of one day. */
async function remindOf(
  tenant: TenantSettings,
  linked: LinkedAccount,
  { db, now, linked: store, links, billing, payments, mail }: Needs,
): Promise<void> {
  const { number, email, origin, autopay } = linked
  if (email === '') return
  const listOurs = () => payments.listOf(tenant, [number], 20)
  // What autopay pays nobody is reminded of, unless it has tried and could not.
  if (autopay && !autopayFailed(await listOurs(), now())) return
  const account = await billing.findAccount(tenant.client, number)
  const today = dayOn(now(), tenant.timeZone)
  if (!account || !isTime(account, linked, today) || account.dueOn === null) return
  const { dueOn, minDueCents } = account
  const scheduled = (await listOurs()).find(({ state, at }) => {
    return state === 'scheduled' && at !== null && dayOn(new Date(at), tenant.timeZone) <= dueOn
  })
  if ((scheduled?.cents ?? 0) >= minDueCents) return
  const letter = reminderLetter({
    tenant,
    account: maskAccountNumber(number),
    minDueCents,
    dueOn,
    pay: origin + address.customerLanding,
    stop: origin + links.pathOf(linked),
  })
  await db.transaction(async (tx) => {
    if (!(await store.noteReminded(tx, linked, dueOn))) return
    await mail.queue(tx, { tenant: tenant.client, kind: 'reminder', to: { address: email }, ...letter })
  })
}

function autopayFailed(ours: readonly ShownPayment[], now: Date): boolean {
  const failed = showPending(ours, now).find(({ state }) => state === 'failed')
  return ours.some(({ reference, operation }) => reference === failed?.reference && operation === 'charge')
}

/** From so many days before until the day itself; late bills are the business of billing. */
function isTime(
  { dueOn, minDueCents, status }: Pick<BilledAccount, 'dueOn' | 'minDueCents' | 'status'>,
  { remindDays, remindedFor }: Pick<LinkedAccount, 'remindDays' | 'remindedFor'>,
  today: string,
): boolean {
  if (dueOn === null || minDueCents <= 0 || status === 'cancelled' || remindDays === null || remindedFor === dueOn) return false
  return dueOn >= today && dueOn <= addDays(today, remindDays)
}

/** Accounts that were taken off, after the minutes in which they can be brought back. */
export const forgetUnlinked = ({ linked }: Pick<Needs, 'linked'>): Job =>
  defineJob({
    kind: 'forget accounts that were taken off',
    payload: noPayload,
    every: { minutes: 60 },
    run: async () => linked.forgetUnlinked,
  }) as Job
