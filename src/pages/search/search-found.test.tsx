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

/** The ways on to all of a kind, as they are said. */
function waysOn(groups: FoundGroup[]): string[] {
  const found: Found = { asked: 'hail', straight: null, best: groups[0].things[0], also: [], groups, corrected: null, nothing: false }
  const Site = createRoutesStub([{ id: 'root', path: '/', Component: () => <SearchFound found={found} only={undefined} /> }])
  const html = renderToStaticMarkup(<Site hydrationData={{ loaderData: { root: { tenant: { language: 'en-US' } } } }} />)
  return [...html.matchAll(/Show all [^<]+/g)].map(([said]) => said)
}

it.each([
  [4, 4, []],
  [5, 5, ['Show all 5 pages', 'Show all 5 articles']],
  [4, 5, ['Show all 5 articles']],
])('of %i with the best answer and %i others nothing is out of reach', (pages, articles, ways) => {
  expect(waysOn([groupOf('page', pages), groupOf('article', articles)])).toEqual(ways)
})
