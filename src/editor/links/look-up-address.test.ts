import { afterEach, expect, it, vi } from 'vitest'
import { leadsTo, lookUpAddress } from './look-up-address.ts'

afterEach(() => vi.unstubAllGlobals())

it.each([
  ['mailto:claims@windbreak.example', 'Writes to claims@windbreak.example'],
  ['tel:+19705550123', 'Calls +19705550123'],
  ['https://example.com/a', 'Leads to example.com'],
  ['mailto:', undefined],
  ['mailto: ', undefined],
  ['TEL:', undefined],
  ['https://', undefined],
])('says of %j: %j', (address, words) => expect(leadsTo(address)?.words).toBe(words))

it.each(['//[', '/360#100%', '#%E0%A4%A', 'nowhere'])('says nothing of %j, which is no address yet', async (address) => {
  vi.stubGlobal('location', { href: 'https://windbreak.example/360' })
  vi.stubGlobal('fetch', () => Promise.reject(new Error('offline')))
  expect(await lookUpAddress(address)).toBeUndefined()
})
