import { and, eq, inArray, sql } from 'drizzle-orm'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { items } from '../../src/server/db/tables/items.ts'
import { blog } from '../fixtures/article-desk.ts'
import { startArticleSite, type Blogs } from '../fixtures/article-site.ts'
import type { TestApp } from '../fixtures/test-app.ts'

let site: TestApp
let blogs: Blogs
beforeAll(async () => {
  ;({ site, blogs } = await startArticleSite())
})
afterAll(() => site?.close())

type Data = Record<string, { blogId: number } | null>
const relatedOf = async (id: number) => {
  const whole = (await blogs.get(`published/${id}`)).body['data'] as Data
  return [1, 2, 3].flatMap((place) => whole[`relatedPost${place}Data`]?.blogId ?? [])
}

describe('what is wrong with a blog', () => {
  it.each([
    ['without a title', { title: ' ' }, 'Please enter the title !'],
    ['without a subtitle', { subtitle: '' }, 'Please enter the subtitle !'],
    ['without a tag', { tag: '' }, 'Please select the Tag !'],
    ['with a tag there is none of', { tag: '1,99' }, 'Please select the Tag !'],
    ['with words for tags', { tag: 'hay' }, 'Please select the Tag !'],
    ['without a picture', { imageLink: '' }, 'Please select a image !'],
    ['with a related one that is none', { relatedPost1: 'next' }, 'Please select a blog of the list.'],
    ['to be reviewed on a day of no calendar', { reviewBy: '2026-02-30' }, 'Please enter a date.'],
    ['to be reviewed in a thirteenth month', { reviewBy: '2026-13-01' }, 'Please enter a date.'],
    ['with an address that is none', { slug: 'Not An Address' }, 'Please use small letters, digits and hyphens, and not digits alone.'],
  ])('%s is said in the words of the source', async (_what, wrong, message) => {
    expect(await blogs.post('create', blog('Wrong', wrong))).toMatchObject({ status: 422, body: { status: false, message } })
  })

  it('is said of topics and tags, too', async () => {
    expect((await blogs.post('main_topic', { title: '', status: 1 })).body.message).toBe('Please select a Topic !')
    expect((await blogs.post('topic', { tag: '', mainTopicId: 1 })).body.message).toBe('Please enter the tag title !')
    expect((await blogs.post('topic', { tag: 'Straw' })).body.message).toBe('Please select a Topic !')
    expect((await blogs.post('topic', { tag: 'Straw', mainTopicId: 99 })).body.message).toBe('Please select a Topic !')
    expect((await blogs.post('main_topic', { title: 'farm' })).body.message).toBe('Another topic has this title.')
    expect((await blogs.post('topic', { tag: 'hay', mainTopicId: 1 })).body.message).toBe('Another tag has this title.')
  })
})

