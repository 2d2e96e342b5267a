import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { bucketSize, foundBy } from '../../src/server/articles/found-by.ts'
import { liveArticles } from '../../src/server/db/tables/articles.ts'
import { fillLive } from '../fixtures/article-desk.ts'
import { toldBy } from '../fixtures/article-pages.ts'
import { startArticleSite, type Blogs } from '../fixtures/article-site.ts'
import type { TestApp } from '../fixtures/test-app.ts'

let site: TestApp
let blogs: Blogs
beforeAll(async () => {
  ;({ site, blogs } = await startArticleSite())
})
afterAll(() => site?.close())

type Found = { count: number; data: { blogId: number; title: string }[] }
const found = async (search: string, door = 'published/search', as?: 'admin') => {
  const { status, body } = await blogs.get(`${door}?search=${encodeURIComponent(search)}`, as)
  return { ...(body as unknown as Found), status }
}
const titles = async (search: string) => (await found(search)).data.map(({ title }) => title)

describe('a search', () => {
  beforeAll(async () => {
    await blogs.make('Roofs in general', 'Published', { richText: '<p>Hail falls on metal and on shingles.</p>' })
    await blogs.make('Hail and its roofs', 'Published', { richText: '<p>Of ice.</p>' })
    await blogs.make('Façade, jalapeño & 100% wool', 'Published', { richText: '<p>O’Neill’s barn.</p>' })
    await blogs.make('How to begin', 'Published', { richText: '<p>Early.</p>' })
    await blogs.make('A draft on hail', 'Active')
  })

  it.each([
    ['finds every word, titles first', 'hail roof', ['Hail and its roofs', 'Roofs in general']],
    ['knows no case and no accents', 'FACADE JALAPENO', ['Façade, jalapeño & 100% wool']],
    ['reads accents that are typed', 'fåçade', ['Façade, jalapeño & 100% wool']],
    ['finds words by their stem', 'shingle', ['Roofs in general']],
    ['finds a word of a title that is only begun', 'jalap', ['Façade, jalapeño & 100% wool']],
    ['finds what an apostrophe parts', 'O’Neill', ['Façade, jalapeño & 100% wool']],
    ['takes a percent sign for nothing but itself', '100%', ['Façade, jalapeño & 100% wool']],
    ['finds small words in titles where nothing else is said', 'how to', ['How to begin']],
    ['looks past small words', 'the hail on the roof', ['Hail and its roofs', 'Roofs in general']],
    ['finds nothing where one word is missing', 'hail zebra', []],
    ['finds nothing where no word is said', '%%% \'"', []],
    ['finds by a tag, and by its topic', 'farm hay façade', ['Façade, jalapeño & 100% wool']],
  ])('%s', async (_what, search, expected) => expect(await titles(search)).toEqual(expected))

  it('of those who write finds drafts too', async () => {
    expect((await found('hail', 'all/search', 'admin')).data.map(({ title }) => title)).toContain('A draft on hail')
    expect((await found('', 'all/search', 'admin')).count).toBe(5)
    expect((await blogs.get('desk?search=hail&status=Active', 'admin')).body).toMatchObject({
      count: 1,
      rows: [{ title: 'A draft on hail' }],
    })
  })

  it('by the name of a tag finds what has it, whatever it was called when that was saved', async () => {
    const forage = (await blogs.post('topic', { tag: 'Forage', mainTopicId: 1, status: 1 })).body.data['topicId'] as number
    const id = await blogs.make('Silage in bags', 'Published', { tag: String(forage) })
    const other = await blogs.make('Forage for a dry year', 'Published')
    expect(await titles('forage')).toEqual(['Forage for a dry year', 'Silage in bags'])
    await blogs.post('topic', { topicId: forage, tag: 'Winter Feed', mainTopicId: 1, status: 1 })
    expect(await titles('winter feed')).toEqual(['Silage in bags'])
    expect(await titles('  WINTER   feed ')).toEqual(['Silage in bags'])
    expect((await blogs.get('desk?search=winter+feed', 'admin')).body).toMatchObject({ count: 1, rows: [{ id }] })
    // A tag that is switched off names nothing to visitors.
    await blogs.post('topic', { topicId: forage, tag: 'Winter Feed', mainTopicId: 1, status: 0 })
    expect(await titles('winter feed')).toEqual([])
    for (const each of [id, other]) await blogs.status(each, 'Inactive')
  })

  it.each([
    ['quotes', '\'"`´‘’“”'.repeat(20)],
    ['percent signs', '%_%25%'.repeat(30)],
    ['accents', 'çãôñéßøłđ'.repeat(20)],
    ['operators', "hail & !roof | (metal:*) <-> 'x' \\ ".repeat(5)],
    ['braces', '{"a","b"}[1]\\'.repeat(15)],
    ['emoji', '🌾🐄🚜'.repeat(30)],
    ['letters of two halves', 'a\u0301'.repeat(90)],
    ['one long word', 'w'.repeat(200)],
    ['many words', 'ab '.repeat(66)],
    ['a line break', 'hail\nroof\r\n\troof'],
    ['Chinese', '冰雹屋頂'.repeat(40)],
  ])('of 200 characters of %s is text', async (_what, characters) => {
    const search = [...characters].slice(0, 190).join('').slice(0, 200)
    for (const door of ['published/search', 'all/search', 'desk'] as const) {
      const { status } = await blogs.get(`${door}?search=${encodeURIComponent(search)}`, 'admin')
      expect([door, status]).toEqual([door, 200])
    }
  })

  it.each(['x'.repeat(201), 'a\0b'])('is refused where it is longer, or holds the character zero', async (search) => {
    expect((await found(search)).status).toBe(400)
  })
})

