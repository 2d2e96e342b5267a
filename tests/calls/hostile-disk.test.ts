import { mkdtempSync, readdirSync, rmSync } from 'node:fs'
import { request as rawRequest } from 'node:http'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, afterEach, beforeAll, describe, expect, it } from 'vitest'
import {
  addNew,
  authenticate,
  getPageContentList,
  logout,
  searchAgents,
  searchAll,
  sendForm,
  stageFormFile,
  suggestPlaces,
  uploadImage,
} from '../../src/calls/addresses.ts'
import { footerSiteMap } from '../../src/content/footer/footer-site-map.ts'
import { pages } from '../../src/routes.ts'
import { openEmbedded } from '../../src/server/db/embedded.ts'
import { seedings } from '../../src/server/db/tables/content.ts'
import { segmentAfter } from '../../src/server/db/wal-ahead.ts'
import { floorBytes } from '../../src/server/http/disk-room.ts'
import { sendError } from '../../src/server/http/errors.ts'
import { createJobs } from '../../src/server/jobs/create-jobs.ts'
import { createMail } from '../../src/server/mail/create-mail.ts'
import { createSealing } from '../../src/server/sealing/create-sealing.ts'
import type { Warn } from '../../src/server/http/warn.ts'
import { createLostAddresses } from '../../src/server/redirects/lost-addresses.ts'
import type { OpenForm, FormOutcome } from '../../src/pages/site/site-forms.ts'
import { formPages } from '../fixtures/form-pages.ts'
import { startTestApp, type TestApp } from '../fixtures/test-app.ts'
import { testRing } from '../fixtures/test-ring.ts'

const words = 'The disk of this site is nearly full, or may only be read, so nothing can be saved or sent just now. Please try again later.'
const plenty = 1024 ** 3
let free = plenty
const log: string[] = []
let site: TestApp
beforeAll(async () => {
  site = await startTestApp({ pages: formPages, demo: true, captcha: { kind: 'none' }, freeBytes: () => free, log })
})
afterAll(() => site?.close())
afterEach(() => void (free = plenty))

const footer = { pageName: 'Footer', section: 'Section_6', client: 'windbreak' }
const save = () => site.post(addNew.path, { ...footer, content: footerSiteMap.toWire(footerSiteMap.fallback) }, { as: 'admin' })

