import { generateKeyPairSync } from 'node:crypto'
import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import { eq } from 'drizzle-orm'
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { submissions } from '../../src/server/db/tables/forms.ts'
import { jobs as jobTable } from '../../src/server/db/tables/jobs.ts'
import { mails } from '../../src/server/db/tables/mails.ts'
import { createJobs } from '../../src/server/jobs/create-jobs.ts'
import { createAccessTokens } from '../../src/server/mail/access-tokens.ts'
import { createMail, type MailSettings } from '../../src/server/mail/create-mail.ts'
import type { MailState } from '../../src/nouns/mail/mail-kinds.ts'
import type { Letter, Undelivered } from '../../src/server/mail/mail.ts'
import { createSmtpTransport } from '../../src/server/mail/smtp-transport.ts'
import { createSealing } from '../../src/server/sealing/create-sealing.ts'
import { startMailServer, type MailServer, type Manner } from '../fixtures/mail-server.ts'
import { meetAtTable } from '../fixtures/meet-at-table.ts'
import { startTestApp, type TestApp } from '../fixtures/test-app.ts'
import { testRing } from '../fixtures/test-ring.ts'

const bounceSecret = 'a secret of the mail server'
const settings = { from: 'desk@windbreak.example', bounce: 'bounce@bounces.windbreak.example' }
const hour = 3600_000

let site: TestApp
let server: MailServer
beforeAll(async () => {
  site = await startTestApp({ mail: { ...settings, bounceSecret } })
  // The test's own nodes are the only ones.
  await site.app.jobs.stop()
})
afterAll(() => site?.close())
beforeEach(async () => {
  server = await startMailServer()
  await site.database.db.delete(mails)
  await site.database.db.delete(jobTable)
})
afterEach(() => server.close())

const timeouts = { connect: 20_000, greeting: 20_000, silence: 20_000, whole: 20_000 }
const toServer = (more: Partial<Parameters<typeof createSmtpTransport>[0]> = {}) =>
  createSmtpTransport({ server: { host: '127.0.0.1', port: server.port, secure: false }, timeouts, ...more })

/** A node with an outbox; `run` sends what is due. */
async function open(more: Partial<MailSettings> = {}) {
  const { db } = site.database
  const warned: unknown[] = []
  const database = { ...site.database, kind: 'postgres' as const }
  const jobs = createJobs({ database, now: site.clock.now, warn: (what, words) => void warned.push(what, words), pollSeconds: 100_000 })
  const sealing = createSealing(testRing)
  const mail = createMail({
    db,
    jobs,
    sealing,
    now: site.clock.now,
    nameOf: () => 'Windbreak Mutual',
    mail: { transport: toServer(), ...settings, ...more },
  })
  const undelivered: Undelivered[] = []
  mail.whenUndelivered(async (_tx, each) => void undelivered.push(each))
  await jobs.start(mail.jobs)
  // What is done every hour is done for this one.
  await jobs.settle()
  return {
    ...mail,
    jobs,
    warned,
    undelivered,
    post: (more: Partial<Letter> = {}) => db.transaction((tx) => mail.queue(tx, { ...letter, ...more })),
    /** A mail in this state that nobody is to send. */
    left: (more: Partial<Letter> = {}, state: MailState = 'queued') =>
      db.transaction(async (tx) => {
        const { id } = await mail.queue(tx, { ...letter, ...more })
        await jobs.cancel(tx, { kind: 'send mail' }, id)
        await tx.update(mails).set({ state }).where(eq(mails.id, id))
        return { id }
      }),
    run: jobs.settle,
    async one(id: string) {
      const shown = await mail.listKept('windbreak', { states: ['queued', 'sent', 'uncertain', 'failed', 'bounced', 'kept', 'held'] })
      return shown.find((each) => each.id === id)
    },
  }
}
type Office = Awaited<ReturnType<typeof open>>

/** Runs a test on a node, and stops it whatever happens. */
const at = (more: Partial<MailSettings> | undefined, test: (office: Office) => Promise<void>) => async () => {
  const office = await open(more)
  try {
    await test(office)
  } finally {
    await office.jobs.stop()
  }
}

