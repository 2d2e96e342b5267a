import { expect, it } from 'vitest'
import { signsOf } from './signs-of-question.ts'

it('brings the forms of a word together', () => {
  expect(signsOf('plumbers')).toEqual(signsOf('plumber'))
  expect(signsOf('stole')).toEqual(signsOf('stolen'))
  expect(signsOf('My policies')).toEqual(signsOf('my policy'))
})

it('says what kind of thing a word names, and what stands beside what', () => {
  expect(signsOf('a moose ran')).toEqual(expect.arrayContaining(['@wildlife', 'moos run']))
})

it('says how many words there are, as far as that tells anything, and which kinds are named together', () => {
  expect(signsOf('hail on the barn')).toEqual(expect.arrayContaining(['#3', '@farmbuilding @weather']))
  expect(signsOf('one two three four five six seven').filter((sign) => /^#\d$/.test(sign))).toEqual([])
})

it('finds none where nothing is said', () => expect(signsOf('the ?!')).toEqual([]))
