import { hash } from 'node:crypto'
import { compactDecrypt } from 'jose'
import { z } from 'zod'
import type { Db } from '../db/database.ts'
import { spendOnce } from '../db/spend-once.ts'
import { withoutWaiting } from '../db/without-waiting.ts'
import { refused } from '../http/errors.ts'
import { addressKey, createRateLimiter } from '../identity/rate-limit.ts'
import type { PaymentKeys } from './payment-key.ts'

/** What a value says it is, so that none can stand in for another. */
export type ValueOf = 'account' | 'amount' | 'holder'

interface ClosedValue {
  encrypted: string
  of: ValueOf
}

/** How long a value counts. */
const valueSeconds = 600

/** Of one network address, before anything is decrypted: a home full of people stays far below it. */
const mostValues = { max: 120, windowSeconds: 60 }

const inside = z.object({
  is: z.string(),
  value: z.string().max(200),
  /** Of this value alone; it counts once. */
  jti: z.string().min(16).max(100),
  exp: z.number().int(),
})

export type AccountValues = ReturnType<typeof createAccountValues>

/** Reads what browsers encrypted into an address: short-lived, for one use, and judged by who sends it before it is opened. */
export function createAccountValues({ db, keys, now }: { db: Db; keys: PaymentKeys; now: () => Date }) {
  const limiter = createRateLimiter({ db, now, onTheWay: true })

  /** Opens them all or none. Throws `tooMany`, or `invalid` for a value that is not ours, too old, or used before. */
  async function read<Values extends Record<string, ClosedValue>>(visitor: string, values: Values): Promise<Record<keyof Values, string>> {
    await limiter.countTry(addressKey('account values', visitor), mostValues)
    const opened = await Promise.all(
      Object.entries(values).map(async ([name, { encrypted, of }]) => ({
        name,
        of,
        ...(await decrypt(encrypted, keys)),
      })),
    )
    const at = now().getTime() / 1000
    for (const { is, of, exp } of opened) if (is !== of || exp <= at || exp > at + valueSeconds + slackSeconds) throw refusedValue()
    // On the disk with the payment that is opened by it, at the latest.
    const used = opened.map(({ jti, exp }) => ({ hash: withoutWaiting(hashOf(jti)), endsAt: new Date(exp * 1000) }))
    if (!(await spendOnce(db, used))) throw refusedValue()
    return Object.fromEntries(opened.map(({ name, value }) => [name, value])) as Record<keyof Values, string>
  }

  /** What the browser is told to encrypt with, and until when. */
  const offer = () => ({ key: keys.publicKey(), until: Math.floor(now().getTime() / 1000) + valueSeconds })

  return { read, offer }
}

/** Another node's clock may be ahead. */
const slackSeconds = 60

async function decrypt(encrypted: string, keys: PaymentKeys): Promise<z.output<typeof inside>> {
  try {
    const { plaintext } = await compactDecrypt(
      written(encrypted),
      ({ kid }) => {
        const key = keys.privateKey(kid)
        if (!key) throw new Error('a key nobody has')
        return key
      },
      { keyManagementAlgorithms: ['ECDH-ES'], contentEncryptionAlgorithms: ['A256GCM'], maxDecompressedLength: 0 },
    )
    return inside.parse(JSON.parse(new TextDecoder().decode(plaintext)))
  } catch {
    // The cause might quote it.
    throw refusedValue()
  }
}

/** As the source's client writes base64: asterisks for slashes. Ours has neither. */
const written = (value: string) => value.replaceAll(/[*/]/g, '_').replaceAll('+', '-').replaceAll('=', '')

const refusedValue = () => refused('invalid', { message: ({ number }) => number.unreadable, also: { showMessage: true } })

const hashOf = (jti: string) => hash('sha256', `account value ${jti}`, 'base64url')
