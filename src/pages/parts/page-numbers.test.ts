import { expect, it } from 'vitest'
import { pageNumbers } from './page-numbers.ts'

it('shows one page at each end and two in a row', () => {
  expect(pageNumbers(1, 7)).toEqual([1, 2, null, 7])
  expect(pageNumbers(4, 9)).toEqual([1, null, 4, 5, null, 9])
  expect(pageNumbers(9, 9)).toEqual([1, null, 8, 9])
})

it('shows a page rather than a gap of one, and all where there are few', () => {
  expect(pageNumbers(3, 9)).toEqual([1, 2, 3, 4, null, 9])
  expect(pageNumbers(1, 1)).toEqual([1])
  expect(pageNumbers(2, 3)).toEqual([1, 2, 3])
  expect(pageNumbers(6, 9)).toEqual([1, null, 6, 7, 8, 9])
})
