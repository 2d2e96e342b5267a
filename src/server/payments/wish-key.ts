import { minuteMs } from '../../durations.ts'
import type { Sealing } from '../sealing/create-sealing.ts'

/** For so long the same wish without a key of its own is taken for one that was sent twice. */
const wishMs = 10 * minuteMs
/** So often another one is meant in that time. */
export const mostTurns = 10

type Asked = {
  key: string | undefined
  tenant: string
  visitor: string
  person: string | undefined
  number: string
  operation: string
  /** How often in these ten minutes of the clock it was given up before: whoever asks once more means another one. */
  turn?: number
}
export interface WishKey {
  key: string
  /** The keys it may have had until the clock's last ten minutes were over, in their order, and since when they still count; only where no page made one. */
  before?: { keys: string[]; since: Date }
}

/**
 * The key of a wish: that of its page, else one made of who asks for what, so that a double click without script, or a client
 * that knows no keys, opens one payment too. Whoever signs in meanwhile means another one: what is theirs is shown to them alone. Letters and digits alone, and nothing that the number could be found by.
 */
export function createWishKey({ sealing, now }: { sealing: Pick<Sealing, 'sign'>; now: () => Date }): (asked: Asked) => WishKey {
  return ({ key, tenant, visitor, person = '', number, operation, turn = 0 }) => {
    const hexOf = (wish: unknown[]) => Buffer.from(sealing.sign('wish to pay', JSON.stringify(wish)), 'base64url').toString('hex')
    if (key) return { key: hexOf(['key', tenant, person, key]) }
    const keyOf = (span: number, nth: number) =>
      hexOf(['wish', tenant, visitor, person, number.replaceAll(/\D/g, ''), operation, span, nth])
    const at = now().getTime()
    const span = Math.floor(at / wishMs)
    // What was given up in these ten minutes was opened when nothing of the last ten counted any more.
    if (turn > 0) return { key: keyOf(span, turn) }
    const keys = Array.from({ length: mostTurns + 1 }, (_, nth) => keyOf(span - 1, nth))
    return { key: keyOf(span, turn), before: { keys, since: new Date(at - wishMs) } }
  }
}
