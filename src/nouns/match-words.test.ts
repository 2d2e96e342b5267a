import { expect, it } from 'vitest'
import { matcherOf } from './match-words.ts'

it('finds a text that holds every word, whatever the case and accents', () => {
  expect(matcherOf(' FORM  farm ')('Farm & Ranch application Form Feb 16 2026')).toBe(true)
  expect(matcherOf('ines')('Inés Carvajal')).toBe(true)
  expect(matcherOf('form hail')('Farm & Ranch application Form')).toBe(false)
})

it('finds everything while nothing is asked', () => {
  expect(matcherOf('  ')('anything')).toBe(true)
})
