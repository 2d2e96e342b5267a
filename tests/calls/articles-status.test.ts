import pg from 'pg'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import {
  articleStatuses,
  saveMoves,
  statusMoves,
  switchedTo,
  type ArticleStatus,
  type Move,
} from '../../src/nouns/articles/article-status.ts'
import { blog } from '../fixtures/article-desk.ts'
import { startArticleSite, type Blogs } from '../fixtures/article-site.ts'
import type { TestApp, TestPerson } from '../fixtures/test-app.ts'

let site: TestApp
let blogs: Blogs
beforeAll(async () => {
  ;({ site, blogs } = await startArticleSite())
})
afterAll(() => site?.close())

const pairs = articleStatuses.flatMap((from) => articleStatuses.map((to) => ({ from, to })))
/** What is said of a move: why it is refused, or that it was done. */
const wordsOf = (move: Move) => (typeof move === 'object' ? move.refused : 'Content Saved')
const isLive = async (id: number) => (await blogs.get(`published/${id}`)).status === 200
const statusOf = async (id: number) => (await blogs.get(`byId/${id}`, 'admin')).body['data']['status']

/** As the source says it, written down again: the table of the product must say the same. */
const expected: Record<ArticleStatus, Record<ArticleStatus, ArticleStatus | 409>> = {
  Active: { Active: 'Active', Inactive: 'Inactive', Published: 'Published' },
  Inactive: { Active: 'Active', Inactive: 'Inactive', Published: 'Published' },
  Published: { Active: 409, Inactive: 'Inactive', Published: 'Published' },
}

describe('a status', () => {
  it.each(pairs)('$from that is to be $to', async ({ from, to }) => {
    const id = await blogs.make(`${from} to ${to}`, from)
    const changed = await blogs.status(id, to)
    const outcome = expected[from][to]
    expect(changed.status).toBe(outcome === 409 ? 409 : 200)
    expect(changed.body.message).toBe(wordsOf(statusMoves[from][to]))
    expect(await statusOf(id)).toBe(outcome === 409 ? from : outcome)
    expect(await isLive(id)).toBe((outcome === 409 ? from : outcome) === 'Published')
  })

  it.each(pairs)('$from, saved by the call of the source as $to', async ({ from, to }) => {
    const id = await blogs.make(`${from} saved ${to}`, from)
    const saved = await blogs.post('create', { id, status: to, title: 'Another title' })
    const refused = from === 'Published' && to !== 'Published'
    expect(saved.status).toBe(refused ? 409 : 200)
    expect(saved.body.message).toBe(wordsOf(saveMoves[from][to]))
    expect(await statusOf(id)).toBe(refused ? from : to)
    expect(await isLive(id)).toBe((refused ? from : to) === 'Published')
    const live = (await blogs.get(`published/${id}`)).body['data']?.['title']
    expect(live).toBe(to === 'Published' ? 'Another title' : refused ? `${from} saved ${to}` : undefined)
  })

  it('of a published one stays, and keeps a save without a status out', async () => {
    const id = await blogs.make('Published and saved', 'Published')
    expect(await blogs.post('create', { id, title: 'Never' })).toMatchObject({ status: 409, body: { status: false } })
    expect((await blogs.get(`byId/${id}`, 'admin')).body['data']['title']).toBe('Published and saved')
  })

  it('is switched on and off by the switch of a row', () => {
    expect(articleStatuses.map(switchedTo)).toEqual(['Inactive', 'Active', 'Inactive'])
  })

  it('of a new one is Active, whatever else is not said', async () => {
    const { status: _status, ...plain } = blog('A new one') as { status?: string }
    expect((await blogs.post('create', plain)).body).toMatchObject({ data: { status: 'Active', publishedDate: null }, visibleSince: null })
  })

  it.each([
    ['nobody', undefined, 401],
    ['stranger', 'stranger', 403],
    ['agent', 'agent', 403],
    ['otherAdmin', 'otherAdmin', 403],
  ] as const)('is nothing %s may change', async (_who, person, status) => {
    const id = await blogs.make(`Kept from ${_who}`)
    for (const to of articleStatuses)
      expect((await blogs.ask('PATCH', `change-status/${id}`, { status: to }, person as TestPerson)).status).toBe(status)
    expect(await statusOf(id)).toBe('Active')
  })

  it('is not changed by who saw an older revision', async () => {
    const id = await blogs.make('Seen once')
    await blogs.post('create', { id, title: 'Seen twice' })
    expect(await blogs.status(id, 'Published', { revision: 1 })).toMatchObject({ status: 409, body: { revision: 2 } })
    expect(await isLive(id)).toBe(false)
    expect((await blogs.status(id, 'Published', { revision: 2 })).status).toBe(200)
  })

  it('is of somebody else’s article none', async () => {
    expect((await blogs.status(999, 'Published')).body.message).toBe('There is no such article.')
  })
})