describe('while the disk is nearly full', () => {
  it('a save is refused in clear words, and taken again once there is room', async () => {
    free = floorBytes - 1
    const { status, body, headers } = await save()
    expect({ status, body, again: headers.get('retry-after') }).toEqual({
      status: 503,
      body: { status: false, message: words },
      again: '60',
    })
    free = plenty
    expect((await save()).status).toBe(200)
  })

  it('says so in the log, once, and that it is over', async () => {
    log.length = 0
    free = 1024 ** 2
    await save()
    await save()
    free = plenty
    await save()
    expect(log.map((line) => (JSON.parse(line) as { msg: string }).msg)).toEqual([
      'the disk is nearly full: nothing is taken until there is room',
      'the disk has room again',
    ])
  })

  it('says so to whoever asks how it is, and is ready all the same for those who read', async () => {
    const ready = async () => {
      const response = await fetch(`${site.origin}/ready`)
      const { room } = (await response.json()) as { room: unknown }
      return [response.status, room]
    }
    free = floorBytes - 1
    expect(await ready()).toEqual([200, false])
    free = plenty
    expect(await ready()).toEqual([200, true])
  })

  it.each([
    ['a picture', uploadImage.path, 'admin'],
    ['a file of a form', stageFormFile.path, undefined],
  ] as const)('%s is refused before a byte of it is read', async (_what, path, as) => {
    free = 0
    const status = await new Promise((resolve, reject) => {
      void (async () => {
        const headers = {
          'content-type': 'multipart/form-data; boundary=x',
          'content-length': 5_000_000,
          cookie: as ? await site.cookieOf(as) : '',
        }
        const asking = rawRequest(site.origin + path, { method: 'POST', headers }, (response) => {
          resolve(response.statusCode)
          asking.destroy()
        }).on('error', reject)
        // Nothing of the body is sent, and it answers all the same.
        asking.flushHeaders()
      })()
    })
    expect(status).toBe(503)
  })

  it('counts what is announced: a large upload is refused where a small one has room', async () => {
    free = floorBytes + 1_000_000
    expect((await save()).status).toBe(200)
    const form = new FormData()
    form.append('file', new Blob([Buffer.alloc(1_500_000)]), 'roof.jpg')
    const answer = await fetch(site.origin + uploadImage.path, {
      method: 'POST',
      body: form,
      headers: { cookie: await site.cookieOf('admin') },
    })
    expect(answer.status).toBe(503)
  })

  it('a form is refused by its call, and shown again with what was typed by its page', async () => {
    free = 0
    const { status, body } = await site.post(sendForm.path, { form: 'quote', token: 'x', answers: {}, page: '/360' })
    expect({ status, body }).toMatchObject({ status: 503, body: { message: words } })
    const form = toldBy(await (await fetch(site.origin + pages.quote.path)).text(), 'loaded') as { form: OpenForm }
    const posted = new URLSearchParams({ token: form.form.token, name: 'Ellie Brandt' })
    const answer = await fetch(site.origin + pages.quote.path, { method: 'POST', body: posted })
    expect(answer.status).toBe(422)
    expect(toldBy(await answer.text(), 'done')).toMatchObject({
      problems: [{ path: 'form', message: words }],
      answers: { name: ['Ellie Brandt'] },
    } satisfies Partial<Record<keyof FormOutcome, unknown>>)
  })

  it('reading goes on, and so does signing in and out', async () => {
    free = 0
    expect((await fetch(`${site.origin}/360/start-a-quote`)).status).toBe(200)
    expect((await site.post(getPageContentList.path, { pageName: 'Footer' })).status).toBe(200)
    expect((await site.post(authenticate.path, { azureToken: 'none' })).status).toBe(401)
    expect((await site.post(logout.path, {}, { as: 'customer' })).status).toBe(200)
    expect((await fetch(`${site.origin}/health`)).status).toBe(200)
  })

  it('a mail waits: what was sent and could not be noted would be sent again', async () => {
    const { db } = site.database
    await site.app.jobs.stop()
    let room = false
    let sent = 0
    const jobs = createJobs({
      database: { ...site.database, kind: 'postgres' },
      now: site.clock.now,
      warn: () => {},
      room: { has: () => room },
    })
    const transport = { send: async () => ((sent += 1), { end: 'sent' as const, said: '' }) }
    const mail = createMail({
      db,
      jobs,
      sealing: createSealing(testRing),
      now: site.clock.now,
      nameOf: () => 'Windbreak Mutual',
      mail: { transport, from: 'desk@windbreak.example' },
    })
    await jobs.start(mail.jobs)
    const letter = {
      tenant: 'windbreak',
      kind: 'reply',
      to: { address: 'ellie.brandt@mail.example' },
      subject: 'Your barn',
      html: '<p>Hello</p>',
      text: 'Hello',
    } as const
    await db.transaction((tx) => mail.queue(tx, letter))
    await jobs.settle()
    expect(sent).toBe(0)
    room = true
    await jobs.settle()
    expect(sent).toBe(1)
    await jobs.stop()
  })
})

function toldBy(html: string, part: 'loaded' | 'done'): unknown {
  const told = JSON.parse(/<pre>(.*)<\/pre>/s.exec(html)?.[1] ?? '{}') as Record<string, Record<string, unknown> | null>
  return Object.values(told[part] ?? {}).find((each) => each !== null)
}

describe('what fails because the disk is full or may only be read', () => {
  it.each(['ENOSPC', 'EDQUOT', 'EROFS', '53100', '25006'])('is told as such, wherever in it that is said: %s', (code) => {
    const error = new Error('Failed query', { cause: Object.assign(new Error('No space left on device'), { code }) })
    const told = { code: 0, body: {} }
    const reply = {
      header: () => reply,
      code: (status: number) => ((told.code = status), reply),
      send: (body: object) => ((told.body = body), reply),
    }
    sendError(error, { log: { info() {}, warn() {}, error() {} }, routeOptions: {} } as never, reply as never)
    expect(told).toEqual({ code: 503, body: { status: false, message: words } })
  })
})

