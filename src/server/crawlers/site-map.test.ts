import { expect, it } from 'vitest'
import { createSiteMap } from './site-map.ts'
import { writeMap } from './write-map.ts'

function tried(entries: () => Promise<{ path: string }[]>) {
  let version = 1
  let reads = 0
  const map = createSiteMap({
    versions: { of: () => version },
    sources: [{ name: 'pages', parts: async () => [], entries: () => (reads++, entries()), changedSince: async () => [] }],
  })
  return { map, reads: () => reads, save: () => void version++ }
}

it('is made once for a content version, however many ask at once', async () => {
  const { map, reads, save } = tried(async () => [{ path: '/a' }])
  await Promise.all(Array.from({ length: 50 }, () => map.file('windbreak', 'pages')))
  await map.file('windbreak', 'pages')
  expect(reads()).toBe(1)
  save()
  await map.file('windbreak', 'pages')
  expect(reads()).toBe(2)
})

it('is asked for again where it could not be read', async () => {
  let fails = true
  const { map, reads } = tried(async () => {
    if (fails) throw new Error('no database')
    return [{ path: '/a' }]
  })
  await expect(map.file('windbreak', 'pages')).rejects.toThrow('no database')
  fails = false
  expect((await map.file('windbreak', 'pages'))?.text).toContain('/a</loc>')
  expect(reads()).toBe(2)
})

it('holds no more of what strangers name than it has room for', async () => {
  const { map, reads } = tried(async () => [{ path: '/a' }])
  for (let number = 1; number <= 60; number++) await map.file('windbreak', `pages-${number}`)
  expect(reads()).toBe(60)
  await map.file('windbreak', 'pages-60')
  expect(reads()).toBe(60)
  await map.file('windbreak', 'pages-1')
  expect(reads()).toBe(61)
})

it('writes what XML would take for something else as text', async () => {
  expect(await writeMap([{ path: '/a&b<c>', pictures: ['/media/x&y'] }])).toContain(
    '<loc>\0/a&amp;b&lt;c&gt;</loc><image:image><image:loc>\0/media/x&amp;y</image:loc>',
  )
})
