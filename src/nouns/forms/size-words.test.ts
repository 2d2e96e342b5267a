import { expect, it } from 'vitest'
import { sizeWords } from './size-words.ts'

it.each([
  [0, '1 KB'],
  [900, '1 KB'],
  [421_888, '412 KB'],
  [1_023_488, '1.0 MB'],
  [4_321_000, '4.1 MB'],
  [5_242_880, '5.0 MB'],
])('%i bytes are %s', (bytes, words) => expect(sizeWords(bytes)).toBe(words))
