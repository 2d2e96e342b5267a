import { and, eq, sql } from 'drizzle-orm'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { articleSchedules } from '../../src/server/db/tables/articles.ts'
import { itemRevisions } from '../../src/server/db/tables/items.ts'
import { mails } from '../../src/server/db/tables/mails.ts'
import { askBlogs } from '../fixtures/article-desk.ts'
import { startTestApp, type TestApp } from '../fixtures/test-app.ts'

let site: TestApp
beforeAll(async () => {
  site = await startTestApp({ worksByItself: false })
  await askBlogs(site).begin()
})
afterAll(() => site?.close())

/** The clock goes forward alone, and whoever had signed in has to again. */
const at = async (iso: string) => {
  site.clock.advance(Date.parse(iso) - site.clock.now().getTime())
  await site.app.jobs.settle()
  return askBlogs(site)
}
const isLive = async (id: number) => (await askBlogs(site).get(`published/${id}`)).status === 200
const rowOf = async (id: number) => {
  const { rows } = (await askBlogs(site).get('desk', 'admin')).body as unknown as {
    rows: { id: number; status: string; schedules: object[] }[]
  }
  return rows.find((each) => each.id === id)
}
const draft = async (id: number, title: string) =>
  fetch(`${site.origin}/api/cms/add-new-content-item`, {
    method: 'POST',
    headers: { 'content-type': 'application/json', cookie: await site.cookieOf('admin') },
    body: JSON.stringify({ key: 'article', primaryKey: 'slug', id, content: { title } }),
  })
type Offers = { at: string; wall: string; words: string }[]

