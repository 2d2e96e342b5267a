import type { ComingCharge } from '../../nouns/payments/my-account.ts'
import type { PaymentState } from '../../nouns/payments/payment-states.ts'
import type { ChangedPayment, PaymentOperation, ShownPayment } from '../../nouns/payments/shown-payment.ts'
import type { Say } from '../http/errors.ts'
import type { SignedIn } from '../identity/sessions.ts'
import type { TenantSettings } from '../tenants.ts'
import type { BilledAccount } from './billing/billing-system.ts'
import type { AskedChange } from './changes/change-scheduled.ts'
import type { ProviderSession } from './provider/payment-provider.ts'

/** What the rest of the server may ask of payments: calls, pages and the customer's account are made of it. */
export interface Payments {
  /**
   * Opens a payment for one wish. The same `key` is the same payment, however often it is asked for: a double click, a
   * retry, two tabs of one page; one that has ended already is answered with where it stands. Throws `tooMany` (429) after 5
   * wrong numbers a minute of one visitor or 20 an hour of one account, before anything is looked up; `conflict` (409) where
   * the key was used for another account or operation; `invalidBody` where it is no key.
   */
  open(tenant: TenantSettings, asked: AskedPayment): Promise<OpenedPayment | EndedPayment | NotOpened>
  /**
   * What billing says of an account, for whoever is signed in and has its number: what is shown before a day is chosen. Opens
   * nothing; counts tries as `open` does, and takes the same time for accounts that do not exist.
   */
  lookUp(tenant: TenantSettings, asked: Pick<AskedPayment, 'number' | 'person' | 'visitor'>): Promise<BilledAccount | NotOpened>
  /** By the code of its page; null when it leads nowhere. Reads alone: nothing is completed by looking. */
  find(tenant: TenantSettings, code: string): Promise<ShownPayment | null>
  /**
   * A fresh session key for the widget of a payment that is still open; null where it is not, and why not where the company does not answer, or another sum is due
   * by now than was shown: that is written down, and asked for again it is opened with the new one. Of a customer's payment everybody
   * else who has its code may pay the bill, and nothing more: saved cards, autopay and an agent's ways are whose it is.
   */
  reopen(tenant: TenantSettings, code: string, person: SignedIn | undefined): Promise<OpenedPayment | NotOpened | null>
  /** For a form that is open: why it is not to be paid as it stands, such as another sum that is due by now; null where all is as it was. */
  recheck(tenant: TenantSettings, code: string): Promise<NotOpened | null>
  /** What the browser says of the widget: a hint, after which the provider is asked. */
  hint(tenant: TenantSettings, code: string, said: 'completed' | 'cancelled' | 'failed' | 'closed'): Promise<ShownPayment | null>
  /** Payments of these accounts, newest first, `most` of them. */
  listOf(tenant: TenantSettings, numbers: readonly string[], most: number): Promise<ShownPayment[]>
  /** Of a scheduled payment of one of these accounts; throws a refusal with its sentence when it is too late. */
  cancelScheduled(tenant: TenantSettings, numbers: readonly string[], reference: string): Promise<ShownPayment>
  /**
   * Another day or amount for a scheduled payment of one of these accounts: opens the payment that takes its place. It is called off before
   * a key to the new one is given out, so that nothing is taken twice; where nothing takes its place, whoever changed it is told by mail.
   */
  changeScheduled(
    tenant: TenantSettings,
    numbers: readonly string[],
    reference: string,
    asked: AskedChange,
  ): Promise<OpenedPayment | EndedPayment | NotOpened>
  /** They had autopay of this account stopped just now: what is told later, and happened before, turns it on no more. */
  noteAutopayStopped(tenant: TenantSettings, number: string, person: SignedIn): Promise<void>
  /** What autopay of this person takes next of an account, as the provider said. */
  findComingCharge(tenant: TenantSettings, number: string, account: string): Promise<ComingCharge | null>
  /** Mails the receipt of a paid one, through the outbox; false where it is not paid. Few a payment and address. */
  mailReceipt(tenant: TenantSettings, code: string, email: string): Promise<boolean>
}

export interface AskedPayment {
  /** As it was typed. */
  number: string
  operation: PaymentOperation
  /** Of the wish: made by the page, 16 to 100 letters and digits. */
  key: string
  /** Keys that the same wish had before, where nothing was opened with its own: they count for what was opened since and not given up. */
  before?: { keys: string[]; since: Date }
  person: SignedIn | undefined
  /** The least that is due as the person was shown it: where billing says another sum by now, nothing is opened ('amount changed'). */
  shownMinCents?: number
  /** "https://…" of the site, for the way back. */
  origin: string
  /** The network address of who asks. */
  visitor: string
  /** What it is to take the place of. */
  changes?: Omit<ChangedPayment, 'state'>
}

export interface OpenedPayment {
  code: string
  reference: string
  account: BilledAccount
  session: ProviderSession
  /** An agent pays for somebody: no questions, straight to the provider. */
  byAgent: boolean
}

/** The wish was opened before and needs no widget any more: lead to its page, which says what became of it. */
export interface EndedPayment {
  code: string
  reference: string
  ended: PaymentState
}

/** Why nothing was opened. `title` heads the modal where the source gives one ("Account Not Found!"), else the message stands under the field. */
export interface NotOpened {
  title: Say | null
  message: Say
  /** 'field': mend the number. 'account': no such account, or of a state not served. 'nothing due'. 'amount changed' since it was shown. 'on its way': money of this account is with the payment company, and billing does not know of it yet. 'autopay of another': somebody else turned it on meanwhile. 'not changed': what is set for a day cannot be changed any more. 'nothing to change': it is not set any longer. 'in doubt': whether it was called off nobody knows yet. 'down': billing or provider; with `reference` for the phone. */
  why:
    | 'field'
    | 'account'
    | 'nothing due'
    | 'amount changed'
    | 'on its way'
    | 'autopay of another'
    | 'not changed'
    | 'nothing to change'
    | 'in doubt'
    | 'down'
  reference: string | null
}
