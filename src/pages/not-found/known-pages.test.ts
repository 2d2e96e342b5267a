import { expect, it } from 'vitest'
import { wordsIn } from '../../words/languages.ts'
import { findUnopened, suggestPages } from './known-pages.ts'

const { pageNames } = wordsIn('en-US')
const firstFor = (path: string) => suggestPages(path, pageNames)[0]?.path

it('finds the page behind a slip of the pen', () => {
  expect(firstFor('/360/auto-insurence')).toBe('/360/auto-insurance')
  expect(firstFor('/360/find-agent')).toBe('/360/find-an-agent')
  expect(firstFor('/Careers')).toBe('/360/about/careers')
})

it('suggests nothing for an address like no other, and survives one that cannot be read', () => {
  expect(suggestPages('/xyzzy', pageNames)).toEqual([])
  expect(suggestPages('/%E0%A4%A', pageNames)).toEqual([])
})

it('tells a page that is still being built from one that never was', () => {
  expect(findUnopened('/360/search', pageNames)).toBeUndefined()
  expect(findUnopened('/mwfbi/about', pageNames)?.name).toBe('Clearance')
  expect(findUnopened('/search', pageNames)).toBeUndefined()
  expect(findUnopened('/360', pageNames)).toBeUndefined()
})
