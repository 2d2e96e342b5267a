import { randomUUID } from 'node:crypto'
import { join } from 'node:path'
import { Readable } from 'node:stream'
import { eq } from 'drizzle-orm'
import { afterAll, afterEach, beforeAll, describe, expect, it } from 'vitest'
import { deskQuery } from '../../src/calls/desk-calls.ts'
import type { ListedCase, WholeCase } from '../../src/calls/desk-shapes.ts'
import { auditLog, submissionNotes } from '../../src/server/db/tables/desk.ts'
import { formDrafts, submissionFiles, submissions } from '../../src/server/db/tables/forms.ts'
import { jobs } from '../../src/server/db/tables/jobs.ts'
import { mails } from '../../src/server/db/tables/mails.ts'
import type { MailTransport } from '../../src/server/mail/mail-transport.ts'
import { createAttachments } from '../../src/server/attachments/create-attachments.ts'
import { createCaseExport } from '../../src/server/desk/export-cases.ts'
import { purgeCases } from '../../src/server/desk/purge-cases.ts'
import { createLocalFiles } from '../../src/server/media/local-files.ts'
import { createSealing } from '../../src/server/sealing/create-sealing.ts'
import { boxOf } from '../../src/server/sealing/sealed-rows.ts'
import { beginningTerm, emailTerm, termsOf } from '../../src/server/forms/search-terms.ts'
import { insertSentForm, sentRow, type SomethingSent } from '../fixtures/sent-forms.ts'
import { readZip } from '../fixtures/read-zip.ts'
import { startTestApp, type TestApp } from '../fixtures/test-app.ts'
import { testRing } from '../fixtures/test-ring.ts'

const sealing = createSealing(testRing)
const agentEmail = 'Agent@Windbreak.example'
const hour = 3600_000

let site: TestApp
const cookies: Record<string, string> = {}
beforeAll(async () => {
  site = await startTestApp({ worksByItself: false })
  for (const person of ['admin', 'secondAdmin', 'otherAdmin', 'agent', 'customer', 'stranger'] as const)
    cookies[person] = await site.cookieOf(person)
  const { id } = await site.app.sessions.begin({
    issuer: site.identity.provider.issuer,
    subject: 'otherAgent',
    username: 'other@windbreak.example',
    name: 'Lee Other',
    agent: true,
  })
  cookies.otherAgent = `sb_session=${id}`
})
afterAll(() => site?.close())
afterEach(async () => {
  await site.database.db.delete(submissions)
  await site.database.db.delete(auditLog)
})

const insert = (sent: SomethingSent = {}) => insertSentForm(site.database.db, sealing, sent)

async function ask(path: string, as: string | undefined, body?: unknown) {
  const response = await fetch(site.origin + path, {
    method: body === undefined ? 'GET' : 'POST',
    headers: {
      accept: 'application/json',
      ...(body === undefined ? {} : { 'content-type': 'application/json' }),
      ...(as ? { cookie: cookies[as] } : {}),
    },
    body: body === undefined ? undefined : JSON.stringify(body),
  })
  const text = await response.text()
  return { status: response.status, text, headers: response.headers, json: () => JSON.parse(text) }
}

async function list(as: string, query = ''): Promise<{ cases: ListedCase[]; next: string | null; counts: Record<string, number> }> {
  const { status, json } = await ask(`/api/desk/cases${query}`, as)
  expect(status).toBe(200)
  return json()
}

async function work(call: string, as: string, body: object): Promise<WholeCase> {
  const { status, json, text } = await ask(`/api/desk/${call}`, as, body)
  expect([status, status === 200 ? '' : text]).toEqual([200, ''])
  return json().case
}

const audited = async (what: string) =>
  (
    await site.database.db
      .select()
      .from(auditLog)
      .where(eq(auditLog.what, what as 'read'))
  ).map(({ name, reference, detail }) => ({ name, reference, detail }))

/** A file as it is staged and tied, byte for byte. */
async function attach(submission: number, name = 'roof.png'): Promise<string> {
  const { attachments } = attachmentsOf()
  const { id } = await attachments.stage(Readable.from([onePixel]), { tenant: 'windbreak', field: 'photo', name })
  const [file] = await site.database.db.transaction((tx) => attachments.takeIn(tx, 'windbreak', submission, [id]))
  return file.id
}

function attachmentsOf() {
  const files = createLocalFiles(join(site.folder, 'attachments'))
  return { attachments: createAttachments({ db: site.database.db, files, sealing, now: site.clock.now, warn: () => {} }) }
}

/** A mail as it is written down, which nothing sends; without a submission it is about none. */
async function insertMail(
  submission: number | null,
  kind: 'notice' | 'confirmation' | 'reply' | 'link',
  address: string,
  subject = 'Hello',
  createdAt = new Date(),
) {
  const id = randomUUID()
  const to = { address }
  const shown = { to: [{ address: 'desk@windbreak.example' }], cc: [] }
  await site.database.db.insert(mails).values({
    id,
    tenant: 'windbreak',
    submission,
    kind,
    state: 'kept',
    recipientTerm: emailTerm(sealing, 'windbreak', address),
    createdAt,
    ...sealing.sealJson(boxOf.mail({ id }), { to, shown, subject, html: '<b>Hello</b>', text: 'Hello' }),
  })
  return id
}

const onePixel = Buffer.from('iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR4nGNgYGBgAAAABQABh6FO1AAAAABJRU5ErkJggg==', 'base64')

