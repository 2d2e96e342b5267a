import type { PaymentsDeskOutcome, PaymentsDeskPage } from '../../nouns/payments/payments-desk.ts'

export interface PaymentsDeskForPages {
  /** What was paid, for admins alone; null for everybody else. */
  paymentsDesk: {
    look(asked: { state: string; before: string; payment: string; differences: string }): Promise<PaymentsDeskPage>
    /**
     * What a form of the page asks for: `compare`, `settle` with `reconciliation` and `reference`, `release`, `ask`, or `end` with `key` and
     * what was typed; 'nothing' where there is none such.
     */
    act(posted: FormData): Promise<PaymentsDeskOutcome>
  } | null
}
