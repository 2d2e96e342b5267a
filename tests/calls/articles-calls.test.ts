import { afterAll, beforeAll, expect, it } from 'vitest'
import { askBlogs, blog } from '../fixtures/article-desk.ts'
import { startTestApp, type TestApp } from '../fixtures/test-app.ts'

let site: TestApp
let blogs: ReturnType<typeof askBlogs>
beforeAll(async () => {
  site = await startTestApp()
  blogs = askBlogs(site)
})
afterAll(() => site?.close())

it('saves topics and tags, as the source writes them', async () => {
  const topic = await blogs.post('main_topic', { title: 'Farm', status: 1 })
  expect(topic).toMatchObject({
    status: 200,
    body: { status: true, message: 'Topic Saved', data: { mainTopicId: 1, title: 'Farm', status: 1, softDelete: false } },
  })
  const tag = await blogs.post('topic', { tag: 'Hay', mainTopicId: 1, status: 1 })
  expect(tag.body).toEqual({
    status: true,
    message: 'Content Saved',
    data: { topicId: 1, tag: 'Hay', mainTopicId: 1, mainTitle: 'Farm', title: 'Farm', status: 1, softDelete: false },
  })
  expect((await blogs.get('topic?filter=active')).body).toMatchObject({ status: true, count: 1, data: [{ topicId: 1, tag: 'Hay' }] })
})

it('saves a new blog as Active, and publishes it', async () => {
  const saved = await blogs.post('create', blog('Hail and metal roofs'))
  expect(saved).toMatchObject({ status: 200, body: { message: 'Content Saved', id: 1, revision: 1, data: { status: 'Active' } } })
  expect((await blogs.get('public?pageNumber=1&pageSize=6&orderBy=publishedDate&order=DESC')).body).toEqual({
    status: true,
    data: [],
    count: 0,
  })
  const published = await blogs.status(1, 'Published')
  expect(published).toMatchObject({ status: 200, body: { data: { blogId: 1, status: 'Published' } } })
  const one = await blogs.get('published/1')
  expect(one.body).toEqual({
    status: true,
    data: {
      blogId: 1,
      title: 'Hail and metal roofs',
      subTitle: 'About Hail and metal roofs',
      imageLink: '/art/barn.svg',
      status: 'Published',
      tagList: [{ topicId: 1, tag: 'Hay', title: 'Farm', blogId: 1 }],
      relatedPost1: -1,
      relatedPost2: -1,
      relatedPost3: -1,
      createdDate: expect.any(String),
      publishedDate: expect.any(String),
      richText: '<p>All of Hail and metal roofs.</p>',
      slug: 'hail-and-metal-roofs',
      relatedPost1Data: null,
      relatedPost2Data: null,
      relatedPost3Data: null,
    },
  })
  expect((await blogs.get('published/search?search=roof')).body).toMatchObject({ count: 1 })
  expect((await blogs.get('published/search?search=hai')).body).toMatchObject({ count: 1 })
  expect((await blogs.get('desk', 'admin')).body).toMatchObject({ count: 1 })
})

it('answers the history of a long one about a quarter of a megabyte at a time, and leaves none out', async () => {
  const richText = (turn: number) => `<p>${turn} ${'barns and hail '.repeat(600)}</p>`.repeat(20)
  const id = await blogs.make('A long story', 'Active', { richText: richText(0) })
  for (let turn = 1; turn < 9; turn++) {
    const asked = { key: 'article', primaryKey: 'slug', id, content: { richText: richText(turn) } }
    expect((await site.post('/api/cms/add-new-content-item', asked, { as: 'admin' })).status).toBe(200)
  }
  const seen: number[] = []
  for (let more = true; more;) {
    const asked = { key: 'article', id, before: seen.at(-1) }
    const { body } = await site.post('/api/cms/get-item-history', asked, { as: 'admin' })
    const result = body.result as unknown as { revision: number; value: { richText: string } }[]
    expect(result.length).toBeGreaterThan(0)
    const each = result.map((revision) => JSON.stringify(revision).length)
    // Without the last there would have been room.
    expect(each.slice(0, -1).reduce((sum, length) => sum + length, 0)).toBeLessThan(0.4 * 1024 ** 2)
    for (const { revision, value } of result) expect(value.richText).toBe(richText(revision - 1))
    seen.push(...result.map(({ revision }) => revision))
    more = body.more as unknown as boolean
  }
  expect(seen).toEqual([9, 8, 7, 6, 5, 4, 3, 2, 1])
})
