import { readFileSync } from 'node:fs'
import { request as rawRequest } from 'node:http'
import { eq } from 'drizzle-orm'
import { afterAll, beforeAll, beforeEach, describe, expect, it, vi } from 'vitest'
import { agentHubOwnPages } from '../../src/content/agent-hub/agent-hub-own-pages.ts'
import { meetingNext } from '../../src/content/areas/meeting/meeting-home.ts'
import { upcomingDates } from '../../src/content/areas/meeting/meeting-upcoming.ts'
import { fridayForum, needToKnows, scoreboard } from '../../src/content/internal-landing/internal-landing-news.ts'
import { agent, type Agent } from '../../src/nouns/agents/agent.ts'
import type { DayProblem, YourDay } from '../../src/nouns/hub/your-day.ts'
import { loadDay, postDay, type ShownDay } from '../../src/pages/agent-hub/your-day/day-of-page.ts'
import { pages as rows } from '../../src/routes.ts'
import { uploads } from '../../src/server/db/tables/content.ts'
import { auditLog } from '../../src/server/db/tables/desk.ts'
import { submissions } from '../../src/server/db/tables/forms.ts'
import { hubPins, hubProposals, hubReadings, hubVisits } from '../../src/server/db/tables/hub.ts'
import { mails } from '../../src/server/db/tables/mails.ts'
import { accounts, rateLimits } from '../../src/server/db/tables/people.ts'
import { createSealing } from '../../src/server/sealing/create-sealing.ts'
import { insertSentForm, type SomethingSent } from '../fixtures/sent-forms.ts'
import { png } from '../media/sample-pictures.ts'
import { startTestApp, type TestApp } from '../fixtures/test-app.ts'
import { testRing } from '../fixtures/test-ring.ts'
import { builtOf } from '../fixtures/tiny-pages.ts'

const path = '/360/agent-hub'
const pages = builtOf({
  hub: {
    path,
    file: '',
    who: 'signedIn',
    otherwise: '/',
    kept: false,
    posts: rows.agentHub.posts,
    query: ['done'],
    loader: (async (asked: never) => ({ shown: await loadDay(asked) })) as never,
    action: postDay as never,
  },
})

const sealing = createSealing(testRing)
const agentEmail = 'Agent@Windbreak.example'
const hour = 3600_000
const day = 24 * hour

type Asker = 'admin' | 'secondAdmin' | 'otherAdmin' | 'agent' | 'otherAgent' | 'customer'

let site: TestApp

/** A session for each request, since the clock of these tests runs. */
async function cookieOf(asker: Asker): Promise<string> {
  if (asker !== 'otherAgent') return site.cookieOf(asker)
  const { id } = await site.app.sessions.begin({
    issuer: site.identity.provider.issuer,
    subject: 'otherAgent',
    username: 'other@windbreak.example',
    name: 'Lee Other',
    agent: true,
  })
  return `sb_session=${id}`
}

beforeAll(async () => {
  site = await startTestApp({ pages })
})
afterAll(() => site?.close())
beforeEach(async () => {
  for (const table of [hubPins, hubReadings, hubProposals, hubVisits, submissions, mails, auditLog, rateLimits])
    await site.database.db.delete(table)
})

async function show(as: Asker): Promise<ShownDay | null> {
  const response = await fetch(site.origin + path, { headers: { cookie: await cookieOf(as) } })
  return told(await response.text())
}

async function dayOf(as: Asker): Promise<YourDay> {
  const shown = await show(as)
  if (!shown) throw new Error(`${as} has no day`)
  return shown.day
}

function told(html: string): ShownDay | null {
  const json = /<pre>(.*)<\/pre>/s.exec(html)?.[1] ?? '{}'
  return (JSON.parse(json) as { loaded?: { hub?: { shown: ShownDay | null } } }).loaded?.hub?.shown ?? null
}

type Posted = { status: number; to: string | null; problem: DayProblem | null }

async function post(as: Asker, fields: Record<string, string | string[]>, headers: Record<string, string> = {}): Promise<Posted> {
  const body = new URLSearchParams(Object.entries(fields).flatMap(([name, values]) => [values].flat().map((value) => [name, value])))
  const response = await fetch(site.origin + path, {
    method: 'POST',
    redirect: 'manual',
    body,
    headers: { cookie: await cookieOf(as), ...headers },
  })
  const html = await response.text()
  return { status: response.status, to: response.headers.get('location'), problem: told(html)?.problem ?? null }
}

const did = (what: string) => ({ status: 303, to: `${path}?done=${what}`, problem: null })
const send = (sent: SomethingSent = {}) => insertSentForm(site.database.db, sealing, { receivedAt: site.clock.now(), ...sent })
const pin = (link: string, label = 'Rates') => ({ wish: 'pin', pin: `${link} ${label}` })

describe('whose day it is', () => {
  it('is an agent’s or an admin’s of this insurer, and nobody else’s', async () => {
    expect(await Promise.all((['agent', 'admin', 'otherAdmin', 'customer'] as const).map(async (as) => (await show(as)) !== null))).toEqual(
      [true, true, false, false],
    )
  })

  it('takes no post of others', async () => {
    for (const as of ['otherAdmin', 'customer'] as const) expect((await post(as, pin('/360/faq'))).status).toBe(403)
    expect((await post('agent', pin('/360/faq'), { 'sec-fetch-site': 'cross-site', origin: 'https://elsewhere.example' })).status).toBe(403)
    expect(await site.database.db.$count(hubPins)).toBe(0)
  })

  it('says in words that it could not read a wish', async () => {
    const { status, problem } = await post('agent', { wish: 'dance' })
    expect([status, problem?.message]).toEqual([422, 'We could not read what you asked for. Please try again.'])
  })
})