describe('a page of a list', () => {
  it('is limited, whatever is asked for', async () => {
    for (const asked of [
      'pageSize=101',
      'pageSize=0',
      'pageNumber=0',
      'pageNumber=-1',
      'pageNumber=1e9',
      'pageNumber=1000001',
      'pageSize=1.5',
    ])
      expect([asked, (await blogs.get(`public?${asked}`)).status]).toEqual([asked, 400])
    expect(await blogs.get('public?pageNumber=1000000')).toMatchObject({ status: 200, body: { data: [], count: 4 } })
  })

  it('goes on where the one before ended', async () => {
    const all = (await blogs.get('public?pageSize=100')).body['data'] as { blogId: number }[]
    const parts = await Promise.all(
      [1, 2, 3].map(async (page) => (await blogs.get(`public?pageSize=2&pageNumber=${page}`)).body['data'] as object[]),
    )
    expect(parts.flat()).toEqual(all)
  })
})

describe('of very many articles', () => {
  const ids = [1, bucketSize + 5, 3 * bucketSize, 20 * bucketSize + 1, 40 * bucketSize]
  beforeAll(async () => {
    const at = new Date('2026-01-01T12:00:00Z')
    const shown = { subTitle: '', image: '/art/barn.svg', html: '<p>Far</p>', tagIds: [1], related: [], minutes: 1 }
    const rows = ids.map((each) => {
      const [id, title] = [1_000 + each, each === ids[0] ? 'Saxifrage of old' : `Number ${each}`]
      const found = foundBy('windbreak', { id, title, subTitle: '', body: 'saxifrage and more', names: [] }) as never
      const dates = { createdAt: at, publishedAt: new Date(at.getTime() + each), liveSince: at }
      return { tenant: 'windbreak', id, revision: 1, slug: `s-${each}`, title, titleKey: title, ...shown, foundBy: found, ...dates }
    })
    await site.database.db.insert(liveArticles).values(rows)
    // What was written past the calls is seen from the next change on.
    await blogs.make('Something else', 'Published')
  })

  it('a search finds the oldest too, and the one that has the word in its title first', async () => {
    expect((await found('saxifrage')).data.map(({ blogId }) => blogId - 1_000)).toEqual([ids[0], ...ids.slice(1).toReversed()])
  })

  it('a search shows a hundred at once, on the page as by the call, and the editor offers no more for related ones', async () => {
    const first = 60 * bucketSize
    await fillLive(
      site,
      Array.from({ length: 120 }, (_each, index) => first + index),
      () => 'heliotrope',
    )
    await blogs.make('One more', 'Published')
    type Found = { cards: object[]; count: number; page: number; pages: number }
    const asked = async (page: string) => {
      const html = await (await fetch(`${site.origin}/360/about/blog?search=heliotrope${page}`)).text()
      const { loaded } = toldBy(html) as { loaded: { [page: string]: Found | null } }
      return Object.values(loaded).find((each) => each !== null)!
    }
    const [one, two, past] = [await asked(''), await asked('&page=2'), await asked('&page=9')]
    expect([one, two, past].map(({ cards, count, page, pages }) => [cards.length, count, page, pages])).toEqual([
      [100, 120, 1, 2],
      [20, 120, 2, 2],
      [20, 120, 2, 2],
    ])
    expect((await blogs.get('published/search?search=heliotrope&pageSize=100')).body['data']).toHaveLength(100)
    expect((await blogs.get('published/search?search=heliotrope&pageSize=101')).status).toBe(400)
    expect((await blogs.get('choices', 'admin')).body['related']).toHaveLength(100)
  })
})