describe('whose cases are seen', () => {
  /** Every call about one case, with what it is told. */
  const calls: [string, object][] = [
    ['open-case', {}],
    ['assign-case', { to: 'me' }],
    ['move-case', { to: 'done' }],
    ['write-note', { text: 'Called back.' }],
    ['reply-to-case', { revision: 1, subject: 'Your barn', text: 'Hello' }],
    ['try-mail', { mail: '00000000-0000-4000-8000-000000000000' }],
    ['part-case', {}],
    ['keep-case-open', { open: true }],
  ]

  it.each(calls)('%s: the agent it was sent to and the admins, and nobody else', async (call, body) => {
    const answers: Record<string, number> = {}
    for (const person of ['admin', 'agent', 'otherAgent', 'otherAdmin', 'customer', 'stranger', 'nobody']) {
      const id = await insert({ agent: agentEmail })
      if ('mail' in body) body = { mail: await insertMail(id, 'reply', 'ruth@example.com') }
      answers[person] = (await ask(`/api/desk/${call}`, person === 'nobody' ? undefined : person, { id, ...body })).status
    }
    expect(answers).toEqual({ admin: 200, agent: 200, otherAgent: 404, otherAdmin: 403, customer: 403, stranger: 403, nobody: 401 })
  })

  it('a refused call leaves the case as it was', async () => {
    const id = await insert({ agent: agentEmail })
    for (const [call, body] of calls) await ask(`/api/desk/${call}`, 'otherAgent', { id, ...body })
    const [row] = await site.database.db.select().from(submissions)
    expect([row.revision, row.state, row.assignedTo]).toEqual([1, 'new', null])
  })

  it('an agent does not hold cases, nor look for persons', async () => {
    const id = await insert({ agent: agentEmail })
    expect((await ask('/api/desk/hold-case', 'agent', { id, held: true })).status).toBe(403)
    for (const call of ['find-person', 'export-person'])
      expect((await ask(`/api/desk/${call}`, 'agent', { email: 'ruth@example.com' })).status).toBe(403)
    expect(
      (await ask('/api/desk/erase-person', 'agent', { email: 'ruth@example.com', again: 'ruth@example.com', ticket: '' })).status,
    ).toBe(403)
  })

  it('the list, the search, the export and the count of unread show each their own', async () => {
    const mine = await insert({ agent: agentEmail })
    const notMine = await insert({ agent: 'other@windbreak.example' })
    const nobodys = await insert()
    await insert({ tenant: 'prairie', reference: 'PM-1' })
    const seen: Record<string, unknown> = {}
    for (const person of ['admin', 'agent', 'otherAgent'] as const) {
      const ids = (await list(person)).cases.map(({ id }) => id)
      expect((await list(person, '?q=ostrander')).cases.map(({ id }) => id).toSorted()).toEqual(ids.toSorted())
      expect((await ask('/api/desk/cases.csv', person)).text.match(/WM-/g)).toHaveLength(ids.length)
      expect((await ask('/api/desk/unread', person)).json().unread).toBe(ids.length)
      seen[person] = ids
    }
    expect(seen).toEqual({ admin: [mine, notMine, nobodys], agent: [mine], otherAgent: [notMine] })
  })

  it('an admin of another insurer sees theirs alone, and not by asking for ours', async () => {
    const id = await insert()
    const theirs = await insert({ tenant: 'prairie', reference: 'PM-1' })
    expect((await list('otherAdmin', '?client=prairie')).cases.map((each) => each.id)).toEqual([theirs])
    expect((await ask('/api/desk/open-case', 'otherAdmin', { id, client: 'prairie' })).status).toBe(404)
    expect((await ask('/api/desk/open-case', 'admin', { id: theirs })).status).toBe(404)
  })

  it('an agent joins no case of theirs to one they may not see', async () => {
    const [mine, notMine] = [await insert({ agent: agentEmail }), await insert()]
    expect((await ask('/api/desk/join-cases', 'agent', { id: mine, to: notMine })).status).toBe(404)
    expect((await ask('/api/desk/join-cases', 'agent', { id: notMine, to: mine })).status).toBe(404)
    expect((await ask('/api/desk/join-cases', 'admin', { id: mine, to: notMine })).status).toBe(422)
  })
})

describe('mails of a case', () => {
  it('that are not there are not sent', async () => {
    const [id, other] = [await insert(), await insert()]
    for (const mail of [randomUUID(), await insertMail(other, 'reply', 'ruth@example.com')])
      expect((await ask('/api/desk/try-mail', 'admin', { id, mail })).status).toBe(404)
  })

  it('that told others of it are shown to admins, and to an agent their own alone', async () => {
    const id = await insert({ agent: agentEmail })
    const to = ['agent@windbreak.example', 'desk@windbreak.example', 'blind@windbreak.example']
    for (const address of to) await insertMail(id, 'notice', address)
    await insertMail(id, 'confirmation', 'ruth@example.com')
    const seen = async (as: string) => (await work('open-case', as, { id })).mails.map((each) => each.to.address).toSorted()
    expect(await seen('admin')).toEqual([...to, 'ruth@example.com'].toSorted())
    expect(await seen('agent')).toEqual(['agent@windbreak.example', 'ruth@example.com'])
    expect((await ask('/api/desk/open-case', 'agent', { id })).text).not.toMatch(/blind@|desk@/)
  })
})

describe('the list', () => {
  it('has those first whose answer was promised first, a page of 25 at a time and each once', async () => {
    const now = Date.now()
    // Two promised for one instant are told apart by their numbers.
    const rows = Array.from({ length: 60 }, (_, turn) =>
      sentRow(sealing, { promisedAt: new Date(now + Math.floor(((turn * 37) % 60) / 2) * hour) }),
    )
    await site.database.db.insert(submissions).values(rows)
    const met: ListedCase[] = []
    for (let after: string | null = ''; after !== null;) {
      const page = await list('admin', `?after=${encodeURIComponent(after)}`)
      expect(page.cases.length).toBeLessThanOrEqual(25)
      met.push(...page.cases)
      after = page.next
    }
    expect(new Set(met.map(({ id }) => id)).size).toBe(60)
    const order = met.map(({ promisedAt, id }) => `${promisedAt} ${String(id).padStart(9, '0')}`)
    expect(order).toEqual(order.toSorted())
  })

  it('counts what is in each state, and no further than a thousand', async () => {
    const rows = Array.from({ length: 1005 }, () => sentRow(sealing, { state: 'done' }))
    await site.database.db.insert(submissions).values(rows)
    await insert({ state: 'spam' })
    expect((await list('admin')).counts).toEqual({ new: 0, assigned: 0, done: 1001, spam: 1 })
  })

  it('is filtered by form, agent, age, what is unread and what is mine', async () => {
    const now = Date.now()
    const late = await insert({ form: 'contact', promisedAt: new Date(now - hour) })
    const old = await insert({ agent: agentEmail, receivedAt: new Date(now - 10 * 24 * hour), promisedAt: new Date(now + hour) })
    const ids = async (query: string) => (await list('admin', query)).cases.map(({ id }) => id)
    expect(await ids('?form=contact')).toEqual([late])
    expect(await ids('?agent=AGENT@windbreak.example')).toEqual([old])
    expect(await ids('?age=late')).toEqual([late])
    expect(await ids('?age=older')).toEqual([old])
    expect(await ids('?age=week')).toEqual([late])
    await work('open-case', 'admin', { id: late })
    expect(await ids('?unread=1')).toEqual([old])
    expect((await list('secondAdmin', '?unread=1')).cases).toHaveLength(2)
    await work('assign-case', 'admin', { id: old, to: 'me' })
    expect(await ids('?state=assigned&mine=1')).toEqual([old])
    expect((await list('secondAdmin', '?state=assigned&mine=1')).cases).toEqual([])
  })

  it('finds by reference, e-mail, phone, words of the name and their beginnings, and by nothing else', async () => {
    const id = await insert({
      reference: 'WM-7K3F-2M9Q',
      state: 'done',
      sender: { name: 'José O’Neill-Ruiz', email: 'Jose@Example.com', phone: '970.555.0177' },
    })
    await insert()
    const found = async (q: string) => (await list('admin', `?q=${encodeURIComponent(q)}`)).cases.map((each) => each.id)
    for (const q of [
      'wm-7k3f-2m9q',
      ' jose@EXAMPLE.com',
      '1 (970) 555-0177',
      'ruiz jose',
      "O'Neill",
      'rui',
      'jos onei'.replace('onei', "o'ne"),
    ])
      expect([q, await found(q)]).toEqual([q, [id]])
    for (const q of ['jo', 'ruizx', 'jose ostrander', 'barn', 'jose@example.org', '9705550178', '%', 'WM-0000-0000'])
      expect([q, await found(q)]).toEqual([q, []])
  })

  it('finds the newest, newest first, where the names of thousands begin alike', async () => {
    const now = Date.now()
    const many = 2040
    const rows = Array.from({ length: many }, (_each, turn) =>
      sentRow(sealing, {
        state: (['new', 'assigned', 'done', 'spam'] as const)[turn % 4],
        sender: {
          name: turn < 3 ? 'Max Ostheimer' : turn < many - 3 ? 'Pat Ostrova' : 'Kim Ostrander',
          email: `pat${turn}@example.com`,
          phone: '',
        },
        receivedAt: new Date(now - (many - turn) * 60_000),
      }),
    )
    const ids: number[] = []
    for (let from = 0; from < many; from += 1020)
      ids.push(
        ...(
          await site.database.db
            .insert(submissions)
            .values(rows.slice(from, from + 1020))
            .returning()
        ).map(({ id }) => id),
      )
    const found = async (q: string) => (await list('admin', `?q=${q}`)).cases.map(({ id }) => id)
    const newest = ids.toReversed()
    expect(await found('ostra')).toEqual(newest.slice(0, 3))
    expect(await found('ostro')).toEqual(newest.slice(3, 53))
    expect(await found('ostrava')).toEqual([])
    for (const q of ['osth', 'osthei', 'ostheime']) expect([q, await found(q)]).toEqual([q, newest.slice(-3)])
  })

  it('finds what was sent before more than three letters of a beginning were kept', async () => {
    const sender = { name: 'Kim Ostrander', email: 'kim@example.com', phone: '' }
    const id = await insert({ sender })
    const longer = [4, 5, 6].map((letters) => beginningTerm(sealing, 'windbreak', 'ostrander', letters))
    const terms = termsOf(sealing, 'windbreak', sender).filter((term) => !longer.includes(term))
    await site.database.db.update(submissions).set({ terms }).where(eq(submissions.id, id))
    const found = async (q: string) => (await list('admin', `?q=${q}`)).cases.map((each) => each.id)
    for (const q of ['ost', 'ostr', 'ostran', 'ostrande']) expect([q, await found(q)]).toEqual([q, [id]])
    expect(await found('ostro')).toEqual([])
  })
})

