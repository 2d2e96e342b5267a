import { execFile } from 'node:child_process'
import { globSync, readFileSync } from 'node:fs'
import { promisify } from 'node:util'
import { eq } from 'drizzle-orm'
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import type { StoppedWorkPage } from '../../src/nouns/stopped-work/stopped-work.ts'
import { action, loader } from '../../src/pages/stopped-work/stopped-work-page.tsx'
import { pages as rows } from '../../src/routes.ts'
import { articleSchedules } from '../../src/server/db/tables/articles.ts'
import { auditLog } from '../../src/server/db/tables/desk.ts'
import { jobs } from '../../src/server/db/tables/jobs.ts'
import { mails } from '../../src/server/db/tables/mails.ts'
import { payments } from '../../src/server/db/tables/payments.ts'
import type { Message, Outcome } from '../../src/server/mail/mail-transport.ts'
import { closeBox } from '../../src/server/payments/books/payment-rows.ts'
import { createSealing } from '../../src/server/sealing/create-sealing.ts'
import { createStoppedWorkNoun } from '../../src/server/nouns/stopped-work-noun.ts'
import { allKnownWork } from '../../src/server/stopped-work/all-known-work.ts'
import { carryOut, readAsked } from '../../src/server/stopped-work/ask-of-command.ts'
import { createTenants } from '../../src/server/tenants.ts'
import { wordsIn } from '../../src/words/languages.ts'
import { askBlogs } from '../fixtures/article-desk.ts'
import { sampleAccount } from '../fixtures/fake-billing.ts'
import { getAtHost } from '../fixtures/get-at-host.ts'
import { stopJob, stopMail, stopWaiting } from '../fixtures/stopped-jobs.ts'
import { startTestApp, type TestApp, type TestPerson } from '../fixtures/test-app.ts'
import { testKeys, testRing } from '../fixtures/test-ring.ts'
import { testTenants } from '../fixtures/test-tenants.ts'
import { builtOf } from '../fixtures/tiny-pages.ts'

const day = 24 * 3600_000
const path = rows.stoppedWork.path

/** A process that is started with this believes that it is an hour later. */
const anHourAhead = `data:text/javascript,${encodeURIComponent(
  'const D = Date; globalThis.Date = class extends D { constructor(...of) { super(...(of.length ? of : [D.now() + 3600e3])) } static now() { return D.now() + 3600e3 } }',
)}`

let site: TestApp
let sent: string[] = []
let outcome: Outcome = { end: 'sent', said: '250 ok' }
beforeAll(async () => {
  const transport = {
    async send({ subject }: Message) {
      sent.push(subject)
      return outcome
    },
  }
  site = await startTestApp({
    worksByItself: false,
    mail: { from: 'desk@windbreak.example', transport },
    pages: builtOf({ stoppedWork: { ...rows.stoppedWork, loader, action } as never }),
  })
  await askBlogs(site).begin()
})
afterAll(() => site?.close())
beforeEach(async () => {
  const { db } = site.database
  await site.app.jobs.settle()
  for (const table of [jobs, mails, auditLog]) await db.delete(table)
  sent = []
  outcome = { end: 'sent', said: '250 ok' }
})

async function look(as: TestPerson = 'admin', host = 'windbreak.example'): Promise<StoppedWorkPage> {
  const { body } = await getAtHost(site.origin + path, host, { cookie: await site.cookieOf(as) })
  const told = JSON.parse(/<pre>(.*)<\/pre>/s.exec(body)?.[1] ?? '') as { loaded: { stoppedWork: StoppedWorkPage } }
  return told.loaded.stoppedWork
}

/** Where the form leads on to: what it came to. */
async function act(what: string, ids: readonly number[], as: TestPerson = 'admin') {
  const response = await fetch(site.origin + path, {
    method: 'POST',
    redirect: 'manual',
    headers: { cookie: await site.cookieOf(as) },
    body: new URLSearchParams({ act: what, ids: ids.join() }),
  })
  const to = response.headers.get('location')
  return to === null ? response.status : Object.fromEntries(new URL(to, site.origin).searchParams)
}