describe('topics and tags', () => {
  it('are switched off and on as the source does, and keep what is not said', async () => {
    const { mainTopicId: topic } = (await blogs.post('main_topic', { title: 'Winter' })).body['data']
    const { topicId: tag } = (await blogs.post('topic', { tag: 'Snow', mainTopicId: topic })).body['data']
    const id = await blogs.make('Of snow', 'Published', { tag: String(tag) })
    const tagged = async () => ((await blogs.get(`published/${id}`)).body['data']['tagList'] as { tag: string }[]).map((each) => each.tag)
    expect(await tagged()).toEqual(['Snow'])
    // The switch of a row sends its number and the title of its topic.
    const off = await blogs.post('topic', { tag: 'Snow', mainTopicId: topic, topicId: tag, title: 'Winter', status: 0 })
    expect(off.body['data']).toMatchObject({ topicId: tag, status: 0, mainTitle: 'Winter' })
    expect(await tagged()).toEqual([])
    expect((await blogs.post('topic', { id: tag, tag: 'Deep snow', mainTopicId: topic })).body['data']).toMatchObject({
      tag: 'Deep snow',
      status: 0,
    })
    expect((await blogs.post('topic', { id: tag, status: 1 })).body['data']).toMatchObject({ tag: 'Deep snow', status: 1 })
    expect(await tagged()).toEqual(['Deep snow'])
    // A tag is shown only while its topic is.
    await blogs.post('main_topic', { id: topic, status: 0 })
    expect(await tagged()).toEqual([])
    expect((await blogs.get(`byTopic/${topic}`)).body).toMatchObject({ count: 0, data: [] })
    await blogs.post('main_topic', { id: topic, status: 1 })
    expect((await blogs.get(`byTopic/${topic}`)).body).toMatchObject({ count: 1, data: [{ blogId: id }] })
    expect((await blogs.get('byTopic/winter')).body).toMatchObject({ count: 1 })
  })

  it('that were deleted say so to those who write, are edited no more, and can be brought back', async () => {
    const { mainTopicId: topic } = (await blogs.post('main_topic', { title: 'Passing' })).body['data']
    const kind = { key: 'topic', primaryKey: 'title' }
    expect((await site.post('/api/cms/delete-content-item', { ...kind, content: { title: 'Passing' } }, { as: 'admin' })).status).toBe(200)
    const rowOf = async () =>
      ((await blogs.get('main_topic?filter=all', 'admin')).body['data'] as { mainTopicId: number }[]).find(
        (each) => each.mainTopicId === topic,
      )
    expect(await rowOf()).toMatchObject({ softDelete: true })
    expect(JSON.stringify((await blogs.get('main_topic')).body)).not.toContain('Passing')
    expect(await blogs.post('main_topic', { id: topic, title: 'Still here' })).toMatchObject({
      status: 404,
      body: { message: 'This topic was deleted.' },
    })
    const back = { ...kind, id: topic, revision: 2, restores: 1, content: { title: 'Passing' } }
    expect((await site.post('/api/cms/add-new-content-item', back, { as: 'admin' })).status).toBe(200)
    expect(await rowOf()).toMatchObject({ softDelete: false, title: 'Passing' })
  })
})

describe('long names', () => {
  it('of topics and tags are refused at the door', async () => {
    const long = 'n'.repeat(201)
    for (const asked of [blogs.post('main_topic', { title: long }), blogs.post('topic', { tag: long, mainTopicId: 1 })])
      expect((await asked).status).toBe(400)
    for (const [key, primaryKey, content] of [
      ['topic', 'title', { title: long }],
      ['tag', 'tag', { tag: long, mainTopicId: '1' }],
    ] as const)
      expect(await site.post('/api/cms/add-new-content-item', { key, primaryKey, content }, { as: 'admin' })).toMatchObject({
        status: 422,
        body: { message: 'Please keep this under 200 characters.' },
      })
    expect((await blogs.post('main_topic', { title: long.slice(1) })).status).toBe(200)
  })

  it('that are there all the same keep no article from being saved and published', async () => {
    const tags: number[] = []
    for (let tag = 0; tag < 29; tag++)
      tags.push((await blogs.post('topic', { tag: `Long ${tag}`, mainTopicId: 1 })).body['data']['topicId'])
    // Longer than any door lets in: each word is another, and every beginning of it would be kept.
    const longer = sql`(select string_agg(md5(id::text || n::text), ' ') from generate_series(1, 300) as n)`
    const ofThem = and(eq(items.kind, 'tag'), inArray(items.id, tags))
    await site.database.db
      .update(items)
      .set({ wire: sql`jsonb_set(wire, '{tag}', to_jsonb(${longer}))` })
      .where(ofThem)
    const id = await blogs.make('Of much', 'Published', { tag: tags.join(',') })
    expect((await blogs.get('published/search?search=of%20much')).body['data']).toMatchObject([{ blogId: id }])
  })
})

describe('the title of the list', () => {
  it('is the one of the source until somebody gives another, which the menu says then', async () => {
    const told = async () => (await fetch(`${site.origin}/360/feeds`)).text()
    expect((await blogs.get('setting?pageName=BlogSetting&client=WINDBREAK')).body).toEqual({
      status: true,
      result: { title: { value: 'The Learning Center' }, subtitle: { value: 'The more interesting side of insurance information!' } },
    })
    expect(await told()).toContain('"label":"Learning Center"')
    const saved = await blogs.post('setting', { pageName: 'BlogSetting', title: 'Good to know', subtitle: 'Of the plains' })
    expect(saved.body).toMatchObject({ message: 'Content Saved', result: { title: { value: 'Good to know' } } })
    expect(await told()).toContain('"label":"Good to know"')
    expect((await blogs.post('setting', { pageName: 'BlogSetting', title: '' })).body.message).toBe('Please enter title!')
  })
})

