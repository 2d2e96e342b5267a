import type { Ending } from './sandbox-facts.ts'

export interface TestNumber {
  paidBy: 'card' | 'bank'
  /** As it is shown; spaces do not count. */
  number: string
  ending: Ending
  words: string
}

export const testRouting = '110000000'

/** Every way a payment can end, one number for each. No other number is taken, so that nobody types a real one here. */
export const testNumbers: readonly TestNumber[] = [
  { paidBy: 'card', number: '4111 1111 1111 1111', ending: 'paid', words: 'Paid' },
  { paidBy: 'card', number: '4000 0000 0000 0002', ending: 'declined', words: 'Declined by the bank' },
  { paidBy: 'card', number: '4000 0000 0000 9995', ending: 'insufficient', words: 'Declined: not enough money' },
  { paidBy: 'card', number: '4000 0000 0000 7775', ending: 'slow', words: 'Paid, but the answer takes a while' },
  { paidBy: 'card', number: '4000 0000 0000 0119', ending: 'error', words: 'The provider has an error' },
  { paidBy: 'card', number: '4000 0000 0000 5555', ending: 'amount changed', words: 'Paid, but another amount is told' },
  { paidBy: 'bank', number: '0001 2345 6789', ending: 'paid', words: 'Paid' },
  { paidBy: 'bank', number: '0001 1111 1116', ending: 'returned', words: 'Paid, and returned by the bank three sandbox days later' },
  { paidBy: 'bank', number: '0002 2222 2227', ending: 'declined', words: 'Declined: no such account' },
]

export function findTestNumber(paidBy: 'card' | 'bank', typed: string): TestNumber | undefined {
  const digits = bare(typed)
  return testNumbers.find((each) => each.paidBy === paidBy && bare(each.number) === digits)
}

const bare = (typed: string) => typed.replaceAll(/[\s-]/g, '')