const stateOf = async (id: number) => (await site.database.db.select().from(jobs).where(eq(jobs.id, id)))[0]?.state
const mailOf = async (id: string) => (await site.database.db.select().from(mails).where(eq(mails.id, id)))[0]
const record = async () =>
  (await site.database.db.select().from(auditLog)).map(({ tenant, name, what, detail }) => ({ tenant, name, what, detail }))
const command = (...words: string[]) => {
  const wish = readAsked(
    words.filter((word) => !word.startsWith('--')),
    Object.fromEntries(
      words.filter((word) => word.startsWith('--')).map((word) => [word.slice(2).split('=')[0], word.split('=')[1] ?? true]),
    ),
  )
  if (!wish) throw new Error('no sense')
  return carryOut(wish, { db: site.database.db, now: site.clock.now, tenants: ['windbreak', 'prairie'] })
}

describe('work that stopped', () => {
  it('is told to the admins of whom it is, of the whole site to all of them, and to nobody else', async () => {
    const { db } = site.database
    const { job } = await stopMail(db)
    const of = await stopMail(db, { tenant: 'prairie' })
    const night = await stopJob(db, { kind: 'compare the books', key: 'repeated', slot: '2026-11-22' })
    const reminding = await stopJob(db, { kind: 'remind of bills: prairie', key: 'repeated', slot: '2026-11-22' })
    const ids = ({ kinds }: StoppedWorkPage) => kinds.flatMap((kind) => kind.jobs.map(({ id }) => id)).toSorted((a, b) => a - b)
    const seen = await look()
    expect(ids(seen)).toEqual([job, night])
    expect(seen.kinds[0]).toMatchObject({
      name: 'send mail',
      mayGiveUp: true,
      jobs: [{ about: 'notice', tries: 8, said: 'connect ECONNREFUSED 127.0.0.1:25', over: null }],
    })
    expect(ids(await look('otherAdmin', 'prairie.example'))).toEqual([of.job, night, reminding])
    expect(await (await fetch(site.origin + path, { redirect: 'manual', headers: { cookie: await site.cookieOf('agent') } })).text()).toBe(
      '',
    )
    // By number alone nobody deals with what is another's.
    expect(await act('again', [of.job, reminding])).toEqual({ done: 'again', many: '0', left: 'done-2' })
    expect(await act('give-up', [of.job])).toEqual({ done: 'give-up', many: '0', left: 'done-1' })
    expect(await act('again', [of.job], 'agent')).toEqual({})
    expect([await stateOf(of.job), await stateOf(reminding)]).toEqual(['dead', 'dead'])
  })

  it('is tried again and done once, however often and by however many it is asked for, and is in the record', async () => {
    const { job, mail } = await stopMail(site.database.db, { letter: 'About hay' })
    const [one, two] = await Promise.all([act('again', [job]), act('again', [job], 'secondAdmin')])
    const answers = [one, two].map((each) => (typeof each === 'number' ? each : `${each.many} ${each.left}`)).toSorted()
    expect([
      ['0 done-1', '1 '],
      ['0 later-1', '1 '],
    ]).toContainEqual(answers)
    await site.app.jobs.settle()
    expect(await act('again', [job])).toEqual({ done: 'again', many: '0', left: 'done-1' })
    await site.app.jobs.settle()
    expect(sent).toEqual(['About hay'])
    expect([await stateOf(job), (await mailOf(mail)).state]).toEqual(['done', 'sent'])
    expect(await record()).toEqual([
      { tenant: 'windbreak', name: expect.any(String), what: 'again', detail: { work: 'send mail', job, about: 'notice' } },
    ])
    expect((await look()).kinds).toEqual([])
  })

  it('that is not right to do any more says so, and is cleared away', async () => {
    const { db } = site.database
    const gone = await stopMail(db)
    await db.delete(mails).where(eq(mails.id, gone.mail))
    const came = await stopMail(db)
    await db.update(mails).set({ state: 'bounced' }).where(eq(mails.id, came.mail))
    const late = await stopMail(db, { kind: 'reminder', createdAt: new Date(site.clock.now().getTime() - 2 * day) })
    const soon = await stopMail(db, { kind: 'reminder', createdAt: new Date(site.clock.now().getTime() - day / 2) })
    const foreign = await stopJob(db, { kind: 'work of another release' })
    const all = [gone.job, came.job, late.job, soon.job, foreign]
    const overs = (await look()).kinds.flatMap((kind) => kind.jobs.map(({ id, over }) => [id, over]))
    expect(overs).toEqual([
      [gone.job, 'gone'],
      [came.job, 'done'],
      [late.job, 'late'],
      [soon.job, null],
      [foreign, 'unknown'],
    ])
    expect(await act('again', all)).toEqual({ done: 'again', many: '1', left: 'gone-1,done-1,late-1,unknown-1' })
    await site.app.jobs.settle()
    expect(sent).toEqual(['A letter'])
    expect(await act('give-up', all)).toEqual({ done: 'give-up', many: '4', left: 'done-1' })
    await site.app.jobs.settle()
    expect(sent).toEqual(['A letter'])
    expect(await site.database.db.$count(jobs, eq(jobs.state, 'dead'))).toBe(0)
    expect((await mailOf(late.mail)).state).toBe('failed')
  })

  it('and that helps nobody any more is not sent either by what looks each hour for mails that are left behind', async () => {
    const { job, mail } = await stopMail(site.database.db, { kind: 'reminder', createdAt: new Date(site.clock.now().getTime() - 2 * day) })
    site.clock.advance(2 * 3600_000)
    await site.app.jobs.settle()
    expect([sent, await stateOf(job)]).toEqual([[], 'dead'])
    expect(await act('give-up', [job])).toEqual({ done: 'give-up', many: '1', left: '' })
    site.clock.advance(2 * 3600_000)
    await site.app.jobs.settle()
    expect([sent, (await mailOf(mail)).state]).toEqual([[], 'failed'])
  })

  it('a mail that is given up is never sent, and whoever wrote it is told that it was not', async () => {
    const { job, mail } = await stopMail(site.database.db)
    expect(await act('give-up', [job])).toEqual({ done: 'give-up', many: '1', left: '' })
    await site.app.jobs.settle()
    expect(await mailOf(mail)).toMatchObject({
      state: 'failed',
      said: expect.stringMatching(/^it could not be sent, and was given up by \w/),
    })
    // What looks for mails that are left behind comes each hour.
    site.clock.advance(2 * 3600_000)
    await site.app.jobs.settle()
    expect([sent, await stateOf(job)]).toEqual([[], 'done'])
    expect(await record()).toMatchObject([{ what: 'giveup', detail: { job } }])
  })

  it('a mail that was given up, and could not be noted so, is sent where somebody wants it after all', async () => {
    const { job, mail } = await stopMail(site.database.db, { letter: 'Wanted again' })
    expect(await act('give-up', [job])).toMatchObject({ many: '1' })
    await stopWaiting(site.database.db, 'send mail', mail)
    expect(await act('again', [job])).toMatchObject({ many: '1' })
    await site.app.jobs.settle()
    expect([sent, (await mailOf(mail)).state]).toEqual([['Wanted again'], 'sent'])
  })

  it('what was scheduled for an article is done though its day is past, unless it was called off or its article is gone', async () => {
    const blogs = askBlogs(site)
    const at = new Date(site.clock.now().getTime() + day)
    const wall = new Intl.DateTimeFormat('sv-SE', { timeZone: 'America/Denver', dateStyle: 'short', timeStyle: 'short' })
      .format(at)
      .replace(' ', 'T')
    const titles = ['Is published late', 'Is called off', 'Is deleted', 'Is given up']
    const made: { id: number; schedule: number; job: number }[] = []
    for (const title of titles) {
      const id = await blogs.make(title)
      const { body } = await blogs.post('schedule', { id, what: 'publish', wall })
      const schedule = body['schedule']['id'] as number
      made.push({ id, schedule, job: await stopWaiting(site.database.db, 'article schedule', String(schedule)) })
    }
    const [late, off, gone, up] = made
    site.clock.advance(3 * day)
    const then = askBlogs(site)
    await then.post('unschedule', { id: off.schedule })
    const deleted = { key: 'article', primaryKey: 'slug', content: { slug: 'is-deleted' } }
    expect((await site.post('/api/cms/delete-content-item', deleted, { as: 'admin' })).status).toBe(200)
    expect((await look()).kinds).toMatchObject([
      {
        name: 'article schedule',
        jobs: [{ about: titles[0], over: null }, { over: 'gone' }, { over: 'gone' }, { about: titles[3], over: null }],
      },
    ])
    expect(await act('give-up', [up.job])).toMatchObject({ many: '1' })
    await site.app.jobs.settle()
    const [row] = await site.database.db.select().from(articleSchedules).where(eq(articleSchedules.id, up.schedule))
    expect(row).toMatchObject({ state: 'failed', problem: expect.stringContaining('gave it up') })
    expect(await act('again', [late.job, off.job, gone.job])).toEqual({ done: 'again', many: '1', left: 'gone-2' })
    await site.app.jobs.settle()
    const live = await Promise.all(made.map(async ({ id }) => (await then.get(`published/${id}`)).status === 200))
    expect(live).toEqual([true, false, false, false])
  })

  it('that is about money is never given up', async () => {
    const { db } = site.database
    const [at, reference] = [site.clock.now(), 'WM-2222-2222']
    const box = closeBox(createSealing(testRing), { tenant: 'windbreak', reference }, { account: sampleAccount, origin: site.origin })
    const sums = { minDueCents: 1, balanceCents: 1, createdAt: at, changedAt: at, byAgent: false }
    const named = { tenant: 'windbreak', reference, key: 'k', askedMac: '', accountTerm: '' }
    const [{ id: payment }] = await db
      .insert(payments)
      .values({ ...named, ...sums, ...box, operation: 'pay', state: 'expired', settlement: 'pending' })
      .returning({ id: payments.id })
    const id = await stopJob(db, { kind: 'tell billing of a payment', payload: { payment }, key: String(payment) })
    const lost = await stopJob(db, { kind: 'tell billing of a payment', payload: { payment: payment + 1 }, key: 'lost' })
    expect((await look()).kinds).toMatchObject([{ mayGiveUp: false, jobs: [{ about: reference, over: null }, { over: 'gone' }] }])
    // As another release writes it, which may be back tomorrow.
    const foreign = await stopJob(db, { kind: 'tell billing of a payment', payload: { paid: payment }, key: 'foreign' })
    expect(await act('give-up', [id, lost, foreign])).toEqual({ done: 'give-up', many: '1', left: 'never-2' })
    expect(await command('give-up', '--all')).toBe(
      '0 given up.\n2 not: it is about money, and is never given up: settle it at the desk of payments.',
    )
    expect([await stateOf(id), await stateOf(foreign)]).toEqual(['dead', 'dead'])
  })

  it('of the night is done by a later turn, and waits for somebody until then, also where that comes but each week', async () => {
    const { db } = site.database
    const week = await stopJob(db, { kind: 'check the payment page', key: 'repeated', slot: 'week 1' })
    const night = await stopJob(db, { kind: 'nightly backup', key: 'repeated', slot: 'night 1' })
    const next = await stopJob(db, { kind: 'nightly backup', key: 'repeated', slot: 'night 2' })
    const ids = async () => (await look()).kinds.flatMap((kind) => kind.jobs.map(({ id }) => id))
    expect(await ids()).toEqual([week, next])
    expect(await act('again', [night])).toEqual({ done: 'again', many: '0', left: 'later-1' })
    site.clock.advance(4 * day)
    await site.app.jobs.settle()
    expect([await stateOf(week), await stateOf(night), await stateOf(next)]).toEqual(['dead', undefined, 'dead'])
    await db.insert(jobs).values({
      kind: 'nightly backup',
      key: 'repeated',
      slot: 'night 3',
      payload: {},
      state: 'done',
      attempt: 1,
      attempts: 3,
      runAt: new Date(),
      writtenAt: new Date(),
    })
    expect(await ids()).toEqual([week])
    expect(await act('again', [week])).toEqual({ done: 'again', many: '1', left: '' })
  })

  it('is not tried again beside what was asked for anew', async () => {
    const { db } = site.database
    const paper = { tenant: 'windbreak', section: 'About/Section_1' }
    const old = await stopJob(db, { kind: 'check the links of a section', key: 'k', payload: paper })
    await db.insert(jobs).values({
      kind: 'check the links of a section',
      key: 'k',
      payload: paper,
      state: 'due',
      attempts: 3,
      runAt: new Date(site.clock.now().getTime() + day),
      writtenAt: site.clock.now(),
    })
    expect((await look()).kinds).toEqual([])
    expect(await act('again', [old])).toEqual({ done: 'again', many: '0', left: 'later-1' })
    expect(await act('give-up', [old])).toEqual({ done: 'give-up', many: '1', left: '' })
    expect(await db.$count(jobs, eq(jobs.kind, 'check the links of a section'))).toBe(1)
  })

  it('nor once what was asked for anew is done', async () => {
    const { db } = site.database
    const about = { kind: 'tell search engines', key: 'windbreak', payload: { tenant: 'windbreak' } }
    const old = await stopJob(db, about)
    const at = site.clock.now()
    await db.insert(jobs).values({ ...about, state: 'done', attempt: 1, attempts: 5, runAt: at, writtenAt: at })
    expect((await look()).kinds).toEqual([])
    expect(await act('again', [old])).toEqual({ done: 'again', many: '0', left: 'later-1' })
  })

  it('is asked for by numbers alone', async () => {
    const { job } = await stopMail(site.database.db)
    for (const ids of ['', 'all', `${job} or 1`, '-1', '1e3', '9'.repeat(16)]) {
      const response = await fetch(site.origin + path, {
        method: 'POST',
        redirect: 'manual',
        headers: { cookie: await site.cookieOf('admin') },
        body: new URLSearchParams({ act: 'again', ids }),
      })
      expect([ids, response.status]).toEqual([ids, 400])
    }
    expect(await act('burn', [job])).toBe(400)
    expect(await stateOf(job)).toBe('dead')
  })
})

