import { expect, it } from 'vitest'
import { currentOf } from './current-of.ts'

it('marks the page, and the page above it', () => {
  expect(currentOf('/360/faq', '/360/faq')).toBe('page')
  expect(currentOf('/360/about/blog', '/360/about/blog/9-hail')).toBe('true')
  expect(currentOf('/360/about', '/360/about-us')).toBeUndefined()
  expect(currentOf('/360', '/360/faq')).toBeUndefined()
  expect(currentOf('/golf', '/golf/register')).toBeUndefined()
  expect(currentOf('/', '/360')).toBeUndefined()
})
