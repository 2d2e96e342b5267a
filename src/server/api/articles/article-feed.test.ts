import { expect, it } from 'vitest'
import type { ShownArticle } from '../../../nouns/articles/shown-article.ts'
import { atomOf, rssOf, type Feed } from './article-feed.ts'

const article: ShownArticle = {
  id: 12,
  address: '/360/about/blog/12-hay',
  title: 'Hay & "heat" <now>',
  subTitle: 'What a bell\u0007 says',
  image: '/art/a-hay',
  publishedAt: '2026-03-04T15:00:00.000Z',
  updatedAt: '2026-03-09T08:30:00.000Z',
  topics: [{ id: 1, title: 'Farm & Ranch' }],
  tags: [{ id: 4, title: 'Hay' }],
  minutes: 3,
  html: '<p><a href="/360/faq">Ask</a> or <a href="//elsewhere.example/x">not</a></p><figure><img src="/art/fig-hay" alt=""></figure>',
  related: [],
}
const feed: Feed = {
  title: 'The Learning Center · Windbreak Mutual',
  subtitle: 'Plain & short',
  language: 'en-US',
  author: 'Windbreak Mutual',
  origin: 'https://windbreak.example',
  articles: [{ ...article, id: 13, updatedAt: '2026-01-01T00:00:00.000Z' }, article],
}

it.each([
  ['RSS', rssOf],
  ['Atom', atomOf],
])('%s says each article whole, with whole addresses, and nothing that XML cannot', (_name, write) => {
  const xml = write(feed)
  expect(xml).toContain('<title>Hay &amp; &quot;heat&quot; &lt;now&gt;</title>')
  expect(xml).toContain('What a bell says')
  expect(xml).toContain('Farm &amp; Ranch')
  expect(xml).toContain('https://windbreak.example/360/about/blog/12-hay')
  expect(xml).toContain('href=&quot;https://windbreak.example/360/faq&quot;')
  expect(xml).toContain('src=&quot;https://windbreak.example/art/fig-hay&quot;')
  // An address of its own host stays what it is.
  expect(xml).toContain('href=&quot;//elsewhere.example/x&quot;')
  expect(xml).not.toMatch(/&(?!amp;|lt;|gt;|quot;)/)
})

it('names an article the same whatever becomes of its slug', () => {
  const moved = { ...feed, articles: [{ ...article, address: '/360/about/blog/12-straw' }] }
  expect(rssOf(moved)).toContain('<guid isPermaLink="false">https://windbreak.example/360/about/blog/12</guid>')
  expect(atomOf(moved)).toContain('<id>https://windbreak.example/360/about/blog/12</id>')
})

it('dates: RSS as in mails, Atom in ISO, and nothing changed before it appeared', () => {
  expect(rssOf(feed)).toContain('<pubDate>Wed, 04 Mar 2026 15:00:00 GMT</pubDate>')
  const [, first] = atomOf(feed).split('<entry>')
  expect(first).toContain('<updated>2026-03-04T15:00:00.000Z</updated>')
  expect(atomOf(feed)).toMatch(/<subtitle>Plain &amp; short<\/subtitle>\n<updated>2026-03-09T08:30:00.000Z<\/updated>/)
})

it('is a feed too while there is nothing to read', () => {
  expect(atomOf({ ...feed, articles: [] })).toContain('<updated>1970-01-01T00:00:00.000Z</updated>')
  expect(rssOf({ ...feed, articles: [] })).not.toContain('<item>')
})
