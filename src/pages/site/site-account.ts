import type { AccountOutcome } from '../../nouns/payments/account-wish.ts'
import type { MyAccount } from '../../nouns/payments/my-account.ts'

export interface AccountForPages {
  /** Of whoever is signed in, and of nobody else; null for nobody. */
  account: {
    open(): Promise<MyAccount>
    /** Does what a form of the account's page asks. */
    do(posted: FormData): Promise<AccountOutcome>
    /** Of one wish to pay: sent twice, it is one payment. */
    newKey(): string
  } | null
  /** Of a link in a mail, for whoever has it. */
  reminders: {
    isLink(code: string): boolean
    /** False where there is nothing to stop any longer. */
    stop(code: string): Promise<boolean>
  }
}
