import { expect, it } from 'vitest'
import { isSampleAddress } from './link.ts'

it.each([
  ['https://rating.windbreak.example', true],
  ['http://windbreak.example:8080/a', true],
  [' https://Example/#there ', true],
  ['https://www.example.com', false],
  ['https://example.agency', false],
  ['https://agency.com/rating.windbreak.example', false],
  ['https://agency.com?of=.example', false],
  ['/360/example', false],
  ['mailto:someone@windbreak.example', false],
  ['', false],
])('tells an address that is set aside for showing things: "%s"', (address, is) => {
  expect(isSampleAddress(address)).toBe(is)
})
