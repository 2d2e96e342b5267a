import { expect, it } from 'vitest'
import { otherLanguagesOf } from './other-languages.ts'

const english = { client: 'a', language: 'en-US' as const, languagesOf: 'wind', hosts: ['www.wind.example'] }
const accented = { client: 'b', language: 'en-XA' as const, languagesOf: 'wind', hosts: ['*', 'xa.wind.example', 'old.wind.example'] }
const others = [
  { ...accented, client: 'c', languagesOf: 'another' },
  { ...accented, client: 'd', hosts: ['*'] },
  { ...english, client: 'e' },
  { ...accented, client: 'f', languagesOf: undefined },
]

it('names the same insurer in another language, by its first host and as this one is reached', () => {
  const all = [english, accented, ...others]
  expect(otherLanguagesOf(english, all, 'https://www.wind.example:8443')).toEqual([
    { language: 'en-XA', origin: 'https://xa.wind.example:8443' },
  ])
  expect(otherLanguagesOf(accented, [english, accented], 'http://xa.wind.example')).toEqual([
    { language: 'en-US', origin: 'http://www.wind.example' },
  ])
  expect(otherLanguagesOf(others[3], all, 'http://x.example')).toEqual([])
})