describe('what is asked once more under its key', () => {
  const otherSave = { status: 422, body: { message: 'This Idempotency-Key was used for another save.' } }
  const turn = (key: string, id: number, to: string) =>
    blogs.ask('PATCH', `change-status/${id}`, { status: to }, 'admin', { 'idempotency-key': key })

  it('publishes nothing anew: a status is answered as it was, whoever took the article down since', async () => {
    const id = await blogs.make('Published once')
    const first = await turn('turn-1', id, 'Published')
    expect(first).toMatchObject({ status: 200, body: { data: { status: 'Published' } } })
    await blogs.status(id, 'Inactive', {}, 'secondAdmin')
    expect(await turn('turn-1', id, 'Published')).toEqual(first)
    expect([await isLive(id), await statusOf(id)]).toEqual([false, 'Inactive'])
    expect(await turn('turn-1', id, 'Inactive')).toMatchObject(otherSave)
    expect(await turn(' ', id, 'Published')).toMatchObject({ status: 400 })
  })

  it('keeps nothing of what was refused, which is judged anew', async () => {
    const id = await blogs.make('Refused at first')
    const asked = (revision: number) =>
      blogs.ask('PATCH', `change-status/${id}`, { status: 'Published', revision }, 'admin', { 'idempotency-key': 'turn-2' })
    expect((await asked(2)).status).toBe(409)
    await blogs.post('create', { id, title: 'Somebody wrote on' })
    expect((await asked(2)).status).toBe(200)
  })

  it('schedules nothing anew that was called off since', async () => {
    const id = await blogs.make('Scheduled once')
    const wish = { id, what: 'publish', wall: '2029-05-05T08:00' }
    const first = await blogs.under('plan-1', 'schedule', wish)
    expect(first.status).toBe(200)
    await blogs.post('unschedule', { id: (first.body['schedule'] as { id: number }).id })
    expect(await blogs.under('plan-1', 'schedule', wish)).toEqual(first)
    const { rows } = (await blogs.get('desk?search=scheduled%20once', 'admin')).body as unknown as { rows: object[] }
    expect(rows).toMatchObject([{ id, schedules: [] }])
    expect(await blogs.under('plan-1', 'schedule', { ...wish, wall: '2029-05-06T08:00' })).toMatchObject(otherSave)
  })

  it('does with several nothing that is done, and what was refused for one', async () => {
    const [one, other] = [await blogs.make('One of several'), await blogs.make('Other of several')]
    const wish = { do: 'publish', articles: [{ id: one }, { id: other, revision: 2 }] }
    expect((await blogs.under('several-1', 'bulk', wish)).body).toMatchObject({ done: [one], refused: [{ id: other }] })
    await blogs.status(one, 'Inactive')
    await blogs.post('create', { id: other, title: 'Other of several, written on' })
    expect((await blogs.under('several-1', 'bulk', wish)).body).toMatchObject({ done: [one, other], refused: [] })
    expect([await isLive(one), await isLive(other)]).toEqual([false, true])
    const gone = { do: 'delete', articles: [{ id: one }, { id: other }] }
    expect((await blogs.under('several-2', 'bulk', gone)).body['done']).toEqual([one, other])
    expect((await blogs.under('several-2', 'bulk', gone)).body['done']).toEqual([one, other])
  })

  it('hands out the same preview link, until it is ended, and none of another article', async () => {
    const [id, other] = [await blogs.make('Shown by link'), await blogs.make('Not shown by it')]
    const first = await blogs.under('link-1', 'preview-link', { id })
    expect(await blogs.under('link-1', 'preview-link', { id })).toEqual(first)
    expect(await (await fetch(site.origin + first.body['address'])).text()).toContain('All of Shown by link.')
    const { rows } = (await blogs.get('desk?search=shown%20by%20link', 'admin')).body as unknown as { rows: { previews: object[] }[] }
    expect(rows[0].previews).toHaveLength(1)
    expect(await blogs.under('link-1', 'preview-link', { id: other })).toMatchObject(otherSave)
    const theirs = await blogs.ask('POST', 'preview-link', { id }, 'secondAdmin', { 'idempotency-key': 'link-1' })
    expect(theirs.body['address']).not.toBe(first.body['address'])
    await blogs.post('preview-link/revoke', { id: (first.body['preview'] as { id: number }).id })
    expect(await blogs.under('link-1', 'preview-link', { id })).toEqual(first)
    expect((await blogs.get('desk?search=shown%20by%20link', 'admin')).body['rows'][0]['previews']).toHaveLength(1)
  })
})