describe('what came in', () => {
  it('shows an agent what was sent to them, those first whose answer was promised first, and never another’s', async () => {
    const at = site.clock.now()
    await send({
      agent: agentEmail,
      reference: 'WM-LATE-0001',
      promisedAt: new Date(at.getTime() - hour),
      receivedAt: new Date(at.getTime() - 9 * hour),
    })
    await send({ agent: agentEmail, reference: 'WM-SOON-0001', promisedAt: new Date(at.getTime() + hour) })
    await send({ agent: 'other@windbreak.example', reference: 'WM-THEI-RS01' })
    await send({ reference: 'WM-NOBO-DYS1' })
    await send({ agent: agentEmail, reference: 'WM-OVER-0001', state: 'done' })
    await send({ agent: agentEmail, reference: 'WM-ELSE-0001', tenant: 'prairie' })
    const { desk } = await dayOf('agent')
    expect(desk).toMatchObject({ unread: 2, late: 1 })
    expect(desk.cases.map(({ reference, name, unread }) => [reference, name, unread])).toEqual([
      ['WM-LATE-0001', 'Ruth Ostrander', true],
      ['WM-SOON-0001', 'Ruth Ostrander', true],
    ])
    expect((await dayOf('otherAgent')).desk.cases.map(({ reference }) => reference)).toEqual(['WM-THEI-RS01'])
    expect((await dayOf('admin')).desk.cases.map(({ reference }) => reference).toSorted()).toEqual([
      'WM-LATE-0001',
      'WM-NOBO-DYS1',
      'WM-SOON-0001',
      'WM-THEI-RS01',
    ])
  })

  it('shows what was taken by oneself, not what a colleague has, and what was read as read', async () => {
    const id = await send({ reference: 'WM-MINE-0001' })
    await send({ reference: 'WM-THEI-RS02', state: 'assigned', assignedTo: 'somebody', assignedName: 'Somebody' })
    await saveAs('admin', '/api/desk/assign-case', { id, to: 'me' })
    const { desk } = await dayOf('admin')
    expect(desk.cases.map(({ reference, unread }) => [reference, unread])).toEqual([['WM-MINE-0001', false]])
    expect((await dayOf('secondAdmin')).desk.cases).toEqual([])
  })

  it('shows five at most, and is calm when there is nothing', async () => {
    for (let each = 0; each < 6; each += 1) await send({ agent: agentEmail })
    const { desk } = await dayOf('agent')
    expect([desk.cases.length, desk.unread]).toEqual([5, 6])
    expect((await dayOf('otherAgent')).desk).toEqual({ unread: 0, late: 0, cases: [] })
  })
})

describe('when they were here before', () => {
  it('is the beginning of the visit before this one, which ends when somebody was away for four hours', async () => {
    const first = site.clock.now()
    expect((await dayOf('agent')).lastVisit).toBeNull()
    site.clock.advance(20 * 60_000)
    expect((await dayOf('agent')).lastVisit).toBeNull()
    site.clock.advance(5 * hour)
    const { lastVisit } = await dayOf('agent')
    expect(new Date(lastVisit ?? 0).getTime()).toBeGreaterThanOrEqual(first.getTime())
    expect(new Date(lastVisit ?? 0).getTime()).toBeLessThan(first.getTime() + 10 * 60_000)
    site.clock.advance(3 * hour)
    expect((await dayOf('agent')).lastVisit).toBe(lastVisit)
    expect((await dayOf('otherAgent')).lastVisit).toBeNull()
  })
})

/** "Nov 22 2026", so many days from now. */
/** A day that the clocks were changed since may be an hour off, so tests keep two days from an edge. */
const written = (days: number) =>
  new Intl.DateTimeFormat('en-US', { month: 'short', day: 'numeric', year: 'numeric', timeZone: 'America/Denver' })
    .format(new Date(site.clock.now().getTime() + days * day))
    .replace(',', '')

type Entry = { title: string; date: string; url?: string; asks?: boolean }

async function saveNews(items: Entry[], section = needToKnows) {
  const content = section.toWire({
    ...section.fallback,
    items: items.map((item, index) => ({ pdf: '', url: '', asks: false, id: `n${index}`, ...item })),
  })
  await saveAs('admin', '/api/cms/add-new', { pageName: section.page, section: section.section, client: 'windbreak', content })
}

async function saveAs(as: Asker, to: string, body: object): Promise<Record<string, unknown>> {
  const response = await fetch(site.origin + to, {
    method: 'POST',
    headers: { 'content-type': 'application/json', cookie: await cookieOf(as) },
    body: JSON.stringify(body),
  })
  const answer = (await response.json()) as Record<string, unknown>
  expect({ status: response.status, message: answer.message }).toMatchObject({ status: 200 })
  return answer
}

const titles = ({ bulletins }: YourDay) => bulletins.filter(({ list }) => list === 'Need to Knows').map(({ title }) => title)

/** Their entries would come before those of these tests. */
beforeAll(async () => {
  for (const section of [fridayForum, scoreboard]) await saveNews([], section)
})

describe('bulletins', () => {
  beforeEach(() =>
    saveNews([
      { title: 'Old news', date: written(-62) },
      { title: 'Not so old', date: written(-58), url: '/360/faq' },
      { title: 'Whenever', date: 'soon' },
      { title: 'Read me', date: written(-200), asks: true },
      { title: 'Today', date: written(0) },
    ]),
  )

  it('stand there until they are read: what asks first, then the newest, nothing older than sixty days', async () => {
    const shown = await dayOf('agent')
    expect(shown.bulletins[0]).toMatchObject({ title: 'Read me', asks: true, list: 'Need to Knows' })
    expect(titles(shown).filter((title) => title !== 'Whenever')).toEqual(['Read me', 'Today', 'Not so old'])
    const { key } = shown.bulletins.find(({ title }) => title === 'Today') ?? { key: '' }
    expect(await post('agent', { wish: 'read', bulletin: key })).toEqual(did('read'))
    expect(titles(await dayOf('agent'))).not.toContain('Today')
    expect(titles(await dayOf('otherAgent'))).toContain('Today')
  })

  it('are read all together, those that were on the page; what asks for a word stays', async () => {
    const { bulletins } = await dayOf('agent')
    await saveNews([
      { title: 'Came since', date: written(0) },
      { title: 'Today', date: written(0) },
      { title: 'Read me', date: written(-200), asks: true },
    ])
    expect(await post('agent', { wish: 'read all', bulletin: bulletins.map(({ key }) => key) })).toEqual(did('read'))
    expect(titles(await dayOf('agent')).toSorted()).toEqual(['Came since', 'Read me'])
  })

  it('that were changed are others', async () => {
    const { bulletins } = await dayOf('agent')
    await post('agent', { wish: 'read', bulletin: bulletins.find(({ title }) => title === 'Today')?.key ?? '' })
    await saveNews([{ title: 'Today', date: written(0), url: '/360/faq' }])
    expect(titles(await dayOf('agent'))).toEqual(['Today'])
    await saveNews([{ title: 'Today', date: written(-1) }])
    expect(titles(await dayOf('agent'))).toEqual([])
  })

  it('are new that are dated since the last visit', async () => {
    expect((await dayOf('agent')).bulletins.some(({ isNew }) => isNew)).toBe(false)
    site.clock.advance(2 * day)
    await saveNews([
      { title: 'Of today', date: written(0) },
      { title: 'From before', date: written(-10) },
    ])
    const { bulletins } = await dayOf('agent')
    const news = (wanted: string) => bulletins.find(({ title }) => title === wanted)?.isNew
    expect([news('Of today'), news('From before')]).toEqual([true, false])
  })
})

