import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { askBlogs } from '../fixtures/article-desk.ts'
import { startArticleSite, type Blogs } from '../fixtures/article-site.ts'
import type { TestApp, TestPerson } from '../fixtures/test-app.ts'

/** Each word stands in one article alone, in every part of it, and nowhere on the site where that is not published. */
const secrets = {
  Active: 'zanzibarine',
  Inactive: 'quixotrope',
  'taken down': 'vermilliard',
  deleted: 'oblongatar',
  'deleted and brought back': 'marzipanel',
  scheduled: 'tamarindus',
  'a draft over what is published': 'cloudberrian',
} as const
type Hidden = keyof typeof secrets

const askers = ['nobody', 'stranger', 'customer', 'agent', 'otherAdmin'] as const
type Asker = (typeof askers)[number]

let site: TestApp
let blogs: Blogs
const ids = {} as Record<Hidden, number>
let published = 0
const links: { revoked: string; ended: string; ofDeleted: string; living: string } = { revoked: '', ended: '', ofDeleted: '', living: '' }
const cookies = new Map<Asker, string>()
/** ETags of pages that showed what was taken down since. */
const seen = new Map<string, string>()

const words = (secret: string) => ({
  title: `About ${secret}`,
  subtitle: `More of ${secret}`,
  imageLink: `/art/barn.svg#alt=${secret}`,
  richText: `<p>All of ${secret}.</p>`,
})
const item = (more: object) => ({ key: 'article', primaryKey: 'slug', ...more })

/** What the walk begins with must be there, or it finds nothing because nothing was hidden. */
function done({ status, body }: { status: number; body: object }): void {
  if (status !== 200) throw new Error(`${status} ${JSON.stringify(body)}`)
}

beforeAll(async () => {
  ;({ site, blogs } = await startArticleSite())
  const make = (name: Hidden, status: 'Active' | 'Inactive' | 'Published') => blogs.make('', status, words(secrets[name]))
  ids.Active = await make('Active', 'Active')
  ids.Inactive = await make('Inactive', 'Inactive')
  ids['taken down'] = await make('taken down', 'Published')
  ids.deleted = await make('deleted', 'Published')
  ids['deleted and brought back'] = await make('deleted and brought back', 'Published')
  ids.scheduled = await make('scheduled', 'Active')
  published = await blogs.make('What everybody reads', 'Published')
  ids['a draft over what is published'] = published

  // Pages that were kept while there was more to read.
  for (const path of ['/360/about/blog', `/360/about/blog/${ids['taken down']}-about-vermilliard`, '/360/feeds'])
    seen.set(path, (await fetch(site.origin + path)).headers.get('etag') ?? '')

  const link = async (id: number) =>
    (await blogs.post('preview-link', { id })).body as unknown as { address: string; preview: { id: number } }
  const ended = await link(ids.scheduled)
  site.clock.advance(8 * 24 * 3600_000)
  // Whoever had signed in has to again.
  blogs = askBlogs(site)
  const [ofRevoked, ofDeleted] = [await link(ids.Inactive), await link(ids.deleted)]
  Object.assign(links, { ended: ended.address, revoked: ofRevoked.address, ofDeleted: ofDeleted.address })
  links.living = (await link(ids.Active)).address
  done(await blogs.post('preview-link/revoke', { id: ofRevoked.preview.id }))

  done(await blogs.status(ids['taken down'], 'Inactive'))
  const remove = (name: Hidden) =>
    site.post('/api/cms/delete-content-item', item({ content: { slug: `about-${secrets[name]}` } }), { as: 'admin' })
  done(await remove('deleted'))
  done(await remove('deleted and brought back'))
  const back = item({ id: ids['deleted and brought back'], revision: 2, restores: 1, content: words('marzipanel') })
  done(await site.post('/api/cms/add-new-content-item', back, { as: 'admin' }))
  const wall = new Date(site.clock.now().getTime() + 48 * 3600_000).toISOString().slice(0, 10) + 'T12:00'
  done(await blogs.post('schedule', { id: ids.scheduled, what: 'publish', wall }))
  const draft = item({ id: published, revision: 1, content: { ...words('cloudberrian'), slug: 'of-cloudberrian' } })
  done(await site.post('/api/cms/add-new-content-item', draft, { as: 'admin' }))
  // The one everybody reads was told to lead to those nobody may.
  const leads = { relatedPost1: ids.Active, relatedPost2: ids['taken down'], relatedPost3: ids.scheduled }
  await blogs.make('What leads astray', 'Published', leads)
  // A tag that nothing to read has.
  await blogs.post('main_topic', { title: 'Hidden topic' })
  await blogs.post('topic', { tag: 'Hidden tag', mainTopicId: 2 })
  await blogs.post('create', { id: ids.Active, tag: '1,2' })
  await blogs.post('main_topic', { title: 'Topic switched off', status: 0 })
  await blogs.post('topic', { tag: 'Tag switched off', mainTopicId: 1, status: 0 })
})
afterAll(() => site?.close())

