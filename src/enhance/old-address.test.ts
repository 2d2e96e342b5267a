import { expect, it } from 'vitest'
import { addressOfOldHash } from './old-address.ts'

it('leads old hash addresses to the page of today', () => {
  expect(addressOfOldHash('#/mwfbi/about/blog/7')).toBe('/360/about/blog/7')
  expect(addressOfOldHash('#/mwfbi')).toBe('/360')
  expect(addressOfOldHash('#/mwfbi/')).toBe('/360')
})

it('stays on this site whatever follows', () => {
  expect(addressOfOldHash('#/mwfbi//elsewhere.example')).toBe('/360/elsewhere.example')
  expect(addressOfOldHash('#/mwfbi/\\elsewhere.example')).toBeUndefined()
})

it('leaves other anchors alone', () => {
  expect(addressOfOldHash('#pay')).toBeUndefined()
  expect(addressOfOldHash('#/mwfbiz')).toBeUndefined()
})
