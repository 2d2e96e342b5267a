import { describe, expect, it } from 'vitest'
import { CannotOpen, createSealing } from './create-sealing.ts'
import { readKeyRing, type KeyRing } from './key-ring.ts'

const key = (fill: number) => Buffer.alloc(32, fill).toString('base64url')
const old = readKeyRing(`old:${key(1)} search:${key(9)}`)
const rotated = readKeyRing(`new:${key(2)} old:${key(1)} search:${key(9)}`)

describe('a box', () => {
  const sealing = createSealing(old)

  it('gives back what was closed, and shows none of it', () => {
    const box = sealing.seal('mail 1', 'Dear Alex Neighbor')
    expect(sealing.open('mail 1', box).toString()).toBe('Dear Alex Neighbor')
    expect(box.keyId).toBe('old')
    expect(box.sealed.toString('latin1')).not.toMatch(/Alex/)
    expect(sealing.openJson(`x`, sealing.sealJson('x', { a: ['ä', 1] }))).toEqual({ a: ['ä', 1] })
  })

  it('is another each time', () => {
    const [one, two] = [sealing.seal('x', 'same'), sealing.seal('x', 'same')]
    expect(one.sealed.equals(two.sealed)).toBe(false)
  })

  it('cannot stand in for another', () => {
    expect(() => sealing.open('mail 2', sealing.seal('mail 1', 'words'))).toThrow(CannotOpen)
  })

  it('does not open with any one bit of it changed, or cut', () => {
    const { sealed, keyId } = sealing.seal('x', 'words')
    for (let at = 0; at < sealed.length; at += 1) {
      const changed = Buffer.from(sealed)
      changed[at] ^= 1
      expect(() => sealing.open('x', { sealed: changed, keyId })).toThrow(CannotOpen)
      expect(() => sealing.open('x', { sealed: sealed.subarray(0, at), keyId })).toThrow(CannotOpen)
    }
  })

  it('opens after a new key was put before the old, and not without the old', () => {
    const box = sealing.seal('x', 'words')
    const after = createSealing(rotated)
    expect(after.open('x', box).toString()).toBe('words')
    expect(after.seal('x', 'words').keyId).toBe('new')
    expect(() => createSealing(readKeyRing(`new:${key(2)}`)).open('x', box)).toThrow('there is no data key "old"')
    expect(() => createSealing(readKeyRing(`old:${key(2)}`)).open('x', box)).toThrow(CannotOpen)
  })

  it('may be of megabytes, or of nothing', () => {
    const large = Buffer.alloc(3_000_000, 'x')
    expect(sealing.open('x', sealing.seal('x', large)).equals(large)).toBe(true)
    expect(sealing.open('x', sealing.seal('x', '')).length).toBe(0)
  })
})

describe('a search token', () => {
  const { term } = createSealing(old)

  it('is the same for the same value, tenant and field, before and after the keys are changed', () => {
    expect(term('windbreak', 'email', 'alex@example.com')).toBe(term('windbreak', 'email', 'alex@example.com'))
    expect(createSealing(rotated).term('windbreak', 'email', 'alex@example.com')).toBe(term('windbreak', 'email', 'alex@example.com'))
  })

  it('is another for anything else', () => {
    const asked = [
      ['windbreak', 'email', 'a'],
      ['prairie', 'email', 'a'],
      ['windbreak', 'name', 'a'],
      ['windbreak', 'email', 'b'],
      ['windbreak","email', '', 'a'],
      ['', 'windbreak","email', 'a'],
    ] as const
    expect(new Set(asked.map(([tenant, field, value]) => term(tenant, field, value))).size).toBe(asked.length)
    expect(createSealing(readKeyRing(`old:${key(1)}`)).term('windbreak', 'email', 'a')).not.toBe(term('windbreak', 'email', 'a'))
  })

  it('tells nothing of its value', () => {
    expect(term('windbreak', 'email', 'alex@example.com')).toMatch(/^[\w-]{22}$/)
  })
})

describe('a signature', () => {
  const { sign, verify } = createSealing(old)

  it('holds for its text and purpose alone, also after the keys are changed', () => {
    const mac = sign('link', 'draft 1')
    expect(verify('link', 'draft 1', mac)).toBe(true)
    expect(createSealing(rotated).verify('link', 'draft 1', mac)).toBe(true)
    expect(verify('link', 'draft 2', mac)).toBe(false)
    expect(verify('form', 'draft 1', mac)).toBe(false)
    for (const wrong of ['', mac.slice(1), `${mac}A`, mac.toLowerCase(), 'ä'.repeat(43)])
      expect(verify('link', 'draft 1', wrong)).toBe(false)
  })
})

describe('a ring that is kept in a file', () => {
  it('is taken up when a key was added, and not when one is gone', () => {
    let kept: KeyRing = { ...old, readAgain: () => kept }
    const sealing = createSealing(kept)
    const box = sealing.seal('x', 'words')
    kept = { ...rotated, readAgain: () => kept }
    sealing.readAgain()
    expect(sealing.keyIds()).toEqual(['new', 'old'])
    expect(sealing.open('x', box).toString()).toBe('words')
    kept = readKeyRing(`new:${key(2)} search:${key(9)}`)
    expect(() => sealing.readAgain()).toThrow('the data key "old" is gone from where it was kept')
    kept = readKeyRing(`new:${key(2)} old:${key(1)} search:${key(8)}`)
    expect(() => sealing.readAgain()).toThrow('the data key "search" is gone from where it was kept')
    expect(sealing.keyIds()).toEqual(['new', 'old'])
  })
})