describe('the command', () => {
  it('lists what stopped and why, what failed and is tried again, what is being done and what waits', async () => {
    const { db } = site.database
    const { job } = await stopMail(db)
    const at = site.clock.now()
    const row = { payload: {}, attempts: 8, runAt: at, writtenAt: at }
    await db.insert(jobs).values([
      { ...row, kind: 'read pdf', state: 'running', attempt: 2 },
      { ...row, kind: 'tell search engines', state: 'due', attempt: 3, error: 'no answer' },
      { ...row, kind: 'nightly backup', state: 'due', runAt: new Date(at.getTime() + day) },
    ])
    const said = await command('list')
    expect(said).toMatch(/: 1 stopped, 1 being done, 2 waiting\.$/m)
    expect(said).toMatch(new RegExp(`^  ${job}  send mail, windbreak, notice$`, 'm'))
    expect(said).toMatch(/^      tried 8 times, stopped \d{4}-\d\d-\d\d \d\d:\d\d:\d\d UTC$/m)
    expect(said).toContain('      connect ECONNREFUSED 127.0.0.1:25\n')
    expect(said).toMatch(/^ {2}\d+ {2}tell search engines: tried 3 times, next .* UTC\n {6}no answer$/m)
    expect(said).toMatch(/^ {2}\d+ {2}read pdf: try 2, /m)
    expect(said).toMatch(/^ {2}1 {2}nightly backup: the next /m)
  })

  it('tries one again, a kind or all, and gives up, each with a line in the record of whose it is', async () => {
    const { db } = site.database
    const [one, two, theirs] = [await stopMail(db), await stopMail(db), await stopMail(db, { tenant: 'prairie' })]
    const night = await stopJob(db, { kind: 'nightly backup', key: 'repeated', slot: '2026-11-22' })
    expect(await command('again', String(one.job))).toBe('1 will be tried again.')
    expect(await command('again', String(one.job))).toBe(
      '0 will be tried again.\n1 not: it was done meanwhile, or somebody else dealt with it.',
    )
    expect(await command('give-up', '--kind=send mail')).toBe('2 given up.')
    expect(await command('again', '--all')).toBe('1 will be tried again.')
    await site.app.jobs.settle()
    expect(sent).toHaveLength(1)
    expect([(await mailOf(two.mail)).state, (await mailOf(theirs.mail)).state]).toEqual(['failed', 'failed'])
    expect(
      (await record()).map(({ tenant, name, what, detail }) => `${tenant}: ${name} ${what} ${(detail as { job: number }).job}`),
    ).toEqual([
      `windbreak: The command line again ${one.job}`,
      `windbreak: The command line giveup ${two.job}`,
      `prairie: The command line giveup ${theirs.job}`,
      `windbreak: The command line again ${night}`,
      `prairie: The command line again ${night}`,
    ])
  })

  it.each([
    [['again']],
    [['again', 'x']],
    [['again', '1', '--all']],
    [['again', '0']],
    [['give-up', '--kind=send mail', '--all']],
    [['list', '1']],
    [['burn', '1']],
  ])('makes no sense of %j', async (words) => {
    expect(() => command(...words)).toThrow('no sense')
  })

  // Its processes read the source, each for seconds on a busy machine.
  const patience = { timeout: 300_000 }
  it(
    'is run beside a site that runs: on a server by itself, and where the database is the site’s alone by the site',
    patience,
    async () => {
      const { db } = site.database
      const { job } = await stopMail(db)
      const room = { has: () => true }
      const tenants = createTenants(testTenants)
      const noun = createStoppedWorkNoun({ database: site.database, now: site.clock.now, tenants, room, backups: { dataDir: site.folder } })
      try {
        const env = {
          ...process.env,
          ...(site.url ? { DATABASE_URL: site.url, DATA_KEYS: testKeys } : {}),
          DATA_DIR: site.folder,
          ALLOW_SANDBOX_IDENTITY: '1',
          ALLOW_SANDBOX_PAYMENTS: '1',
        }
        // On a machine whose clock is an hour ahead: the site's, or the server's, counts.
        const script = ['--disable-warning=ExperimentalWarning', '--import', anHourAhead, 'src/server/stopped-work/jobs-command.ts']
        const run = (...words: string[]) => promisify(execFile)(process.execPath, [...script, ...words], { env })
        const { stdout } = await run()
        expect(stdout).toContain(`${job}  send mail, windbreak, notice`)
        const now = site.url ? Date.now() : site.clock.now().getTime()
        expect(Math.abs(Date.parse(stdout.slice(0, 19).replace(' ', 'T') + 'Z') - now)).toBeLessThan(1800_000)
        await expect(run('again')).rejects.toMatchObject({ code: 1, stderr: expect.stringContaining('What is to be done?') })
        expect((await run('again', String(job))).stdout).toBe('1 will be tried again.\n')
      } finally {
        await noun.close?.()
      }
      await site.app.jobs.settle()
      expect(sent).toHaveLength(1)
    },
  )
})

