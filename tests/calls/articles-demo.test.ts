import { afterAll, beforeAll, expect, it } from 'vitest'
import { demoArticles } from '../../src/demo/articles/demo-articles.ts'
import { askBlogs } from '../fixtures/article-desk.ts'
import { articlePages } from '../fixtures/article-pages.ts'
import { startTestApp, type TestApp } from '../fixtures/test-app.ts'

let site: TestApp
let blogs: ReturnType<typeof askBlogs>
beforeAll(async () => {
  site = await startTestApp({ demo: true, pages: articlePages })
  blogs = askBlogs(site)
})
afterAll(() => site?.close())

it('a site to try begins with every article of the demonstration, published on its day', async () => {
  const { count, data } = (await blogs.get('public?pageSize=100')).body as unknown as {
    count: number
    data: { title: string; publishedDate: string }[]
  }
  expect(count).toBe(demoArticles.articles.length)
  const days = new Map(demoArticles.articles.map(({ title, publishedAt }) => [title, publishedAt.toISOString()]))
  expect(new Map(data.map(({ title, publishedDate }) => [title, publishedDate]))).toEqual(days)
  expect((await blogs.get('main_topic')).body['count']).toBe(demoArticles.topics.length)
  expect((await blogs.get('desk?status=Published', 'admin')).body['count']).toBe(count)
})

it('each leads to three others, those its writer chose first', async () => {
  const { data } = (await blogs.get('public?pageSize=100')).body as unknown as { data: { blogId: number }[] }
  const slugOf = new Map<number, string>()
  for (const { blogId } of data) slugOf.set(blogId, (await blogs.get(`published/${blogId}`)).body['data']['slug'])
  for (const { blogId } of data) {
    const whole = (await blogs.get(`published/${blogId}`)).body['data'] as Record<string, { blogId: number } | null>
    const related = [1, 2, 3].map((place) => whole[`relatedPost${place}Data`]?.blogId ?? 0)
    expect(new Set([...related, blogId, 0]).size).toBe(5)
    const chosen = demoArticles.articles.find(({ slug }) => slug === slugOf.get(blogId))?.related ?? []
    expect(related.map((id) => slugOf.get(id)).slice(0, chosen.length)).toEqual(chosen)
  }
})

it('a search finds what is meant', async () => {
  for (const [search, slug] of [
    ['hay fire', 'storing-hay-without-a-fire'],
    ['UMBRELLA', 'when-an-umbrella-makes-sense'],
    ['umbrel', 'when-an-umbrella-makes-sense'],
  ]) {
    const [first] = (await blogs.get(`published/search?search=${encodeURIComponent(search)}`)).body['data'] as { blogId: number }[]
    expect([search, (await blogs.get(`published/${first?.blogId}`)).body['data']?.['slug']]).toEqual([search, slug])
  }
})
