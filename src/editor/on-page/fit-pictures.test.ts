import { expect, it } from 'vitest'
import { atWidth, fits } from './fit-pictures.ts'

const phone = '(max-width: max(560px, 35rem))'
const between = '(min-width: max(561px, 35.0625rem)) and (max-width: max(1060px, 66.25rem))'

it.each([
  [phone, 560, 16, true],
  [phone, 561, 16, false],
  [phone, 1120, 32, true],
  [phone, 1121, 32, false],
  [phone, 560, 12, true],
  [phone, 561, 12, false],
  [between, 800, 16, true],
  [between, 1280, 16, false],
  [between, 1280, 32, true],
])('%s beside a page of %i and letters of %i: %s', (media, width, letter, answer) => expect(fits(media, width, letter)).toBe(answer))

it.each([
  ['(max-width: max(760px, 47.5rem))', 600, 'all'],
  ['(max-width: max(760px, 47.5rem))', 800, 'not all'],
  ['(max-width: max(760px, 47.5rem)) and (prefers-color-scheme: dark)', 600, '(prefers-color-scheme: dark)'],
  ['(max-width: max(760px, 47.5rem)) and (prefers-color-scheme: dark)', 800, 'not all'],
  ['(prefers-color-scheme: dark)', 800, '(prefers-color-scheme: dark)'],
])('%s is offered on a page of %i pixels as %s', (media, width, expected) => {
  expect(atWidth(media, width, 16)).toBe(expected)
})
