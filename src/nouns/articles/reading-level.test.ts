import { expect, it } from 'vitest'
import { readingLevel } from './reading-level.ts'

const told = (sentence: string) => readingLevel(Array.from({ length: 12 }, () => sentence).join(' '))

it.each([
  ['The cat sat on the mat.', 0, 1],
  ['Hail can break a roof in one night. Call us the next day.', 0, 3],
  ['After a storm, walk around the house and take pictures of everything that looks broken before you move it.', 7, 10],
  [
    'Notwithstanding any contrary provision, indemnification for consequential deterioration necessitates contemporaneous documentation of remediation expenditures.',
    20,
    60,
  ],
])('places %j between grade %i and %i', (sentence, least, most) => {
  const level = told(sentence) ?? Number.NaN
  expect(level).toBeGreaterThanOrEqual(least)
  expect(level).toBeLessThanOrEqual(most)
})

it('asks more of long sentences than of the same words in short ones', () => {
  const clause = 'the wind took the roof of the barn and the hay got wet'
  const long = readingLevel(Array.from({ length: 8 }, () => clause).join(' and ')) as number
  const short = readingLevel(Array.from({ length: 8 }, () => clause).join('. ')) as number
  expect(long).toBeGreaterThan(short + 10)
})

it('takes each line for a sentence, and a decimal point for none', () => {
  const points = Array.from({ length: 20 }, () => 'Call the office first')
  expect(readingLevel(points.join('\n'))).toBeLessThan(5)
  expect(told('It costs 3.50 a day to keep a cow in hay here now.')).toBe(told('It costs 350 a day to keep a cow in hay here now.'))
})

it('says nothing of too few words', () => {
  expect(readingLevel('Hail breaks roofs.')).toBeUndefined()
  expect(readingLevel('')).toBeUndefined()
})

it('has time for a text as long as may be', () => {
  expect(readingLevel('e'.repeat(200_000))).toBeUndefined()
  expect(readingLevel('word, '.repeat(30_000))).toBeGreaterThan(100)
})
