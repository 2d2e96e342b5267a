import { createHash } from 'node:crypto'
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { desc, sql } from 'drizzle-orm'
import { getSectionHistory } from '../../src/calls/content-calls.ts'
import { quoteIntroduction } from '../../src/content/quote/quote-sections.ts'
import { sendForm } from '../../src/calls/addresses.ts'
import type { FormOutcome, OpenForm, Receipt } from '../../src/pages/site/site-forms.ts'
import type { SentForm } from '../../src/nouns/forms/sent-form.ts'
import { submissionEvents } from '../../src/server/db/tables/desk.ts'
import { formDrafts, submissionFiles, submissions } from '../../src/server/db/tables/forms.ts'
import { mails } from '../../src/server/db/tables/mails.ts'
import { boxOf } from '../../src/server/sealing/sealed-rows.ts'
import { createSealing } from '../../src/server/sealing/create-sealing.ts'
import { counted, everythingCounted, firefox } from '../fixtures/counted.ts'
import { formPages } from '../fixtures/form-pages.ts'
import { getAtHost } from '../fixtures/get-at-host.ts'
import { startTestApp, type TestApp } from '../fixtures/test-app.ts'
import { testRing } from '../fixtures/test-ring.ts'
import { jpeg } from '../fixtures/tiny-files.ts'

let site: TestApp
const sealing = createSealing(testRing)
beforeAll(async () => {
  site = await startTestApp({ pages: formPages, demo: true, captcha: { kind: 'none' }, worksByItself: false })
})
afterAll(() => site?.close())
// Limits of one address are counted by the hour.
beforeEach(() => site.clock.advance(2 * 3600_000))

type Told = { loaded: Record<string, { form?: OpenForm; receipt?: Receipt | null } | null>; done: Record<string, FormOutcome> | null }

async function openPage(path: string, host = new URL(site.origin).host) {
  const { body: text } = await getAtHost(site.origin + path, host)
  const told = JSON.parse(/<pre>(.*)<\/pre>/s.exec(text)?.[1] ?? '{}') as Told
  return Object.values(told.loaded).find((each) => each !== null) ?? {}
}

async function openForm(path: string): Promise<OpenForm> {
  const { form } = await openPage(path)
  if (!form) throw new Error(`no form at ${path}`)
  // A person takes a while.
  site.clock.advance(60_000)
  return form
}

const idOf = ({ questions }: OpenForm, label: string) => questions.find((each) => each.label === label)?.id ?? `no "${label}"`

/** What somebody in a barn would write. */
function quoteAnswers(form: OpenForm, own: Record<string, string[]> = {}): Record<string, string[]> {
  return {
    name: ['Ellie Brandt'],
    email: ['ellie.brandt@mail.example'],
    phone: ['(970) 555-0180'],
    [idOf(form, 'What would you like a price for?')]: ['Auto', 'Farm & Ranch'],
    [idOf(form, 'ZIP code')]: ['80751'],
    [idOf(form, 'How shall we reach you?')]: ['Phone'],
    ...own,
  }
}

function call(form: OpenForm, answers: Record<string, string[]>, more: object = {}) {
  return site.post(sendForm.path, { form: form.name, token: form.token, answers, page: '/360/start-a-quote', ...more })
}

const stored = async (reference: string) => {
  const row = (await site.database.db.select().from(submissions)).find((each) => each.reference === reference)
  if (!row) throw new Error(`${reference} is not stored`)
  return { row, sent: sealing.openJson<SentForm>(boxOf.submission(row), row) }
}

/** Of what was said, what a table tells whoever reads it, as it was typed or byte by byte; without regard to case. */
async function readableIn(table: string, said: string[]): Promise<string[]> {
  const rows = await site.database.db.select({ words: sql<string>`t::text` }).from(sql.raw(`${table} t`))
  const words = JSON.stringify(rows).toLowerCase()
  return said.filter((each) => [each, Buffer.from(each).toString('hex')].some((spelt) => words.includes(spelt.toLowerCase())))
}

const typed = (form: string) => new Blob([form], { type: 'application/x-www-form-urlencoded' })