describe.runIf(process.env.TEST_DATABASE !== 'postgres')('the log of the embedded database', () => {
  it('has its next segment before it is needed, at the start and whenever one is full', async () => {
    const folder = mkdtempSync(join(tmpdir(), 'shelterbelt-wal-'))
    const opened = await openEmbedded(folder)
    try {
      const segments = () =>
        readdirSync(join(folder, 'database/pg_wal'))
          .filter((name) => /^[0-9A-F]{24}$/.test(name))
          .toSorted()
      const current = async () => {
        const { rows } = (await opened.db.execute('select pg_walfile_name(pg_current_wal_lsn()) as name')) as unknown as {
          rows: { name: string }[]
        }
        return rows[0].name
      }
      expect(segments()).toContain(segmentAfter(await current()))
      const before = await current()
      for (let step = 0; (await current()) === before; step++) {
        await opened.db.execute("select pg_logical_emit_message(false, 'test', repeat('x', 1000000))")
        await opened.db.insert(seedings).values({ tenant: 'windbreak', name: `step ${step}`, at: new Date() })
      }
      const after = await current()
      await expect.poll(segments).toContain(segmentAfter(after))
    } finally {
      await opened.close()
      rmSync(folder, { recursive: true, force: true })
    }
  })

  it('counts its segments as PostgreSQL does', () => {
    expect(segmentAfter('000000010000000000000001')).toBe('000000010000000000000002')
    expect(segmentAfter('0000000100000000000000FF')).toBe('000000010000000100000000')
    expect(segmentAfter('00000003000000FF000000FF')).toBe('000000030000010000000000')
  })
})

describe.runIf(process.env.TEST_DATABASE !== 'postgres')('while the database is only read', () => {
  const onlyRead = (on: boolean) => site.database.db.execute(`set default_transaction_read_only = ${on ? 'on' : 'off'}`)
  afterEach(() => onlyRead(false))

  it('whoever saves is told so, and the log is told why', async () => {
    await onlyRead(true)
    log.length = 0
    expect(await save()).toMatchObject({ status: 503, body: { message: words } })
    expect(log.map((line) => JSON.parse(line) as object)).toContainEqual(
      expect.objectContaining({
        level: 40,
        msg: 'the database or a disk takes nothing more',
        err: expect.objectContaining({ code: '25006' }) as object,
      }),
    )
  })

  it('the log is told once that addresses asked for in vain wait, and again when they wait anew', async () => {
    const told: string[] = []
    const warn: Warn = (_what, words) => void told.push(words)
    const lost = createLostAddresses({ db: site.database.db, now: site.clock.now, warn, rowOf: () => undefined })
    const note = () =>
      lost.note({ tenant: 'windbreak', url: '/360/asked-in-vain', row: undefined, referrer: 'https://a.example/', host: undefined })
    for (const isOnlyRead of [true, true, false, true]) {
      await onlyRead(isOnlyRead)
      note()
      await lost.flush()
    }
    expect(told).toEqual(Array.from({ length: 2 }, () => 'addresses asked for in vain are not counted'))
    await onlyRead(false)
    await lost.stop()
    expect(await lost.list('windbreak', 10)).toContainEqual(expect.objectContaining({ path: '/360/asked-in-vain', count: 4 }))
  })

  it('everything that is asked for to be read is answered, whoever asks', async () => {
    const people = [undefined, 'customer', 'agent', 'admin'] as const
    const cookies = await Promise.all(people.map(async (as) => (as ? await site.cookieOf(as) : '')))
    await onlyRead(true)
    const failed: string[] = []
    const asked = site.app.routes.filter((route) => /^GET [^:*]+$/.test(route)).map((route) => route.slice('GET '.length))
    for (const address of [...asked, `${searchAll.path}?q=roof`, `${suggestPlaces.path}?q=Lin`, `${searchAgents.path}?place=Lin`])
      for (const [index, cookie] of cookies.entries()) {
        const { status } = await fetch(site.origin + address, { headers: { cookie }, redirect: 'manual' })
        if (status >= 500) failed.push(`${status} ${address} ${people[index]}`)
      }
    // What is read of visitors' data is noted, or not read.
    expect(failed).toEqual([
      '503 /api/desk/cases.csv agent',
      '503 /api/desk/cases.csv admin',
      '503 /api/desk/mails admin',
      '503 /api/hub/readings.csv admin',
    ])
  })
})