const letter: Letter = {
  tenant: 'windbreak',
  kind: 'notice',
  to: { name: 'Pat Lindgren', address: 'pat@ranch.example' },
  replyTo: { name: 'Robin Vega', address: 'robin@example.com' },
  subject: 'Quote request – WM-7K3F-2M9Q',
  html: '<p>Hail on the barn’s roof</p>',
  text: 'Hail on the barn’s roof',
}

describe('a mail', () => {
  it(
    'is delivered once, as it was written, from the house and to be answered to the sender',
    at(undefined, async ({ post, run, one }) => {
      const { id } = await post()
      await run()
      await run()
      expect(server.arrived).toHaveLength(1)
      const [arrived] = server.arrived
      expect(arrived.to).toEqual(['pat@ranch.example'])
      const read = await arrived.read()
      expect(read).toMatchObject({
        messageId: `<${id}@windbreak.example>`,
        subject: letter.subject,
        from: { name: 'Windbreak Mutual', address: 'desk@windbreak.example' },
        to: [{ name: 'Pat Lindgren', address: 'pat@ranch.example' }],
        replyTo: [{ name: 'Robin Vega', address: 'robin@example.com' }],
      })
      expect([read.html?.trim(), read.text?.trim()]).toEqual([letter.html, letter.text])
      expect(read.headers.find(({ key }) => key === 'auto-submitted')?.value).toBe('auto-generated')
      expect(await one(id)).toMatchObject({ state: 'sent', tries: 1, said: '250 taken', subject: letter.subject, html: letter.html })
    }),
  )

  it(
    'that cannot be opened has failed, is told, and is tried no more; others beside it are listed',
    at(undefined, async ({ left, run, one, tryNow, listOf, undelivered }) => {
      const submission = await submit()
      const { id } = await left({ submission })
      const beside = await left({ submission }, 'kept')
      await site.database.db.update(mails).set({ keyId: 'lost' }).where(eq(mails.id, id))
      expect(await tryNow({ tenant: 'windbreak', mail: id })).toBe(true)
      await run()
      expect(await one(id)).toMatchObject({ state: 'failed', tries: 1, subject: '(cannot be opened)' })
      expect(undelivered).toMatchObject([{ mail: id, submission, state: 'failed' }])
      expect(server.arrived).toEqual([])
      const [job] = await site.database.db.select().from(jobTable).where(eq(jobTable.key, id))
      expect(job?.state ?? 'done').toBe('done')
      expect((await listOf(submission)).map((each) => each.id).toSorted()).toEqual([id, beside.id].toSorted())
    }),
  )

  it(
    'never was when its transaction is rolled back',
    at(undefined, async ({ queue, run }) => {
      const rolledBack = site.database.db.transaction(async (tx) => {
        await queue(tx, letter)
        throw new Error('back')
      })
      await expect(rolledBack).rejects.toThrow('back')
      await run()
      expect([server.arrived, await site.database.db.select().from(mails)]).toEqual([[], []])
    }),
  )

  it(
    'lies sealed in the database, and says nothing of anybody',
    at(undefined, async ({ post, run }) => {
      await post()
      await run()
      const rows = await site.database.db.select().from(mails)
      const jobs = await site.database.db.select().from(jobTable)
      const seen = JSON.stringify([rows.map((row) => ({ ...row, sealed: row.sealed.toString('latin1') })), jobs])
      for (const word of ['pat', 'ranch', 'Lindgren', 'robin', 'Quote', 'barn']) expect(seen).not.toContain(word)
    }),
  )

  it(
    'goes to each recipient alone; those in copy are named to all, those in blind copy to nobody',
    at(undefined, async ({ queueToAll, run }) => {
      const recipients = {
        to: [{ address: 'desk@windbreak.example' }, { name: 'Dana', address: 'agent@windbreak.example' }],
        cc: [{ address: 'Desk@Windbreak.example' }, { address: 'claims@windbreak.example' }],
        bcc: [{ address: 'archive@windbreak.example' }],
      }
      await site.database.db.transaction((tx) => queueToAll(tx, letter, recipients))
      await run()
      expect(server.arrived.map(({ to }) => to[0]).toSorted()).toEqual([
        'agent@windbreak.example',
        'archive@windbreak.example',
        'claims@windbreak.example',
        'desk@windbreak.example',
      ])
      for (const arrived of server.arrived) {
        const { to, cc } = await arrived.read()
        expect(to?.map(({ address }) => address)).toEqual(['desk@windbreak.example', 'agent@windbreak.example'])
        expect(cc?.map(({ address }) => address)).toEqual(['claims@windbreak.example'])
        expect(arrived.raw).not.toContain('archive')
      }
    }),
  )

  it(
    'in blind copy to all names the house alone',
    at(undefined, async ({ queueToAll, run }) => {
      await site.database.db.transaction((tx) => queueToAll(tx, letter, { to: [], bcc: [{ address: 'archive@windbreak.example' }] }))
      await run()
      expect(server.arrived.map(({ to }) => to)).toEqual([['archive@windbreak.example']])
      expect((await server.arrived[0]?.read())?.to?.map(({ address }) => address)).toEqual([settings.from])
      expect(server.arrived[0]?.raw).not.toContain('archive')
    }),
  )

  const injection = 'Pat\r\nBcc: victim@example.net\r\n\r\nBuy <b>now</b>, other@example.net\u2028'
  it(
    'takes nothing from a name or a subject into its headers, nor a further recipient',
    at(undefined, async ({ post, run }) => {
      const name = `"${injection}" <third@example.net>, fourth@example.net`
      await post({ to: { ...letter.to, name }, replyTo: { name, address: 'robin@example.com' }, subject: injection })
      await run()
      expect(server.arrived.map(({ to }) => to)).toEqual([['pat@ranch.example']])
      const [arrived] = server.arrived
      const read = await arrived.read()
      expect(read.bcc).toBeUndefined()
      expect(read.to?.map(({ address }) => address)).toEqual(['pat@ranch.example'])
      expect(read.replyTo?.map(({ address }) => address)).toEqual(['robin@example.com'])
      expect(read.subject).toBe('Pat Bcc: victim@example.net Buy <b>now</b>, other@example.net')
      expect(read.headers.map(({ key }) => key)).not.toContain('bcc')
      expect(read.text?.trim()).toBe(letter.text)
    }),
  )

  it.each([
    'a@example.com, b@example.com',
    'a@example.com\r\nRCPT TO:<b@example.com>',
    '<a@example.com>',
    'A <a@example.com>',
    'nobody',
    '',
  ])('to %j goes nowhere and is shown as failed', async (address) => {
    await at(undefined, async ({ post, run, one }) => {
      const { id } = await post({ to: { address } })
      await run()
      expect(server.arrived).toEqual([])
      expect(await one(id)).toMatchObject({ state: 'failed', tries: 0, said: 'this is no address a mail could go to' })
    })()
  })

  it(
    'of the kind anybody can ask for carries no name that was typed',
    at(undefined, async ({ post, run }) => {
      await post({ kind: 'confirmation', to: { name: 'Cheap pills at pills.example', address: 'pat@ranch.example' } })
      await run()
      expect(server.arrived[0]?.raw).not.toContain('pills')
    }),
  )
})

