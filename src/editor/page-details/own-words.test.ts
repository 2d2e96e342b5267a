import { expect, it } from 'vitest'
import { cutAtWord } from './own-words.ts'

it.each([
  ['Auto insurance', 60, 'Auto insurance'],
  ['Auto insurance, for Colorado roads', 22, 'Auto insurance, for …'],
  ['Auto insurance, for Colorado roads', 18, 'Auto insurance …'],
  ['Supercalifragilistic', 10, 'Supercali …'],
])('%s is cut at %i as %s', (words, most, shown) => expect(cutAtWord(words, most)).toBe(shown))
