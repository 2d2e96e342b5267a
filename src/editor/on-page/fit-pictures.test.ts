import { expect, it } from 'vitest'
import { atWidth, fits } from './fit-pictures.ts'

it.each([
  ['(max-width: 35rem)', 35, true],
  ['(max-width: 35rem)', 35.1, false],
  ['(min-width: 35.0625rem) and (max-width: 66.25rem)', 50, true],
  ['(min-width: 35.0625rem) and (max-width: 66.25rem)', 80, false],
])('%s beside a page of %f: %s', (media, width, answer) => expect(fits(media, width)).toBe(answer))

it.each([
  ['(max-width: 47.5rem)', 37.5, 'all'],
  ['(max-width: 47.5rem)', 50, 'not all'],
  ['(max-width: 47.5rem) and (prefers-color-scheme: dark)', 37.5, '(prefers-color-scheme: dark)'],
  ['(max-width: 47.5rem) and (prefers-color-scheme: dark)', 50, 'not all'],
  ['(prefers-color-scheme: dark)', 50, '(prefers-color-scheme: dark)'],
])('%s is offered on a page of %f rem as %s', (media, width, expected) => {
  expect(atWidth(media, width)).toBe(expected)
})
