import type { Sealing } from '../sealing/create-sealing.ts'

/** For so long the same wish without a key of its own is taken for one that was sent twice. */
const wishMs = 10 * 60_000

type Asked = {
  key: string | undefined
  tenant: string
  visitor: string
  person: string | undefined
  number: string
  operation: string
  /** How often in this time it was given up before: whoever asks once more means another one. */
  turn?: number
}
export interface WishKey {
  key: string
  /** The key it had until the clock's last ten minutes were over, and since when that still counts; only where no page made one. */
  before?: { key: string; since: Date }
}

/**
 * The key of a wish: that of its page, else one made of who asks for what, so that a double click without script, or a client
 * that knows no keys, opens one payment too. Whoever signs in meanwhile means another one: what is theirs is shown to them alone. Letters and digits alone, and nothing that the number could be found by.
 */
export function createWishKey({ sealing, now }: { sealing: Pick<Sealing, 'sign'>; now: () => Date }): (asked: Asked) => WishKey {
  return ({ key, tenant, visitor, person = '', number, operation, turn = 0 }) => {
    const hexOf = (wish: unknown[]) => Buffer.from(sealing.sign('wish to pay', JSON.stringify(wish)), 'base64url').toString('hex')
    if (key) return { key: hexOf(['key', tenant, person, key]) }
    const keyOf = (span: number) => hexOf(['wish', tenant, visitor, person, number.replaceAll(/\D/g, ''), operation, span, turn])
    const at = now().getTime()
    const span = Math.floor(at / wishMs)
    return { key: keyOf(span), before: { key: keyOf(span - 1), since: new Date(at - wishMs) } }
  }
}
