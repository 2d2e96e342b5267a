import { expect, it } from 'vitest'
import { articlesAddress, readAsked } from './articles-address.ts'

const read = (query: string) => readAsked(new URLSearchParams(query))

it('says topic, search and page in the address, and reads them back', () => {
  expect(articlesAddress({ topic: 3, page: 2 })).toBe('/360/about/blog?topic=3&page=2')
  expect(read('topic=3&page=2')).toEqual({ topic: '3', search: '', page: '2' })
  expect(articlesAddress({ search: 'hail & "roofs" 100%' })).toBe('/360/about/blog?search=hail+%26+%22roofs%22+100%25')
  expect(read('search=hail+%26+%22roofs%22+100%25').search).toBe('hail & "roofs" 100%')
})

it('says nothing of what is as usual', () => {
  expect(articlesAddress({})).toBe('/360/about/blog')
  expect(articlesAddress({ topic: null, search: '', page: 1 })).toBe('/360/about/blog')
})

it('takes what cannot be understood for nothing', () => {
  expect(read('topic=x&page=-1')).toEqual({ topic: '', search: '', page: '1' })
  expect(read('topic=99999999999&page=1e9')).toEqual({ topic: '', search: '', page: '1' })
  expect(read(`search=${'é'.repeat(300)}`).search).toHaveLength(200)
})