describe('what is scheduled for an article', () => {
  it('is done at its time on the clocks of the tenant, with the revision it was made for', async () => {
    let blogs = await at('2027-01-04T12:00:00Z')
    const id = await blogs.make('As it was scheduled')
    const asked = await blogs.post('schedule', { id, what: 'publish', wall: '2027-01-05T08:00', timeZone: 'America/Denver', revision: 1 })
    expect(asked).toMatchObject({
      status: 200,
      body: {
        schedule: {
          what: 'publish',
          at: '2027-01-05T15:00:00.000Z',
          wall: '2027-01-05T08:00',
          timeZone: 'America/Denver',
          revision: 1,
          problem: '',
        },
      },
    })
    expect((await draft(id, 'Written afterwards')).status).toBe(200)
    blogs = await at('2027-01-05T14:50:00Z')
    expect(await isLive(id)).toBe(false)
    blogs = await at('2027-01-05T15:00:00Z')
    expect((await blogs.get(`published/${id}`)).body['data']).toMatchObject({
      title: 'As it was scheduled',
      publishedDate: expect.stringMatching(/^2027-01-05T15:0/),
    })
    expect(await rowOf(id)).toMatchObject({ status: 'Published', draftWaits: true, title: 'Written afterwards', schedules: [] })
  })

  it('is on clocks that are put forward and back what they show', async () => {
    let blogs = await at('2027-03-10T12:00:00Z')
    const [spring, autumn] = [await blogs.make('In spring'), await blogs.make('In autumn')]
    const wallOf = async (id: number, wall: string) => (await blogs.post('schedule', { id, what: 'publish', wall })).body['schedule']['at']
    expect(await wallOf(spring, '2027-03-13T08:00')).toBe('2027-03-13T15:00:00.000Z')
    expect(await wallOf(spring, '2027-03-15T08:00')).toBe('2027-03-15T14:00:00.000Z')
    expect(await wallOf(autumn, '2027-11-08T08:00')).toBe('2027-11-08T15:00:00.000Z')
    blogs = await at('2027-03-15T13:50:00Z')
    expect(await isLive(spring)).toBe(false)
    blogs = await at('2027-03-15T14:00:01Z')
    expect([await isLive(spring), await isLive(autumn)]).toEqual([true, false])
  })

  it('is refused at an hour that does not exist, with the two that may be meant', async () => {
    const blogs = await at('2027-12-01T12:00:00Z')
    const id = await blogs.make('At no hour')
    const refused = await blogs.post('schedule', { id, what: 'publish', wall: '2028-03-12T02:30' })
    expect(refused).toMatchObject({
      status: 422,
      body: {
        message: 'There is no 2:30 AM that night: the clocks are put forward. Did you mean 1:30 AM MST or 3:30 AM MDT?',
        offers: [
          { at: '2028-03-12T08:30:00.000Z', wall: '2028-03-12T01:30', words: '1:30 AM MST' },
          { at: '2028-03-12T09:30:00.000Z', wall: '2028-03-12T03:30', words: '3:30 AM MDT' },
        ],
      },
    })
    for (const { at: instant, wall } of refused.body['offers'] as Offers)
      expect((await blogs.post('schedule', { id, what: 'publish', wall })).body['schedule']['at']).toBe(instant)
  })

  it('is refused at an hour that comes twice, and done at the one that was chosen', async () => {
    let blogs = await at('2028-10-01T12:00:00Z')
    const [first, second] = [await blogs.make('The first time'), await blogs.make('The second time')]
    const wish = (id: number, more: object = {}) => blogs.post('schedule', { id, what: 'publish', wall: '2028-11-05T01:30', ...more })
    const refused = await wish(first)
    expect(refused).toMatchObject({
      status: 422,
      body: { message: 'The clocks show 1:30 AM twice that night: first 1:30 AM MDT, then 1:30 AM MST. Which one is meant?' },
    })
    const offers = refused.body['offers'] as Offers
    expect(offers.map((each) => each.at)).toEqual(['2028-11-05T07:30:00.000Z', '2028-11-05T08:30:00.000Z'])
    // An instant that is neither is no answer.
    expect((await wish(first, { at: '2028-11-05T09:30:00Z' })).status).toBe(422)
    expect((await wish(first, { at: offers[0].at })).status).toBe(200)
    expect((await wish(second, { at: offers[1].at })).status).toBe(200)
    blogs = await at('2028-11-05T07:31:00Z')
    expect([await isLive(first), await isLive(second)]).toEqual([true, false])
    blogs = await at('2028-11-05T08:30:00Z')
    expect([await isLive(first), await isLive(second)]).toEqual([true, true])
  })

  it('is all done at the start, in order and once, when it fell due while the server was down', async () => {
    let blogs = await at('2029-01-01T12:00:00Z')
    const [up, upAndDown, down] = [await blogs.make('Up'), await blogs.make('Up and down'), await blogs.make('Down', 'Published')]
    const wish = async (id: number, what: string, wall: string) =>
      expect(await blogs.post('schedule', { id, what, wall })).toMatchObject({ status: 200 })
    await wish(down, 'takeDown', '2029-01-06T08:00')
    await wish(upAndDown, 'publish', '2029-01-02T08:00')
    await wish(upAndDown, 'takeDown', '2029-01-04T08:00')
    // What is to happen first was asked for last.
    await wish(upAndDown, 'publish', '2029-01-03T08:00')
    await wish(up, 'publish', '2029-01-05T08:00')
    const version = Number((await blogs.status(up, 'Active')).body['version'])
    blogs = await at('2029-01-09T12:00:00Z')
    expect([await isLive(up), await isLive(upAndDown), await isLive(down)]).toEqual([true, false, false])
    expect(await rowOf(upAndDown)).toMatchObject({ status: 'Inactive', publishedAt: expect.any(String), schedules: [] })
    // Four things that visitors see, each once.
    expect((await blogs.status(up, 'Published')).body['version']).toBe(version + 4)
  })

  it('that cannot be done is told to the admins, shown at the desk, and keeps nothing else from being done', async () => {
    let blogs = await at('2029-02-01T12:00:00Z')
    const [broken, sound] = [await blogs.make('Broken one'), await blogs.make('Sound one')]
    await blogs.post('schedule', { id: broken, what: 'publish', wall: '2029-02-02T08:00' })
    await blogs.post('schedule', { id: sound, what: 'publish', wall: '2029-02-02T08:00' })
    expect((await draft(broken, 'Broken two')).status).toBe(200)
    const pinned = and(eq(itemRevisions.kind, 'article'), eq(itemRevisions.id, broken), eq(itemRevisions.revision, 1))
    await site.database.db.delete(itemRevisions).where(pinned)
    const before = await site.database.db.$count(mails)
    blogs = await at('2029-02-02T15:00:01Z')
    expect([await isLive(broken), await isLive(sound)]).toEqual([false, true])
    expect(await rowOf(broken)).toMatchObject({
      status: 'Active',
      schedules: [{ what: 'publish', problem: 'There is no revision 1 of this article.' }],
    })
    expect(await site.database.db.$count(mails)).toBeGreaterThan(before)
    const [failed] = ((await rowOf(broken))?.schedules ?? []) as { id: number }[]
    expect((await blogs.post('unschedule', { id: failed.id })).status).toBe(200)
    expect(await rowOf(broken)).toMatchObject({ schedules: [] })
  })

  it('waits to be tried again where something went wrong that nobody foresaw, and the others do not wait for it', async () => {
    let blogs = await at('2029-02-10T12:00:00Z')
    const [broken, sound] = [await blogs.make('Wrong for a while'), await blogs.make('Right at once')]
    for (const id of [broken, sound]) await blogs.post('schedule', { id, what: 'publish', wall: '2029-02-12T08:00' })
    const { db } = site.database
    await db.execute(sql`create function refuse_one() returns trigger language plpgsql as $$ begin raise 'nobody foresaw this'; end $$`)
    const when = sql.raw(`when (new.id = ${broken})`)
    await db.execute(sql`create trigger refuse_one before insert on live_articles for each row ${when} execute function refuse_one()`)
    blogs = await at('2029-02-12T15:00:01Z')
    expect([await isLive(broken), await isLive(sound)]).toEqual([false, true])
    expect(await rowOf(broken)).toMatchObject({ status: 'Active', schedules: [{ what: 'publish', problem: '' }] })
    await db.execute(sql`drop trigger refuse_one on live_articles`)
    await db.execute(sql`drop function refuse_one`)
    blogs = await at('2029-02-12T16:00:00Z')
    expect(await isLive(broken)).toBe(true)
    expect(await rowOf(broken)).toMatchObject({ schedules: [] })
  })

  it('is called off by hand, by publishing now, by taking down and by deleting', async () => {
    let blogs = await at('2029-03-01T12:00:00Z')
    const ids = [
      await blogs.make('By hand'),
      await blogs.make('By publishing'),
      await blogs.make('By taking down', 'Published'),
      await blogs.make('By deleting'),
    ]
    const [hand, publishing, taking, deleting] = ids
    const wish = async (id: number, what: string, wall: string) => (await blogs.post('schedule', { id, what, wall })).body['schedule']['id']
    const byHand = await wish(hand, 'publish', '2029-03-05T08:00')
    await wish(publishing, 'publish', '2029-03-05T08:00')
    await wish(taking, 'takeDown', '2029-03-05T08:00')
    await wish(deleting, 'publish', '2029-03-05T08:00')
    expect((await blogs.post('unschedule', { id: byHand })).status).toBe(200)
    expect((await blogs.post('unschedule', { id: byHand })).status).toBe(404)
    expect((await blogs.status(publishing, 'Published')).body['unscheduled']).toBe(1)
    expect((await blogs.status(taking, 'Inactive')).body['unscheduled']).toBe(1)
    expect((await blogs.post('bulk', { do: 'delete', articles: [{ id: deleting }] })).body['done']).toEqual([deleting])
    expect((await blogs.get('desk', 'admin')).body['next']).toEqual([])
    blogs = await at('2029-03-09T12:00:00Z')
    expect(await Promise.all(ids.map(isLive))).toEqual([false, true, false, false])
    expect(await site.database.db.$count(articleSchedules, sql`state = 'waiting'`)).toBe(0)
  })

  it('is all called off by switching off by hand, whatever was still to come', async () => {
    let blogs = await at('2029-03-20T12:00:00Z')
    const draftOff = await blogs.make('Draft switched off')
    const savedOff = await blogs.make('Draft saved as off')
    const offAlready = await blogs.make('Off already', 'Inactive')
    const liveOff = await blogs.make('Live switched off', 'Published')
    const bulkOff = await blogs.make('Live switched off with others', 'Published')
    const ids = [draftOff, savedOff, offAlready, liveOff, bulkOff]
    for (const id of [liveOff, bulkOff]) expect((await draft(id, 'With a mistake')).status).toBe(200)
    for (const id of ids) expect((await blogs.post('schedule', { id, what: 'publish', wall: '2029-03-22T08:00' })).status).toBe(200)
    expect((await blogs.post('schedule', { id: liveOff, what: 'takeDown', wall: '2029-03-24T08:00' })).status).toBe(200)
    // To save what is off calls nothing off, and to switch it on neither.
    expect((await blogs.post('create', { id: offAlready, title: 'Off and saved', status: 'Inactive' })).body['unscheduled']).toBe(0)
    expect((await blogs.status(draftOff, 'Active')).body['unscheduled']).toBe(0)
    expect((await blogs.status(draftOff, 'Inactive')).body['unscheduled']).toBe(1)
    expect((await blogs.post('create', { id: savedOff, title: 'Saved as off', status: 'Inactive' })).body['unscheduled']).toBe(1)
    expect((await blogs.status(offAlready, 'Inactive')).body['unscheduled']).toBe(1)
    expect((await blogs.status(liveOff, 'Inactive')).body['unscheduled']).toBe(2)
    expect((await blogs.post('bulk', { do: 'deactivate', articles: [{ id: bulkOff }] })).body['unscheduled']).toBe(1)
    blogs = await at('2029-03-26T12:00:00Z')
    expect(await Promise.all(ids.map(isLive))).toEqual(ids.map(() => false))
  })

  it('is one of each kind, and the last wish counts', async () => {
    let blogs = await at('2029-04-01T12:00:00Z')
    const id = await blogs.make('Wished twice')
    for (const wall of ['2029-04-03T08:00', '2029-04-05T08:00'])
      expect((await blogs.post('schedule', { id, what: 'publish', wall })).status).toBe(200)
    expect((await blogs.get('desk', 'admin')).body['next']).toMatchObject([
      { article: id, title: 'Wished twice', wall: '2029-04-05T08:00' },
    ])
    blogs = await at('2029-04-04T12:00:00Z')
    expect(await isLive(id)).toBe(false)
    blogs = await at('2029-04-05T14:00:01Z')
    expect(await isLive(id)).toBe(true)
  })

  it.each([
    ['at a time that is over', { wall: '2029-04-01T08:00' }, 422, 'Please choose a time that is still to come.'],
    ['in a hundred years', { wall: '2129-05-01T08:00' }, 422, 'Please choose a time within the next five years.'],
    ['in the last year there is', { wall: '9999-12-31T12:00' }, 422, 'Please choose a time within the next five years.'],
    ['before there were years', { wall: '0000-01-01T00:00' }, 422, 'Please choose a time that is still to come.'],
    ['on no day of the calendar', { wall: '2029-02-30T08:00' }, 422, 'Please enter a day and a time.'],
    ['at no time', { wall: 'soon' }, 400, 'wall: must be a day and a time, 2026-11-30T08:00'],
    [
      'on other clocks',
      { wall: '2029-06-01T08:00', timeZone: 'Europe/Berlin' },
      409,
      'Dates are on the clocks of America/Denver by now. Please look again.',
    ],
    [
      'for a revision of before',
      { wall: '2029-06-01T08:00', revision: 7 },
      409,
      'Somebody saved this blog since you looked at it. Please look at it again.',
    ],
    [
      'to be taken down before anybody saw it',
      { wall: '2029-06-01T08:00', what: 'takeDown' },
      422,
      'This blog is not on the website, so there is nothing to take down.',
    ],
  ])('is refused %s', async (_what, wish, status, message) => {
    const blogs = await at('2029-05-01T12:00:00Z')
    const id = await blogs.make('Refused')
    expect(await blogs.post('schedule', { id, what: 'publish', ...wish })).toMatchObject({ status, body: { message } })
  })

  it('is refused where it would be taken down before it is published', async () => {
    const blogs = await at('2029-05-02T12:00:00Z')
    const id = await blogs.make('Down before up')
    const wish = (what: string, wall: string) => blogs.post('schedule', { id, what, wall })
    expect((await wish('publish', '2029-05-05T08:00')).status).toBe(200)
    expect(await wish('takeDown', '2029-05-05T08:00')).toMatchObject({
      status: 422,
      body: { message: 'Please choose times so that the blog is published before it is taken down.' },
    })
    expect((await wish('takeDown', '2029-05-05T08:01')).status).toBe(200)
    expect((await wish('publish', '2029-05-06T08:00')).status).toBe(422)
  })
})

