import { reminderDays } from '../../../nouns/payments/my-account.ts'
import { paymentAddress } from '../../../routes.ts'
import { refused, type Say } from '../../http/errors.ts'
import type { SignedIn } from '../../identity/sessions.ts'
import { readAddress } from '../../mail/read-address.ts'
import type { TenantSettings } from '../../tenants.ts'
import type { createAccountLinking } from './link-account.ts'
import type { LinkedAccounts } from './linked-accounts.ts'
import { ProviderDown, ProviderRefused, type PaymentProvider } from '../provider/payment-provider.ts'
import type { PaymentOperation } from '../../../nouns/payments/shown-payment.ts'
import type { NotOpened, Payments } from '../payments.ts'

type Needs = {
  linked: LinkedAccounts
  linkAccount: ReturnType<typeof createAccountLinking>
  payments: Pick<Payments, 'open' | 'cancelScheduled' | 'changeScheduled' | 'noteAutopayStopped'>
  provider: Pick<PaymentProvider, 'stopAutopay'>
  /** Their number at the provider, where they have one. */
  findCustomer(tenant: string, account: string): Promise<string | undefined>
}

/** Who does it, and from where. */
export interface Doing {
  tenant: TenantSettings
  person: SignedIn
  origin: string
  visitor: string
}

export type MyAccountWork = ReturnType<typeof createMyAccountWork>

/** Everything a customer does about their accounts. Each throws a refusal with the sentence for them. */
export function createMyAccountWork({ linked, linkAccount, payments, provider, findCustomer }: Needs) {
  const whose = ({ tenant, person }: Doing) => ({ tenant: tenant.client, account: person.account })

  const link = ({ tenant, person, origin, visitor }: Doing, typed: { number: string; zip: string }) =>
    linkAccount(tenant, { ...typed, account: person.account, email: readAddress(person.username) ?? '', origin, visitor })

  /** Answers where it goes on: the page of the payment, where the company's form is. */
  async function open(
    doing: Doing,
    id: string,
    wish: { operation: PaymentOperation; key: string; shownMinCents?: number },
  ): Promise<string> {
    const { tenant, person, origin, visitor } = doing
    const { number } = await linked.require(whose(doing), id)
    if (wish.operation === 'autopay') await linked.requireNoOtherAutopay(whose(doing), id)
    const opened = await payments.open(tenant, { ...wish, number, person, origin, visitor })
    if ('why' in opened) throw notOpened(opened)
    return paymentAddress(opened.code)
  }

  /** Answers where the new one is set. */
  async function change(doing: Doing, id: string, wish: { reference: string; shownMinCents?: number }): Promise<string> {
    const { tenant, person, origin, visitor } = doing
    const { number } = await linked.require(whose(doing), id)
    const { reference, ...shown } = wish
    const opened = await payments.changeScheduled(tenant, [number], reference, { ...shown, person, origin, visitor })
    if ('why' in opened) throw notOpened(opened)
    return paymentAddress(opened.code)
  }

  async function stopAutopay(doing: Doing, id: string): Promise<void> {
    const { number } = await linked.require(whose(doing), id)
    const customerId = await findCustomer(doing.tenant.client, doing.person.account)
    try {
      if (customerId === undefined) throw refused('conflict', { message: autopayIsElsewhere })
      await provider.stopAutopay({ customerId, accountReference: number })
    } catch (error) {
      if (error instanceof ProviderRefused) throw refused('conflict', { message: autopayIsElsewhere })
      if (!(error instanceof ProviderDown)) throw error
      throw refused('unavailable', { message: ({ mine }) => mine.autopayIsStillOn })
    }
    await linked.setAutopay(whose(doing), id, false)
    await payments.noteAutopayStopped(doing.tenant, number, doing.person)
  }

  async function cancel(doing: Doing, id: string, reference: string): Promise<void> {
    const { number } = await linked.require(whose(doing), id)
    await payments.cancelScheduled(doing.tenant, [number], reference)
  }

  async function remind(doing: Doing, id: string, { days, email: typed }: { days: string; email: string }): Promise<boolean> {
    const { email: before } = await linked.require(whose(doing), id)
    const wished = reminderDays.find((each) => String(each) === days) ?? null
    const email = readAddress(typed)
    if (wished !== null && email === undefined) {
      const message: Say = ({ mine }) => (typed.trim() === '' ? mine.emailMissing : mine.emailInvalid)
      throw refused('invalid', { message, errors: [{ path: 'email', message }] })
    }
    await linked.remind(whose(doing), id, wished, { email: email ?? before, origin: doing.origin })
    return wished !== null
  }

  return {
    link,
    open,
    change,
    stopAutopay,
    cancel,
    remind,
    unlink: (doing: Doing, id: string) => linked.unlink(whose(doing), id),
    async keep(doing: Doing, id: string) {
      if (!(await linked.keep(whose(doing), id))) throw refused('unknownItem', { message: ({ mine }) => mine.tooLateToKeep })
    },
  }
}

const notOpened = ({ why, message, reference }: NotOpened) =>
  refused(why === 'down' || why === 'in doubt' ? 'unavailable' : 'conflict', {
    message: (words) => (reference ? `${message(words)} (${reference})` : message(words)),
  })

const autopayIsElsewhere: Say = ({ mine }) => mine.autopayIsElsewhere
