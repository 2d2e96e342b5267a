import { spawnSync } from 'node:child_process'
import { mkdtempSync, readFileSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, afterEach, beforeAll, describe, expect, it } from 'vitest'
import { demo } from '../../src/demo/demo.ts'
import { BillingDown, BillingRefused, type BillingSystem } from '../../src/server/payments/billing/billing-system.ts'
import { createHttpBilling } from '../../src/server/payments/billing/http-billing.ts'
import { createSandboxBilling, type SandboxBilling } from '../../src/server/payments/billing/sandbox-billing.ts'
import { startBillingServer, type BillingServer } from '../fixtures/billing-server.ts'
import { startTestApp, type TestApp } from '../fixtures/test-app.ts'

let site: TestApp
let books: SandboxBilling
let server: BillingServer
const noon = new Date('2026-11-22T19:00:00Z')
const clock = { at: noon }
const now = () => clock.at
const warned: string[] = []
const warn = (what: object, words: string) => void warned.push(JSON.stringify([what, words]))

beforeAll(async () => {
  site = await startTestApp()
  books = createSandboxBilling({ db: site.database.db, now, timeZoneOf: () => 'America/Denver' })
  server = await startBillingServer(books, { token: 'sesame' })
})
afterAll(async () => {
  await server.close()
  await site.close()
})
afterEach(() => {
  server.troubles.length = 0
  clock.at = noon
})

const quick = { token: 'sesame', now, warn, patienceMs: 2000, waits: [1, 1] }
const overHttp = (more: object = {}) => createHttpBilling({ url: server.url, ...quick, ...more })
const alex = '4020417731'
const nobody = '4099999999'
const paying = (reference: string, cents: number, number = alex) => ({
  reference,
  number,
  cents,
  paidAt: clock.at,
  paidBy: 'card' as const,
})
const always = { from: new Date('2026-01-01T00:00:00Z'), to: new Date('2027-01-01T00:00:00Z') }

describe.each([
  ['the sandbox', () => books],
  ['over HTTP', () => overHttp()],
] as [string, () => BillingSystem][])('a billing system: %s', (name, billing) => {
  // Of its own, so that what one adapter posts the other does not find.
  const tenant = `port ${name}`

  it('begins with forty accounts of every kind, laid out once', async () => {
    expect(await books.lay(tenant, demo.billedAccounts)).toBe(true)
    expect(await books.lay(tenant, demo.billedAccounts)).toBe(false)
    const all = await Promise.all(demo.billedAccounts.map(({ number }) => billing().findAccount(tenant, number)))
    expect(all).toHaveLength(40)
    expect(new Set(all.map((account) => account?.status))).toEqual(new Set(['due', 'overdue', 'paid up', 'cancelled']))
    expect(new Set(all.map((account) => account?.state))).toEqual(new Set(['CO', 'NE', 'KS', 'WY']))
    expect(all.filter((account) => (account?.policies.length ?? 0) > 1).length).toBeGreaterThan(5)
  })

  it('finds an account by its number, and says that there is none', async () => {
    expect(await billing().findAccount(tenant, alex)).toEqual({
      number: alex,
      policyHolder: 'Alex Neighbor',
      street: '504 Poplar Street',
      city: 'Sterling',
      state: 'CO',
      zip: '80751',
      minDueCents: 14_820,
      balanceCents: 88_920,
      dueOn: '2026-12-01',
      status: 'due',
      policies: [
        { number: 'WM-A310400', kind: 'auto', coveredFrom: '2026-06-25', coveredUntil: '2027-06-25' },
        { number: 'WM-H310401', kind: 'home', coveredFrom: '2026-06-25', coveredUntil: '2027-06-25' },
      ],
      agentEmail: 'dana.whitlock@windbreak.example',
    })
    expect(await billing().findAccount(tenant, nobody)).toBeNull()
    expect(await billing().findAccount('another tenant', alex)).toBeNull()
  })

  it('is overdue from the day after the due date, on the calendar of the tenant', async () => {
    clock.at = new Date('2026-12-02T06:59:00Z')
    expect((await billing().findAccount(tenant, alex))?.status).toBe('due')
    clock.at = new Date('2026-12-02T07:01:00Z')
    expect((await billing().findAccount(tenant, alex))?.status).toBe('overdue')
  })

  it('counts a payment once, however often it is told, and takes back what was returned once', async () => {
    expect(await billing().post(tenant, paying('WM-AAAA-0001', 20_000))).toBe('posted')
    expect(await billing().post(tenant, paying('WM-AAAA-0001', 20_000))).toBe('posted before')
    expect(await billing().findAccount(tenant, alex)).toMatchObject({
      minDueCents: 0,
      balanceCents: 68_920,
      dueOn: null,
      status: 'paid up',
    })
    expect(await billing().listPaid(tenant, alex, 2)).toEqual([
      { reference: 'WM-AAAA-0001', cents: 20_000, on: '2026-11-22', returned: false },
      { reference: 'B-2200000', cents: 14_820, on: '2026-10-20', returned: false },
    ])

    const returned = { reference: 'WM-AAAA-0001', number: alex, cents: 20_000, on: '2026-11-25' }
    expect(await billing().postReturn(tenant, returned)).toBe('posted')
    expect(await billing().postReturn(tenant, returned)).toBe('posted before')
    expect(await billing().findAccount(tenant, alex)).toMatchObject({ minDueCents: 14_820, balanceCents: 88_920, dueOn: '2026-12-01' })
    expect((await billing().listPaid(tenant, alex, 1))[0]).toMatchObject({ returned: true })
  })

  it('counts one of twenty that tell of it at once, and two payments that come together', async () => {
    const number = '4010020091'
    const said = await Promise.all(Array.from({ length: 20 }, () => billing().post(tenant, paying('WM-BBBB-0001', 5000, number))))
    expect(said.filter((each) => each === 'posted')).toHaveLength(1)
    await Promise.all(['2', '3'].map((last) => billing().post(tenant, paying(`WM-BBBB-000${last}`, 5000, number))))
    expect((await billing().findAccount(tenant, number))?.balanceCents).toBe(1_005_480 - 15_000)
  })

  it('refuses for good what cannot be: no such account, another amount, a return of nothing', async () => {
    await expect(billing().post(tenant, paying('WM-CCCC-0001', 100, nobody))).rejects.toThrow(
      new BillingRefused('There is no such account.'),
    )
    await billing().post(tenant, paying('WM-CCCC-0002', 100))
    await expect(billing().post(tenant, paying('WM-CCCC-0002', 101))).rejects.toThrow(BillingRefused)
    await expect(billing().postReturn(tenant, { reference: 'WM-CCCC-0009', number: alex, cents: 100, on: '2026-11-25' })).rejects.toThrow(
      BillingRefused,
    )
    await expect(billing().postReturn(tenant, { reference: 'WM-CCCC-0002', number: alex, cents: 99, on: '2026-11-25' })).rejects.toThrow(
      BillingRefused,
    )
  })

  it('reads its book piece by piece, in the order of references, within a span', async () => {
    const whole = await billing().listPosted(tenant, { ...always, after: '', most: 100 })
    expect(whole.map(({ reference }) => reference)).toEqual([
      'WM-AAAA-0001',
      'WM-BBBB-0001',
      'WM-BBBB-0002',
      'WM-BBBB-0003',
      'WM-CCCC-0002',
    ])
    expect(whole[0]).toEqual({ reference: 'WM-AAAA-0001', cents: 20_000, returned: true })
    const first = await billing().listPosted(tenant, { ...always, after: '', most: 2 })
    expect(await billing().listPosted(tenant, { ...always, after: first[1].reference, most: 100 })).toEqual(whole.slice(2))
    const later = { from: new Date(noon.getTime() + 1), to: always.to }
    expect(await billing().listPosted(tenant, { ...later, after: '', most: 100 })).toEqual([])
  })
})

