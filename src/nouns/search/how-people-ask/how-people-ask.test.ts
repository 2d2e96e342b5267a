import { expect, it } from 'vitest'
import { pages } from '../../../routes.ts'
import { howPeopleAsk, topics } from './how-people-ask.ts'

function twiceIn(all: readonly string[]): string[] {
  const once = new Set<string>()
  return all.filter((each) => once.has(each) || !once.add(each))
}

it('asks each thing once: what stands under two destinations teaches neither', () => {
  expect(twiceIn(howPeopleAsk.map(({ asked }) => asked))).toEqual([])
})

it('has each destination in one file', () => {
  expect(twiceIn(topics.flatMap(Object.keys))).toEqual([])
})

it('means pages that there are', () => {
  const names = howPeopleAsk.flatMap(({ means }) => (/^(blog|papers)\//.test(means) ? [] : [means.split('#')[0]]))
  expect([...new Set(names)].filter((name) => !(name in pages))).toEqual([])
})
