import { expect, it } from 'vitest'
import { slugsOf } from './slugs.ts'

it('makes addresses of titles, and keeps them apart', () => {
  expect(slugsOf(['Other than collision', 'Feed, seed & hay', 'Año nuevo', 'Feed seed hay', ' – '])).toEqual([
    'other-than-collision',
    'feed-seed-hay',
    'ano-nuevo',
    'feed-seed-hay-2',
    'part',
  ])
})