describe('a billing system over HTTP', () => {
  const tenant = 'port over HTTP'

  it('is asked again after trouble that says nothing, and what was done the first time is done once', async () => {
    server.troubles.push({ status: 503, body: '{}' }, 'cut before')
    expect((await overHttp().findAccount(tenant, alex))?.number).toBe(alex)
    server.troubles.push('cut')
    expect(await overHttp().post(tenant, paying('WM-DDDD-0001', 700))).toBe('posted before')
    const [last] = await overHttp().listPaid(tenant, alex, 1)
    expect(last).toMatchObject({ reference: 'WM-DDDD-0001', cents: 700 })
  })

  it.each([
    ['silence', 'silence'],
    ['no JSON', { status: 200, body: '<h1>Welcome</h1>' }],
    ['more than it may', { status: 200, body: JSON.stringify({ account: null, more: 'x'.repeat(5000) }) }],
    ['what is not of the contract', { status: 200, body: JSON.stringify({ account: { number: alex } }) }],
    ['about somebody else', { status: 200, body: JSON.stringify({ account: { ...sample(), number: nobody } }) }],
    ['an amount with pennies of pennies', { status: 200, body: JSON.stringify({ account: { ...sample(), minDueCents: 1.5 } }) }],
    ['a redirect', { status: 302, body: '{}', headers: { location: '/elsewhere' } }],
    ['that it does not know us', { status: 403, body: '{"message":"who?"}' }],
    ['that there is no such address', { status: 404, body: '{"message":"no"}' }],
  ] as [string, BillingServer['troubles'][number]][])('knows nothing for certain where the answer is %s', async (_what, trouble) => {
    server.troubles.push(trouble, trouble, trouble)
    const billing = overHttp({ patienceMs: 300, mostBytes: 4000 })
    await expect(billing.findAccount(tenant, alex)).rejects.toThrow(BillingDown)
  })

  it('says no for certain only in the words of the contract', async () => {
    server.troubles.push({ status: 422, body: '{"message":"That account is closed."}' })
    await expect(overHttp().post(tenant, paying('WM-EEEE-0001', 100))).rejects.toThrow(new BillingRefused('That account is closed.'))
    for (const body of ['{}', '[]', '"no"']) server.troubles.push({ status: 422, body })
    await expect(overHttp().post(tenant, paying('WM-EEEE-0001', 100))).rejects.toThrow(BillingDown)
  })

  it.each(['null', '{"status":"ok"}', '{"reference":"WM-FFFF-0002"}'])(
    'has posted nothing where something in between answers %s',
    async (body) => {
      server.troubles.push({ status: 200, body })
      await expect(overHttp().post(tenant, paying('WM-FFFF-0001', 100))).rejects.toThrow(BillingDown)
    },
  )

  it('is left alone after five failures, and asked again after a while', async () => {
    const billing = overHttp({ waits: [] })
    for (let time = 0; time < 5; time += 1) {
      server.troubles.push({ status: 500, body: '{}' })
      await expect(billing.findAccount(tenant, alex)).rejects.toThrow(BillingDown)
    }
    const before = server.asked
    await expect(billing.findAccount(tenant, alex)).rejects.toThrow(BillingDown)
    expect(server.asked).toBe(before)
    clock.at = new Date(noon.getTime() + 20_000)
    expect((await billing.findAccount(tenant, alex))?.number).toBe(alex)
  })

  it('names no account in an address, in a warning or in an error', async () => {
    const billing = overHttp({ waits: [] })
    await billing.listPaid(tenant, alex, 10)
    for (const status of [500, 200]) {
      server.troubles.push({ status, body: JSON.stringify({ account: { number: alex, policyHolder: 7 } }) })
      const error = await billing.findAccount(tenant, alex).catch((thrown: unknown) => thrown)
      expect(String((error as Error).stack)).not.toContain(alex)
    }
    expect(warned.length).toBeGreaterThan(1)
    expect([...warned, ...server.addresses].join('\n')).not.toMatch(/40(20417731|99999999)/)
    expect(server.addresses.join('\n')).toContain('POST /books/accounts/find')
  })

  it('is not answered without the token', async () => {
    await expect(overHttp({ token: 'guessed', waits: [] }).findAccount(tenant, alex)).rejects.toThrow(BillingDown)
  })
})