describe.runIf(process.env['TEST_DATABASE'] === 'postgres')('on two nodes', () => {
  it('each thing is done once and in order, whichever takes it', async () => {
    const blogs = await at('2029-08-01T12:00:00Z')
    const other = await startTestApp({ besides: site })
    try {
      other.clock.advance(site.clock.now().getTime() - other.clock.now().getTime())
      const ids: number[] = []
      for (let each = 0; each < 12; each++) ids.push(await blogs.make(`On two nodes ${each}`))
      for (const id of ids) {
        await blogs.post('schedule', { id, what: 'publish', wall: '2029-08-01T20:00' })
        await blogs.post('schedule', { id, what: 'takeDown', wall: '2029-08-03T08:00' })
        await blogs.post('schedule', { id, what: 'publish', wall: '2029-08-02T08:00' })
      }
      const version = Number((await blogs.status(ids[0], 'Active')).body['version'])
      for (const node of [site, other]) node.clock.advance(5 * 24 * 3600_000)
      await Promise.all([site, other].map(({ app }) => app.jobs.settle()))
      const after = await at(site.clock.now().toISOString())
      expect(await Promise.all(ids.map(isLive))).toEqual(ids.map(() => false))
      const { rows } = (await after.get('desk', 'admin')).body as unknown as { rows: { status: string; publishedAt: string | null }[] }
      expect(rows.map(({ status, publishedAt }) => [status, publishedAt !== null])).toEqual(rows.map(() => ['Inactive', true]))
      // Up and down, each once.
      expect((await after.status(ids[0], 'Inactive')).body['version']).toBe(version + 2 * ids.length)
    } finally {
      await other.close()
    }
  })
})
