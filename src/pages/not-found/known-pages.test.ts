import { expect, it } from 'vitest'
import { wordsIn } from '../../words/languages.ts'
import { findUnopened, suggestPages } from './known-pages.ts'

const { pageNames } = wordsIn('en-US')
const suggestedFor = (path: string, role?: Parameters<typeof suggestPages>[2]) =>
  suggestPages(path, pageNames, role).map((page) => page.path)
const firstFor = (path: string) => suggestedFor(path)[0]

it('finds the page behind a slip of the pen', () => {
  expect(firstFor('/360/auto-insurence')).toBe('/360/auto-insurance')
  expect(firstFor('/360/find-agent')).toBe('/360/find-an-agent')
  expect(firstFor('/Careers')).toBe('/360/about/careers')
})

it.each(['/xyzzy', '/360/nothing-here-at-all', '/360/snow-tires'])('suggests nothing for %s, which is like no other', (path) => {
  expect(suggestedFor(path)).toEqual([])
})

it('survives an address that cannot be read', () => {
  expect(suggestedFor('/%E0%A4%A')).toEqual([])
})

it.each([undefined, 'signedIn', 'agent'] as const)('leads nobody to a page they may not open: %s', (role) => {
  expect(suggestedFor('/360/redirect', role)).not.toContain('/360/redirects')
  expect(suggestedFor('/360/redirect', 'admin')).toContain('/360/redirects')
})

it('tells a page that is still being built from one that never was', () => {
  expect(findUnopened('/360/search', pageNames)).toBeUndefined()
  expect(findUnopened('/mwfbi/about', pageNames)?.name).toBe('Clearance')
  expect(findUnopened('/search', pageNames)).toBeUndefined()
  expect(findUnopened('/360', pageNames)).toBeUndefined()
})
