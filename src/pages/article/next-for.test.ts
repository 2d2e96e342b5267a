import { expect, it } from 'vitest'
import { nextFor } from './next-for.ts'

const about = (title: string, topic = 'Home', tag = 'Roofs') =>
  nextFor({ title, topics: [{ id: 1, title: topic }], tags: [{ id: 2, title: tag }] })

it('leads to a claim, a price or an agent, by what the article is about', () => {
  expect(about('What hail does to a metal roof')).toBe('claim')
  expect(about('The first hour', 'Claims')).toBe('claim')
  expect(about('A teen’s first winter', 'On the road', 'Discounts')).toBe('quote')
  expect(about('Replacement cost against cash value')).toBe('quote')
  expect(about('A talk about life insurance')).toBe('agent')
  expect(about('Hailey’s first car')).toBe('agent')
})