describe('a mail server that', () => {
  const tries: [what: string, manner: Manner, state: string, said: string][] = [
    ['is full', 'full', 'queued', '452 Insufficient system storage'],
    ['asks to come back later', 'greylists', 'queued', '451 Please try again later, …'],
    ['is too busy to talk', 'busy', 'queued', '421'],
    ['hangs up before the letter', 'hangsUp', 'queued', 'no way to the mail server'],
    ['does not know us', 'refusesSender', 'queued', '550 You may not send from here'],
  ]
  it.each(tries)('%s is asked again until it takes the mail, once', async (_what, manner, state, said) => {
    await at(undefined, async ({ post, run, one, undelivered, warned }) => {
      server.manner = manner
      const { id } = await post()
      await run()
      expect(await one(id)).toMatchObject({ state, tries: 1, said: expect.stringContaining(said), sentAt: null })
      await run()
      expect(await one(id)).toMatchObject({ tries: 1 })
      site.clock.advance(hour)
      await run()
      expect(await one(id)).toMatchObject({ tries: 2 })
      server.manner = 'takes'
      site.clock.advance(4 * hour)
      await run()
      expect(await one(id)).toMatchObject({ state: 'sent', tries: 3 })
      expect(server.arrived).toHaveLength(1)
      expect([undelivered, warned]).toEqual([[], []])
    })()
  })

  it(
    'is down is asked again, and gets it when it is up',
    at(undefined, async ({ post, run, one }) => {
      const { port } = server
      await server.close()
      const { id } = await post()
      await run()
      expect(await one(id)).toMatchObject({ state: 'queued', tries: 1, said: 'no way to the mail server (ECONNREFUSED)' })
      server = await startMailServer({ port })
      site.clock.advance(hour)
      await run()
      expect(await one(id)).toMatchObject({ state: 'sent', tries: 2 })
      expect(server.arrived).toHaveLength(1)
    }),
  )

  it(
    'is down for three days is asked no longer, and that is told',
    at(undefined, async ({ post, run, one, undelivered }) => {
      const submission = await submit()
      server.manner = 'full'
      const { id } = await post({ submission })
      await run()
      for (let passed = 0; passed < 72; passed += 4) {
        expect(await one(id)).toMatchObject({ state: 'queued' })
        site.clock.advance(4 * hour)
        await run()
      }
      expect(await one(id)).toMatchObject({ state: 'failed', said: '452 Insufficient system storage' })
      expect(undelivered).toEqual([{ tenant: 'windbreak', submission, mail: id, kind: 'notice', state: 'failed' }])
      expect(await site.app.jobs.counts()).toMatchObject({ due: 0, dead: 0 })
    }),
  )

  it(
    'is down is asked for the last time when three days are over, and not after',
    at(undefined, async ({ post, run, one }) => {
      server.manner = 'full'
      const { id } = await post()
      await run()
      for (const hours of [...Array<number>(16).fill(4), 7]) {
        site.clock.advance(hours * hour)
        await run()
      }
      expect(await one(id)).toMatchObject({ state: 'queued' })
      site.clock.advance(hour)
      await run()
      expect(await one(id)).toMatchObject({ state: 'failed' })
    }),
  )

  it(
    'is slow is waited for',
    at(undefined, async ({ post, run, one }) => {
      const held = Promise.withResolvers<void>()
      server.patience = held.promise
      const { id } = await post()
      const ran = run()
      expect(await one(id)).toMatchObject({ state: 'queued', tries: 0 })
      held.resolve()
      await ran
      expect(await one(id)).toMatchObject({ state: 'sent', tries: 1 })
    }),
  )

  const forGood: [what: string, manner: Manner, said: string][] = [
    ['the recipient', 'refuses', '550 5.1.1 <…>: user … unknown'],
    ['the letter', 'refusesLetter', '554 This looks like spam'],
  ]
  it.each(forGood)('refuses %s for good is not asked again, and that is told', async (_what, manner, said) => {
    await at(undefined, async ({ post, run, one, undelivered, warned }) => {
      const submission = await submit()
      server.manner = manner
      const { id } = await post({ submission })
      await run()
      expect(await one(id)).toMatchObject({ state: 'failed', tries: 1, said })
      expect(undelivered).toEqual([{ tenant: 'windbreak', submission, mail: id, kind: 'notice', state: 'failed' }])
      server.manner = 'takes'
      site.clock.advance(24 * hour)
      await run()
      expect([server.arrived, warned]).toEqual([[], []])
    })()
  })

  const unsure: [what: string, manner: Manner, word: string][] = [
    ['cuts the line', 'cuts', 'ECONNECTION'],
    ['says nothing', 'silent', 'SOCKET_TIMEOUT'],
  ]
  it.each(unsure)('%s after the letter leaves it uncertain, and gets the same bytes again', async (_what, manner, word) => {
    const transport = toServer({ timeouts: { ...timeouts, silence: manner === 'silent' ? 400 : 20_000 } })
    await at({ transport }, async ({ post, run, one }) => {
      server.manner = manner
      const { id } = await post()
      await run()
      expect(await one(id)).toMatchObject({ state: 'uncertain', tries: 1, said: expect.stringContaining(word) })
      server.manner = 'full'
      site.clock.advance(hour)
      await run()
      expect(await one(id)).toMatchObject({ state: 'uncertain', tries: 2, said: '452 Insufficient system storage' })
      server.manner = 'takes'
      site.clock.advance(4 * hour)
      await run()
      expect(await one(id)).toMatchObject({ state: 'sent', tries: 3 })
      const [first, second, ...more] = server.arrived.map(({ raw }) => raw)
      expect(more).toEqual([])
      expect(second).toBe(first)
      expect(second).toContain(`Message-ID: <${id}@windbreak.example>`)
    })()
  })
})