describe('a save that arrives once more under its key', () => {
  it('publishes nothing that was written since', async () => {
    const asked = blog('Sent twice', { status: 'Published' })
    const first = await blogs.under('twice-1', 'create', asked)
    const id = Number(first.body['id'])
    await site.post(
      '/api/cms/add-new-content-item',
      { key: 'article', primaryKey: 'slug', id, content: { title: 'Not for anybody yet' } },
      { as: 'secondAdmin' },
    )
    const again = await blogs.under('twice-1', 'create', asked)
    // The revision of the first save: who goes on from it is told of the other draft.
    expect(again).toMatchObject({ status: 200, body: { id, revision: 1, savedAt: first.body['savedAt'] } })
    expect((await blogs.get(`published/${id}`)).body['data']).toMatchObject({ title: 'Sent twice' })
  })

  it('brings nothing back that was taken down since', async () => {
    const asked = blog('Sent and taken down', { status: 'Published' })
    const id = Number((await blogs.under('twice-2', 'create', asked)).body['id'])
    await blogs.status(id, 'Inactive')
    expect(await blogs.under('twice-2', 'create', asked)).toMatchObject({
      status: 200,
      body: { id, data: { status: 'Inactive' }, visibleSince: null },
    })
    expect(await isLive(id)).toBe(false)
  })

  it('is answered as before, whatever its article has become', async () => {
    const id = await blogs.make('Saved, then published')
    const asked = { id, title: 'Saved once' }
    expect((await blogs.under('twice-3', 'create', asked)).body['revision']).toBe(2)
    await blogs.status(id, 'Published')
    expect(await blogs.under('twice-3', 'create', asked)).toMatchObject({ status: 200, body: { revision: 2 } })
    expect(await statusOf(id)).toBe('Published')
  })

  it('is not taken for one that asks for another status', async () => {
    const id = Number((await blogs.under('twice-4', 'create', blog('One key'))).body['id'])
    expect(await blogs.under('twice-4', 'create', blog('One key', { status: 'Published' }))).toMatchObject({
      status: 422,
      body: { message: 'This Idempotency-Key was used for another save.' },
    })
    expect(await isLive(id)).toBe(false)
  })
})

