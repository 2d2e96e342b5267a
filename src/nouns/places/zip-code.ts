/** Five digits, and the four that may follow them. */
export const zipCode = /^\d{5}(?:-\d{4})?$/

/** True of a ZIP code and nothing else, with blanks around it or not. */
export const isZipCode = (words: string): boolean => zipCode.test(words.trim())

/** What places are looked up by. */
export const isFiveDigitZip = (words: string): boolean => /^\d{5}$/.test(words)

/** The five digits of one that was typed, with its hyphen or without; undefined where it is none. */
export const fiveDigitsOf = (typed: string): string | undefined => /^(\d{5})(?:-?\d{4})?$/.exec(typed.trim())?.[1]
