import { expect, it } from 'vitest'
import { atWidth, fits } from './fit-pictures.ts'

it.each([
  ['(max-width: 560px)', 560, true],
  ['(max-width: 560px)', 561, false],
  ['(min-width: 561px) and (max-width: 1060px)', 800, true],
  ['(min-width: 561px) and (max-width: 1060px)', 1280, false],
])('%s beside a page of %i: %s', (media, width, answer) => expect(fits(media, width)).toBe(answer))

it.each([
  ['(max-width: 760px)', 600, 'all'],
  ['(max-width: 760px)', 800, 'not all'],
  ['(max-width: 760px) and (prefers-color-scheme: dark)', 600, '(prefers-color-scheme: dark)'],
  ['(max-width: 760px) and (prefers-color-scheme: dark)', 800, 'not all'],
  ['(prefers-color-scheme: dark)', 800, '(prefers-color-scheme: dark)'],
])('%s is offered on a page of %i pixels as %s', (media, width, expected) => {
  expect(atWidth(media, width)).toBe(expected)
})
