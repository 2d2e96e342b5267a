import type { Rule } from './field.ts'

/** The value must not be empty or blank. */
export const required =
  (message: string): Rule<string> =>
  (value) =>
    value.trim() === '' ? message : undefined

/** The value must not be empty while its neighbour `label` is filled. */
export const requiredWith =
  (label: string, message: string): Rule<string> =>
  (value, siblings) =>
    value.trim() === '' && String(siblings[label] ?? '').trim() !== '' ? message : undefined

/** At least `length` characters, counted as people see them, without the blanks around. */
export const minLength = (length: number, message: string): Rule<string> & { minimum: number } =>
  Object.assign((value: string) => ([...value.trim()].length < length ? message : undefined), { minimum: length })

export const maxLength =
  (length: number): Rule<string> =>
  (value) =>
    value.length > length ? `Please keep this under ${length.toLocaleString('en-US')} characters.` : undefined