describe('without a mail server', () => {
  it(
    'mails are kept and shown as they would have gone, the newest first and page by page',
    at({ transport: undefined }, async ({ post, run, listKept, tryNow }) => {
      const ids: string[] = []
      for (const subject of ['first', 'second', 'third']) {
        ids.unshift((await post({ subject })).id)
        site.clock.advance(1000)
      }
      await post({ tenant: 'prairie', subject: 'of others' })
      await run()
      expect(await site.database.db.select().from(jobTable).where(eq(jobTable.kind, 'send mail'))).toEqual([])
      const [first, second] = await listKept('windbreak', { limit: 2 })
      expect([first, second].map(({ id, subject, state }) => [id, subject, state])).toEqual([
        [ids[0], 'third', 'kept'],
        [ids[1], 'second', 'kept'],
      ])
      expect(first).toMatchObject({ to: letter.to, replyTo: letter.replyTo, html: letter.html, text: letter.text, tries: 0 })
      expect((await listKept('windbreak', { limit: 2, before: second })).map(({ id }) => id)).toEqual([ids[2]])
      expect(await tryNow({ tenant: 'windbreak', mail: ids[0] })).toBe(false)
    }),
  )

  it(
    'what was on its way before is kept as well',
    at({ transport: undefined }, async ({ run, one }) => {
      const before = await open()
      await before.jobs.stop()
      const { id } = await before.post()
      await run()
      expect(await one(id)).toMatchObject({ state: 'kept', tries: 0 })
    }),
  )
})

