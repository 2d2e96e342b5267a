import { compactDecrypt, exportJWK, generateKeyPair } from 'jose'
import { afterEach, expect, it, vi } from 'vitest'
import { sealValues } from './seal-value.ts'

afterEach(() => vi.unstubAllGlobals())

it('makes a compact JWE that others can open, new each time, with nothing an address cannot hold', async () => {
  const { publicKey, privateKey } = await generateKeyPair('ECDH-ES', { crv: 'P-256' })
  const key = { ...(await exportJWK(publicKey)), kid: '2026-11-22' }
  vi.stubGlobal('fetch', async () => Response.json({ status: true, key, until: 1_800_000_000 }))
  const sealed = await sealValues({ account: { is: 'account', value: '4011827755' }, amount: { is: 'amount', value: '148.20' } })
  for (const [name, value] of Object.entries(sealed)) {
    expect(value).toMatch(/^[\w.-]+$/)
    const { plaintext, protectedHeader } = await compactDecrypt(value, privateKey)
    expect(protectedHeader).toMatchObject({ alg: 'ECDH-ES', enc: 'A256GCM', kid: '2026-11-22' })
    const inside = JSON.parse(new TextDecoder().decode(plaintext)) as Record<string, unknown>
    expect(inside).toEqual({
      is: name,
      value: name === 'account' ? '4011827755' : '148.20',
      jti: expect.stringMatching(/^[\w-]{24}$/),
      exp: 1_800_000_000,
    })
  }
  const again = await sealValues({ account: { is: 'account', value: '4011827755' } })
  expect(again.account).not.toBe(sealed.account)
})