describe('related posts', () => {
  it('are those that were chosen, then those that share most, never one twice, never itself, never what nobody may read', async () => {
    const { mainTopicId: topic } = (await blogs.post('main_topic', { title: 'Water' })).body['data']
    const tag = async (name: string) => (await blogs.post('topic', { tag: name, mainTopicId: topic })).body['data']['topicId'] as number
    const [well, flood] = [await tag('Well'), await tag('Flood')]
    const near = await blogs.make('Floods and wells', 'Published', { tag: `${well},${flood}` })
    const alike = await blogs.make('Wells run dry', 'Published', { tag: String(well) })
    const hidden = await blogs.make('Wells in secret', 'Active', { tag: `${well},${flood}` })
    const chosen = await blogs.make('Of something else', 'Published')
    const id = await blogs.make('Wells that flood', 'Published', { tag: `${well},${flood}` })
    expect((await relatedOf(id)).slice(0, 2)).toEqual([near, alike])
    await blogs.post('create', { id, status: 'Published', relatedPost1: chosen, relatedPost2: chosen, relatedPost3: hidden })
    expect(await relatedOf(id)).toEqual([chosen, near, alike])
    const whole = (await blogs.get(`published/${id}`)).body['data'] as Data
    expect([1, 2, 3].map((place) => whole[`relatedPost${place}Data`])).toEqual([
      { blogId: chosen, imageLink: '/art/barn.svg', title: 'Of something else' },
      { blogId: near, imageLink: '/art/barn.svg', title: 'Floods and wells' },
      { blogId: alike, imageLink: '/art/barn.svg', title: 'Wells run dry' },
    ])
    await blogs.post('create', { id, status: 'Published', relatedPost1: id, relatedPost2: 99_999, relatedPost3: alike })
    expect((await relatedOf(id)).slice(0, 2)).toEqual([alike, near])
    expect((await blogs.get(`published/${id}`)).body['data']).toMatchObject({ relatedPost1: id, relatedPost2: 99_999, relatedPost3: alike })
    await blogs.status(alike, 'Inactive')
    expect(await relatedOf(id)).not.toContain(alike)
  })
})