describe('by hand', () => {
  it.each(['failed', 'held', 'uncertain', 'kept', 'bounced', 'queued'] as const)('a mail that is %s can be sent', async (state) => {
    await at(undefined, async ({ left, run, one, tryNow }) => {
      const submission = await submit()
      const { id } = await left({ submission }, state)
      await run()
      expect(server.arrived).toEqual([])
      expect(await tryNow({ tenant: 'prairie', mail: id })).toBe(false)
      expect(await tryNow({ tenant: 'windbreak', mail: id, submission: submission + 1 })).toBe(false)
      expect(await tryNow({ tenant: 'windbreak', mail: id, submission })).toBe(true)
      await run()
      expect(await one(id)).toMatchObject({ state: 'sent' })
      expect(server.arrived).toHaveLength(1)
      expect(await tryNow({ tenant: 'windbreak', mail: id })).toBe(false)
    })()
  })

  it(
    'a mail that waits for a later try is sent at once, and once',
    at(undefined, async ({ post, run, tryNow }) => {
      server.manner = 'full'
      const { id } = await post()
      await run()
      server.manner = 'takes'
      expect(await tryNow({ tenant: 'windbreak', mail: id })).toBe(true)
      await run()
      site.clock.advance(24 * hour)
      await run()
      expect(server.arrived).toHaveLength(1)
    }),
  )

  it(
    'what nobody is to send any longer is found and sent',
    at(undefined, async ({ left, run, one }) => {
      const { id } = await left()
      await run()
      expect(await one(id)).toMatchObject({ state: 'queued' })
      site.clock.advance(hour)
      await run()
      await run()
      expect(await one(id)).toMatchObject({ state: 'sent' })
    }),
  )
})

