import { dayMs } from '../../durations.ts'
import type { Sealing } from '../sealing/create-sealing.ts'
import { keyPairOf } from '../sealing/key-pair.ts'

/** The public half, as browsers take it. */
export interface PublicKey {
  kty: 'EC'
  crv: 'P-256'
  x: string
  y: string
  kid: string
}

export type PaymentKeys = ReturnType<typeof createPaymentKeys>

/**
 * The key pair that browsers encrypt account values to. It is derived from the ring that everything is sealed with, a new one
 * for each day of the world, so that nodes agree without a word and nothing has to be kept; `kid` is the day.
 */
export function createPaymentKeys({ sealing, now }: { sealing: Pick<Sealing, 'sign'>; now: () => Date }) {
  const known = new Map<string, { publicKey: PublicKey; d: string }>()

  function pairOf(day: string) {
    const pair = known.get(day) ?? makePair(day, sealing)
    // Today's and yesterday's.
    if (known.size > 2) known.clear()
    known.set(day, pair)
    return pair
  }

  return {
    publicKey: (): PublicKey => pairOf(dayOf(now())).publicKey,
    /** Of today or yesterday; undefined for any other name. */
    privateKey(kid: unknown): (PublicKey & { d: string }) | undefined {
      const today = now()
      const days = [dayOf(today), dayOf(new Date(today.getTime() - dayMs))]
      if (typeof kid !== 'string' || !days.includes(kid)) return undefined
      const { publicKey, d } = pairOf(kid)
      return { ...publicKey, d }
    },
  }
}

const dayOf = (at: Date) => at.toISOString().slice(0, 10)

function makePair(day: string, sealing: Pick<Sealing, 'sign'>): { publicKey: PublicKey; d: string } {
  const { d, ...publicKey } = keyPairOf((turn) => Buffer.from(sealing.sign('key of account values', `${day} ${turn}`), 'base64url'))
  return { publicKey: { ...publicKey, kid: day }, d }
}