describe('every kind of work', () => {
  const declared = globSync('src/server/**/*.ts').flatMap((file) =>
    readFileSync(file, 'utf8')
      .split('defineJob(')
      .slice(1)
      .map((job) => ({ file, head: job.split(/\brun\b/)[0] })),
  )
  const kindOf = ({ head }: { head: string }) => /kind: (?:kindOfTenant\()?['`]([^'`$]+)/.exec(head)?.[1]

  it('that is not repeated by the clock says whether it is still right to do, and is known to the command', () => {
    expect(declared.length).toBeGreaterThan(25)
    // What names no kind spreads what is known of it.
    expect(declared.filter((job) => kindOf(job) !== undefined && !/^\s*every:/m.test(job.head)).map(({ file }) => file)).toEqual([])
    expect(declared.filter((job) => kindOf(job) === undefined)).toHaveLength(allKnownWork.length)
  })

  it('is called by words of its own', () => {
    const { kinds } = wordsIn('en-US').stoppedWork
    const names = [...declared.flatMap((job) => kindOf(job) ?? []), ...allKnownWork.map(({ kind }) => kind)]
    expect(names.filter((name) => !(name in kinds))).toEqual([])
    expect(Object.keys(kinds).filter((name) => !names.includes(name))).toEqual([])
  })

  it('that is concluded where it is given up says how', async () => {
    const concluded = allKnownWork.filter(({ givenUp }) => givenUp === 'concluded')
    const heads = globSync('src/server/**/*.ts').map((file) => readFileSync(file, 'utf8'))
    expect(concluded.length).toBeGreaterThan(1)
    expect(heads.filter((text) => /defineJob\(\{/.test(text) && /giveUp[(:]/.test(text))).toHaveLength(concluded.length)
  })
})
