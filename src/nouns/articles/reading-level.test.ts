import { expect, it } from 'vitest'
import { inSentences, levelOf } from './reading-level.ts'

const readingLevel = (text: string) => levelOf(inSentences(text))
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

it('leaves out headings, cells and short points, and takes a decimal point for no end', () => {
  const prose = Array.from(
    { length: 5 },
    () => 'After a storm we walk around the house and take pictures of everything that looks broken.',
  ).join(' ')
  const points = Array.from({ length: 20 }, () => 'Roof').join('\n')
  expect(readingLevel(`${points}\n${prose}`)).toBe(readingLevel(prose))
  expect(told('It costs 3.50 a day to keep a cow in hay here now.')).toBe(told('It costs 350 a day to keep a cow in hay here now.'))
})

it.each([
  // The Gettysburg Address, its beginning: 9 to 11 by the programs that say how they count.
  [
    'Four score and seven years ago our fathers brought forth on this continent, a new nation, conceived in Liberty, and dedicated to the proposition that all men are created equal. Now we are engaged in a great civil war, testing whether that nation, or any nation so conceived and so dedicated, can long endure. We are met on a great battle-field of that war. We have come to dedicate a portion of that field, as a final resting place for those who here gave their lives that that nation might live. It is altogether fitting and proper that we should do this.',
    8.5,
    11,
  ],
  // A fable for children, by Aesop: 2 to 5.
  [
    'A dog had a bone. He ran over a bridge with it in his mouth. He looked down and saw a dog in the water. That dog had a bone too. He wanted both. He snapped at the dog in the water, and his own bone fell in and sank. So he had none at all, and went home hungry.',
    0,
    4,
  ],
])('agrees with what is known of a text', (text, least, most) => {
  expect(readingLevel(text)).toBeGreaterThanOrEqual(least)
  expect(readingLevel(text)).toBeLessThanOrEqual(most)
})

it('says nothing of too few words', () => {
  expect(readingLevel('Hail breaks roofs.')).toBeUndefined()
  expect(readingLevel('')).toBeUndefined()
})

it('has time for a text as long as may be', () => {
  expect(readingLevel('e'.repeat(200_000))).toBeUndefined()
  expect(readingLevel('word, '.repeat(30_000))).toBeGreaterThan(100)
})
