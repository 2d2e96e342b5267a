import { createHmac, createSecretKey, type KeyObject } from 'node:crypto'
import { isSameSecret } from '../http/is-same-secret.ts'
import { closeBox, openBox } from './box.ts'
import { derive, type KeyRing } from './key-ring.ts'

/** A box, and which key of the ring closed it: the two columns of every table that holds such. */
export interface Sealed {
  sealed: Buffer
  keyId: string
}

export type Sealing = ReturnType<typeof createSealing>

/** Closes and opens what people told us, makes what it is found by, and signs (docs/decisions/0024). */
export function createSealing(first: KeyRing) {
  let ring = first
  let boxKeys = boxKeysOf(ring)
  /** Made once: a key is derived in ten times what it takes to use it. Their purposes are words of the code, and tenants and fields few. */
  const termKeys = new Map<string, KeyObject>()
  const signKeys = new Map<string, KeyObject>()

  /** Closes it with the first key. `what` it is, "mail 7f3…", is told again when it is opened; for rows see sealed-rows.ts. */
  function seal(what: string, plain: Buffer | string): Sealed {
    const [{ id }] = ring.keys
    return { sealed: closeBox(requireKey(id), what, Buffer.from(plain)), keyId: id }
  }

  /** Throws `CannotOpen` when its key is not on the ring, or when it is not what was closed as `what`. */
  function open(what: string, { sealed, keyId }: Sealed): Buffer {
    const key = requireKey(keyId)
    try {
      return openBox(key, what, sealed)
    } catch {
      throw new CannotOpen('a box was changed, cut or put in the place of another')
    }
  }

  const sealJson = (what: string, value: unknown): Sealed => seal(what, JSON.stringify(value))
  /** The type is that of whoever closed it; nobody else can have. */
  const openJson = <T>(what: string, box: Sealed): T => JSON.parse(open(what, box).toString()) as T

  /**
   * What a value is found by without being told: the same for the same value of one tenant and field, and nothing else.
   * The caller folds the value (case, spaces) first.
   */
  function term(tenant: string, field: string, value: string): string {
    const name = JSON.stringify([tenant, field])
    const key = termKeys.get(name) ?? createSecretKey(derive(ring.search, ['term', tenant, field]))
    termKeys.set(name, key)
    return createHmac('sha256', key).update(value).digest().subarray(0, termBytes).toString('base64url')
  }

  /** A signature for links and form tokens, 43 characters that may stand in an address. */
  function sign(purpose: string, text: string): string {
    const key = signKeys.get(purpose) ?? createSecretKey(derive(ring.search, ['sign', purpose]))
    signKeys.set(purpose, key)
    return createHmac('sha256', key).update(text).digest('base64url')
  }

  function verify(purpose: string, text: string, mac: string): boolean {
    return isSameSecret(mac, sign(purpose, text))
  }

  /** A secret for one purpose from each key of the ring, that which closes first: another one after the keys are changed. */
  const secretsFor = (purpose: string): Buffer[] => ring.keys.map(({ secret }) => derive(secret, ['secret', purpose]))

  function requireKey(id: string): Buffer {
    const key = boxKeys.get(id)
    if (!key) throw new CannotOpen(`there is no data key "${id}"`)
    return key
  }

  /** Takes up keys that were added where the ring is kept. Throws when that ring lacks what this one has. */
  function readAgain(): void {
    const now = ring.readAgain?.()
    if (!now) return
    const lost = ring.keys.find(({ id, secret }) => !now.keys.some((each) => each.id === id && each.secret.equals(secret)))
    if (lost || !now.search.equals(ring.search)) throw new Error(`the data key "${lost?.id ?? 'search'}" is gone from where it was kept`)
    ring = now
    boxKeys = boxKeysOf(now)
  }

  /** Names of the keys on the ring, that which closes first. */
  const keyIds = () => ring.keys.map(({ id }) => id)

  return { seal, open, sealJson, openJson, term, sign, verify, secretsFor, keyIds, readAgain }
}

/** Says what is wrong and never what is in the box. */
export class CannotOpen extends Error {}

/** Half a digest: enough that no two values meet, and half as much to store. */
const termBytes = 16

const boxKeysOf = ({ keys }: KeyRing) => new Map(keys.map(({ id, secret }) => [id, derive(secret, ['box'])]))