describe('a problem somebody makes up', () => {
  it.each([
    ['as a field', () => new URLSearchParams({ 'problem of x\0y': 'hello from outside' })],
    ['behind what readers of forms leave out', () => typed('?problem of x\0y=hello from outside')],
    ['behind marks of byte order', () => typed('\uFEFF\uFEFFproblem+of+x%00y=hello from outside')],
    [
      'by a file that is refused',
      () => {
        const body = new FormData()
        body.append('x\0y', new File(['MZ'], 'hail.exe'))
        return body
      },
    ],
  ])('%s is not counted as a question, and what is counted goes on being written', async (_how, body) => {
    const refused = async () => (await counted(site, 'form'))['quote refused']?.[0] ?? 0
    const before = await refused()
    const posted = await fetch(`${site.origin}/360/start-a-quote`, { method: 'POST', body: body(), headers: { 'user-agent': firefox } })
    expect(posted.status).toBe(422)
    expect(await posted.text()).not.toContain('hello from outside')
    await expect.poll(refused).toBe(before + 1)
    expect(await everythingCounted(site)).not.toMatch(/refused x/)
  })
})

describe('a form that is sent', () => {
  it('is stored, with the questions as they were asked, before there is a reference', async () => {
    const form = await openForm('/360/start-a-quote')
    const { status, body } = await call(form, quoteAnswers(form))
    expect([status, body.status]).toEqual([200, true])
    const { row, sent } = await stored(body.reference)
    expect(String(body.reference)).toMatch(/^WM-[2-9B-Z]{4}-[2-9B-Z]{4}$/)
    expect(row).toMatchObject({
      form: 'quote',
      state: 'new',
      page: '/360/start-a-quote',
      language: 'en-US',
      privacySignal: false,
      doubts: [],
    })
    expect(sent.sender).toEqual({ name: 'Ellie Brandt', email: 'ellie.brandt@mail.example', phone: '(970) 555-0180' })
    expect(sent.answers.filter(({ answers }) => answers.length > 0).map(({ label, answers }) => [label, ...answers])).toContainEqual([
      'What would you like a price for?',
      'Auto',
      'Farm & Ranch',
    ])
    expect(sent.consent).toContain('Windbreak Mutual')
  })

  it('says which version of its page it was sent from, which the history still has', async () => {
    const save = async (title: string) => {
      const content = quoteIntroduction.toWire({ ...quoteIntroduction.fallback, title })
      const { status } = await site.post(
        '/api/cms/add-new',
        { pageName: 'StartAQuote', section: quoteIntroduction.section, client: 'windbreak', content },
        { as: 'admin' },
      )
      expect(status).toBe(200)
    }
    const send = async () => {
      const form = await openForm('/360/start-a-quote')
      return (
        (await stored((await call(form, quoteAnswers(form, { email: ['page@mail.example'] }))).body.reference)).sent.pageRevisions ?? {}
      )
    }
    const before = (await send())[quoteIntroduction.section]
    await save('A price by Friday')
    const after = await send()
    expect([after[quoteIntroduction.section], Object.keys(after)]).toEqual([before + 1, ['TopBanner', 'Section_1', 'Form_Fields']])
    await save('A price by Monday')
    const asked = { pageName: 'StartAQuote', section: quoteIntroduction.section, client: 'windbreak' }
    const { body } = await site.post(getSectionHistory.path, asked, { as: 'admin' })
    const versions = body.result as never as { revision: number; value: unknown }[]
    expect(JSON.stringify(versions.find(({ revision }) => revision === after[quoteIntroduction.section])?.value)).toContain(
      'A price by Friday',
    )
  })

  it('leaves nothing of a person readable in the database', async () => {
    const form = await openForm('/360/start-a-quote')
    const { body } = await call(form, quoteAnswers(form, { name: ['Quincy Farnsworthy'], email: ['quincy@barn.example'] }))
    expect((await stored(body.reference)).sent.sender.name).toBe('Quincy Farnsworthy')
    for (const table of ['submissions', 'mails', 'jobs', 'submission_files'])
      expect([table, await readableIn(table, ['Farnsworthy', 'quincy@barn'])]).toEqual([table, []])
  })

  it('is one however often it is sent, also at the same moment, and the answer is the first one’s', async () => {
    const form = await openForm('/360/start-a-quote')
    const answers = quoteAnswers(form)
    const all = await Promise.all(Array.from({ length: 5 }, () => call(form, answers)))
    expect(new Set(all.map(({ body }) => body.reference)).size).toBe(1)
    expect(all.map(({ status }) => status)).toEqual([200, 200, 200, 200, 200])
    const rows = (await site.database.db.select().from(submissions)).filter(({ key }) => form.token.startsWith(key))
    expect(rows.length).toBe(1)
    expect((await site.database.db.select().from(mails)).filter(({ submission }) => submission === rows[0].id).length).toBe(2)
  })

  it('counts once where it is sent several times at the same moment', async () => {
    const sender = { email: ['impatient@mail.example'] }
    const counted: { state: string; doubts: string[] }[] = []
    // Three a day of one sender are no doubt; the fourth is one.
    for (let sent = 0; sent < 4; sent++) {
      const form = await openForm('/360/start-a-quote')
      const all = await Promise.all(Array.from({ length: 3 }, () => call(form, quoteAnswers(form, sender))))
      const { state, doubts } = (await stored(all[0].body.reference)).row
      counted.push({ state, doubts })
    }
    const fine = { state: 'new', doubts: [] }
    expect(counted).toEqual([fine, fine, fine, { state: 'spam', doubts: ['many from one sender'] }])
  })

  it('that was changed after it was sent is not taken for the one that was, and is sent once more under a new key', async () => {
    const form = await openForm('/360/start-a-quote')
    const answers = quoteAnswers(form, { email: ['changed@mail.example'] })
    const first = await call(form, answers)
    const changed = { ...answers, [idOf(form, 'What should we know?')]: ['The roof is from 1998.'] }
    const refusedOne = await call(form, changed)
    expect([refusedOne.status, refusedOne.body.message]).toEqual([422, expect.stringContaining(first.body.reference)])
    site.clock.advance(60_000)
    const second = await call({ ...form, token: refusedOne.body.token }, changed)
    expect([second.status, second.body.reference === first.body.reference]).toEqual([200, false])
    expect(JSON.stringify((await stored(second.body.reference)).sent)).toContain('1998')
  })

  it('is refused with every problem in the order of the form, and nothing is stored', async () => {
    const form = await openForm('/360/start-a-quote')
    const before = (await site.database.db.select().from(submissions)).length
    const answers = quoteAnswers(form, { name: [' '], email: ['ellie'], [idOf(form, 'ZIP code')]: ['8075'] })
    const { status, body } = await call(form, answers)
    expect([status, body.message]).toEqual([422, 'Please enter the Name'])
    expect((body.errors as unknown as { message: string }[]).map(({ message }) => message)).toEqual([
      'Please enter the Name',
      'Please enter valid E-mail',
      'Please enter valid ZIP code',
    ])
    expect((await site.database.db.select().from(submissions)).length).toBe(before)
    expect((await call(form, quoteAnswers(form))).status).toBe(200)
  })

  it('is refused in words that fit what was asked, be it a whole question', async () => {
    const form = await openForm('/360/start-a-quote')
    const { body } = await call(form, quoteAnswers(form, { [idOf(form, 'How shall we reach you?')]: [] }))
    expect(body.message).toBe('Please answer “How shall we reach you?”')
  })

  it('goes to the agent the sender named, by e-mail or by name, and to nobody an unknown name stands for', async () => {
    const known = await openForm('/360/start-a-quote/dana.whitlock@windbreak.example')
    expect(known.agent).toMatchObject({ name: 'Dana Whitlock' })
    for (const [named, key] of [
      ['Dana Whitlock', 'dana.whitlock@windbreak.example'],
      ['DANA.WHITLOCK@windbreak.example', 'dana.whitlock@windbreak.example'],
      ['Somebody Nobody', null],
    ] as const) {
      const form = await openForm('/360/start-a-quote')
      const { body } = await call(form, quoteAnswers(form, { agent: [named], email: [`${Math.random()}@mail.example`] }))
      expect([named, (await stored(body.reference)).row.agentKey]).toEqual([named, key])
    }
  })

  it('tells its sender of it under an address nobody can make up', async () => {
    const form = await openForm('/360/start-a-quote')
    const { body } = await call(form, quoteAnswers(form, { agent: ['Dana Whitlock'] }))
    const { receipt } = await openPage(`/360/start-a-quote?sent=${body.code}`)
    expect(receipt).toMatchObject({ reference: body.reference, form: 'quote', agent: { name: 'Dana Whitlock' } })
    expect(Date.parse(receipt?.promisedAt ?? '')).toBeGreaterThan(site.clock.now().getTime())
    const signature = String(body.code).split('.')[1]
    // Of the last letter not every bit says something.
    const another = `${signature.startsWith('A') ? 'B' : 'A'}${signature.slice(1)}`
    for (const made of [body.reference, `${body.reference}.x`, `${body.reference}.${another}`, '.', '%00'])
      expect([made, (await openPage(`/360/start-a-quote?sent=${made}`)).receipt]).toEqual([made, null])
  })

  it('that a machine filled in is put aside, tells nobody, and the answer is the same', async () => {
    const form = await openForm('/360/start-a-quote')
    const { status, body } = await call(form, quoteAnswers(form, { email: ['robot@mail.example'] }), { website: 'https://cheap.example' })
    const { row } = await stored(body.reference)
    expect([status, row.state, row.doubts, row.waitingSince]).toEqual([200, 'spam', ['honeypot'], null])
    expect((await site.database.db.select().from(mails)).filter(({ submission }) => submission === row.id)).toEqual([])
  })

  it('that nobody is told of says so on its case', async () => {
    const { form } = await openPage('/360/agent-details/nobody@windbreak.example/contact-me')
    site.clock.advance(60_000)
    const answers = { firstName: ['Al'], lastName: ['One'], email: ['al@mail.example'], phone: ['970 555 0180'] }
    const { status, body } = await call(form as OpenForm, answers)
    const { row } = await stored(body.reference)
    const events = (await site.database.db.select().from(submissionEvents)).filter(({ submission }) => submission === row.id)
    expect([status, events.map(({ what }) => what)]).toEqual([200, ['untold']])
  })

  it('keeps whether the browser asked for privacy', async () => {
    const form = await openForm('/360/start-a-quote')
    const { body } = await site.post(
      sendForm.path,
      { form: 'quote', token: form.token, answers: quoteAnswers(form, { email: ['private@mail.example'] }) },
      { headers: { 'sec-gpc': '1' } },
    )
    expect((await stored(body.reference)).row.privacySignal).toBe(true)
  })

  it('is refused under the token of another form, a forged one, or one that is a day old', async () => {
    const quote = await openForm('/360/start-a-quote')
    const ers = await openForm('/360/ers')
    const old = await openForm('/360/start-a-quote')
    for (const token of [ers.token, `${quote.token}x`, '']) expect((await call({ ...quote, token }, quoteAnswers(quote))).status).toBe(422)
    site.clock.advance(25 * 3600_000)
    expect((await call(old, quoteAnswers(old))).body.message).toContain('too old')
  })
})

