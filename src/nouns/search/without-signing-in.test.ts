import { expect, it } from 'vitest'
import { withoutSigningIn } from './without-signing-in.ts'

it.each([
  ['pay my bill without logging in', 'pay my bill'],
  ['Pay without having to make an account', 'Pay'],
  ['get a price without signing up for anything', 'get a price'],
  ['pay with no account', 'pay'],
  ["I don't want to sign up, just pay", 'I , just pay'],
  ['quick pay no sign in needed', 'quick pay'],
  ['without an account', 'without an account'],
  ['drive without insurance', 'drive without insurance'],
  ['i have no account how do i make one', 'i have no account how do i make one'],
  ['pay without a password', 'pay'],
  ['i dont need an account number', 'i dont need an account number'],
  ['i dont want my account closed', 'i dont want my account closed'],
])('%s', (asked, left) => expect(withoutSigningIn(asked)).toBe(left))
