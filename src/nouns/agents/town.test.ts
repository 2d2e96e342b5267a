import { expect, it } from 'vitest'
import { readTownSlug, townSlug } from './town.ts'

it.each([
  ['Sterling', 'Colorado', 'sterling-co', 'sterling, CO'],
  ['Fort Collins', 'Colorado', 'fort-collins-co', 'fort collins, CO'],
  ['Cañon City', 'Colorado', 'canon-city-co', 'canon city, CO'],
  ['Santa Fe', 'New Mexico', 'santa-fe-nm', 'santa fe, NM'],
])('%s, %s goes by %s', (city, state, slug, words) => {
  expect(townSlug({ city, state })).toBe(slug)
  expect(readTownSlug(slug)?.words).toBe(words)
})

it.each([
  ['Sterling', ''],
  ['', 'Colorado'],
  ['…', 'Colorado'],
  ['Sterling', 'Nowhere'],
])('"%s", "%s" has no page', (city, state) => {
  expect(townSlug({ city, state })).toBeUndefined()
})

it.each(['sterling', 'sterling-zz', '-co', 'Sterling-CO', 'sterling-co-', `${'x'.repeat(61)}-co`, 'a%00-co'])('%s names none', (slug) =>
  expect(readTownSlug(slug)).toBeUndefined(),
)