describe('a bulletin that asks', () => {
  beforeEach(() =>
    saveNews([
      { title: 'Read me', date: written(-3), url: '/360/faq', asks: true },
      { title: 'Plain', date: written(-2) },
    ]),
  )
  const keyOf = async (title: string) => (await dayOf('admin')).bulletins.find((each) => each.title === title)?.key ?? ''

  it('stands first until they say that they have read it; to have looked at it is not enough', async () => {
    const key = await keyOf('Read me')
    await post('agent', { wish: 'read', bulletin: key })
    expect(titles(await dayOf('agent'))).toEqual(['Read me', 'Plain'])
    expect(await post('agent', { wish: 'confirm', bulletin: key })).toEqual(did('confirmed'))
    expect(titles(await dayOf('agent'))).toEqual(['Plain'])
  })

  it('is told of to admins alone: how many, who, and when first', async () => {
    const key = await keyOf('Read me')
    const at = site.clock.now()
    await post('agent', { wish: 'confirm', bulletin: key })
    site.clock.advance(hour)
    await post('agent', { wish: 'confirm', bulletin: key })
    await post('otherAgent', { wish: 'confirm', bulletin: key })
    expect((await dayOf('agent')).staff).toBeNull()
    const [readers] = (await dayOf('admin')).staff?.readers ?? []
    expect(readers).toMatchObject({ key, title: 'Read me', list: 'Need to Knows', many: 2 })
    expect(readers.latest.map(({ name, username }) => [name, username])).toEqual([
      ['Lee Other', 'other@windbreak.example'],
      ['Dana Whitlock', 'agent@windbreak.example'],
    ])
    expect(new Date(readers.latest[1].saidAt).getTime()).toBeLessThan(at.getTime() + hour / 2)
  })

  it('takes no word of one that asks for none, is not there, or was changed since', async () => {
    const [asks, plain] = [await keyOf('Read me'), await keyOf('Plain')]
    await saveNews([
      { title: 'Read me', date: written(-3), url: '/360/contact', asks: true },
      { title: 'Plain', date: written(-2) },
    ])
    for (const key of [asks, plain, 'nothing', ''])
      expect([key, (await post('agent', { wish: 'confirm', bulletin: key })).status]).toEqual([key, 404])
    expect(await site.database.db.$count(hubReadings)).toBe(0)
  })

  it('is a sheet for admins: who has, whom of the directory it still misses, harmless in a spreadsheet, and written down', async () => {
    await addAgent({ email: 'agent@windbreak.example', title: '=Dana' })
    await addAgent({ email: 'other@windbreak.example', title: '=Lee Other' })
    const key = await keyOf('Read me')
    await post('agent', { wish: 'confirm', bulletin: key })
    await site.database.db.delete(auditLog)
    const fetched = async (query: string) => {
      const response = await fetch(`${site.origin}/api/hub/readings.csv${query}`, { headers: { cookie: await cookieOf('admin') } })
      expect(response.headers.get('content-type')).toBe('text/csv; charset=utf-8')
      return (await response.text()).replace('\uFEFF', '').trim().split('\r\n')
    }
    const sheet = await fetched(`?bulletin=${key}`)
    expect(sheet).toEqual([
      '"Bulletin","Name","E-mail","Read on"',
      expect.stringMatching(/^"Read me","Dana Whitlock","agent@windbreak.example","20\d\d-/),
      `"Read me","'=Lee Other","other@windbreak.example","not yet"`,
    ])
    expect(await fetched('')).toHaveLength(2)
    expect(await site.database.db.select({ what: auditLog.what, name: auditLog.name }).from(auditLog)).toEqual([
      { what: 'export', name: 'Marlene Ruiz' },
      { what: 'export', name: 'Marlene Ruiz' },
    ])
    const refused = await fetch(`${site.origin}/api/hub/readings.csv`, { headers: { cookie: await cookieOf('agent') } })
    expect(refused.status).toBe(403)
  })

  it('is a sheet of everybody, each once, though hundreds said so in the same instant', async () => {
    const at = site.clock.now()
    const many = Array.from({ length: 620 }, (_each, index) => `reader-${index}`)
    await site.database.db
      .insert(accounts)
      .values(many.map((id) => ({ id, issuer: 'x', subject: id, username: id, name: id, createdAt: at, lastSignIn: at })))
    const said = { tenant: 'windbreak', title: 'Read me', readAt: at, saidAt: at }
    for (const bulletin of ['one', 'other'])
      await site.database.db
        .insert(hubReadings)
        .values(many.map((account) => ({ ...said, bulletin, account, name: account, username: `${account} ${bulletin}` })))
    const response = await fetch(`${site.origin}/api/hub/readings.csv`, { headers: { cookie: await cookieOf('admin') } })
    const names = (await response.text()).match(/reader-\d+ (?:one|other)/g) ?? []
    expect([names.length, new Set(names).size]).toEqual([1240, 1240])
    await site.database.db.delete(accounts).where(eq(accounts.issuer, 'x'))
  })
})

describe('pins', () => {
  it('are one’s own: put there, called anew, taken off', async () => {
    expect(await post('agent', pin('https://rating.windbreak.example', 'Rating desk'))).toEqual(did('pinned'))
    await post('agent', pin('/360/faq'))
    await post('agent', pin('/360/faq', 'Questions & answers'))
    expect((await dayOf('agent')).pins).toEqual([
      { link: 'https://rating.windbreak.example', label: 'Rating desk' },
      { link: '/360/faq', label: 'Questions & answers' },
    ])
    expect((await dayOf('otherAgent')).pins).toEqual([])
    await post('otherAgent', { wish: 'unpin', pin: '/360/faq' })
    expect(await post('agent', { wish: 'unpin', pin: 'https://rating.windbreak.example' })).toEqual(did('unpinned'))
    expect((await dayOf('agent')).pins.map(({ link }) => link)).toEqual(['/360/faq'])
  })

  it.each(['javascript:alert(1)', '//elsewhere.example', 'data:text/html,x', '', `/${'x'.repeat(2_001)}`, `/${'雹'.repeat(1_900)}`])(
    'are never %s',
    async (link) => {
      expect((await post('agent', pin(link))).status).toBe(422)
      expect(await site.database.db.$count(hubPins)).toBe(0)
    },
  )

  it('have a name of 200 letters at most, and are not torn by the character zero', async () => {
    expect((await post('agent', pin('/360/faq', ' '))).status).toBe(422)
    expect((await post('agent', pin('/360/faq', 'x'.repeat(201)))).status).toBe(422)
    expect(await post('agent', pin('/360/faq', 'Ra\0tes'))).toEqual(did('pinned'))
    expect((await dayOf('agent')).pins).toEqual([{ link: '/360/faq', label: 'Rates' }])
  })

  it('are fifty at most, however fast they come', async () => {
    const made = await Promise.all(Array.from({ length: 53 }, (_each, index) => post('agent', pin(`/360/faq?q=${index}`))))
    expect(made.filter(({ status }) => status === 422)).toHaveLength(3)
    expect((await dayOf('agent')).pins).toHaveLength(50)
    expect(made.find(({ status }) => status === 422)?.problem?.message).toMatch(/50 pins/)
  })
})

describe('the next days', () => {
  it('are those of the meeting area that are still to come, each once and four at most, whatever order they were written in', async () => {
    const save = async ({ page: pageName, section, fallback, toWire }: typeof upcomingDates, days: Record<string, number>) => {
      const entries = Object.entries(days)
      const items = entries.map(([title, after], index) => ({ ...fallback.items[0], id: `d${index}`, title, date: written(after) }))
      await saveAs('admin', '/api/cms/add-new', { pageName, section, client: 'windbreak', content: toWire({ ...fallback, items }) })
    }
    await save(upcomingDates, { 'Long past': -10, Fifth: 60, First: 3, Third: 20, Second: 10, Fourth: 40 })
    await save(meetingNext, { Third: 20, First: 3 })
    const { dates, today } = await dayOf('agent')
    expect(dates.map(({ title }) => title)).toEqual(['First', 'Second', 'Third', 'Fourth'])
    for (const { day } of dates) expect(day >= today).toBe(true)
  })
})

describe('one’s own page', () => {
  const words = {
    aboutMe: 'I grew up on a farm.',
    day: ['Monday - Friday', 'Sunday'],
    time: ['8:00 AM - 5:00 PM', 'Closed'],
    languages: 'English',
    line: 'auto',
  }
  const ask = (more: Record<string, string | string[]> = {}, as: Asker = 'agent') =>
    post(as, { wish: 'propose', base: String(base), ...words, ...more })
  const published = async (email = agentEmail) => {
    const found = await saveAs('admin', '/api/cms/get-content-item', { key: 'agentList', client: 'windbreak', id: email })
    const { value, ...about } = found.result as { value: { aboutMe: string; languages: string[] }; revision: number; savedBy: string }
    return { content: value, ...about }
  }
  let base = 0

  beforeEach(async () => {
    await addAgent({ email: 'agent@windbreak.example' })
    await addAgent({ email: 'other@windbreak.example', title: 'Lee Other' })
    await letThem({ way: 'ask' })
    base = (await dayOf('agent')).ownPage?.form.base ?? 0
  })

  it('is the one of the address they sign in with, as far as they may change it', async () => {
    const { ownPage } = await dayOf('agent')
    expect(ownPage).toMatchObject({
      link: '/360/agent-details/agent@windbreak.example',
      way: 'ask',
      parts: ['aboutMe', 'table', 'languages', 'lines', 'image'],
      form: {
        aboutMe: words.aboutMe,
        languages: 'English',
        lines: ['auto'],
        hours: [
          { day: 'Monday - Friday', time: '8:00 AM - 5:00 PM' },
          { day: 'Sunday', time: 'Closed' },
        ],
      },
      last: null,
    })
    await letThem({ way: 'direct', table: false, image: false })
    expect((await dayOf('agent')).ownPage?.parts).toEqual(['aboutMe', 'languages', 'lines'])
    expect((await dayOf('admin')).ownPage).toBeNull()
    await letThem({ way: 'no' })
    expect((await dayOf('agent')).ownPage).toBeNull()
    expect((await ask({ aboutMe: 'Hello' })).status).toBe(403)
  })

  it('is changed by asking: admins see what is and what would be, and nothing else changes', async () => {
    expect(await ask({ aboutMe: 'I know every barn.', languages: 'English\nSpanish' })).toEqual(did('proposed'))
    expect((await published()).content.aboutMe).toBe(words.aboutMe)
    expect((await dayOf('agent')).ownPage).toMatchObject({ form: { aboutMe: 'I know every barn.', base }, last: { state: 'waiting' } })
    const { staff } = await dayOf('admin')
    expect(staff?.moreProposals).toBe(0)
    const [proposal] = staff?.proposals ?? []
    expect(proposal).toMatchObject({ agent: 'Dana Whitlock', by: 'Dana Whitlock', against: false, edition: 1 })
    expect(proposal.changes).toEqual([
      { part: 'aboutMe', label: 'About me', now: words.aboutMe, wanted: 'I know every barn.' },
      { part: 'languages', label: 'Languages', now: 'English', wanted: 'English, Spanish' },
    ])
    expect(await post('admin', { wish: 'accept', of: String(proposal.id), edition: '1', word: 'Good.' })).toEqual(did('accepted'))
    const now = await published()
    expect([now.content.aboutMe, now.savedBy]).toEqual(['I know every barn.', 'Dana Whitlock, accepted by Marlene Ruiz'])
    expect((await dayOf('agent')).ownPage?.last).toMatchObject({ state: 'accepted', decidedBy: 'Marlene Ruiz', word: 'Good.' })
    expect((await dayOf('admin')).staff?.proposals).toEqual([])
  })

  it('is declined with a word; answered once, and only as it was seen', async () => {
    await ask({ aboutMe: 'First' })
    const [{ id }] = (await dayOf('admin')).staff?.proposals ?? []
    await ask({ aboutMe: 'Second' })
    expect((await post('admin', { wish: 'accept', of: String(id), edition: '1' })).status).toBe(409)
    expect((await published()).content.aboutMe).toBe(words.aboutMe)
    // A word that is cut would be another.
    expect((await post('admin', { wish: 'decline', of: String(id), edition: '2', word: 'x'.repeat(1_001) })).status).toBe(422)
    expect(await post('secondAdmin', { wish: 'decline', of: String(id), edition: '2', word: 'Please keep it short.' })).toEqual(
      did('declined'),
    )
    expect((await post('admin', { wish: 'accept', of: String(id), edition: '2' })).status).toBe(409)
    expect((await dayOf('agent')).ownPage).toMatchObject({
      form: { aboutMe: words.aboutMe },
      last: { state: 'declined', word: 'Please keep it short.' },
    })
    expect((await published()).content.aboutMe).toBe(words.aboutMe)
  })

  it('is answered by admins of this insurer alone', async () => {
    await ask({ aboutMe: 'Mine' })
    const [{ id }] = (await dayOf('admin')).staff?.proposals ?? []
    for (const as of ['agent', 'otherAgent', 'otherAdmin', 'customer'] as const)
      for (const wish of ['accept', 'decline']) expect((await post(as, { wish, of: String(id), edition: '1' })).status).toBe(403)
    expect((await published()).content.aboutMe).toBe(words.aboutMe)
    expect((await dayOf('otherAgent')).ownPage).toMatchObject({ form: { aboutMe: 'I grew up on a farm.' }, last: null })
    expect((await dayOf('admin')).staff?.proposals).toHaveLength(1)
  })

  it('is taken back by its agent, by a button or by writing what is there', async () => {
    await ask({ aboutMe: 'Mine' })
    expect(await post('agent', { wish: 'withdraw' })).toEqual(did('withdrawn'))
    expect(await post('agent', { wish: 'withdraw' })).toEqual(did('unchanged'))
    await ask({ aboutMe: 'Mine' })
    expect(await ask()).toEqual(did('withdrawn'))
    expect(await ask()).toEqual(did('unchanged'))
    expect((await dayOf('admin')).staff?.proposals).toEqual([])
    expect(await site.database.db.$count(hubProposals)).toBe(0)
  })

  it('is asked for sixty times in ten minutes at most, with what was typed given back, and by others all the same', async () => {
    for (let each = 0; each < 30; each += 1) {
      await ask({ aboutMe: `Words ${each}` })
      await post('agent', { wish: 'withdraw' })
    }
    const { status, problem } = await ask({ aboutMe: 'One more' })
    expect([status, problem?.message, problem?.typed?.aboutMe]).toEqual([
      429,
      expect.stringMatching(/^Too many tries\. Please wait \d+ (seconds|minutes)\.$/),
      'One more',
    ])
    expect((await post('agent', pin('/360/faq'))).status).toBe(303)
    const theirs = (await dayOf('otherAgent')).ownPage?.form.base
    expect(await ask({ aboutMe: 'Another’s', base: String(theirs) }, 'otherAgent')).toEqual(did('proposed'))
    site.clock.advance(600_000)
    expect(await ask({ aboutMe: 'One more' })).toEqual(did('proposed'))
  })

  it('is merged with what others wrote meanwhile, and asks the admin where they wrote in the same place', async () => {
    await ask({ aboutMe: 'The agent’s words' })
    await addAgent({ email: 'agent@windbreak.example', city: 'Yuma' })
    const merged = (await dayOf('admin')).staff?.proposals[0]
    expect(merged?.against).toBe(false)
    await post('admin', { wish: 'accept', of: String(merged?.id), edition: '1' })
    expect((await published()).content).toMatchObject({ aboutMe: 'The agent’s words', city: 'Yuma' })

    base = (await dayOf('agent')).ownPage?.form.base ?? 0
    await ask({ aboutMe: 'The agent’s newer words' })
    await addAgent({ email: 'agent@windbreak.example', aboutMe: 'The office’s words' })
    const against = (await dayOf('admin')).staff?.proposals[0]
    expect(against).toMatchObject({ against: true, changes: [{ now: 'The office’s words', wanted: 'The agent’s newer words' }] })
    const refused = await post('admin', { wish: 'accept', of: String(against?.id), edition: '1' })
    expect([refused.status, refused.problem?.of]).toEqual([409, String(against?.id)])
    expect((await published()).content.aboutMe).toBe('The office’s words')
    expect(await post('admin', { wish: 'accept', of: String(against?.id), edition: '1', over: '1' })).toEqual(did('accepted'))
    expect((await published()).content.aboutMe).toBe('The agent’s newer words')
  })

  it('is changed at once where the admins say so, in the agent’s own name, and twice is once', async () => {
    await letThem({ way: 'direct' })
    expect(await ask({ aboutMe: 'At once', day: ['Monday', '', 'Tuesday'], time: ['9 to 5', '', '9 to 1'] })).toEqual(did('saved'))
    const saved = await published()
    expect(saved).toMatchObject({ savedBy: 'Dana Whitlock', content: { aboutMe: 'At once' } })
    expect(await ask({ aboutMe: 'At once', day: ['Monday', 'Tuesday'], time: ['9 to 5', '9 to 1'] })).toEqual(did('saved'))
    expect((await published()).revision).toBe(saved.revision)
    expect((await dayOf('agent')).ownPage?.form.hours).toEqual([
      { day: 'Monday', time: '9 to 5' },
      { day: 'Tuesday', time: '9 to 1' },
    ])
  })

  it('keeps what was typed where somebody else wrote in the same place, beside what the page says by now', async () => {
    await letThem({ way: 'direct' })
    await addAgent({ email: 'agent@windbreak.example', aboutMe: 'The office’s words' })
    const { status, problem } = await ask({ aboutMe: 'Mine' })
    expect(status).toBe(409)
    expect(problem).toMatchObject({
      wish: 'propose',
      typed: { aboutMe: 'Mine' },
      changes: [{ label: 'About me', now: 'The office’s words', wanted: 'Mine' }],
    })
    base = problem?.typed?.base ?? 0
    expect(await ask({ aboutMe: 'Mine' })).toEqual(did('saved'))
    expect((await published()).content.aboutMe).toBe('Mine')
  })

  it('is refused with what was typed: nothing about oneself, a picture from elsewhere, a form of no revision', async () => {
    const empty = await ask({ aboutMe: ' ', languages: 'Spanish' })
    expect([empty.status, empty.problem?.path, empty.problem?.message, empty.problem?.typed?.languages]).toEqual([
      422,
      'aboutMe',
      'Please enter about me!',
      'Spanish',
    ])
    expect((await ask({ image: 'https://elsewhere.example/me.jpg' })).status).toBe(422)
    // As long as an address may be, it is judged whole, and given back whole.
    const long = `https://elsewhere.example/${'x'.repeat(1_400)}`
    expect((await ask({ image: long })).problem?.typed?.image).toBe(long)
    for (const wrong of ['0', '99999', '', '-1', '1.5', '99999999999']) expect((await ask({ base: wrong, aboutMe: 'x' })).status).toBe(422)
  })

  it('is kept whole, as long as it may be', async () => {
    const many = Array.from({ length: 70 }, (_each, index) => `Day ${index}`)
    const time = `${'by appointment, '.repeat(60)}or call`
    const languages = Array.from({ length: 400 }, (_each, index) => `Language ${index}`).join('\n')
    expect(await ask({ aboutMe: '雹'.repeat(20_000), day: many, time: many.map(() => time), languages })).toEqual(did('proposed'))
    const { form } = (await dayOf('agent')).ownPage ?? {}
    expect(form?.aboutMe).toBe('雹'.repeat(20_000))
    expect(form?.hours).toEqual(many.map((day) => ({ day, time })))
    expect(form?.languages).toBe(languages)
  })

  it('is refused with all that was typed where it is longer', async () => {
    // An emoji over the end: half of it is nothing that a database takes.
    const long = `${'x'.repeat(19_999)}🐄`
    const { status, problem } = await ask({ aboutMe: long })
    expect([status, problem?.path, problem?.message]).toEqual([422, 'aboutMe', 'Please keep this under 20,000 characters.'])
    expect(problem?.typed?.aboutMe).toBe(long)
    const cell = await ask({ time: ['x'.repeat(2_001), 'Closed'] })
    expect([cell.status, cell.problem?.message, cell.problem?.typed?.hours[0].time.length]).toEqual([
      422,
      'Please keep this under 2,000 characters.',
      2_001,
    ])
    const day = Array.from({ length: 1_001 }, (_each, index) => `${index}`)
    const rowsOver = await ask({ day, time: day })
    expect([rowsOver.status, rowsOver.problem?.message, rowsOver.problem?.typed?.hours.length]).toEqual([
      422,
      'A list holds 1,000 rows at most.',
      1_001,
    ])
    expect(await site.database.db.$count(hubProposals)).toBe(0)
  })

  it('changes nothing that the admins keep to themselves, whatever is posted', async () => {
    await letThem({ way: 'direct', languages: false, lines: false })
    expect(
      await ask({
        aboutMe: 'Mine',
        languages: 'Latin',
        line: ['farm', 'life'],
        title: 'President',
        email: 'boss@windbreak.example',
        phone: '1',
      }),
    ).toEqual(did('saved'))
    expect((await published()).content).toMatchObject({
      aboutMe: 'Mine',
      title: 'Dana Whitlock',
      email: 'agent@windbreak.example',
      phone: '(970) 555-0142',
      languages: ['English'],
    })
  })

  it('is not hidden by what agents asked who are gone', async () => {
    const gone = { tenant: 'windbreak', name: 'Gone', base: 1, wire: {}, ids: {}, state: 'waiting' as const, madeAt: new Date(0) }
    await ask({ aboutMe: 'Mine' })
    const [{ account }] = await site.database.db.select().from(hubProposals)
    await site.database.db
      .insert(hubProposals)
      .values(Array.from({ length: 12 }, (_each, index) => ({ ...gone, account, agent: 900 + index })))
    expect((await dayOf('admin')).staff).toMatchObject({ proposals: [{ agent: 'Dana Whitlock' }], moreProposals: 0 })
  })

  it('of an agent who was taken off the directory is nobody’s to judge', async () => {
    await ask({ aboutMe: 'Mine' })
    const [{ id }] = (await dayOf('admin')).staff?.proposals ?? []
    await saveAs('admin', '/api/cms/delete-content-item', {
      key: 'agentList',
      client: 'windbreak',
      primaryKey: 'email',
      content: { email: agentEmail },
    })
    expect((await dayOf('admin')).staff).toMatchObject({ proposals: [], moreProposals: 0 })
    expect((await post('admin', { wish: 'accept', of: String(id), edition: '1' })).status).toBe(404)
    expect((await dayOf('agent')).ownPage).toBeNull()
    const [row] = await site.database.db.select().from(hubProposals).where(eq(hubProposals.id, id))
    expect(row.state).toBe('waiting')
  })
})

describe('mails about what agents ask for', () => {
  const asking = (aboutMe: string) => ({ wish: 'propose', base: String(base), aboutMe, languages: 'English', line: 'auto' })
  let base = 0

  /** Those of the outbox, in the order they were written, as an admin reads them. */
  async function outbox() {
    const response = await fetch(`${site.origin}/api/desk/mails`, { headers: { cookie: await cookieOf('admin') } })
    const { mails: shown } = (await response.json()) as {
      mails: { to: { address: string }; state: string; subject: string; text: string }[]
    }
    return shown.toReversed().map(({ to, state, subject, text }) => ({ to: to.address, state, subject, text }))
  }

  beforeEach(async () => {
    await addAgent({ email: 'agent@windbreak.example' })
    await letThem({ way: 'ask', table: false })
    base = (await dayOf('agent')).ownPage?.form.base ?? 0
  })

  it('tell the admins of this insurer that somebody asks, once, and where it is answered', async () => {
    expect(await post('agent', asking('Every barn'))).toEqual(did('proposed'))
    expect(await post('agent', asking('Every barn and byre'))).toEqual(did('proposed'))
    const told = await outbox()
    expect(told.map(({ to, state, subject }) => [to, state, subject]).toSorted()).toEqual([
      ['Admin@windbreak.example', 'kept', 'Dana Whitlock asks to change their page'],
      ['owen@windbreak.example', 'kept', 'Dana Whitlock asks to change their page'],
    ])
    for (const { text } of told) {
      expect(text).toContain('About me')
      expect(text).toContain(`${site.origin}/360/agent-hub`)
      // It is read where it is answered; a mailbox is no place for it.
      expect(text).not.toContain('barn')
    }
  })

  it('tell the agent what became of it, with the word of the admin', async () => {
    await post('agent', asking('Every barn'))
    const [{ id }] = (await dayOf('admin')).staff?.proposals ?? []
    await post('admin', { wish: 'accept', of: String(id), edition: '1', word: 'Well put.' })
    await post('agent', { ...asking('Every byre'), base: String((await dayOf('agent')).ownPage?.form.base) })
    const [second] = (await dayOf('admin')).staff?.proposals ?? []
    await post('secondAdmin', { wish: 'decline', of: String(second.id), edition: '1' })
    const told = (await outbox()).filter(({ to }) => to === 'agent@windbreak.example')
    expect(told.map(({ subject }) => subject)).toEqual(['Your page says what you asked for', 'Your change was declined'])
    const [accepted, declined] = told.map(({ text }) => text)
    expect(accepted).toMatch(/Marlene Ruiz accepted[\s\S]*A word from Marlene Ruiz\n {2}Well put\./)
    expect(accepted).toContain(`${site.origin}/360/agent-details/agent@windbreak.example`)
    expect(declined).toContain('Owen Tate declined')
    expect(declined).not.toContain('A word from')
  })

  it('are written with what they tell of or not at all', async () => {
    await post('agent', asking('Every barn'))
    const [{ id }] = (await dayOf('admin')).staff?.proposals ?? []
    const before = await outbox()
    for (const wish of ['accept', 'decline'])
      expect((await post('admin', { wish, of: String(id), edition: '2', word: 'Not seen' })).status).toBe(409)
    expect((await post('agent', asking(' '))).status).toBe(422)
    expect(await outbox()).toEqual(before)
    await letThem({ way: 'direct', table: false })
    expect(await post('agent', asking('At once'))).toEqual(did('saved'))
    expect(await outbox()).toEqual(before)
  })

  it('come five times a day at most of one agent, however often it is asked and taken back', async () => {
    for (let each = 0; each < 7; each += 1) {
      await post('agent', asking(`Words ${each}`))
      await post('agent', { wish: 'withdraw' })
    }
    expect((await outbox()).filter(({ to }) => to === 'owen@windbreak.example')).toHaveLength(5)
    // What is not mailed waits on the hub as ever.
    expect(await post('agent', asking('Once more'))).toEqual(did('proposed'))
    expect((await dayOf('admin')).staff?.proposals).toHaveLength(1)
  })
})

describe('one’s own photo', () => {
  const send = async (as: Asker, file: Uint8Array | string, headers: Record<string, string> = {}, openedBy?: string) => {
    const form = new FormData()
    if (openedBy !== undefined) form.append('opened-by', openedBy)
    form.append('file', new Blob([file as BlobPart]), 'me.jpg')
    const cookie = await cookieOf(as)
    const answer = await fetch(`${site.origin}/api/hub/own-photo`, {
      method: 'POST',
      redirect: 'manual',
      body: form,
      headers: { cookie, ...headers },
    })
    await answer.text()
    return { status: answer.status, to: answer.headers.get('location') }
  }
  const sent = (query: string) => ({ status: 303, to: `${path}?${query}` })

  beforeEach(async () => {
    await addAgent({ email: 'agent@windbreak.example', image: '' })
    await letThem({ way: 'ask' })
  })

  it('is asked for like the rest, and with it', async () => {
    const { ownPage } = await dayOf('agent')
    const { form } = ownPage ?? { form: null }
    await post('agent', {
      wish: 'propose',
      base: String(form?.base),
      aboutMe: 'New words',
      languages: 'English',
      line: 'auto',
      day: ['Monday - Friday', 'Sunday'],
      time: ['8:00 AM - 5:00 PM', 'Closed'],
    })
    expect(await send('agent', await png(64, 64))).toEqual(sent('done=proposed'))
    const [proposal] = (await dayOf('admin')).staff?.proposals ?? []
    expect(proposal.changes).toMatchObject([
      { part: 'aboutMe', wanted: 'New words' },
      { part: 'image', now: '', wanted: expect.stringMatching(/^\/media\/.+-64x64$/) },
    ])
    expect((await fetch(site.origin + proposal.changes[1].wanted)).status).toBe(200)
    expect(await post('admin', { wish: 'accept', of: String(proposal.id), edition: String(proposal.edition) })).toEqual(did('accepted'))
    expect((await dayOf('agent')).ownPage?.form.image).toBe(proposal.changes[1].wanted)
  })

  it('is on the page at once where the admins say so', async () => {
    await letThem({ way: 'direct' })
    expect(await send('agent', await png(65, 64))).toEqual(sent('done=saved'))
    expect((await dayOf('agent')).ownPage?.form.image).toMatch(/-65x64$/)
  })

  it('may be as an iPhone takes it', async () => {
    await letThem({ way: 'direct' })
    expect(await send('agent', readFileSync(new URL('../fixtures/iphone-photo.heic', import.meta.url)))).toEqual(sent('done=saved'))
    expect((await dayOf('agent')).ownPage?.form.image).toMatch(/-320x640$/)
  })

  it('leads back with a word where it is none', async () => {
    expect(await send('agent', 'no picture at all')).toEqual(sent('photo=type'))
    expect(await send('agent', (await png(64, 64)).subarray(0, 60))).toEqual(sent('photo=damaged'))
    expect(await send('agent', '')).toEqual(sent('photo=damaged'))
    expect(await send('agent', new Uint8Array(10 * 1024 * 1024 + 1))).toEqual(sent('photo=large'))
    expect(await site.database.db.$count(hubProposals)).toBe(0)
  })

  it('is sent twenty times a day at most, and by others all the same', async () => {
    await addAgent({ email: 'other@windbreak.example', title: 'Lee Other' })
    for (let each = 0; each < 20; each += 1) await send('agent', 'no picture at all')
    expect(await send('agent', await png(64, 64))).toEqual(sent('photo=often'))
    expect(await send('otherAgent', await png(64, 64))).toEqual(sent('done=proposed'))
    site.clock.advance(day)
    expect(await send('agent', await png(64, 64))).toEqual(sent('done=proposed'))
  })

  it('that is far too large is refused before a byte of it is read', async () => {
    const headers = {
      'content-type': 'multipart/form-data; boundary=x',
      'content-length': 30 * 1024 * 1024,
      cookie: await cookieOf('agent'),
    }
    const to = await new Promise((resolve, reject) => {
      const asking = rawRequest(`${site.origin}/api/hub/own-photo`, { method: 'POST', headers }, ({ headers: answered }) => {
        resolve(answered.location)
        asking.destroy()
      }).on('error', reject)
      // Nothing of the body is sent, and it answers all the same.
      asking.flushHeaders()
    })
    expect(to).toBe(sent('photo=large').to)
  })

  it('is not taken of whoever signs out elsewhere while it is on its way', async () => {
    const cookie = await cookieOf('agent')
    const before = await site.database.db.$count(uploads)
    const file = await png(67, 64)
    const judged = vi.spyOn(site.app.sessions, 'find')
    const begun = Buffer.from('--x\r\ncontent-disposition: form-data; name="file"; filename="me.png"\r\n\r\n')
    const to = await new Promise((resolve, reject) => {
      const headers = { cookie, 'content-type': 'multipart/form-data; boundary=x' }
      const asking = rawRequest(`${site.origin}/api/hub/own-photo`, { method: 'POST', headers }, ({ headers: answered }) => {
        resolve(answered.location)
        asking.destroy()
      }).on('error', reject)
      asking.write(begun)
      const end = async () => {
        await expect.poll(() => judged.mock.settledResults.filter((each) => each.type === 'fulfilled').length).toBeGreaterThan(0)
        await site.app.sessions.end(cookie.slice('sb_session='.length))
        asking.end(Buffer.concat([file, Buffer.from('\r\n--x--\r\n')]))
      }
      end().catch(reject)
    })
    judged.mockRestore()
    // Where one signs in; from there back to the page, which says that it was not taken.
    expect(to).toBe(sent('photo=busy').to)
    expect(await site.database.db.$count(uploads)).toBe(before)
  })

  it('is not taken of whoever has signed in with the same browser since', async () => {
    const file = await png(66, 64)
    const before = await site.database.db.$count(uploads)
    expect(await send('agent', file, {}, 'another@windbreak.example')).toEqual(sent('photo=another'))
    expect(await site.database.db.$count(uploads)).toBe(before)
    expect(await send('agent', file, {}, 'agent@windbreak.example')).toEqual(sent('done=proposed'))
  })

  it('is nobody else’s to send, and nothing where admins keep it to themselves', async () => {
    const file = await png(66, 64)
    const before = await site.database.db.$count(uploads)
    expect([(await send('admin', file)).status, (await send('customer', file)).status, (await send('otherAdmin', file)).status]).toEqual([
      404, 403, 403,
    ])
    expect((await send('agent', file, { 'sec-fetch-site': 'cross-site', origin: 'https://elsewhere.example' })).status).toBe(403)
    await letThem({ way: 'direct', image: false })
    expect((await send('agent', file)).status).toBe(404)
    expect(await site.database.db.$count(uploads)).toBe(before)
  })
})

async function letThem(setting: Partial<typeof agentHubOwnPages.fallback>) {
  const content = agentHubOwnPages.toWire({ ...agentHubOwnPages.fallback, ...setting })
  await saveAs('admin', '/api/cms/add-new', {
    pageName: agentHubOwnPages.page,
    section: agentHubOwnPages.section,
    client: 'windbreak',
    content,
  })
}

type OwnAgent = Partial<Agent> & { email: string }

/** An agent of the directory under this address, as if it had just been added. */
async function addAgent({ email, ...own }: OwnAgent): Promise<void> {
  const content = {
    ...agent.fallback,
    title: 'Dana Whitlock',
    phone: '(970) 555-0142',
    address: '118 Poplar Street',
    city: 'Sterling',
    state: 'Colorado',
    aboutMe: 'I grew up on a farm.',
    table: [
      { id: 'a', column1: 'Monday - Friday', column2: '8:00 AM - 5:00 PM' },
      { id: 'b', column1: 'Sunday', column2: 'Closed' },
    ],
    languages: [{ id: 'a', name: 'English' }],
    lines: { ...agent.fallback.lines, auto: true },
    ...own,
    email,
  }
  await saveAs('admin', '/api/cms/add-new-content-item', {
    key: 'agentList',
    client: 'windbreak',
    primaryKey: 'email',
    content: agent.toWire(content as Agent),
  })
}
