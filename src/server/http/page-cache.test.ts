import { setImmediate } from 'node:timers/promises'
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

it('sends a page in fewer bytes once it has lasted, and leaves what was soon replaced as it was', async () => {
  const cache = createPageCache({ maxBytes: 10_000, now: () => new Date(0) })
  const sent: string[] = []
  const improved: string[] = []
  const pageOf = (name: string): KeptPage => ({
    bytes: 2000,
    send: () => void sent.push(name),
    better: async () => {
      improved.push(name)
      return { bytes: 1000, send: () => void sent.push(`${name} in fewer bytes`) }
    },
  })
  const ask = (version: number) => cache.send('home', version, {} as never, {} as never) && sent.at(-1)
  cache.keep('home', 1, pageOf('the first'))
  expect(ask(1)).toBe('the first')
  cache.keep('home', 2, pageOf('the second'))
  await expect.poll(() => ask(2)).toBe('the second in fewer bytes')
  expect(improved).toEqual(['the second'])
  expect(cache.stats()).toMatchObject({ pages: 1, bytes: 1000 + 2048 })
})

it('lets go of what was asked for least recently, and keeps nothing that is larger than all of it', () => {
  const cache = createPageCache({ maxBytes: 10_000, now: () => new Date(0) })
  const page: KeptPage = { bytes: 1000, send() {} }
  const holds = (key: string) => cache.send(key, 1, {} as never, {} as never)
  for (const key of ['home', 'about', 'claims']) cache.keep(key, 1, page)
  expect(holds('home')).toBe(true)
  cache.keep('pay', 1, page)
  expect(['about', 'claims', 'home', 'pay'].filter(holds)).toEqual(['claims', 'home', 'pay'])
  cache.keep('everything', 1, { ...page, bytes: 10_000 })
  expect(['claims', 'home', 'pay', 'everything'].filter(holds)).toEqual(['claims', 'home', 'pay'])
})

it('gives out what shows a time no longer once that has come, nor what a clock that was ahead had shown', () => {
  let time = 5000
  const cache = createPageCache({ maxBytes: 10_000, now: () => new Date(time) })
  const holds = () => cache.send('offices', 1, {} as never, {} as never)
  const keep = () => cache.keep('offices', 1, { bytes: 1000, send() {} }, new Date(6000))
  keep()
  expect(holds()).toBe(true)
  time = 6000
  expect(holds()).toBe(false)
  time = 5000
  keep()
  time = 4000
  expect(holds()).toBe(false)
})

it('counts nothing of a page that was replaced while it was made smaller', async () => {
  const cache = createPageCache({ maxBytes: 10_000, now: () => new Date(0) })
  const begun = Promise.withResolvers<void>()
  const made = Promise.withResolvers<KeptPage>()
  const better = () => (begun.resolve(), made.promise)
  cache.keep('home', 1, { bytes: 3000, send() {}, better })
  await begun.promise
  cache.keep('home', 2, { bytes: 2000, send() {} })
  made.resolve({ bytes: 1000, send() {} })
  await setImmediate()
  expect(cache.stats()).toMatchObject({ pages: 1, bytes: 2000 + 2048 })
})
