import { afterAll, beforeAll, expect, it } from 'vitest'
import { publishedBlog } from '../../src/calls/article-addresses.ts'
import { demoArticles } from '../../src/demo/articles/demo-articles.ts'
import { startTestApp, type TestApp } from '../fixtures/test-app.ts'

let site: TestApp
beforeAll(async () => {
  site = await startTestApp({ demo: true })
})
afterAll(() => site?.close())

/** They have the numbers of their order. */
const numbered = demoArticles.articles.map((article, index) => [article.slug, index + 1, article] as const)

it.each(numbered)('visitors of a site to try read %s as it was written', async (_slug, id, article) => {
  const { data } = await (await fetch(site.origin + publishedBlog.path.replace(':id', String(id)))).json()
  expect(data.richText).toBe(article.html)
  const { title, subTitle, image, publishedAt, tags } = article
  expect(data).toMatchObject({ title, subTitle, imageLink: image, publishedDate: publishedAt.toISOString() })
  expect(data.tagList.map(({ tag }: { tag: string }) => tag).toSorted()).toEqual(tags.toSorted())
})
