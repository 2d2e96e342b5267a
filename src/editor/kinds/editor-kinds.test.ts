import { expect, it } from 'vitest'
import { sections } from '../../content/sections.ts'
import { findList, findThing } from './editor-kinds.ts'

const find = (key: string) => findThing(key, { client: 'windbreak' })

it('finds every section there is under its key', () => {
  expect(sections.map(({ key }) => find(key)?.key())).toEqual(sections.map(({ key }) => key))
  expect(find('Nowhere/Section_1')).toBeUndefined()
  expect(findList('360_Home/Section_1')).toBeUndefined()
})
