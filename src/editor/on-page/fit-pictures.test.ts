import { expect, it } from 'vitest'
import { fits } from './fit-pictures.ts'

it.each([
  ['(max-width: 560px)', 560, true],
  ['(max-width: 560px)', 561, false],
  ['(min-width: 561px) and (max-width: 1060px)', 800, true],
  ['(min-width: 561px) and (max-width: 1060px)', 1280, false],
])('%s beside a page of %i: %s', (media, width, answer) => expect(fits(media, width)).toBe(answer))
