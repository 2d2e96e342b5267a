import { isGivenUp } from '../../nouns/payments/payment-states.ts'
import type { Sealing } from '../sealing/create-sealing.ts'
import type { TenantSettings } from '../tenants.ts'
import type { AskedPayment, Payments } from './payments.ts'
import { createWishKey, mostTurns } from './wish-key.ts'

type Needs = { payments: Pick<Payments, 'open'>; sealing: Pick<Sealing, 'sign'>; now: () => Date }
type Asked = Omit<AskedPayment, 'key' | 'before'> & { key: string | undefined }
type Opened = Awaited<ReturnType<Payments['open']>>

export type OpenWish = (tenant: TenantSettings, asked: Asked) => Promise<Opened>

/** Opens a payment for a wish: with the key of its page, else with one made for it, and then another one where the last was given up. */
export function createOpenWish({ payments, ...needs }: Needs): OpenWish {
  const wishKey = createWishKey(needs)
  const underWay = new Map<string, Promise<unknown>>()

  return (tenant, asked) => (asked.key ? open(tenant, asked) : afterTheSame(tenant, asked))

  /** The second click waits for the first, which may have been given the key of the ten minutes before. */
  async function afterTheSame(tenant: TenantSettings, asked: Asked): Promise<Opened> {
    const { number, operation, person, visitor } = asked
    const same = JSON.stringify([tenant.client, visitor, person?.account, number.replaceAll(/\D/g, ''), operation])
    const before = underWay.get(same)
    const own = (before ?? Promise.resolve()).then(() => open(tenant, asked))
    const over = own.catch(() => {})
    underWay.set(same, over)
    try {
      return await own
    } finally {
      if (underWay.get(same) === over) underWay.delete(same)
    }
  }

  async function open(tenant: TenantSettings, { key, ...asked }: Asked): Promise<Opened> {
    for (let turn = 0; ; turn += 1) {
      const made = wishKey({ ...asked, key, turn, tenant: tenant.client, person: asked.person?.account })
      const opened = await payments.open(tenant, { ...asked, ...made })
      const over = 'ended' in opened && isGivenUp(opened.ended)
      if (key || !over || turn === mostTurns) return opened
    }
  }
}
