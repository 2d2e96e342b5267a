import type { Sealing } from '../sealing/create-sealing.ts'

/** For so long the same wish without a key of its own is taken for one that was sent twice. */
const minutes = 10

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
export type WishKey = (asked: Asked) => string

/**
 * The key of a wish: that of its page, else one made of who asks for what, so that a double click without script, or a client
 * that knows no keys, opens one payment too. Whoever signs in meanwhile means another one: what is theirs is shown to them alone. Letters and digits alone, and nothing that the number could be found by.
 */
export function createWishKey({ sealing, now }: { sealing: Pick<Sealing, 'sign'>; now: () => Date }): WishKey {
  return ({ key, tenant, visitor, person = '', number, operation, turn = 0 }) => {
    const span = Math.floor(now().getTime() / (minutes * 60_000))
    const wish = key ? ['key', tenant, person, key] : ['wish', tenant, visitor, person, number.replaceAll(/\D/g, ''), operation, span, turn]
    return Buffer.from(sealing.sign('wish to pay', JSON.stringify(wish)), 'base64url').toString('hex')
  }
}
