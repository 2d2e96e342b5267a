import type { BilledTo } from '../../nouns/payments/billed-to.ts'
import type { ShownPayment } from '../../nouns/payments/shown-payment.ts'

/** Why nothing was opened; `title` heads it where the source gives one. */
export interface PaymentRefused {
  title: string | null
  message: string
  /** To be quoted on the phone. */
  reference: string | null
  /** Of the answer that says so. */
  status: number
}

/** An account as whoever is to pay it sees it, before anything is opened. */
export interface AccountToPay extends BilledTo {
  /** Goes back with the form that opens the payment: the number, closed. */
  box: string
  minDueCents: number
}

export interface PaymentsForPages {
  payments: {
    /** True where no money moves. */
    sandbox: boolean
    /** Where the payment company's form is: in our page, or on its own. */
    mode: 'embedded' | 'redirect'
    /** Opens a payment by a number as it was typed; where it leads to straight away, `leadsTo` says so. */
    open(number: string, key: string | undefined): Promise<{ code: string; leadsTo: string | null } | PaymentRefused>
    lookUp(number: string): Promise<AccountToPay | PaymentRefused>
    /** Opens a payment on a day of one's own choice, of an account that was looked up. */
    schedule(box: string, shownMinCents: number, key: string | undefined): Promise<{ code: string } | PaymentRefused>
    find(code: string): Promise<ShownPayment | null>
    /** Where the payment company goes on with a payment that is open; null where it is not open any more. Throws where the company does not answer. */
    goOn(code: string): Promise<string | null>
    /** Whoever looks says that they have paid: the company is asked. */
    ask(code: string): Promise<void>
    /** False where there is no receipt to mail, or it was mailed often enough. */
    mailReceipt(code: string, email: string): Promise<boolean>
    /** A fresh key of a wish, for a form. */
    newKey(): string
  }
}
