import { describe, expect, it } from 'vitest'
import { foldText } from '../../nouns/fold-text.ts'
import { hashTerm } from '../../nouns/hash-term.ts'
import { gramsOf, needleGrams } from './search-terms.ts'

describe('folded text', () => {
  it.each([
    ['José  O’Neill', "jose o'neill"],
    ['SØRENSEN & Straße', 'sorensen & strasse'],
    ['Łódź\n', 'lodz'],
    ['ﬁne Ⅳ', 'fine iv'],
    ['  ', ''],
    ['100% "sure"_', '100% "sure"_'],
  ])('%j is %j', (text, folded) => {
    expect(foldText(text)).toBe(folded)
  })
})

describe('terms', () => {
  const text = foldText('Ingrid Sørensen, 730 Mulberry Court 🌾')

  it('of any part of a text are among those of the text', () => {
    const all = new Set(gramsOf(text))
    const characters = [...text]
    for (let from = 0; from < characters.length; from++)
      for (let to = from + 1; to <= characters.length; to++)
        for (const gram of needleGrams(characters.slice(from, to).join(''))) expect(all).toContain(gram)
  })

  it('of a needle are eight at most, and none of nothing', () => {
    expect(needleGrams('x'.repeat(100) + 'abcdefghij'.repeat(10)).length).toBeLessThanOrEqual(8)
    expect(needleGrams('a')).toEqual(['a'])
    expect(needleGrams('')).toEqual([])
  })

  it('are whole numbers that an integer column can hold', () => {
    for (const gram of gramsOf(text)) expect(hashTerm(gram)).toBe(hashTerm(gram) | 0)
  })
})