describe('a case', () => {
  it('is shown with its evidence, and is read from then on, which is written down', async () => {
    const id = await insert({ reference: 'WM-EVID-ENCE', doubts: ['too fast'] })
    const before = (await list('admin')).cases[0]
    expect([before.unread, before.name]).toEqual([true, 'Ruth Ostrander'])
    const shown = await work('open-case', 'admin', { id })
    expect(shown).toMatchObject({
      reference: 'WM-EVID-ENCE',
      page: '/360/start-a-quote',
      language: 'en-US',
      privacySignal: true,
      formRevision: 3,
      pageRevisions: { Form_Fields: 3, Section_1: 2 },
      doubts: ['too fast'],
      sender: { name: 'Ruth Ostrander', email: 'ruth@example.com', phone: '(970) 555-0142' },
      unread: false,
      consent: expect.stringContaining('agree'),
    })
    expect(shown.answers.map(({ words }) => words)).toContainEqual(['A barn by the river.\nBuilt in 1931.'])
    expect((await list('admin')).cases[0].unread).toBe(false)
    expect((await list('secondAdmin')).cases[0].unread).toBe(true)
    expect(await audited('read')).toContainEqual({ name: 'Marlene Ruiz', reference: 'WM-EVID-ENCE', detail: {} })
  })

  it('goes its way: assigned, done, open again; each step is a line of its story and a revision', async () => {
    const id = await insert()
    expect(await work('assign-case', 'admin', { id, to: 'me' })).toMatchObject({
      state: 'assigned',
      assignedTo: 'Marlene Ruiz',
      mine: true,
      revision: 2,
    })
    expect(await work('assign-case', 'admin', { id, to: 'me' })).toMatchObject({ revision: 2 })
    const done = await work('move-case', 'admin', { id, to: 'done' })
    expect(done).toMatchObject({ state: 'done', waitingSince: null, revision: 3 })
    expect((await ask('/api/desk/assign-case', 'admin', { id, to: 'me' })).status).toBe(422)
    const again = await work('move-case', 'admin', { id, to: 'open' })
    expect(again).toMatchObject({ state: 'assigned', closedAt: null, revision: 4 })
    expect(again.waitingSince).not.toBeNull()
    expect(await work('assign-case', 'admin', { id, to: 'nobody' })).toMatchObject({ state: 'new', assignedTo: null })
    const { events } = await work('open-case', 'admin', { id })
    expect(events.map(({ what, about }) => [what, about])).toEqual([
      ['assigned', 'Marlene Ruiz'],
      ['done', null],
      ['reopened', null],
      ['released', null],
    ])
    // To whoever made the changes it is no news; to others it is.
    expect((await list('admin')).cases[0].unread).toBe(false)
    expect((await list('agent')).cases).toEqual([])
  })

  it('is given to an admin by name, and to nobody who is none', async () => {
    const id = await insert({ agent: agentEmail })
    const { colleagues } = (await ask('/api/desk/cases', 'agent')).json()
    const owen = colleagues.find((each: { name: string }) => each.name === 'Owen Tate')
    expect(await work('assign-case', 'agent', { id, to: owen.account })).toMatchObject({ assignedTo: 'Owen Tate', mine: false })
    expect((await ask('/api/desk/assign-case', 'agent', { id, to: 'somebody' })).status).toBe(422)
    expect(colleagues.map((each: { name: string }) => each.name)).not.toContain('Kay Ostrander')
  })

  it('is read by whoever is shown it whole, whatever they did with it, and that is written down', async () => {
    const [id, to] = [await insert({ reference: 'WM-TRACE' }), await insert()]
    const done: [string, object][] = [
      ['assign-case', { to: 'me' }],
      ['hold-case', { held: true }],
      ['write-note', { text: 'Called back.' }],
      ['reply-to-case', { revision: 4, subject: 'Your barn', text: 'Hello' }],
      ['try-mail', { mail: await insertMail(id, 'reply', 'ruth@example.com') }],
      ['join-cases', { to }],
      ['part-case', {}],
      ['move-case', { to: 'done' }],
    ]
    const traces: number[] = []
    for (const [call, body] of done) {
      await work(call, 'admin', { id, ...body })
      traces.push((await audited('read')).filter(({ reference }) => reference === 'WM-TRACE').length)
    }
    expect(traces).toEqual([1, 2, 3, 4, 5, 6, 7, 8])
  })

  it('comes back from spam as long as its sender has waited', async () => {
    const receivedAt = new Date(Date.now() - 5 * hour)
    const id = await insert({ state: 'spam', receivedAt, waitingSince: null, doubts: ['too fast'] })
    expect((await ask('/api/desk/move-case', 'admin', { id, to: 'done' })).status).toBe(422)
    expect(await work('move-case', 'admin', { id, to: 'open' })).toMatchObject({ state: 'new', waitingSince: receivedAt.toISOString() })
    expect(await work('move-case', 'admin', { id, to: 'spam' })).toMatchObject({ state: 'spam' })
  })

  it('is told of when it comes back from spam, once', async () => {
    const id = await insert({ state: 'spam', waitingSince: null, doubts: ['too fast'] })
    const { mails: told } = await work('move-case', 'admin', { id, to: 'open' })
    expect(told.filter(({ kind }) => kind === 'confirmation')).toMatchObject([{ to: { address: 'ruth@example.com' } }])
    await work('move-case', 'admin', { id, to: 'spam' })
    expect((await work('move-case', 'admin', { id, to: 'open' })).mails).toHaveLength(told.length)
  })

  it('keeps notes sealed, and they are no mails', async () => {
    const id = await insert()
    const { notes, mails: letters } = await work('write-note', 'admin', { id, text: 'Call the neighbor first.' })
    expect([notes.map(({ text, name }) => [name, text]), letters]).toEqual([[['Marlene Ruiz', 'Call the neighbor first.']], []])
    const [row] = await site.database.db.select().from(submissionNotes)
    expect(row.sealed.includes('neighbor')).toBe(false)
    expect((await ask('/api/desk/write-note', 'admin', { id, text: 'x'.repeat(10_001) })).status).toBe(400)
    expect((await ask('/api/desk/write-note', 'admin', { id, text: '  ' })).status).toBe(400)
  })

  it('is answered by mail, which is kept with it while no mail server is set; who waits keeps waiting', async () => {
    const id = await insert()
    const { revision, waitingSince } = await work('open-case', 'admin', { id })
    const answered = await work('reply-to-case', 'admin', { id, revision, subject: 'Your <barn>', text: 'We <insure> it.\nGladly.' })
    expect(answered.mails).toMatchObject([{ kind: 'reply', state: 'kept', to: { address: 'ruth@example.com' }, subject: 'Your <barn>' }])
    expect(answered.mails[0].text).toContain('We <insure> it.\nGladly.')
    expect([answered.waitingSince, answered.answeredAt === null]).toEqual([waitingSince, false])
    expect(await audited('reply')).toHaveLength(1)
  })

  it('stops a reply that was written before it changed, and nothing of it leaves', async () => {
    const id = await insert()
    const { revision } = await work('open-case', 'admin', { id })
    await work('write-note', 'secondAdmin', { id, text: 'I am on the phone with her.' })
    const refused = await ask('/api/desk/reply-to-case', 'admin', { id, revision, subject: 'Your barn', text: 'Hello' })
    expect([refused.status, refused.json().message]).toEqual([409, 'This case changed since you opened it. Your reply was not sent.'])
    expect(await site.database.db.select().from(mails)).toEqual([])
  })

  it('takes one of two replies that are sent at once', async () => {
    const id = await insert()
    const reply = (as: string) => ask('/api/desk/reply-to-case', as, { id, revision: 1, subject: 'Your barn', text: 'Hello' })
    const answers = await Promise.all([reply('admin'), reply('secondAdmin'), reply('admin')])
    expect(answers.map(({ status }) => status).toSorted()).toEqual([200, 409, 409])
    expect(await site.database.db.select().from(mails)).toHaveLength(1)
  })

  it('says who else has it open, until they leave', async () => {
    const id = await insert()
    await work('open-case', 'secondAdmin', { id })
    expect((await work('open-case', 'admin', { id })).openBy).toEqual(['Owen Tate'])
    expect((await list('admin')).cases[0].openBy).toEqual(['Owen Tate'])
    await ask('/api/desk/keep-case-open', 'secondAdmin', { id, open: false })
    expect((await ask('/api/desk/keep-case-open', 'admin', { id, open: true })).json().openBy).toEqual([])
    await ask('/api/desk/keep-case-open', 'secondAdmin', { id, open: true })
    site.clock.advance(46_000)
    expect((await ask('/api/desk/keep-case-open', 'admin', { id, open: true })).json().openBy).toEqual([])
  })

  it('is joined to another of the same person, goes with it, and is parted again', async () => {
    const [first, second, third] = [
      await insert(),
      await insert({ reference: 'WM-ROOT' }),
      await insert({ sender: { name: 'Ruth', email: 'other@example.com', phone: '' } }),
    ]
    expect((await work('open-case', 'admin', { id: first })).samePerson.map(({ id }) => id)).toEqual([second])
    expect((await ask('/api/desk/join-cases', 'admin', { id: first, to: third })).status).toBe(422)
    expect((await ask('/api/desk/join-cases', 'admin', { id: first, to: first })).status).toBe(422)
    const joined = await work('join-cases', 'admin', { id: first, to: second })
    expect(joined.joinedTo?.reference).toBe('WM-ROOT')
    expect((await list('admin')).cases.map(({ id }) => id)).toEqual([second, third])
    expect((await work('move-case', 'admin', { id: second, to: 'done' })).joined).toMatchObject([{ id: first, state: 'done' }])
    const parted = await work('part-case', 'admin', { id: first })
    expect([parted.joinedTo, parted.state]).toEqual([null, 'done'])
    expect((await list('admin', '?state=done')).cases).toHaveLength(2)
  })

  it('that waits is hidden by no joining: what is done opens again, what is spam is not joined', async () => {
    const promisedAt = new Date(Date.now() - hour)
    const [waits, done, spam] = [
      await insert({ promisedAt }),
      await insert({ state: 'done', waitingSince: null }),
      await insert({ state: 'spam' }),
    ]
    for (const body of [
      { id: waits, to: spam },
      { id: spam, to: waits },
    ])
      expect((await ask('/api/desk/join-cases', 'admin', body)).status).toBe(422)
    await work('join-cases', 'admin', { id: waits, to: done })
    expect((await list('admin')).cases).toMatchObject([{ id: done, state: 'new', promisedAt: promisedAt.toISOString() }])
    expect((await list('admin')).cases[0].waitingSince).not.toBeNull()
  })

  it('waits as long as whoever waits longest of those it is joined with', async () => {
    const [now, past] = [Date.now(), Date.now() - 3 * 24 * hour]
    const [first, later] = [
      await insert({ receivedAt: new Date(past), promisedAt: new Date(past + 8 * hour) }),
      await insert({ receivedAt: new Date(now), promisedAt: new Date(now + 8 * hour) }),
    ]
    const waits = { waitingSince: new Date(past).toISOString(), promisedAt: new Date(past + 8 * hour).toISOString() }
    await work('join-cases', 'admin', { id: first, to: later })
    expect((await list('admin')).cases).toMatchObject([{ id: later, ...waits }])
    expect((await list('admin', '?age=late')).cases).toMatchObject([{ id: later }])
    expect(await work('part-case', 'admin', { id: first })).toMatchObject(waits)

    const newest = await insert({ receivedAt: new Date(now), promisedAt: new Date(now + 9 * hour) })
    await work('join-cases', 'admin', { id: newest, to: first })
    expect(await work('open-case', 'admin', { id: first })).toMatchObject(waits)
  })

  it('that was joined changes with what it was joined to, and not alone out of sight', async () => {
    const [child, root] = [await insert(), await insert()]
    await work('join-cases', 'admin', { id: child, to: root })
    await work('move-case', 'admin', { id: root, to: 'done' })
    expect(await work('move-case', 'admin', { id: child, to: 'open' })).toMatchObject({ state: 'new' })
    expect((await list('admin')).cases.map(({ id }) => id)).toEqual([root])
    expect(await work('assign-case', 'admin', { id: child, to: 'me' })).toMatchObject({ mine: true })
    expect((await list('admin', '?state=assigned')).cases.map(({ id }) => id)).toEqual([root])
    const { notes } = await work('write-note', 'admin', { id: child, text: 'Of this one.' })
    expect(notes).toHaveLength(1)
  })

  it('shows the newest of more notes and mails than it shows', async () => {
    const id = await insert()
    const note = { submission: id, account: 'a', name: 'Marlene Ruiz', writtenAt: new Date() }
    const sealed = Array.from({ length: 201 }, (_, turn) => ({ ...note, ...sealing.seal(boxOf.note(note), `Note ${turn}`) }))
    await site.database.db.insert(submissionNotes).values(sealed)
    for (let turn = 0; turn < 201; turn++)
      await insertMail(id, 'reply', 'ruth@example.com', `Mail ${turn}`, new Date(Date.now() + turn * 1000))
    const { notes, mails: letters } = await work('open-case', 'admin', { id })
    expect([notes.at(0)?.text, notes.at(-1)?.text]).toEqual(['Note 1', 'Note 200'])
    expect([letters.at(0)?.subject, letters.at(-1)?.subject]).toEqual(['Mail 1', 'Mail 200'])
  })

  it('is shown though a note, a mail or the name of a file in it cannot be opened', async () => {
    const id = await insert()
    await attach(id)
    await work('write-note', 'admin', { id, text: 'Nice.' })
    await insertMail(id, 'reply', 'ruth@example.com')
    for (const table of [submissionNotes, mails, submissionFiles]) await site.database.db.update(table).set({ keyId: 'lost' })
    const said = '(cannot be opened)'
    expect(await work('open-case', 'admin', { id })).toMatchObject({
      readable: true,
      notes: [{ name: 'Marlene Ruiz', text: said }],
      mails: [{ kind: 'reply', subject: said, text: '' }],
      fileList: [{ name: said, bytes: onePixel.length }],
    })
    expect(await attachmentsOf().attachments.list(id)).toMatchObject([{ name: said, bytes: onePixel.length }])
  })

  it('whose key is gone is shown as such, and closes no list', async () => {
    const id = await insert()
    await site.database.db.update(submissions).set({ keyId: 'lost' })
    expect((await list('admin')).cases).toMatchObject([{ id, name: '' }])
    expect(await work('open-case', 'admin', { id })).toMatchObject({ readable: false, answers: [] })
  })

  it.each([0, -1, 1.5, 2 ** 53, 'x'])('is not there under the number %s', async (id) => {
    expect((await ask('/api/desk/open-case', 'admin', { id })).status).toBe(400)
  })
})