describe('a billing system over mutual TLS', () => {
  const folder = mkdtempSync(join(tmpdir(), 'shelterbelt-tls-'))
  afterAll(() => rmSync(folder, { recursive: true, force: true }))
  const file = (name: string) => join(folder, name)
  const pem = (name: string) => readFileSync(file(name), 'utf8')

  it('shows our certificate, believes only whom it is told to, and is refused without one', async () => {
    certify(folder)
    const tls = { key: pem('server.key'), cert: pem('server.pem'), ca: pem('ca.pem'), requestCert: true, rejectUnauthorized: true }
    const secure = await startBillingServer(books, { tls })
    const ours = { cert: pem('client.pem'), key: pem('client.key'), ca: pem('ca.pem') }
    const asking = (shown: object) => createHttpBilling({ url: secure.url, now, warn, waits: [], patienceMs: 2000, tls: shown })
    try {
      expect((await asking(ours).findAccount('port over HTTP', alex))?.number).toBe(alex)
      await expect(asking({ ca: pem('ca.pem') }).findAccount('port over HTTP', alex)).rejects.toThrow(BillingDown)
      await expect(asking({ ...ours, ca: undefined }).findAccount('port over HTTP', alex)).rejects.toThrow(BillingDown)
    } finally {
      await secure.close()
    }
  })

  /** Who signs, and what it signed for both sides; made anew, since a key in the repository would be a key in the repository. */
  function certify(cwd: string): void {
    const openssl = (...args: string[]) => {
      const { status, stderr } = spawnSync('openssl', args, { cwd, encoding: 'utf8' })
      if (status !== 0) throw new Error(stderr)
    }
    const key = ['-newkey', 'ec', '-pkeyopt', 'ec_paramgen_curve:prime256v1', '-nodes']
    openssl('req', '-x509', ...key, '-keyout', 'ca.key', '-out', 'ca.pem', '-subj', '/CN=Test authority', '-days', '2')
    for (const who of ['server', 'client']) {
      openssl(
        'req',
        ...key,
        '-keyout',
        `${who}.key`,
        '-out',
        `${who}.csr`,
        '-subj',
        '/CN=localhost',
        '-addext',
        'subjectAltName=DNS:localhost',
      )
      const signed = ['x509', '-req', '-in', `${who}.csr`, '-CA', 'ca.pem', '-CAkey', 'ca.key', '-CAcreateserial']
      openssl(...signed, '-out', `${who}.pem`, '-days', '2', '-copy_extensions', 'copy')
    }
  }
})

function sample() {
  return {
    number: '4020417731',
    policyHolder: 'Alex Neighbor',
    street: '504 Poplar Street',
    city: 'Sterling',
    state: 'CO',
    zip: '80751',
    minDueCents: 100,
    balanceCents: 100,
    dueOn: '2026-12-01',
    status: 'due',
    policies: [],
    agentEmail: null,
  }
}