describe('what is published', () => {
  it('stays as it is while a draft is written over it, until that is published', async () => {
    const id = await blogs.make('First words', 'Published')
    const before = (await blogs.get(`published/${id}`)).body['data']
    const draft = await site.post(
      '/api/cms/add-new-content-item',
      { key: 'article', primaryKey: 'slug', id, revision: 1, content: { title: 'Second words', richText: '<p>Better.</p>' } },
      { as: 'admin' },
    )
    expect(draft).toMatchObject({ status: 200, body: { revision: 2 } })
    expect((await blogs.get(`published/${id}`)).body['data']).toEqual(before)
    expect((await blogs.get('published/search?search=second')).body['count']).toBe(0)
    const row = (await blogs.get('desk?search=second', 'admin')).body['rows'][0]
    expect(row).toMatchObject({ id, status: 'Published', title: 'Second words', draftWaits: true, revision: 2 })
    const published = await blogs.status(id, 'Published', { revision: 2 })
    expect(published.body['visibleSince']).toEqual(expect.any(String))
    expect((await blogs.get(`published/${id}`)).body['data']).toMatchObject({
      title: 'Second words',
      richText: '<p>Better.</p>',
      publishedDate: before['publishedDate'],
    })
    expect((await blogs.get('desk?search=second', 'admin')).body['rows'][0]).toMatchObject({ draftWaits: false })
  })

  it('raises the content version, and a draft does not', async () => {
    const { version: before } = (await blogs.status(await blogs.make('Version one'), 'Published')).body
    const id = await blogs.make('Version two')
    const { version: saved } = (await blogs.post('create', { id, title: 'Version two again' })).body
    expect(saved).toBe(before)
    const { version: published } = (await blogs.status(id, 'Published')).body
    expect(published).toBeGreaterThan(before)
    // Once more the same is nothing new.
    expect((await blogs.status(id, 'Published')).body['version']).toBe(published)
    expect((await blogs.status(id, 'Inactive')).body['version']).toBeGreaterThan(published)
  })

  it('is what one of two who save and publish at once wrote, never half of each', async () => {
    const id = await blogs.make('At once')
    for (let round = 0; round < 6; round++) {
      const [saved, published] = await Promise.all([
        site.post(
          '/api/cms/add-new-content-item',
          { key: 'article', primaryKey: 'slug', id, content: { title: `Title ${round}`, richText: `<p>Text ${round}</p>` } },
          { as: 'secondAdmin' },
        ),
        blogs.status(id, 'Published'),
      ])
      expect([saved.status, published.status]).toEqual([200, 200])
      const live = (await blogs.get(`published/${id}`)).body['data'] as { title: string; richText: string }
      expect([live.title, live.richText]).toEqual(
        live.title === 'At once' ? ['At once', '<p>All of At once.</p>'] : [live.title, `<p>Text ${live.title.slice(6)}</p>`],
      )
    }
  })

  it('leaves at once when it is deleted, and comes back as a draft', async () => {
    const id = await blogs.make('Here and gone', 'Published')
    const gone = await site.post(
      '/api/cms/delete-content-item',
      { key: 'article', primaryKey: 'slug', content: { slug: 'here-and-gone' } },
      { as: 'admin' },
    )
    expect(gone).toMatchObject({ status: 200, body: { message: 'Blog has been deleted!', id } })
    expect(await isLive(id)).toBe(false)
    expect((await blogs.get(`byId/${id}`, 'admin')).status).toBe(404)
    expect((await blogs.status(id, 'Published')).status).toBe(404)
    // Somebody takes its address meanwhile.
    const other = await blogs.make('Here and gone', 'Published')
    const back = await site.post(
      '/api/cms/add-new-content-item',
      { key: 'article', primaryKey: 'slug', id, revision: 2, restores: 1, content: { slug: 'here-and-gone' } },
      { as: 'admin' },
    )
    expect(back.status).toBe(200)
    expect((await blogs.get(`byId/${id}`, 'admin')).body['data']).toMatchObject({ status: 'Inactive', slug: 'here-and-gone-2' })
    expect([await isLive(id), await isLive(other)]).toEqual([false, true])
  })
})

it.runIf(process.env.TEST_DATABASE === 'postgres')(
  'of an article with new words waits for a save with the same ones, and neither is stopped',
  async () => {
    const id = await blogs.make('Quagga okapi')
    // A save of a section in its middle: it has the version of the content, and is about to write its words.
    const save = new pg.Client({ connectionString: site.url })
    await save.connect()
    await save.query('begin')
    await save.query("update content_versions set version = version where tenant = 'windbreak'")
    const published = blogs.status(id, 'Published')
    const waiting = async () => {
      const { rows } = await other.query(
        "select count(*)::int as many from pg_stat_activity where datname = current_database() and wait_event_type = 'Lock'",
      )
      return rows[0].many as number
    }
    const other = new pg.Client({ connectionString: site.url })
    await other.connect()
    await expect.poll(waiting).toBe(1)
    for (const word of ['okapi', 'quagga'])
      await save.query("insert into search_words (tenant, word, slips) values ('windbreak', $1, '{}') on conflict do nothing", [word])
    await save.query('commit')
    await save.end()
    await other.end()
    expect((await published).status).toBe(200)
  },
)