describe('what came with a case', () => {
  it('is a download for who may see the case, and nothing else', async () => {
    const id = await insert({ agent: agentEmail, reference: 'WM-FILE' })
    const file = await attach(id, 'Dach "größer".png')
    const got = await fetch(`${site.origin}/api/desk/files/${file}`, { headers: { cookie: cookies.agent } })
    expect(Buffer.from(await got.arrayBuffer()).equals(onePixel)).toBe(true)
    expect(Object.fromEntries(got.headers)).toMatchObject({
      'content-type': 'image/png',
      'x-content-type-options': 'nosniff',
      'content-security-policy': "default-src 'none'; sandbox",
      'content-disposition': expect.stringMatching(/^attachment; /),
      'cache-control': 'private, no-store',
    })
    for (const [person, status] of [
      ['otherAgent', 404],
      ['otherAdmin', 403],
      ['customer', 403],
      [undefined, 401],
    ] as const)
      expect([person, (await ask(`/api/desk/files/${file}`, person)).status]).toEqual([person, status])
    expect((await ask('/api/desk/files/nothing', 'admin')).status).toBe(404)
    expect(await audited('file')).toEqual([{ name: 'Dana Whitlock', reference: 'WM-FILE', detail: { file } }])
    expect((await list('admin')).cases[0].files).toBe(1)
    expect((await work('open-case', 'admin', { id })).fileList).toMatchObject([{ id: file, bytes: onePixel.length, type: 'image/png' }])
  })
})