/** Everything a visitor can ask that has to do with articles, each with what may be named in it. */
const doors = (secret: string, id: number): [string, RequestInit?][] => {
  const json = (body: object): RequestInit => ({
    method: 'POST',
    body: JSON.stringify(body),
    headers: { 'content-type': 'application/json' },
  })
  return [
    ['/api/blog/public?pageSize=100'],
    ['/api/blog/public?pageSize=100&orderBy=title&order=ASC'],
    ['/api/blog/byTopic/all?pageSize=100'],
    ['/api/blog/byTopic/1?pageSize=100'],
    ['/api/blog/byTopic/Hidden%20topic?pageSize=100'],
    [`/api/blog/published/search?search=${secret}`],
    [`/api/blog/published/search?search=about`],
    [`/api/blog/published/${id}`],
    [`/api/blog/published/${published}`],
    [`/api/blog/published/${published + 1}`],
    ['/api/blog/topic?filter=active'],
    ['/api/blog/topic?filter=all'],
    ['/api/blog/main_topic'],
    ['/api/blog/main_topic?filter=all'],
    ['/api/blog/list?filter=all'],
    [`/api/blog/all/search?search=${secret}`],
    [`/api/blog/byId/${id}`],
    ['/api/blog/desk'],
    ['/api/blog/choices'],
    ['/api/blog/create', json({ id })],
    ['/api/blog/duplicate', json({ id })],
    ['/api/blog/preview-link', json({ id })],
    ['/api/cms/get-page-content-item-list', json({ key: 'article' })],
    ['/api/cms/get-page-content-item-list', json({ key: 'tag' })],
    ['/api/cms/get-content-item', json({ key: 'article', id })],
    ['/api/cms/get-item-history', json({ key: 'article', id })],
    ['/api/cms/get-deleted-items', json({ key: 'article' })],
    ['/360/about/blog'],
    ['/360/about/blog?page=2'],
    ['/360/about/blog?topic=2'],
    [`/360/about/blog?search=${secret}`],
    [`/360/about/blog/${id}`],
    [`/360/about/blog/${id}-about-${secret}`],
    [`/360/about/blog/about-${secret}`],
    [`/360/about/blog/of-${secret}`],
    [`/360/about/blog/${published + 1}-what-leads-astray`],
    ['/360/feeds'],
    [links.revoked],
    [links.ended],
    [links.ofDeleted],
    ['/360/preview/AAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAA'],
    ['/sitemap.xml'],
    ['/sitemap-pages.xml'],
    ['/sitemap-articles-1.xml'],
    ...[...seen].map(([path, etag]): [string, RequestInit] => [path, { headers: { 'if-none-match': etag } }]),
  ]
}

describe.each(Object.keys(secrets) as Hidden[])('an article that is %s', (hidden) => {
  it.each(askers)('is nowhere that %s can look', async (asker) => {
    if (asker !== 'nobody' && !cookies.has(asker)) cookies.set(asker, await site.cookieOf(asker as TestPerson))
    const secret = secrets[hidden]
    const told: string[] = []
    for (const [path, init = {}] of doors(secret, ids[hidden])) {
      const headers = new Headers(init.headers)
      if (asker !== 'nobody') headers.set('cookie', cookies.get(asker) ?? '')
      const response = await fetch(site.origin + path, { ...init, headers, redirect: 'manual' })
      // What was asked for may be repeated as what was asked for.
      const text = `${response.headers.get('location') ?? ''} ${await response.text()}`.replace(`"search":"${secret}"`, '')
      // Topics and tags that are switched on may be known before anything to read has them.
      const names = /(?:topic\?filter=active|main_topic)$/.test(path) ? ['switched off'] : ['switched off', 'Hidden t']
      const leaks = [secret, ...names].some((each) => text.includes(each))
      if (leaks || response.status >= 500 || response.status === 304) told.push(`${response.status} ${path}`)
    }
    expect(told).toEqual([])
  })
})

it('is what a preview link shows for as long as it works, and what those who write read', async () => {
  // Or the walk above would find nothing because nothing is there.
  expect(await (await fetch(site.origin + links.living)).text()).toContain(secrets.Active)
  for (const hidden of (Object.keys(secrets) as Hidden[]).filter((each) => each !== 'deleted'))
    expect(JSON.stringify((await blogs.get(`byId/${ids[hidden]}`, 'admin')).body)).toContain(secrets[hidden])
  expect(await (await fetch(`${site.origin}/360/feeds`)).text()).toContain('What everybody reads')
})

it('is counted nowhere: of topics with something to read there is one', async () => {
  const told = await (await fetch(`${site.origin}/360/about/blog`)).text()
  expect(told).toContain('"topics":[{"id":1,"title":"Farm"}]')
  expect(told).toContain('"count":2')
  expect((await blogs.get('public')).body['count']).toBe(2)
})
