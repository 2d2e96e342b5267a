import { expect, it } from 'vitest'
import { createPageCache, type KeptPage } from './page-cache.ts'

it('lets go first of what is no longer true, then of what nobody asked for in a long time', () => {
  let time = 0
  const cache = createPageCache({ maxBytes: 10_000, now: () => new Date(time) })
  const page: KeptPage = { bytes: 1000, send() {} }
  const holds = (key: string) => cache.send(key, 1, {} as never, {} as never)
  cache.keep('home', 1, page)
  cache.keep('a search', 1, page, new Date(1000))
  cache.keep('about', 1, page)
  time = 1000
  cache.keep('claims', 1, page)
  expect(['home', 'a search', 'about', 'claims'].filter(holds)).toEqual(['home', 'about', 'claims'])
  cache.keep('pay', 1, page)
  expect(['home', 'about', 'claims', 'pay'].filter(holds)).toEqual(['about', 'claims', 'pay'])
})
