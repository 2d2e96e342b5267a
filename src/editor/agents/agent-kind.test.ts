import { expect, it } from 'vitest'
import { findList, findThing } from '../kinds/editor-kinds.ts'

const find = (key: string) => findThing(key, { client: 'windbreak' })

it('goes by the keys under which releases before left drafts on devices', () => {
  for (const key of ['FindAnAgent/Agent#7', 'FindAnAgent/Agent#new']) expect([key, find(key)?.key()]).toEqual([key, key])
  expect(find('FindAnAgent/Agent#7')?.locationWords({ title: '' })).toBe('Find an agent, agent')
})

it('has a list, opened by the pencil of the directory', () => {
  expect(findList('FindAnAgent/Section_3')).toMatchObject({ editor: 'Edit Find an Agent', address: '/360/find-an-agent' })
})
