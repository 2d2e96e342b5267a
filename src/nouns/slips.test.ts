import { describe, expect, it } from 'vitest'
import { closestTo, slipsBetween } from './slips.ts'

describe('slips between two words', () => {
  it.each([
    ['sterling', 'sterling', 0],
    ['stirling', 'sterling', 1],
    ['witlock', 'whitlock', 1],
    ['whitlokc', 'whitlock', 1],
    ['', 'ab', 2],
    ['denver', 'durango', 3],
    ['joſe', 'jose', 1],
  ])('%s, %s: %d', (one, other, slips) => {
    expect(slipsBetween(one, other, 2)).toBe(slips)
    expect(slipsBetween(other, one, 2)).toBe(slips)
  })
})

describe('what is closest', () => {
  it('is no further away than a word of its length may be, the nearest first', () => {
    expect(closestTo('ames', ['amos', 'james', 'dana'])).toEqual(['amos', 'james'])
    expect(closestTo('whitlok', ['whitman', 'whitlock', 'whitlow'])).toEqual(['whitlock', 'whitlow'])
    expect(closestTo('dan', ['dana', 'don'])).toEqual([])
  })

  it('looks through a whole country of names without anybody waiting', () => {
    const letters = 'abcdefghijklmnopqrstuvwxyz'
    const names = Array.from(
      { length: 50_000 },
      (_each, index) => [3, 7, 11, 13, 17, 19, 23].map((by) => letters[(index * by + by) % 26]).join('') + index,
    )
    expect(closestTo('whitlock', [...names, 'whitlok'])).toEqual(['whitlok'])
  })
})
