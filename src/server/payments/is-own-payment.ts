import type { SignedIn } from '../identity/sessions.ts'
import type { PaymentRow } from './books/payment-rows.ts'

/** True for whoever opened it; nobody's where nobody was signed in. */
export const isOwn = ({ account }: PaymentRow, person: SignedIn | undefined) => account !== null && person?.account === account
