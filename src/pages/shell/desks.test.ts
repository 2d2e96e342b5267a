import { expect, it } from 'vitest'
import { pages, type Page } from '../../routes.ts'
import { wordsIn } from '../../words/languages.ts'
import { desksOf } from './desks.ts'

/** Opened from Blog settings. */
const ofArticles = ['blogEditor', 'articlePreview']

it('leads an admin to every desk (CONTRIBUTING, "A desk")', () => {
  const ways = new Set(desksOf({ role: 'admin' }, wordsIn('en-US')).map(({ to }) => to))
  const desks = Object.entries<Page>(pages).filter(
    ([name, { dock, who, sameAs }]) => dock === false && (who === 'agent' || who === 'admin') && !sameAs && !ofArticles.includes(name),
  )
  expect(desks.length).toBeGreaterThan(3)
  expect(desks.flatMap(([name, { path }]) => (ways.has(path) ? [] : [name]))).toEqual([])
})
