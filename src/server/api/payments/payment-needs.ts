import type { AccountValues } from '../../payments/account-values.ts'
import type { PaymentProvider } from '../../payments/provider/payment-provider.ts'
import type { Payments } from '../../payments/payments.ts'
import type { OpenWish } from '../../payments/open-wish.ts'
import type { OriginOf } from '../../http/site-origin.ts'

/** What the calls that payments are opened by are handed. */
export interface PaymentNeeds {
  payments: Payments
  values: AccountValues
  openWish: OpenWish
  originOf: OriginOf
  mode: PaymentProvider['mode']
}