describe('the desk', () => {
  it('copies an article as a draft of its own', async () => {
    const id = await blogs.make('To be copied', 'Published')
    const copied = await blogs.post('duplicate', { id })
    const copy = (await blogs.get(`byId/${copied.body['id']}`, 'admin')).body['data']
    expect(copy).toMatchObject({
      title: 'Copy of To be copied',
      status: 'Active',
      slug: 'copy-of-to-be-copied',
      richText: '<p>All of To be copied.</p>',
    })
  })

  it('copies an article without those of its tags that were deleted', async () => {
    const tag = async (name: string) => (await blogs.post('topic', { tag: name, mainTopicId: 1 })).body['data']['topicId'] as number
    const [stays, goes] = [await tag('Staying'), await tag('Going')]
    const [both, last] = [
      await blogs.make('With two tags', 'Active', { tag: `${stays},${goes}` }),
      await blogs.make('With one', 'Active', { tag: `${goes}` }),
    ]
    const gone = await site.post(
      '/api/cms/delete-content-item',
      { key: 'tag', primaryKey: 'tag', content: { tag: 'Going' } },
      { as: 'admin' },
    )
    expect(gone.status).toBe(200)
    const copied = await blogs.post('duplicate', { id: both })
    expect(copied.status).toBe(200)
    expect((await blogs.get(`byId/${copied.body['id']}`, 'admin')).body['data']['tagList']).toMatchObject([{ topicId: stays }])
    expect(await blogs.post('duplicate', { id: last })).toMatchObject({ status: 422, body: { message: 'Please select the Tag !' } })
  })

  it('copies an article once under one key, whatever was written over it meanwhile', async () => {
    const id = await blogs.make('Copied once')
    const first = await blogs.under('copy-1', 'duplicate', { id })
    await blogs.post('create', { id, title: 'Written over' })
    expect(await blogs.under('copy-1', 'duplicate', { id })).toMatchObject({ status: 200, body: { id: first.body['id'] } })
    const other = await blogs.make('Another')
    expect((await blogs.under('copy-1', 'duplicate', { id: other })).status).toBe(422)
    expect((await blogs.under('copy-2', 'duplicate', { id })).body['id']).not.toBe(first.body['id'])
  })

  it('does the same with several, each by itself', async () => {
    const [one, two, live] = [await blogs.make('Bulk one'), await blogs.make('Bulk two'), await blogs.make('Bulk live', 'Published')]
    const all = [one, two, live, 99_999].map((id) => ({ id }))
    expect((await blogs.post('bulk', { do: 'activate', articles: all })).body).toMatchObject({
      done: [one, two],
      refused: [{ id: live }, { id: 99_999, message: 'There is no such article.' }],
    })
    const seen = [
      { id: one, revision: 1 },
      { id: two, revision: 9 },
    ]
    expect((await blogs.post('bulk', { do: 'publish', articles: seen })).body).toMatchObject({ done: [one], refused: [{ id: two }] })
    expect((await blogs.post('bulk', { do: 'deactivate', articles: all })).body).toMatchObject({ done: [one, two, live] })
    expect((await blogs.post('bulk', { do: 'delete', articles: all })).body).toMatchObject({ done: [one, two, live] })
    expect((await blogs.get('desk?search=bulk', 'admin')).body['count']).toBe(0)
    const many = Array.from({ length: 51 }, (_each, index) => ({ id: index + 1 }))
    expect((await blogs.post('bulk', { do: 'delete', articles: many })).status).toBe(400)
  })

  it('filters by status, topic and author, and goes to the last page where there are no more', async () => {
    const { count, pages } = (await blogs.get('desk', 'admin')).body as unknown as { count: number; pages: number }
    expect(pages).toBe(Math.ceil(count / 10))
    const last = (await blogs.get('desk?page=9999', 'admin')).body as unknown as { page: number; rows: object[] }
    expect([last.page, last.rows.length]).toEqual([pages, count - (pages - 1) * 10])
    const second = { ...blog('By somebody else') }
    await blogs.post('create', second, 'secondAdmin')
    expect((await blogs.get(`desk?author=${encodeURIComponent('Owen Tate')}`, 'admin')).body).toMatchObject({
      count: 1,
      authors: ['Marlene Ruiz', 'Owen Tate'],
    })
    const published = (await blogs.get('desk?status=Published', 'admin')).body as unknown as {
      rows: { status: string; address: string | null }[]
    }
    expect(published.rows.filter(({ status, address }) => status !== 'Published' || address === null)).toEqual([])
  })

  it('marks what is to be looked through again', async () => {
    const id = await blogs.make('Stale advice', 'Published', { reviewBy: '2020-01-31' })
    expect((await blogs.get('desk?search=stale', 'admin')).body['rows']).toMatchObject([{ id, reviewBy: '2020-01-31', reviewDue: true }])
    await blogs.post('create', { id, status: 'Published', reviewBy: '2099-01-31' })
    expect((await blogs.get('desk?search=stale', 'admin')).body['rows']).toMatchObject([{ id, reviewDue: false }])
  })

  it('hands out a link once, and keeps nothing that could make it again', async () => {
    const id = await blogs.make('For a colleague')
    const made = (await blogs.post('preview-link', { id })).body as unknown as { address: string; preview: { id: number } }
    expect(await (await fetch(site.origin + made.address)).text()).toContain('All of For a colleague.')
    await blogs.post('create', { id, richText: '<p>Written since.</p>' })
    expect(await (await fetch(site.origin + made.address)).text()).toContain('Written since.')
    const { rows } = (await blogs.get('desk?search=colleague', 'admin')).body as unknown as { rows: object[] }
    expect(rows).toMatchObject([{ previews: [{ id: made.preview.id, madeBy: 'Marlene Ruiz' }] }])
    expect(JSON.stringify(rows)).not.toContain(made.address.split('/').at(-1))
    for (let link = 1; link < 20; link++) expect((await blogs.post('preview-link', { id })).status).toBe(200)
    expect((await blogs.post('preview-link', { id })).status).toBe(422)
  })
})