describe('a file of somebody else', () => {
  it.each(['unscanned', 'waiting', 'infected'] as const)('is not there, though it is %s', async (scan) => {
    const file = await attach(await insert({ agent: agentEmail }))
    await site.database.db.update(submissionFiles).set({ scan })
    const missing = await ask('/api/desk/files/nothing', 'otherAgent')
    const theirs = await ask(`/api/desk/files/${file}`, 'otherAgent')
    expect([theirs.status, theirs.json().message]).toEqual([404, missing.json().message])
  })
})

describe('the export', () => {
  it('makes cells harmless that a spreadsheet would run, and says in UTF-8 what is filtered', async () => {
    const evil = ['=1+1', '+1', '-1', '@SUM(A1)', '\tx', '\rx']
    for (const name of evil) await insert({ sender: { name, email: 'a@example.com', phone: '' } })
    await insert({ sender: { name: 'Zoë, "the" Barn', email: 'z@example.com', phone: '' }, form: 'contact' })
    const { text, headers } = await ask('/api/desk/cases.csv?form=quote', 'admin')
    expect(headers.get('content-disposition')).toBe('attachment; filename="inbox.csv"')
    expect(text.replace('\uFEFF', '').startsWith('"Reference","Form",')).toBe(true)
    for (const name of evil) expect(text).toContain(`"'${name}"`)
    expect(text).not.toMatch(/(^|,|")[=+@]/m)
    expect(text).not.toContain('Zoë')
    expect((await ask('/api/desk/cases.csv?form=contact', 'admin')).text).toContain('"Zoë, ""the"" Barn"')
    expect((await audited('export')).map(({ detail }) => detail)).toContainEqual(expect.objectContaining({ form: 'quote' }))
  })

  it('says form and state in words, and every moment on the clocks of the insurer', async () => {
    await insert({ form: 'quote', receivedAt: new Date('2026-07-01T03:05:00Z') })
    const [head, line] = (await ask('/api/desk/cases.csv?form=quote', 'admin')).text.trim().split('\r\n')
    const cells = line.slice(1, -1).split('","')
    const cellOf = (name: string) => cells[head.replace('\uFEFF', '').slice(1, -1).split('","').indexOf(name)]
    expect(['Form', 'State', 'Received'].map(cellOf)).toEqual(['Quote request', 'New', '2026-06-30 21:05'])
  })

  it('says in its last line that it was cut, and only then', async () => {
    for (let turn = 0; turn < 3; turn++) await insert()
    const scope = {
      tenant: 'windbreak',
      account: 'a',
      name: 'Marlene Ruiz',
      username: 'admin@windbreak.example',
      admin: true,
      agentKey: '',
    }
    const asked = deskQuery.parse({})
    const linesOf = async (most: number) => {
      const exportCases = createCaseExport({ db: site.database.db, sealing, now: site.clock.now }, most)
      return (await (await exportCases(asked, scope, { language: 'en-US', timeZone: 'America/Denver' })).toArray())
        .join('')
        .trim()
        .split('\r\n')
    }
    const cut = await linesOf(2)
    expect([cut.length, cut[3]]).toEqual([4, expect.stringContaining('Only the first 2 cases')])
    const whole = await linesOf(3)
    expect([whole.length, whole[3]]).toEqual([4, expect.stringMatching(/^"WM-/)])
  })

  it('goes through more than it reads at once, and stops at ten thousand', async () => {
    const rows = Array.from({ length: 1201 }, () => sentRow(sealing, {}))
    await site.database.db.insert(submissions).values(rows)
    const { text } = await ask('/api/desk/cases.csv', 'admin')
    expect(new Set(text.match(/^"WM-\d+-TEST"/gm)).size).toBe(1201)
  })
})

describe('news of the desk', () => {
  async function follow(as: string, cookie = cookies[as]) {
    const ending = new AbortController()
    const response = await fetch(`${site.origin}/api/desk/news`, { headers: { cookie }, signal: ending.signal })
    let heard = ''
    let ended = false
    const reading = (async () => {
      for await (const chunk of response.body ?? []) heard += Buffer.from(chunk).toString()
      ended = true
    })().catch(() => {})
    return {
      response,
      heard: () => [...heard.matchAll(/^data: (.*)$/gm)].map(([, data]) => JSON.parse(data)),
      ended: () => ended,
      stop: () => (ending.abort(), reading),
    }
  }

  it('end with the session they are followed in, and with no other of that person', async () => {
    const cookie = await site.cookieOf('admin')
    const [leaving, staying] = [await follow('admin', cookie), await follow('admin')]
    await fetch(`${site.origin}/auth/logout`, { method: 'POST', headers: { cookie, 'content-type': 'application/json' }, body: '{}' })
    await expect.poll(leaving.ended).toBe(true)
    await insert({ agent: agentEmail })
    await expect.poll(staying.heard).toHaveLength(1)
    expect(leaving.heard()).toEqual([])
    expect((await follow('admin', cookie)).response.status).toBe(401)
    await staying.stop()
  })

  it('reach those who may see the case, and say nothing of it but its number', async () => {
    const [admin, agent, otherAgent] = [await follow('admin'), await follow('agent'), await follow('otherAgent')]
    expect(admin.response.headers.get('content-type')).toContain('text/event-stream')
    const id = await insert({ agent: agentEmail })
    const last = await insert({ agent: 'other@windbreak.example' })
    await expect.poll(() => [admin.heard().length, agent.heard().length, otherAgent.heard().length]).toEqual([2, 1, 1])
    expect(agent.heard()).toEqual([{ what: 'arrived', id, own: false }])
    expect(otherAgent.heard()).toEqual([{ what: 'arrived', id: last, own: false }])
    await work('write-note', 'agent', { id, text: 'Mine.' })
    await expect.poll(() => agent.heard().at(-1)).toEqual({ what: 'changed', id, own: true })
    await expect.poll(() => admin.heard().at(-1)).toEqual({ what: 'changed', id, own: false })
    for (const each of [admin, agent, otherAgent]) await each.stop()
  })

  it('are not for others', async () => {
    for (const [person, status] of [
      ['customer', 403],
      ['otherAdmin', 403],
      [undefined, 401],
    ] as const)
      expect((await ask('/api/desk/news', person)).status).toBe(status)
  })
})

describe('everything of one person', () => {
  const email = 'ruth@example.com'
  const find = async () => (await ask('/api/desk/find-person', 'admin', { email: ' RUTH@example.com' })).json()

  async function someLife() {
    const [one, held, elsewhere] = [
      await insert({ reference: 'WM-ONE' }),
      await insert({ reference: 'WM-HELD', held: true }),
      await insert({ sender: { name: 'Ruth Ostrander', email: 'other@example.com', phone: '' } }),
    ]
    await attach(one)
    await work('write-note', 'admin', { id: one, text: 'Nice.' })
    for (const id of [one, held])
      await work('reply-to-case', 'admin', { id, revision: id === one ? 2 : 1, subject: 'Hello', text: 'Hello' })
    await site.database.db.insert(formDrafts).values({
      hash: 'h'.repeat(43),
      tenant: 'windbreak',
      form: 'quote',
      recipientTerm: emailTerm(sealing, 'windbreak', email),
      savedAt: new Date(),
      endsAt: new Date(Date.now() + hour),
      ...sealing.sealJson(boxOf.draft({ hash: 'h'.repeat(43) }), { half: 'done' }),
    })
    return { one, held, elsewhere }
  }
  afterEach(async () => {
    await site.database.db.delete(formDrafts)
    await site.database.db.delete(mails)
  })

  async function handedOut() {
    const response = await fetch(`${site.origin}/api/desk/export-person`, {
      method: 'POST',
      headers: { 'content-type': 'application/json', cookie: cookies.admin },
      body: JSON.stringify({ email }),
    })
    expect([response.status, response.headers.get('content-type')]).toEqual([200, 'application/zip'])
    const files = readZip(Buffer.from(await response.arrayBuffer()))
    const person = JSON.parse(String(files.get('person.json')))
    files.delete('person.json')
    return { person, files }
  }

  it('is found and counted', async () => {
    await someLife()
    expect((await find()).counts).toEqual({ cases: 2, files: 1, mails: 2, notes: 1, drafts: 1, held: 1 })
  })

  it('is handed out whole', async () => {
    await someLife()
    const { person, files } = await handedOut()
    const text = JSON.stringify(person)
    for (const word of ['WM-ONE', 'WM-HELD', 'roof.png', 'Nice.', '"half":"done"', 'A barn by the river']) expect(text).toContain(word)
    expect(text).not.toContain('other@example.com')
    expect(text).not.toContain('"html"')
    const path = 'files/WM-ONE/1 roof.png'
    expect(person.files).toEqual([{ case: 'WM-ONE', name: 'roof.png', path }])
    expect([...files.keys()]).toEqual([path])
    expect(files.get(path)?.equals(onePixel)).toBe(true)
    expect((await audited('export')).at(-1)?.detail).toEqual({ person: true, cases: 2, files: 1 })
  })

  it('is handed out under names that whoever unpacks it can write', async () => {
    const { one } = await someLife()
    await attach(one, `${'屋根'.repeat(97)}.jpeg`)
    const { person, files } = await handedOut()
    const paths = [...files.keys()].filter((path) => path.includes('屋根'))
    expect(paths).toHaveLength(1)
    const [, , name] = paths[0].split('/')
    expect(Buffer.byteLength(name)).toBeLessThanOrEqual(255)
    expect(name).toMatch(/^\d+ (屋根)+屋?\.jpeg$/)
    expect(person.files).toContainEqual({ case: 'WM-ONE', name: `${'屋根'.repeat(97)}.jpeg`, path: paths[0] })
  })

  it('is handed out without what cannot be, which is said', async () => {
    const { one } = await someLife()
    await attach(one, '../../who am i?.png')
    const [infected, lost] = [await attach(one, 'virus.png'), await attach(one, 'lost.png')]
    const { db } = site.database
    await db.update(submissionFiles).set({ scan: 'infected' }).where(eq(submissionFiles.id, infected))
    await db.update(submissionFiles).set({ keyId: 'lost' }).where(eq(submissionFiles.id, lost))
    const { person, files } = await handedOut()
    const told = (person.files as { name: string; path: string | null; why?: string }[]).filter(({ path }) => !path)
    expect(told.map(({ name, why }) => [name, why]).toSorted()).toEqual([
      ['(cannot be opened)', '(cannot be opened)'],
      ['virus.png', 'This file holds a virus and is not given out.'],
    ])
    expect([...files.keys()].some((path) => path.includes('..'.concat('/')))).toBe(false)
    expect(files.size).toBe(2)
  })

  it('is handed out beyond a page of each: mails, drafts, notes', async () => {
    const id = await insert()
    const note = { submission: id, account: 'a', name: 'Marlene Ruiz', writtenAt: new Date() }
    await site.database.db
      .insert(submissionNotes)
      .values(Array.from({ length: 201 }, () => ({ ...note, ...sealing.seal(boxOf.note(note), 'Nice.') })))
    for (let turn = 0; turn < 201; turn++) await insertMail(null, 'link', email)
    const draftOf = (hash: string) => ({
      hash,
      tenant: 'windbreak',
      form: 'quote',
      recipientTerm: emailTerm(sealing, 'windbreak', email),
      savedAt: new Date(),
      endsAt: new Date(Date.now() + hour),
      ...sealing.sealJson(boxOf.draft({ hash }), {}),
    })
    await site.database.db.insert(formDrafts).values(Array.from({ length: 101 }, (_, turn) => draftOf(`draft ${turn}`)))
    const { person } = await handedOut()
    expect([person.cases[0].notes.length, person.otherMails.length, person.drafts.length]).toEqual([201, 201, 101])
    expect(JSON.stringify(person)).not.toContain('"html"')
  })

  it('is erased but for what is held, which is said; asked twice, and of what was counted', async () => {
    const { held, elsewhere } = await someLife()
    const { ticket } = await find()
    const erase = (body: object) => ask('/api/desk/erase-person', 'admin', { email, again: email, ticket, ...body })
    expect((await erase({ again: 'rut@example.com' })).status).toBe(422)
    expect((await erase({ ticket: 'x'.repeat(43) })).status).toBe(409)
    expect((await erase({ email: 'other@example.com', again: 'other@example.com' })).status).toBe(409)
    const late = await insert({ reference: 'WM-LATE' })
    expect((await erase({})).status).toBe(409)
    const done = (await erase({ ticket: (await find()).ticket })).json()
    expect(done).toMatchObject({ erased: { cases: 2, files: 1, mails: 1, drafts: 1 }, held: ['WM-HELD'] })
    const left = await site.database.db.select({ id: submissions.id }).from(submissions)
    expect(left.map(({ id }) => id).toSorted()).toEqual([held, elsewhere].toSorted())
    expect(left).not.toContainEqual({ id: late })
    expect(await site.database.db.select().from(submissionFiles)).toEqual([])
    expect((await site.database.db.select().from(mails)).map(({ submission }) => submission)).toEqual([held])
    expect((await audited('erase')).map(({ detail }) => detail)).toEqual([{ cases: 2, files: 1, mails: 1, drafts: 1, held: 1 }])
  })

  it('leaves mails that told this person of cases of others', async () => {
    const theirs = await insert({ sender: { name: 'Lee Marsh', email: 'lee@example.com', phone: '' } })
    const mine = await insert()
    const kept = await insertMail(theirs, 'notice', email)
    await insertMail(null, 'link', email)
    await insertMail(mine, 'notice', 'desk@windbreak.example')
    const { ticket, counts } = await find()
    expect(counts).toMatchObject({ cases: 1, mails: 2 })
    expect((await ask('/api/desk/erase-person', 'admin', { email, again: email, ticket })).json().erased.mails).toBe(2)
    expect((await site.database.db.select().from(mails)).map(({ id }) => id)).toEqual([kept])
  })

  it('of one insurer only', async () => {
    await insert({ tenant: 'prairie', reference: 'PM-1' })
    expect((await find()).counts.cases).toBe(0)
  })
})

describe('the record of the desk', () => {
  const lines = async (query = '') => (await ask(`/api/desk/record${query}`, 'admin')).json()

  it('tells admins who did what, the newest first, a page at a time, of their own insurer', async () => {
    const id = await insert({ reference: 'WM-SEEN' })
    await work('open-case', 'admin', { id })
    await work('open-case', 'agent', { id: await insert({ reference: 'WM-AGENT', agentKey: 'agent@windbreak.example' }) })
    const line = (n: number, tenant: string) => ({
      tenant,
      account: 'a',
      name: `n${n}`,
      happenedAt: new Date(),
      what: 'read' as const,
      detail: {},
    })
    await site.database.db.insert(auditLog).values([...Array.from({ length: 100 }, (_, n) => line(n, 'windbreak')), line(0, 'prairie')])
    const first = await lines()
    expect([first.lines.length, first.lines[0].name]).toEqual([100, 'n99'])
    const second = await lines(`?before=${first.next}`)
    expect(second.next).toBe(null)
    expect(second.lines.map(({ what, reference }: { what: string; reference: string }) => [what, reference])).toEqual([
      ['read', 'WM-AGENT'],
      ['read', 'WM-SEEN'],
    ])
  })

  it('has a place for mails of no case, which is written down', async () => {
    const link = await insertMail(null, 'link', 'ruth@example.com', 'Finish later')
    await insertMail(await insert(), 'notice', 'desk@windbreak.example')
    const { mails: shown } = (await ask('/api/desk/mails', 'admin')).json()
    expect(shown).toMatchObject([{ id: link, kind: 'link', state: 'kept', subject: 'Finish later', to: { address: 'ruth@example.com' } }])
    expect((await audited('read')).at(-1)?.detail).toEqual({ mails: 1 })
    await site.database.db.delete(mails)
  })
})

describe('the nightly purge', () => {
  it('takes what was kept long enough, leaves what is held, and reports', async () => {
    const past = new Date(Date.now() - 24 * hour)
    const gone = await insert({ purgeAt: past })
    await attach(gone)
    await insert({ purgeAt: past, form: 'contact' })
    const held = await insert({ purgeAt: past, held: true })
    const young = await insert()
    const child = await insert({ joinedTo: gone })
    const theirs = await insert({ tenant: 'prairie', reference: 'PM-1', purgeAt: past, held: true })
    await insert({ tenant: 'gone', reference: 'GM-1', purgeAt: past })
    const { attachments } = attachmentsOf()
    const job = purgeCases({ db: site.database.db, now: site.clock.now, attachments }, 'America/Denver')
    await job.run({ id: 1, attempt: 1, payload: {}, signal: new AbortController().signal, requireLease: async () => {} })
    const left = await site.database.db.select({ id: submissions.id, joinedTo: submissions.joinedTo }).from(submissions)
    expect(left.map(({ id }) => id).toSorted((a, b) => a - b)).toEqual([held, young, child, theirs])
    expect(left.every(({ joinedTo }) => joinedTo === null)).toBe(true)
    expect(await site.database.db.select().from(submissionFiles)).toEqual([])
    expect((await audited('purge')).map(({ detail }) => detail)).toEqual(
      expect.arrayContaining([
        { forms: { quote: 1, contact: 1 }, files: 1 },
        { forms: { quote: 1 }, files: 0 },
      ]),
    )
  })
})

describe('what is worked on, or held', () => {
  const purge = () => {
    const job = purgeCases({ db: site.database.db, now: site.clock.now, attachments: attachmentsOf().attachments }, 'America/Denver')
    return job.run({ id: 1, attempt: 1, payload: {}, signal: new AbortController().signal, requireLease: async () => {} })
  }
  const left = async () => (await site.database.db.select().from(submissions)).map(({ id }) => id).toSorted((a, b) => a - b)
  const past = new Date(Date.now() - 24 * hour)

  it('was opened again or brought back today, and is not purged tonight', async () => {
    const [done, spam] = [await insert({ state: 'done', purgeAt: past }), await insert({ state: 'spam', purgeAt: past })]
    for (const id of [done, spam]) await work('move-case', 'admin', { id, to: 'open' })
    await purge()
    expect(await left()).toEqual([done, spam])
  })

  it('is open at the desk, itself or what it is joined with, and waits for another night', async () => {
    const [open, root, other] = [await insert({ purgeAt: past }), await insert({ purgeAt: past }), await insert({ purgeAt: past })]
    const child = await insert({ purgeAt: past, joinedTo: root })
    for (const id of [open, child]) await work('open-case', 'admin', { id })
    await purge()
    expect(await left()).toEqual([open, root, child])
    expect(other).toBeGreaterThan(0)
    site.clock.advance(60_000)
    await purge()
    expect(await left()).toEqual([])
  })

  it('is held with all that is joined to it, whichever of them was held', async () => {
    const [first, second, third] = [await insert(), await insert(), await insert()]
    await work('join-cases', 'admin', { id: first, to: second })
    expect(await work('hold-case', 'admin', { id: second, held: true })).toMatchObject({ held: true })
    expect(await work('open-case', 'admin', { id: first })).toMatchObject({ held: true })
    await work('join-cases', 'admin', { id: second, to: third })
    await site.database.db.update(submissions).set({ purgeAt: past })
    await purge()
    expect(await left()).toEqual([first, second, third])
    await work('hold-case', 'admin', { id: first, held: false })
    // Nobody has it open any more.
    site.clock.advance(60_000)
    await purge()
    expect(await left()).toEqual([])
  })
})

describe('a mail that reaches nobody', () => {
  it('opens its case again though its insurer is gone from the settings', async () => {
    const refusing: MailTransport = { send: async () => ({ end: 'refused', said: '550 no such mailbox' }) }
    const posting = await startTestApp({ mail: { transport: refusing, from: 'desk@windbreak.example' } })
    try {
      const { db } = posting.database
      const submission = await insertSentForm(db, sealing, { tenant: 'gone', state: 'done', waitingSince: null })
      const id = randomUUID()
      const [to, shown] = [{ address: 'ruth@example.com' }, { to: [], cc: [] }]
      await db.insert(mails).values({
        id,
        tenant: 'gone',
        submission,
        kind: 'reply',
        state: 'queued',
        recipientTerm: '',
        createdAt: new Date(),
        ...sealing.sealJson(boxOf.mail({ id }), { to, shown, subject: 'Hello', html: 'Hello', text: 'Hello' }),
      })
      await db.insert(jobs).values({
        kind: 'send mail',
        key: id,
        payload: { mail: id, turn: 0, since: Date.now() },
        state: 'due',
        attempts: 1,
        runAt: new Date(0),
        writtenAt: new Date(),
      })
      await posting.app.jobs.settle()
      expect((await db.select().from(submissions))[0].state).toBe('new')
    } finally {
      await posting.close()
    }
  })

  it('about a case that was joined opens what it was joined to', async () => {
    let mayAnswer = () => {}
    const asked = new Promise<void>((resolve) => (mayAnswer = resolve))
    const refusing: MailTransport = { send: () => asked.then(() => ({ end: 'refused', said: '550 no such mailbox' })) }
    const posting = await startTestApp({ mail: { transport: refusing, from: 'desk@windbreak.example' } })
    try {
      const [child, root] = [await insertSentForm(posting.database.db, sealing), await insertSentForm(posting.database.db, sealing)]
      const work = (call: string, body: object) => posting.post(`/api/desk/${call}`, body, { as: 'admin' })
      expect((await work('reply-to-case', { id: child, revision: 1, subject: 'Your barn', text: 'Hello' })).status).toBe(200)
      expect((await work('join-cases', { id: child, to: root })).status).toBe(200)
      expect((await work('move-case', { id: root, to: 'done' })).status).toBe(200)
      mayAnswer()
      const stateOf = async () => (await posting.database.db.select().from(submissions).where(eq(submissions.id, root)))[0].state
      await expect.poll(stateOf).toBe('new')
      const { case: again } = (await work('open-case', { id: root })).body as unknown as { case: WholeCase }
      expect(again.events.at(-1)).toMatchObject({ what: 'bounced', about: again.joined[0].reference })
    } finally {
      await posting.close()
    }
  })

  it('opens its case again, unread to all, with the mail and what was said of it', async () => {
    let mayAnswer = () => {}
    const asked = new Promise<void>((resolve) => (mayAnswer = resolve))
    const refusing: MailTransport = { send: () => asked.then(() => ({ end: 'refused', said: '550 no such mailbox' })) }
    const posting = await startTestApp({ mail: { transport: refusing, from: 'desk@windbreak.example' } })
    try {
      const id = await insertSentForm(posting.database.db, sealing)
      const work = (call: string, body: object) => posting.post(`/api/desk/${call}`, { id, ...body }, { as: 'admin' })
      expect((await work('reply-to-case', { revision: 1, subject: 'Your barn', text: 'Hello' })).status).toBe(200)
      expect((await work('move-case', { to: 'done' })).body).toMatchObject({ case: { state: 'done', unread: false } })
      mayAnswer()
      await expect.poll(async () => (await posting.database.db.select().from(submissions))[0].state).toBe('new')
      const { case: again } = (await work('keep-case-open', { open: true }), (await work('open-case', {})).body) as unknown as {
        case: WholeCase
      }
      expect(again.mails).toMatchObject([{ state: 'failed', said: '550 no such mailbox' }])
      expect(again.events.map(({ what }) => what)).toEqual(['replied', 'done', 'bounced'])
      expect(again.waitingSince).not.toBeNull()
      const tried = (await work('try-mail', { mail: again.mails[0].id })) as unknown as { status: number; body: { case: WholeCase } }
      expect([tried.status, tried.body.case.events.map(({ what }) => what)]).toEqual([200, expect.arrayContaining(['sent a mail again'])])
    } finally {
      await posting.close()
    }
  })
})
