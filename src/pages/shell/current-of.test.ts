import { expect, it } from 'vitest'
import { address } from '../../routes.ts'
import { currentOf, menuPlaceOf } from './current-of.ts'

it('marks the page, and the page above it', () => {
  expect(currentOf('/360/faq', '/360/faq')).toBe('page')
  expect(currentOf('/360/about/blog', '/360/about/blog/9-hail')).toBe('true')
  expect(currentOf('/360/about', '/360/about-us')).toBeUndefined()
  expect(currentOf('/360', '/360/faq')).toBeUndefined()
  expect(currentOf('/golf', '/golf/register')).toBeUndefined()
  expect(currentOf('/', '/360')).toBeUndefined()
})

it('marks the same of all pages with one standpoint', () => {
  const below = ['/360/agent-details/7', '/360/about/blog/9-hail', '/360/about/blog/9-hail/x/y/z', '/no/where', '/golf/none', '/360//']
  const paths = [...Object.values<string>(address), ...below]
  const marksOn = (path: string) => Object.values<string>(address).map((to) => currentOf(to, path))
  const alike = Object.values(Object.groupBy(paths, menuPlaceOf)).map((together = []) => together.map(marksOn))
  expect(alike).toEqual(alike.map((together) => together.map(() => together[0])))
  expect(menuPlaceOf('/360/agent-details/7')).toBe(menuPlaceOf('/360/agent-details/8'))
  expect(menuPlaceOf('/360/faq')).not.toBe(menuPlaceOf('/360/faq/more'))
})
