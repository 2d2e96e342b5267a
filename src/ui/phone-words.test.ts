import { expect, it } from 'vitest'
import { phoneNumber } from './phone-words.tsx'

const numberIn = (text: string) => phoneNumber.exec(text)?.[0]

it.each([
  '(970) 555-0100',
  '(970)-555-0100',
  '970-555-0100',
  '970\u2011555\u20110100',
  '970 555-0100',
  '970.555.0100',
  '+1 970.555.0100',
  '1-970-555-0100',
])('finds %s among words', (number) => expect(numberIn(`Call ${number}, day or night.`)).toBe(number))

it.each(['100 200 3000', '12-401-182-7755', '40.160.5555', '970-555-01001', '2026-11-27', '970-555-0100-7'])(
  'dials nothing in %s',
  (text) => expect(numberIn(text)).toBeUndefined(),
)
