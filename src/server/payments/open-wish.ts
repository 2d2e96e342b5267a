import { isGivenUp } from '../../nouns/payments/payment-states.ts'
import type { TenantSettings } from '../tenants.ts'
import type { AskedPayment, Payments } from './payments.ts'
import type { WishKey } from './wish-key.ts'

type Needs = { payments: Pick<Payments, 'open'>; wishKey: WishKey }
type Asked = Omit<AskedPayment, 'key'> & { key: string | undefined }

const mostTurns = 10

/** Opens a payment for a wish: with the key of its page, else with one made for it, and then another one where the last was given up. */
export async function openWish({ payments, wishKey }: Needs, tenant: TenantSettings, { key, ...asked }: Asked) {
  for (let turn = 0; ; turn += 1) {
    const made = wishKey({ ...asked, key, turn, tenant: tenant.client, person: asked.person?.account })
    const opened = await payments.open(tenant, { ...asked, key: made })
    const over = 'ended' in opened && isGivenUp(opened.ended)
    if (key || !over || turn === mostTurns) return opened
  }
}