describe('nobody is bombed with mails', () => {
  it(
    'of the kinds anybody can ask for three a day go to one address, whatever its capitals; the next is held',
    at(undefined, async ({ post, run, one }) => {
      const kinds = ['confirmation', 'link', 'confirmation', 'link'] as const
      const ids: string[] = []
      for (const [index, kind] of kinds.entries()) {
        const address = index % 2 ? 'Pat@Ranch.example' : 'pat@ranch.example'
        ids.push((await post({ kind, to: { address } })).id)
      }
      await post({ kind: 'confirmation', to: { address: 'other@ranch.example' } })
      await post({ kind: 'notice' })
      await run()
      expect(await Promise.all(ids.map(async (id) => (await one(id))?.state))).toEqual(['sent', 'sent', 'sent', 'held'])
      expect(server.arrived).toHaveLength(5)
      // Whoever goes on asking keeps nobody from the mails of the next day.
      site.clock.advance(23 * hour)
      for (let asked = 0; asked < 3; asked += 1) ids.push((await post({ kind: 'confirmation' })).id)
      expect(await Promise.all(ids.slice(4).map(async (id) => (await one(id))?.state))).toEqual(['held', 'held', 'held'])
      site.clock.advance(2 * hour)
      const { id } = await post({ kind: 'confirmation' })
      await run()
      expect(await one(id)).toMatchObject({ state: 'sent' })
      expect(await one(ids[3])).toMatchObject({ state: 'held' })
    }),
  )

  it(
    'even when they are asked for at the same moment',
    at(undefined, async ({ post, run }) => {
      await Promise.all(Array.from({ length: 8 }, () => post({ kind: 'confirmation' })))
      await run()
      expect(server.arrived).toHaveLength(3)
    }),
  )
})

