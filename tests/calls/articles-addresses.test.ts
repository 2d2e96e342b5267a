import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { blog } from '../fixtures/article-desk.ts'
import { startArticleSite, type Blogs } from '../fixtures/article-site.ts'
import type { TestApp } from '../fixtures/test-app.ts'

let site: TestApp
let blogs: Blogs
beforeAll(async () => {
  ;({ site, blogs } = await startArticleSite())
})
afterAll(() => site?.close())

const lead = async (path: string) => (await fetch(`${site.origin}/360/about/blog/${path}`)).text()

describe('the address of an article', () => {
  it('leads on from every slug it had, and is nobody else’s', async () => {
    const id = await blogs.make('Straw and Stubble', 'Published')
    const second = await blogs.make('Straw & stubble', 'Published')
    expect(await lead(`${id}-straw-and-stubble`)).toContain('All of Straw and Stubble.')
    expect(await lead(`${second}-straw-and-stubble-2`)).toContain('"id":')
    for (const old of [`${id}`, `${id}-whatever`, 'straw-and-stubble'])
      expect(await lead(old)).toContain(`"movedTo":"/360/about/blog/${id}-straw-and-stubble"`)
    await blogs.post('create', { id, status: 'Published', slug: 'stubble-burning' })
    for (const old of [`${id}-straw-and-stubble`, 'straw-and-stubble', 'stubble-burning'])
      expect(await lead(old)).toContain(`"movedTo":"/360/about/blog/${id}-stubble-burning"`)
    for (const none of ['999999-straw', '99999999999', 'nothing-of-ours', '-1'])
      expect([none, await lead(none)]).toEqual([none, expect.stringContaining('"found":null')])
    expect((await blogs.post('create', blog('Taken', { slug: 'stubble-burning' }))).body.message).toBe('Another blog has this address.')
  })
})

describe('a slug that begins with digits', () => {
  it('is found by itself, where nothing has that number', async () => {
    const id = await blogs.make('2026 storm season', 'Published')
    for (const old of ['2026-storm-season', `${id}`])
      expect(await lead(old)).toContain(`"movedTo":"/360/about/blog/${id}-2026-storm-season"`)
    await blogs.status(id, 'Inactive')
    expect(await lead('2026-storm-season')).toContain('"found":null')
  })

  it('gives way to what has that number, as long as that is live', async () => {
    const id = await blogs.make('Of that number', 'Published')
    const other = await blogs.make(`${id} reasons to insure a barn`, 'Published')
    const path = `${id}-reasons-to-insure-a-barn`
    expect(await lead(path)).toContain(`"movedTo":"/360/about/blog/${id}-of-that-number"`)
    await blogs.status(id, 'Inactive')
    expect(await lead(path)).toContain(`"movedTo":"/360/about/blog/${other}-${id}-reasons-to-insure-a-barn"`)
  })
})
