/** Of the number on a bill. */
export const accountDigits = 10

export const accountMissing = 'Please enter your account number'

/** Its ten digits, however they are spaced; or what is wrong with it. */
export function readAccountNumber(typed: string): { number: string } | { problem: string } {
  const number = typed.replace(/[\s\p{Pd}]/gu, '')
  if (number === '') return { problem: accountMissing }
  if (!/^\d+$/.test(number)) return { problem: 'An account number has digits only: it stands at the top right of your bill' }
  if (number.length < accountDigits) return { problem: `That is too short: an account number has ${accountDigits} digits` }
  if (number.length > accountDigits) return { problem: `That is too long: an account number has ${accountDigits} digits` }
  return { number }
}

/** Nine digits or more, however they are spaced: what may be the number of an account, a card, a bank or a telephone. */
export const longNumbers = /\d(?:[\s\p{Pd}.]*\d){8,}/gu

/** As it stands on the bill: "40 1182 7755". */
export const showAccountNumber = (number: string): string => number.replace(/^(\d{2})(\d{4})(\d{4})$/, '$1 $2 $3')

/** For pages that others may look at: "•••• 7755". */
export const maskAccountNumber = (number: string): string => `•••• ${number.slice(-4)}`
