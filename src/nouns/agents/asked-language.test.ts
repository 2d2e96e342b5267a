import { expect, it } from 'vitest'
import { languageIn } from './asked-language.ts'

const spoken = ['American Sign Language', 'English', 'German', 'Spanish', 'Vietnamese']
const asked = (said: string) => languageIn(said.split(' '), spoken, (word) => word === 'vietanmese')

it.each([
  ['somebody who speaks german', 'German'],
  ['ich spreche deutsch', 'German'],
  ['en espanol', 'Spanish'],
  ['sign language', 'American Sign Language'],
  ['an asl agent', 'American Sign Language'],
  ['vietanmese', 'Vietnamese'],
  ['po niemecku', undefined],
  ['germans', undefined],
  ['a language', undefined],
])('reads of %j which language is meant: %j', (said, language) => {
  expect(asked(said)?.language).toBe(language)
})

it.each(['—', '...', '', 'A'])('hears no language in %j, which some write', (none) => {
  expect(languageIn('find an agent near a town'.split(' '), ['English', none], () => true)).toBeUndefined()
})

it('tells the places of its words', () => {
  expect([...(asked('who knows sign language here')?.at ?? [])]).toEqual([2, 3])
})