describe('a mail that comes back', () => {
  const bounceOf = (to: string, action = 'failed') =>
    [
      'From: MAILER-DAEMON@mx.ranch.example',
      `To: <${to}>`,
      'Subject: Undelivered Mail',
      'Content-Type: multipart/report; report-type=delivery-status; boundary="=_b"',
      '',
      '--=_b',
      'Content-Type: text/plain',
      '',
      'Sorry.',
      '--=_b',
      'Content-Type: message/delivery-status',
      '',
      'Reporting-MTA: dns; mx.ranch.example',
      '',
      'Final-Recipient: rfc822; pat@ranch.example',
      `Action: ${action}`,
      'Status: 5.1.1',
      'Diagnostic-Code: smtp; 550 <pat@ranch.example> no such user',
      '',
      '--=_b--',
      '',
    ].join('\r\n')
  const bring = async (body: string, headers: Record<string, string> = { authorization: `Bearer ${bounceSecret}` }) => {
    const sent = await fetch(`${site.origin}/api/mail/bounces`, {
      method: 'POST',
      headers: { 'content-type': 'message/rfc822', ...headers },
      body,
    })
    return { status: sent.status, body: (await sent.json()) as { message: string } }
  }

  it(
    'is marked, at the address it was sent from, by a mail server that knows the secret',
    at(undefined, async ({ post, run, one }) => {
      const submission = await submit()
      const { id } = await post({ submission })
      await run()
      const [{ from }] = server.arrived
      expect(from).toMatch(/^bounce\+[\da-f]{32}\.[\w-]{20}@bounces\.windbreak\.example$/)
      expect(from.indexOf('@')).toBeLessThanOrEqual(64)
      for (const headers of [{}, { authorization: 'Bearer no' }] as Record<string, string>[])
        expect((await bring(bounceOf(from), headers)).status).toBe(403)
      expect(await one(id)).toMatchObject({ state: 'sent' })
      expect(await bring(bounceOf(from.toUpperCase()))).toMatchObject({ status: 200, body: { message: 'noted' } })
      expect(await one(id)).toMatchObject({ state: 'bounced', said: '5.1.1 smtp; 550 <…> no such user' })
      expect((await bring(bounceOf(from))).body.message).not.toBe('noted')
      await run()
      expect(server.arrived).toHaveLength(1)
    }),
  )

  it(
    'is told of once, and not tried again',
    at(undefined, async ({ post, run, onBounce, undelivered }) => {
      const submission = await submit()
      server.manner = 'cuts'
      const { id } = await post({ submission })
      await run()
      const [{ from }] = server.arrived
      expect(await onBounce(Buffer.from(bounceOf(from)))).toBe(true)
      expect(await onBounce(Buffer.from(bounceOf(from)))).toBe(false)
      expect(undelivered).toEqual([{ tenant: 'windbreak', submission, mail: id, kind: 'notice', state: 'bounced' }])
      server.manner = 'takes'
      site.clock.advance(24 * hour)
      await run()
      expect(server.arrived).toHaveLength(1)
    }),
  )

  it(
    'twice at the same moment is told of once',
    at(undefined, async ({ post, run, onBounce, undelivered }) => {
      const { id } = await post({ submission: await submit() })
      await run()
      const raw = Buffer.from(bounceOf(server.arrived[0].from))
      const noted = await meetAtTable(
        site,
        'mails',
        [1, 2].map(() => () => onBounce(raw)),
      )
      expect(noted.toSorted()).toEqual([false, true])
      expect(undelivered.map(({ mail }) => mail)).toEqual([id])
    }),
  )

  it.each(['takes', 'full'] as const)(
    'while a server that %s it is offered it once more stays so, and is offered no more',
    async (manner) => {
      await at(undefined, async ({ post, run, onBounce, one }) => {
        server.manner = 'cuts'
        const { id } = await post({ submission: await submit() })
        await run()
        const [{ from }] = server.arrived
        const [offered, answered] = [Promise.withResolvers<void>(), Promise.withResolvers<void>()]
        Object.defineProperty(server, 'patience', { get: () => (offered.resolve(), answered.promise) })
        server.manner = manner
        site.clock.advance(hour)
        const ran = run()
        await offered.promise
        expect(await onBounce(Buffer.from(bounceOf(from)))).toBe(true)
        answered.resolve()
        await ran
        site.clock.advance(24 * hour)
        await run()
        expect(await one(id)).toMatchObject({ state: 'bounced' })
        expect(server.met).toHaveLength(2)
      })()
    },
  )

  it(
    'is no mail that is only late, nor one whose address somebody made up',
    at(undefined, async ({ post, run, onBounce, one }) => {
      const { id } = await post()
      await run()
      const [{ from }] = server.arrived
      const other = from.replace(/\.[\w-]{20}@/, '.aaaaaaaaaaaaaaaaaaaa@')
      for (const raw of [bounceOf(from, 'delayed'), bounceOf(other), `To: ${from}\r\nSubject: I am on holiday\r\n\r\nBack soon`, 'x', ''])
        expect(await onBounce(Buffer.from(raw))).toBe(false)
      expect(await one(id)).toMatchObject({ state: 'sent' })
    }),
  )

  it('may not be larger than 256 KB, and is nothing without a secret', async () => {
    expect((await bring('x'.repeat(256 * 1024 + 1))).status).toBe(413)
    const bare = await startTestApp({ mail: settings })
    try {
      const answer = await fetch(`${bare.origin}/api/mail/bounces`, { method: 'POST', body: 'x', headers: { authorization: 'Bearer ' } })
      expect(answer.status).toBe(404)
    } finally {
      await bare.close()
    }
  })
})

describe('what is kept of mails', () => {
  it(
    'about no submission goes after thirty days, about one with it',
    at({ transport: undefined }, async ({ post, run, one }) => {
      const submission = await submit()
      const [link, notice] = [await post({ kind: 'link' }), await post({ submission })]
      site.clock.advance(29 * 24 * hour)
      await run()
      expect(await one(link.id)).toMatchObject({ kind: 'link' })
      site.clock.advance(25 * hour)
      await run()
      expect(await one(link.id)).toBeUndefined()
      expect(await one(notice.id)).toMatchObject({ submission })
      await site.database.db.delete(submissions).where(eq(submissions.id, submission))
      expect(await one(notice.id)).toBeUndefined()
    }),
  )

  it(
    'is found by submission and by person, of one tenant',
    at({ transport: undefined }, async ({ post, listOf, listToPerson }) => {
      const submission = await submit()
      const first = await post({ submission })
      site.clock.advance(1000)
      const second = await post({ submission, kind: 'confirmation', to: { address: 'PAT@ranch.example' } })
      await post({ to: { address: 'other@ranch.example' } })
      await post({ tenant: 'prairie' })
      const term = createSealing(testRing).term('windbreak', 'email', 'pat@ranch.example')
      const both = [first.id, second.id]
      expect((await listOf(submission)).map(({ id }) => id)).toEqual(both)
      expect((await listToPerson('windbreak', term)).map(({ id }) => id)).toEqual(both)
    }),
  )
})

