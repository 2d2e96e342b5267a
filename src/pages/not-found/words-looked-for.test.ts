import { expect, it } from 'vitest'
import { wordsLookedFor } from './words-looked-for.ts'

it('takes the words somebody typed into a search before those of the address', () => {
  expect(wordsLookedFor('/search', '?q=hail+damage')).toBe('hail damage')
  expect(wordsLookedFor('/360/hail', '?q=')).toBe('hail')
})

it('reads the words of an address as a person would', () => {
  expect(wordsLookedFor('/360/snow-tires_for%20trucks', '')).toBe('snow tires for trucks')
  expect(wordsLookedFor('/mwfbi/about/Hail', '')).toBe('about hail')
  expect(wordsLookedFor('/claims.php', '')).toBe('claims')
  expect(wordsLookedFor('/50%25-off', '')).toBe('50 off')
})

it('takes nothing from an address that is no words, and never more than a search takes', () => {
  expect(wordsLookedFor('/', '')).toBe('')
  expect(wordsLookedFor('/%E0%A4%A', '')).toBe('')
  expect(wordsLookedFor('/%25E0%25A4%25A', '')).toBe('')
  expect(wordsLookedFor('/' + 'hail-'.repeat(100), '').length).toBeLessThanOrEqual(200)
  expect(wordsLookedFor('/search', `?q=${'hail '.repeat(100)}`)).toHaveLength(200)
})
