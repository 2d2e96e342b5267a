import type { Words } from '../../words/languages.ts'

/** Of the number on a bill. */
export const accountDigits = 10

export type NumberProblem = 'missing' | 'noDigits' | 'tooShort' | 'tooLong'

/** Its ten digits, however they are spaced; or what is wrong with it. */
export function readAccountNumber(typed: string): { number: string } | { problem: NumberProblem } {
  const number = typed.replace(/[\s\p{Pd}]/gu, '')
  if (number === '') return { problem: 'missing' }
  if (!/^\d+$/.test(number)) return { problem: 'noDigits' }
  if (number.length < accountDigits) return { problem: 'tooShort' }
  return number.length > accountDigits ? { problem: 'tooLong' } : { number }
}

/** Each of the problems in words. */
export const numberProblems = ({ missing, noDigits, tooShort, tooLong }: Words['refusals']['number']): Record<NumberProblem, string> => ({
  missing,
  noDigits,
  tooShort: tooShort(accountDigits),
  tooLong: tooLong(accountDigits),
})

/** Nine digits or more, however they are spaced: what may be the number of an account, a card, a bank or a telephone. */
export const longNumbers = /\d(?:[\s\p{Pd}.]*\d){8,}/gu

/** As it stands on the bill: "40 1182 7755". */
export const showAccountNumber = (number: string): string => number.replace(/^(\d{2})(\d{4})(\d{4})$/, '$1 $2 $3')

/** For pages that others may look at: "•••• 7755". */
export const maskAccountNumber = (number: string): string => `•••• ${number.slice(-4)}`