describe('a form without script', () => {
  async function postPage(
    path: string,
    form: OpenForm,
    answers: Record<string, string[]>,
    files: { field: string; name: string; bytes: Buffer }[] = [],
  ) {
    const body = new FormData()
    body.append('token', form.token)
    for (const [name, each] of Object.entries({ website: [''], ...answers })) for (const value of each) body.append(name, value)
    for (const { field, name, bytes } of files) body.append(field, new File([new Uint8Array(bytes)], name))
    const response = await fetch(site.origin + path, { method: 'POST', body, redirect: 'manual' })
    const text = await response.text()
    return { status: response.status, location: response.headers.get('location'), text }
  }

  it('is led on to its receipt, its files byte for byte with it', async () => {
    const form = await openForm('/360/start-a-quote')
    const field = idOf(form, 'Photos or papers')
    const photo = jpeg(50_000)
    const { status, location } = await postPage('/360/start-a-quote', form, quoteAnswers(form, { email: ['barn@mail.example'] }), [
      { field, name: 'roof.jpg', bytes: photo },
    ])
    expect([status, location]).toEqual([303, expect.stringMatching(/^\/360\/start-a-quote\?sent=WM-/)])
    const { receipt } = await openPage(location ?? '')
    const { row, sent } = await stored(receipt?.reference ?? '')
    const [file] = sent.answers.find(({ id }) => id === field)?.answers ?? []
    const files = (await site.database.db.select().from(submissionFiles)).filter(({ submission }) => submission === row.id)
    expect(files).toMatchObject([
      { id: file, bytes: photo.length, type: 'image/jpeg', sha256: createHash('sha256').update(photo).digest('hex') },
    ])
  })

  it('that a machine filled in is put aside as well, and the answer is the same', async () => {
    const form = await openForm('/360/start-a-quote')
    const answers = quoteAnswers(form, { email: ['robot@posted.example'], website: ['https://cheap.example'] })
    const { status, location } = await postPage('/360/start-a-quote', form, answers)
    expect(status).toBe(303)
    const { receipt } = await openPage(location ?? '')
    const { row } = await stored(receipt?.reference ?? '')
    expect([row.state, row.doubts]).toEqual(['spam', ['honeypot']])
  })

  it('takes a day as people write it, and keeps it in the order and with the zeros of every other', async () => {
    const form = await openForm('/360/ers')
    const day = idOf(form, 'Date of the incident')
    const answers = {
      agentFirstName: ['Dana'],
      agentLastName: ['Whitlock'],
      agentEmail: ['dana.whitlock@windbreak.example'],
      agentPhone: ['(970) 555-0180'],
      [idOf(form, 'Policy holder')]: ['Ellie Brandt'],
      [idOf(form, 'Policy number')]: ['A-1'],
      [idOf(form, 'What was needed')]: ['Tow'],
      [idOf(form, 'Where')]: ['Road 38'],
      [idOf(form, 'What happened')]: ['It would not start.'],
    }
    const { status, location } = await postPage('/360/ers', form, { ...answers, [day]: ['7/4/2027'] })
    expect([status, location]).toEqual([303, expect.stringMatching(/^\/360\/ers\?sent=/)])
    const { receipt } = await openPage(location ?? '')
    const { sent } = await stored(receipt?.reference ?? '')
    expect(sent.answers.find(({ id }) => id === day)?.answers).toEqual(['07-04-2027'])
  })

  it('is one however often it is sent, with its files anew each time', async () => {
    const form = await openForm('/360/start-a-quote')
    const field = idOf(form, 'Photos or papers')
    const answers = quoteAnswers(form, { email: ['twice@mail.example'] })
    const photo = { field, name: 'roof.jpg', bytes: jpeg(2000) }
    const first = await postPage('/360/start-a-quote', form, answers, [photo])
    const second = await postPage('/360/start-a-quote', form, answers, [photo])
    expect([second.status, second.location]).toEqual([303, first.location])
    const other = await postPage('/360/start-a-quote', form, answers, [{ ...photo, bytes: jpeg(3000) }])
    expect(other.status).toBe(422)
  })

  it('comes back with what was typed and the files that were taken in, and goes on from there', async () => {
    const form = await openForm('/360/start-a-quote')
    const field = idOf(form, 'Photos or papers')
    const answers = quoteAnswers(form, { name: [''], email: ['back@mail.example'] })
    const { status, text } = await postPage('/360/start-a-quote', form, answers, [
      { field, name: 'roof.jpg', bytes: jpeg(2000) },
      { field, name: 'huge.jpg', bytes: jpeg(5_242_881) },
    ])
    expect(status).toBe(422)
    const { done } = JSON.parse(/<pre>(.*)<\/pre>/s.exec(text)?.[1] ?? '{}') as Told
    const outcome = Object.values(done ?? {})[0]
    if ('code' in outcome) throw new Error('it was taken')
    expect(outcome.problems).toEqual([
      { path: 'name', message: 'Please enter the Name' },
      { path: field, message: 'File is larger than 5MB' },
    ])
    expect(outcome.answers.email).toEqual(['back@mail.example'])
    expect(outcome.held[field]).toMatchObject([{ name: 'roof.jpg', bytes: 2000 }])
    const again = await postPage(
      '/360/start-a-quote',
      { ...form, token: outcome.token },
      { ...answers, name: ['Back'], [field]: [outcome.held[field][0].id] },
    )
    expect(again.status).toBe(303)
  })
})

