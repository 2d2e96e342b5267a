import { zipCode } from '../places/zip-code.ts'

/** What an answer in words has to look like, by the name calls know it by (ValidationType). */
export const validationTypes = {
  None: /(?:)/,
  'Any Input': /(?:)/,
  'Only Text': /^[\p{L}\p{M}\s]+$/u,
  'Only Number': /^[\d\s]+$/,
  Email: /^[^\s@<>()[\]\\,;:"]{1,64}@[^\s@<>()[\]\\,;:"/?#%]{1,190}\.[^\s@<>()[\]\\,;:"/?#%.]{1,63}$/,
  // An optional plus, then 3-3 and 4 to 6 digits.
  Phone: /^\+?\(?\d{3}\)?[-\s.]?\d{3}[-\s.]?\d{4,6}$/,
  Zip: zipCode,
} as const satisfies Record<string, RegExp>

export type ValidationType = keyof typeof validationTypes

/** Those that staff may choose. */
export const validationTypeNames = Object.keys(validationTypes) as ValidationType[]

/** Ten digits, however they are set apart: of two forms whose questions are fixed. */
export const tenDigits = /^\D*(?:\d\D*){10}$/
