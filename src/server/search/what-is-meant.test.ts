import { expect, it } from 'vitest'
import { amongWhatIsThere, whatIsMeant, type Meaning } from './what-is-meant.ts'

const asked = 'my bales are steaming'
const slug = 'storing-hay-without-a-fire'
const likelyPages = ({ pages }: Meaning) => [...pages].map(([path, { likely }]) => [path, likely] as const)

it('is what it was where all of it is there', () => {
  const meant = whatIsMeant(asked)
  expect(amongWhatIsThere(meant, { paths: meant.pages, slugs: meant.articles, papers: meant.papers })).toEqual(meant)
})

it('shares out what an insurer does not have among what it has', () => {
  const meant = whatIsMeant(asked)
  expect(meant.articles.get(slug)).toBeGreaterThan(0.3)
  const without = amongWhatIsThere(meant, { paths: meant.pages, slugs: new Map(), papers: meant.papers })
  expect(without.articles.size).toBe(0)
  const left = meant.sure - [...meant.articles.values()].reduce((sum, likely) => sum + likely, 0)
  for (const [path, likely] of likelyPages(meant)) expect(without.pages.get(path)?.likely).toBeCloseTo((likely * meant.sure) / left)
})

it('makes nothing of nothing, and never more than all', () => {
  const meant = whatIsMeant(asked)
  expect(likelyPages(amongWhatIsThere(meant, { paths: new Map(), slugs: new Map(), papers: new Map() }))).toEqual([])
  const all = likelyPages(amongWhatIsThere(meant, { paths: meant.pages, slugs: new Map(), papers: meant.papers })).reduce(
    (sum, [, likely]) => sum + likely,
    0,
  )
  expect(all).toBeLessThanOrEqual(meant.sure + 1e-9)
})
