import { expect, it } from 'vitest'
import { createRecentTexts } from './recent-texts.ts'

it('remembers so many, and those that were asked for lately longer than the others', () => {
  const texts = createRecentTexts(2)
  texts.add('hail')
  texts.add('barn')
  texts.add('roof')
  expect(['hail', 'barn', 'roof'].map(texts.has)).toEqual([true, true, true])
  texts.add('well')
  texts.add('loft')
  expect(texts.has('hail')).toBe(false)
})

it('tells apart what no file could', () => {
  const texts = createRecentTexts(2)
  texts.add('a\ud800')
  expect([texts.has('a\ud800'), texts.has('a\ud801'), texts.has('a\ufffd')]).toEqual([true, false, false])
})
