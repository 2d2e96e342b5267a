import { expect, it } from 'vitest'
import type { PageAddresses } from '../pages/page-address.ts'
import { pages } from '../../routes.ts'
import { createRedirectJudge } from './judge-redirects.ts'

const addresses: PageAddresses = {
  addressOf: (url) => url,
  rowOf: (path) => (path.startsWith('/360/about/blog/') ? pages.blogArticle : undefined),
  movedTo: () => undefined,
}

it('reads a sheet of 2,000 lines a few times each, and lets others have their turns meanwhile', async () => {
  const judge = createRedirectJudge({ addresses, ask: async (_tenant, path) => answerAt(path), ownHosts: () => [] })
  const answerAt = (path: string) => ({ status: path.startsWith('/360/') ? 200 : 404, location: null })
  let [reads, turns, judging] = [0, 0, true]
  const lines = Array.from({ length: 2000 }, (_, index) => ({
    line: index + 1,
    to: `/360/about/blog/${index}-hail`,
    get from() {
      reads += 1
      return `/old/${index}`
    },
  }))
  const takeTurns = () => void (turns++, judging && setImmediate(takeTurns))
  setImmediate(takeTurns)
  const judged = await judge({ client: 'windbreak', redirectHosts: [] } as never, lines, { known: [], confirmed: () => false })
  judging = false
  expect(judged.filter(({ what }) => what === 'new')).toHaveLength(2000)
  expect(reads).toBeLessThanOrEqual(4 * lines.length)
  expect(turns).toBeGreaterThanOrEqual(20)
})
