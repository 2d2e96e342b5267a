import { expect, it } from 'vitest'
import { joinBroken } from './join-broken.ts'

const isPlace = (words: string) => words === 'granger' || words === 'port allen'

it.each([
  ['cove rage for my barn', 'coverage for my barn'],
  ['agent in gran ger', 'agent in granger'],
  ['port all en office', 'port allen office'],
])('puts a broken word together: %s', (asked, whole) => expect(joinBroken(asked, isPlace)).toBe(whole))

it.each(['home owners insurance', 'a way to pay', 'hay barn fire', 'part time job', 'car 54 is here', 'pay online'])(
  'leaves words as they are: %s',
  (asked) => expect(joinBroken(asked, isPlace)).toBe(asked),
)
