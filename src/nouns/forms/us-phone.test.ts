import { expect, it } from 'vitest'
import { formatPhone } from './us-phone.ts'

it.each([
  ['9', '9'],
  ['970', '970'],
  ['9705', '(970) 5'],
  ['970555', '(970) 555'],
  ['9705550', '(970) 555-0'],
  ['9705550100', '(970) 555-0100'],
  ['+1 970 555 0100', '(970) 555-0100'],
  ['(970) 555-01009', '(970) 555-0100'],
  ['call me', ''],
])('%s becomes %s', (typed, shown) => {
  expect(formatPhone(typed)).toBe(shown)
})
