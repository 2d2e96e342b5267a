import { createRoutesStub } from 'react-router'
import { renderToStaticMarkup } from 'react-dom/server'
import { expect, it } from 'vitest'
import type { Found, FoundGroup, SearchKind } from '../../nouns/search/found.ts'
import { SearchFound } from './search-found.tsx'

const groupOf = (kind: SearchKind, total: number): FoundGroup => ({
  kind,
  total,
  things: Array.from({ length: Math.min(4, total) }, (_each, index) => ({
    kind,
    title: `${kind} ${index}`,
    href: `/${kind}/${index}`,
    excerpt: [],
  })),
})

const foundIn = (groups: FoundGroup[]): Found => ({
  asked: 'hail',
  straight: null,
  best: groups[0].things[0],
  also: [],
  groups,
  corrected: null,
  nothing: false,
})

function htmlOf(found: Found): string {
  const Site = createRoutesStub([{ id: 'root', path: '/', Component: () => <SearchFound found={found} only={undefined} /> }])
  return renderToStaticMarkup(<Site hydrationData={{ loaderData: { root: { tenant: { language: 'en-US' } } } }} />)
}

/** The ways on to all of a kind, as they are said. */
const waysOn = (groups: FoundGroup[]) => [...htmlOf(foundIn(groups)).matchAll(/Show all [^<]+/g)].map(([said]) => said)

it.each([
  [4, 4, []],
  [5, 5, ['Show all 5 pages', 'Show all 5 articles']],
  [4, 5, ['Show all 5 articles']],
])('of %i with the best answer and %i others nothing is out of reach', (pages, articles, ways) => {
  expect(waysOn([groupOf('page', pages), groupOf('article', articles)])).toEqual(ways)
})

it('says once what leads straight there and is the best answer as well', () => {
  const found = foundIn([groupOf('page', 4)])
  const html = htmlOf({ ...found, straight: { label: 'Pay a bill', href: '/page/0' }, also: [found.groups[0].things[1]] })
  expect([...html.matchAll(/href="([^"]+)"/g)].map(([, href]) => href)).toEqual(['/page/0', '/page/1', '/page/2', '/page/3'])
  expect(html).not.toContain('Best answer')
})

it('names what leads straight there no second time among what else may have been meant', () => {
  const found = foundIn([groupOf('page', 4)])
  const also = [found.groups[0].things[1], found.groups[0].things[2]]
  const html = htmlOf({ ...found, straight: { label: 'Pay a bill', href: '/page/1' }, also })
  expect([...html.matchAll(/href="([^"]+)"/g)].map(([, href]) => href)).toEqual(['/page/1', '/page/0', '/page/2', '/page/3'])
})
