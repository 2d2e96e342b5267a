import { expect, it } from 'vitest'
import { pageAddresses } from './page-addresses.ts'
import { sections } from './sections.ts'

it('says of every page with a section where it is opened, and of no other', () => {
  expect(Object.keys(pageAddresses).toSorted()).toEqual([...new Set(sections.map(({ page }) => page))].toSorted())
  expect(Object.values(pageAddresses).filter((address) => !address.startsWith('/'))).toEqual([])
})
