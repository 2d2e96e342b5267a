import { describe, expect, it } from 'vitest'
import { BadSetting } from '../bad-setting.ts'
import { newKeyRing, readKeyRing } from './key-ring.ts'

const key = (fill: number) => Buffer.alloc(32, fill).toString('base64url')

describe('a key ring', () => {
  it('is read from one line or several, the first key first', () => {
    const ring = readKeyRing(`b:${key(2)}, a:${key(1)}\n search:${key(9)}`)
    expect(ring.keys.map(({ id, secret }) => [id, secret[0]])).toEqual([
      ['b', 2],
      ['a', 1],
    ])
  })

  it('takes a key with the padding other tools write', () => {
    expect(readKeyRing(`a:${key(1)}=`).keys[0].secret).toEqual(Buffer.alloc(32, 1))
  })

  it('searches with the entry called search, else with the oldest', () => {
    const named = readKeyRing(`a:${key(1)} search:${key(9)}`).search
    expect(readKeyRing(`b:${key(2)} a:${key(1)} search:${key(9)}`).search).toEqual(named)
    const oldest = readKeyRing(`a:${key(1)}`).search
    expect(readKeyRing(`b:${key(2)} a:${key(1)}`).search).toEqual(oldest)
    expect(oldest).not.toEqual(named)
    // Whoever has the search key must not have a data key.
    expect(oldest).not.toEqual(Buffer.alloc(32, 1))
  })

  it('is made anew each time, with a key that closes and one that searches', () => {
    const [first, second] = [0, 1].map(() => readKeyRing(newKeyRing(new Date('2026-11-22T00:00:00Z')).join(',')))
    expect(first.keys[0].id).toMatch(/^k20261122-[0-9a-f]{4}$/)
    expect(first.keys[0].secret).not.toEqual(second.keys[0].secret)
    expect(first.search).not.toEqual(second.search)
  })

  it.each([
    ['nothing', '', 'The setting DATA_KEYS cannot be used: it holds no key that closes, such as "first:" and 32 bytes in base64url.'],
    [
      'no key but that which searches',
      `search:${key(1)}`,
      'The setting DATA_KEYS cannot be used: it holds no key that closes, such as "first:" and 32 bytes in base64url.',
    ],
    ['a short key', 'a:c2hvcnQ', 'The setting DATA_KEYS cannot be used: its entry 1, "a", is not 32 bytes in base64url.'],
    ['another alphabet', `a:${'+'.repeat(43)}`, 'The setting DATA_KEYS cannot be used: its entry 1, "a", is not 32 bytes in base64url.'],
    [
      'no name',
      `a:${key(1)} ${key(2)}`,
      'The setting DATA_KEYS cannot be used: its entry 2 is not written as name:key, with letters, digits, - and _ in the name.',
    ],
    ['one name twice', `a:${key(1)} a:${key(2)}`, 'The setting DATA_KEYS cannot be used: two of its keys are called "a".'],
    [
      'too many',
      Array.from({ length: 51 }, (_, index) => `k${index}:${key(index)}`).join(),
      'The setting DATA_KEYS holds more than 50 keys.',
    ],
  ])('is refused in one sentence: %s', (_what, text, sentence) => {
    expect(() => readKeyRing(text)).toThrow(new BadSetting(sentence))
  })

  it('is refused without telling what was meant to be secret', () => {
    const almost = key(7).slice(0, -1)
    const said = [almost, `a:${almost}`, `a:b:${almost}`].map((text) => messageOf(() => readKeyRing(text)))
    expect(said.filter((words) => words.includes(almost.slice(0, 8)))).toEqual([])
  })
})

function messageOf(work: () => unknown): string {
  try {
    work()
  } catch (error) {
    return String(error)
  }
  throw new Error('nothing was thrown')
}