describe('a form that is finished later', () => {
  async function post(form: OpenForm, fields: Record<string, string>) {
    const body = new URLSearchParams({ token: form.token, website: '', ...fields })
    const response = await fetch(`${site.origin}/360/start-a-quote`, { method: 'POST', body, redirect: 'manual' })
    return { status: response.status, location: response.headers.get('location'), text: await response.text() }
  }
  const linksTo = async (address: string) =>
    (await site.database.db.select().from(mails))
      .filter(({ kind }) => kind === 'link')
      .map((row) => JSON.stringify(sealing.openJson(boxOf.mail(row), row)))
      .filter((letter) => letter.includes(address))
      .flatMap((letter) => /\/360\/start-a-quote\?draft=([\w-]+)/.exec(letter)?.[1] ?? [])

  it('comes back from the link, once more until it is sent, and from no other one', async () => {
    const form = await openForm('/360/start-a-quote')
    const { status, location } = await post(form, { later: '1', name: 'June Later', email: 'june@later.example' })
    const [secret] = await linksTo('june@later.example')
    // No mail server is set, so whoever fills it in is led back by the address itself.
    expect([status, location]).toEqual([303, `/360/start-a-quote?kept&draft=${secret}`])
    const { form: again } = await openPage(`/360/start-a-quote?draft=${secret}`)
    expect(again?.begun?.answers).toMatchObject({ name: ['June Later'], email: ['june@later.example'] })
    for (const other of [`${secret}x`, 'x', '']) expect((await openPage(`/360/start-a-quote?draft=${other}`)).form?.begun).toBeNull()
    site.clock.advance(60_000)
    const answers = quoteAnswers(again as OpenForm, { email: ['june@later.example'] })
    const sent = await post(again as OpenForm, {
      ...Object.fromEntries(Object.entries(answers).map(([id, [first]]) => [id, first])),
      draft: secret,
    })
    expect(sent.status).toBe(303)
    expect((await openPage(`/360/start-a-quote?draft=${secret}`)).form?.begun).toBeNull()
  })

  it('that is put off once more comes back from the newest link alone', async () => {
    const form = await openForm('/360/start-a-quote')
    await post(form, { later: '1', name: 'Ida Again', email: 'ida@later.example' })
    const [first] = await linksTo('ida@later.example')
    await post(form, { later: '1', name: 'Ida Later', email: 'ida@later.example', draft: first })
    const second = (await linksTo('ida@later.example')).find((each) => each !== first)
    const begun = async (secret = '') => (await openPage(`/360/start-a-quote?draft=${secret}`)).form?.begun
    expect(await begun(first)).toBeNull()
    expect(await begun(second)).toMatchObject({ answers: { name: ['Ida Later'] } })
  })

  it('needs an address to send the link to, and sends three a day to one at most', async () => {
    const form = await openForm('/360/start-a-quote')
    expect((await post(form, { later: '1', name: 'June' })).status).toBe(422)
    for (let i = 0; i < 5; i++) expect((await post(form, { later: '1', email: 'often@later.example' })).status).toBe(303)
    const term = sealing.term('windbreak', 'email', 'often@later.example')
    const rows = (await site.database.db.select().from(mails)).filter(({ recipientTerm }) => recipientTerm === term)
    expect(rows.map(({ state }) => state).toSorted()).toEqual(['held', 'held', 'kept', 'kept', 'kept'])
  })

  it('that a machine filled in is answered like any, and nothing of it is kept or mailed', async () => {
    const before = await site.database.db.$count(formDrafts)
    const asked = { later: '1', name: 'A Machine', email: 'robot@later.example', website: 'https://cheap.example' }
    const { status, location } = await post(await openForm('/360/start-a-quote'), asked)
    expect([status, location]).toEqual([303, expect.stringMatching(/^\/360\/start-a-quote\?kept/)])
    expect([await site.database.db.$count(formDrafts), await linksTo('robot@later.example')]).toEqual([before, []])
  })

  it('is of the insurer it was begun with alone, and readable to nobody without the link', async () => {
    const form = await openForm('/360/start-a-quote')
    await post(form, { later: '1', name: 'Quincy Farnsworthy', email: 'quincy@later.example' })
    const [secret] = await linksTo('quincy@later.example')
    const begun = async (host?: string) => (await openPage(`/360/start-a-quote?draft=${secret}`, host)).form?.begun
    expect(await begun()).toMatchObject({ answers: { name: ['Quincy Farnsworthy'] } })
    expect(await begun('prairie.example')).toBeNull()
    expect(await readableIn('form_drafts', ['Farnsworthy', 'quincy@later', secret, 'windbreak'])).toEqual(['windbreak'])
  })

  it('is gone after fourteen days', async () => {
    const form = await openForm('/360/start-a-quote')
    await post(form, { later: '1', email: 'late@later.example' })
    const [secret] = await linksTo('late@later.example')
    site.clock.advance(14 * 24 * 3600_000)
    expect((await openPage(`/360/start-a-quote?draft=${secret}`)).form?.begun).toBeNull()
  })

  it('is kept no longer than that, and until then', async () => {
    const { db } = site.database
    await post(await openForm('/360/start-a-quote'), { later: '1', email: 'gone@later.example' })
    site.clock.advance(13 * 24 * 3600_000)
    await site.app.jobs.settle()
    const [kept] = await db.select().from(formDrafts).orderBy(desc(formDrafts.endsAt)).limit(1)
    expect(kept.endsAt.getTime() - site.clock.now().getTime()).toBeGreaterThan(0)
    site.clock.advance(26 * 3600_000)
    await site.app.jobs.settle()
    expect(await db.select().from(formDrafts)).toEqual([])
  })
})
