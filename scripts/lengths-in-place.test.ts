import { globSync, readFileSync } from 'node:fs'
import { expect, it } from 'vitest'
import { withLengths } from './lengths-in-place.ts'

it('puts a length in place, and its declaration away', () => {
  expect(withLengths(':root{--text-14:0.875rem;--color-ink:#1e2622;--tap: 44px}a{font:600 var(--text-14) / 1.4 var(--font-sans)}')).toBe(
    ':root{--color-ink:#1e2622;}a{font:600 0.875rem / 1.4 var(--font-sans)}',
  )
  expect(withLengths('a{max-width:var(--container-text, 42rem);min-height:calc(var(--tap) - 2px)}')).toBe(
    'a{max-width:720px;min-height:calc(44px - 2px)}',
  )
})

it('leaves what differs by page, insurer and scheme', () => {
  const css = 'a{color:var(--color-ink);padding:var(--gutter);font-size:var(--size-h1)}'
  expect(withLengths(css)).toBe(css)
})

it.each(globSync('src/**/*.css'))('%s sets none of them otherwise, and says none that there is not', (file) => {
  const css = readFileSync(file, 'utf8')
  const isTokens = file === 'src/ui/styles/tokens.css'
  expect(/[\s{;]--(text|radius|container)-[a-z0-9]+:|--(tap|quick):/.test(css)).toBe(isTokens)
  expect(withLengths(css)).not.toMatch(/var\(--(text|radius|container)-|var\(--(tap|quick)\b/)
})
