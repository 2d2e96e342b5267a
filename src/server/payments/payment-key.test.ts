import { CompactEncrypt, compactDecrypt, importJWK } from 'jose'
import { expect, it } from 'vitest'
import { createPaymentKeys } from './payment-key.ts'

const sealing = { sign: (purpose: string, text: string) => Buffer.from(`${purpose} ${text}`.padEnd(32).slice(-32)).toString('base64url') }
const at = (time: string) => createPaymentKeys({ sealing, now: () => new Date(time) })

it('is the same pair on every node, and another one every day', () => {
  const [one, other] = [at('2026-11-22T00:00:00Z').publicKey(), at('2026-11-22T23:59:59Z').publicKey()]
  expect(one).toEqual(other)
  expect(at('2026-11-23T00:00:00Z').publicKey().x).not.toBe(one.x)
})

it('opens what was closed to it, today and the day after, and then no more', async () => {
  const key = at('2026-11-22T12:00:00Z').publicKey()
  const closed = await new CompactEncrypt(Buffer.from('4011827755'))
    .setProtectedHeader({ alg: 'ECDH-ES', enc: 'A256GCM', kid: key.kid })
    .encrypt(await importJWK(key, 'ECDH-ES'))
  const own = at('2026-11-23T12:00:00Z').privateKey(key.kid)
  if (!own) throw new Error('yesterday’s key is gone')
  const { plaintext } = await compactDecrypt(closed, own)
  expect(Buffer.from(plaintext).toString()).toBe('4011827755')
  expect(at('2026-11-24T12:00:00Z').privateKey(key.kid)).toBeUndefined()
  expect(at('2026-11-22T12:00:00Z').privateKey('../../etc')).toBeUndefined()
})