it(
  'a mail is signed for the domain where a key is set, the same each time',
  at(undefined, async ({ jobs }) => {
    await jobs.stop()
    const { privateKey } = generateKeyPairSync('rsa', {
      modulusLength: 2048,
      privateKeyEncoding: { type: 'pkcs8', format: 'pem' },
      publicKeyEncoding: { type: 'spki', format: 'pem' },
    })
    const office = await open({ transport: toServer({ signing: { domain: 'windbreak.example', selector: 'site', privateKey } }) })
    try {
      server.manner = 'cuts'
      await office.post()
      await office.run()
      site.clock.advance(hour)
      server.manner = 'takes'
      await office.run()
      const [first, second] = server.arrived
      expect(first?.raw).toMatch(/^DKIM-Signature: v=1; a=rsa-sha256;[^;]*; d=windbreak\.example;\s+[^;]*;\s+s=site;/m)
      expect(second?.raw).toBe(first?.raw)
    } finally {
      await office.jobs.stop()
    }
  }),
)

describe('a mailbox that is opened by tokens', () => {
  it(
    'is given one, which is kept until it ends or is not taken',
    at(undefined, async ({ jobs }) => {
      await jobs.stop()
      let given = 0
      const asked: string[] = []
      const tokens = createServer(async (request, response) => {
        const chunks: Buffer[] = []
        for await (const chunk of request) chunks.push(chunk as Buffer)
        asked.push(Buffer.concat(chunks).toString())
        response.setHeader('content-type', 'application/json')
        response.end(JSON.stringify({ access_token: `token-${++given}`, expires_in: 3600, token_type: 'Bearer' }))
      })
      await new Promise<void>((resolve) => void tokens.listen(0, '127.0.0.1', resolve))
      const guarded = await startMailServer({ token: 'token-1' })
      const url = `http://127.0.0.1:${(tokens.address() as AddressInfo).port}/token`
      const client = createAccessTokens({ url, clientId: 'site', clientSecret: 'hush', scope: 'smtp' }, site.clock.now)
      const transport = createSmtpTransport({
        server: { host: '127.0.0.1', port: guarded.port, secure: false, user: 'desk@windbreak.example' },
        tokens: client,
        timeouts,
      })
      const office = await open({ transport })
      try {
        for (let each = 0; each < 2; each++) {
          await office.post()
          await office.run()
        }
        expect([guarded.arrived.length, given]).toEqual([2, 1])
        expect(new URLSearchParams(asked[0]).get('grant_type')).toBe('client_credentials')
        guarded.token = 'token-2'
        const { id } = await office.post()
        await office.run()
        expect(await office.one(id)).toMatchObject({ state: 'queued', tries: 1 })
        site.clock.advance(0.2 * hour)
        await office.run()
        expect(await office.one(id)).toMatchObject({ state: 'sent', tries: 2 })
        guarded.token = 'token-3'
        site.clock.advance(2 * hour)
        await office.post()
        await office.run()
        expect([guarded.arrived.length, given]).toEqual([4, 3])
      } finally {
        await office.jobs.stop()
        await guarded.close()
        tokens.close()
      }
    }),
  )
})

/** A submission for mails to be about; answers its number. */
async function submit(): Promise<number> {
  const at = site.clock.now()
  const [{ id }] = await site.database.db
    .insert(submissions)
    .values({
      tenant: 'windbreak',
      reference: crypto.randomUUID(),
      form: 'quote',
      key: crypto.randomUUID(),
      page: '/360/start-a-quote',
      formRevision: 1,
      answersMac: '',
      language: 'en-US',
      privacySignal: false,
      state: 'new',
      doubts: [],
      terms: [],
      receivedAt: at,
      promisedAt: at,
      purgeAt: at,
      sealed: Buffer.from('x'),
      keyId: 'old',
    })
    .returning({ id: submissions.id })
  return id
}
