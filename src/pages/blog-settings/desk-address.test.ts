import { expect, it } from 'vitest'
import { deskAddress, readDeskAddress } from './desk-address.ts'

const read = (query: string) => readDeskAddress(new URLSearchParams(query))

it('reads what the desk shows, and writes the same', () => {
  const asked = { search: 'hail & "roofs" 100 %', status: 'Inactive', topic: '7', author: 'Kay Ostrander', page: '3' } as const
  const address = deskAddress(asked)
  expect(read(address.slice(address.indexOf('?')))).toEqual(asked)
  expect(deskAddress(read(''))).toBe('/360/blog-settings')
})

it('takes what it cannot understand for nothing', () => {
  expect(read('status=Deleted&topic=-1&page=zero')).toEqual({ search: '', status: '', topic: '', author: '', page: '1' })
  expect(read(`search=${'x'.repeat(500)}&page=0`)).toMatchObject({ search: 'x'.repeat(200), page: '1' })
})
