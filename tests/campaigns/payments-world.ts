import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { setTimeout as pause } from 'node:timers/promises'
import type { ShownPayment } from '../../src/nouns/payments/shown-payment.ts'
import { pages, paymentAddress } from '../../src/routes.ts'
import { calendarOn } from '../../src/sandbox-payments/read-choice.ts'
import { noticeChange } from '../../src/sandbox-payments/sandbox-book.ts'
import { startSandboxPayments } from '../../src/sandbox-payments/sandbox-server.ts'
import { startBillingServer } from '../fixtures/billing-server.ts'
import { folderOfSite } from '../fixtures/folder-of-site.ts'
import { startKillableServer, type KillableServer } from '../fixtures/killable-server.ts'
import type { Break } from '../fixtures/payments-breaks.ts'
import { paymentsQuickness, rare, secret, type Death, type PaymentsQuestion } from '../fixtures/payments-child.ts'
import { createQuickClock } from '../fixtures/quick-clock.ts'
import { openCampaignDatabase } from './editing-database.ts'
import { dice } from './editing-dice.ts'
import { createFormsNetwork } from './forms-network.ts'
import { toldBy } from './forms-pages.ts'
import { createBillingBook } from './payments-billing-book.ts'
import { createHostedPage } from './payments-hosted.ts'
import { createPaymentsJournal } from './payments-journal.ts'
import { createForger } from './payments-notices.ts'
import { openProxy, type Question } from './payments-proxy.ts'
import { createWeather } from './payments-weather.ts'

export type PaymentsWorld = Awaited<ReturnType<typeof openPaymentsWorld>>

const hour = 3600_000
const mostCustomers = 12

/** A server that can be killed; a provider and a billing system that never fail, and the bad weather between them and us. */
export async function openPaymentsWorld({
  database,
  broken,
  seed,
}: {
  database: string | undefined
  broken: Break | undefined
  seed: number
}) {
  const folder = folderOfSite('shelterbelt-payments-')
  const others = mkdtempSync(join(tmpdir(), 'shelterbelt-provider-'))
  const { url, drop } = await openCampaignDatabase(database ?? '')
  const began = Date.now()
  const clock = createQuickClock(began, paymentsQuickness)
  const journal = createPaymentsJournal()
  const outside = await openOutside({ file: join(others, 'book.jsonl'), clock, journal, seed, us: () => origin })
  const { billing, provider, providerOrigin, weather } = outside
  const settings = {
    DATA_DIR: folder,
    DATABASE_URL: url ?? '',
    CLOCK_BEGAN: String(began),
    BILLING_URL: outside.billingUrl,
    PROVIDER_URL: outside.providerUrl,
    PROVIDER_HOSTED: providerOrigin,
    BREAK: broken ?? '',
  }
  const start = (port = '') => startKillableServer<PaymentsQuestion>({ ...settings, ...(port ? { PORT: port } : {}) }, 'payments-child.ts')
  let server: KillableServer<PaymentsQuestion> = await start()
  const { origin } = server
  const network = createFormsNetwork({ origin: () => origin, counts: journal.counts })
  const customers: string[] = []
  for (let of = 0; of < mostCustomers; of++) customers.push(String(await server.ask({ ask: 'session', of })))

  /** kill −9 at this step; where it is not reached soon, at whatever it does then. A start on the same data and port follows. */
  async function killServer(step: Death): Promise<void> {
    const died = step !== 'any moment' && (await diesAt(step))
    journal.kills.push({ step: died ? step : 'any moment' })
    await server.kill()
    server = await start(new URL(origin).port)
  }

  async function diesAt(step: Death): Promise<boolean> {
    const { gone } = server
    const patience = rare.includes(step) ? 60_000 : 15_000
    await Promise.race([server.ask({ ask: 'die', at: step }), gone])
    return Promise.race([gone.then(() => true), pause(patience, false)])
  }

  /** Asks until it is answered: the server may have to come back first. */
  async function read(path: string, visitor: string, cookie?: string) {
    for (;;) {
      const answer = await network.straight({ path, visitor, ...(cookie ? { headers: { cookie } } : {}) }).catch(() => undefined)
      if (answer?.status === 200) return Object.values(toldBy(answer.text).loaded ?? {}).find((each) => each !== null)
      if (answer && answer.status < 500) throw new Error(`${path}: ${answer.status} ${answer.text.slice(0, 200)}`)
      await pause(100)
    }
  }

  /** Lets everything that waits be done in fair weather, and days go by until every bank has made up its mind. */
  async function letTimePass(): Promise<void> {
    for (const each of Object.values(weather)) each.clear()
    const spans = [0, hour, hour, 6 * hour, ...Array.from({ length: 20 }, () => 24 * hour)]
    for (const ms of spans) {
      clock.later(ms)
      await server.ask({ ask: 'later', ms })
      await quiet()
    }
  }

  async function quiet(): Promise<void> {
    await server.ask({ ask: 'settle' })
    // Whoever asks anything of the provider makes it look at its clock; and what waits to be told again need not wait now.
    await fetch(providerOrigin)
    for (let waiting = provider.book.waitingNotices(); waiting.length > 0; waiting = provider.book.waitingNotices()) {
      provider.book.write(...waiting.map((notice) => noticeChange({ ...notice, tellAt: 0 })))
      await fetch(providerOrigin)
      await pause(50)
    }
    await outside.quiet()
    await server.ask({ ask: 'settle' })
  }

  return {
    folder,
    url,
    journal,
    network,
    weather,
    billing,
    provider,
    /** Few accounts can be linked by one person. */
    customerOf: (number: number) => customers[number % mostCustomers],
    hosted: createHostedPage(providerOrigin),
    killServer,
    letTimePass,
    pageKey: async (visitor: string) => ((await read(pages.pay.path, visitor)) as { wish: string }).wish,
    showPayment: async (code: string, { visitor, cookie }: { visitor: string; cookie: string | undefined }) =>
      ((await read(paymentAddress(code), visitor, cookie)) as { payment: ShownPayment }).payment,
    isThere: async () => {
      while (!(await network.straight({ path: '/health', visitor: '127.0.0.1' }).catch(() => undefined))) await pause(100)
    },
    /** What is set for a day of it at the provider, by its reference. */
    scheduled: (account: string) =>
      provider.book
        .readAll()
        .sessions.map(({ reference, accountReference }) => ({ reference, account: accountReference.replaceAll(/\D/g, '') }))
        .find((each) => each.account === account && provider.book.listOf(each.reference).at(-1)?.state === 'scheduled')?.reference,
    referenceOf: (sessionKey: string) => provider.book.findSession(sessionKey)?.reference ?? '',
    /** What the provider has taken of it by now, in cents. */
    taken: (reference: string) => provider.book.listOf(reference).find(({ state }) => state === 'paid')?.cents,
    dayIn: (days: number) => calendarOn('America/Denver')(clock.now().getTime() + days * 24 * hour),
    kill: () => server.kill(),
    async close() {
      await server.kill()
      await outside.close()
      await drop()
      for (const each of [folder, others]) rmSync(each, { recursive: true, force: true })
    },
  }
}

type Needs = {
  /** Where the provider keeps its book. */
  file: string
  clock: ReturnType<typeof createQuickClock>
  journal: ReturnType<typeof createPaymentsJournal>
  seed: number
  /** The origin of our own server, which starts later. */
  us(): string
}

/** A provider and a billing system that never fail, each behind a proxy with bad weather, and one for what the provider tells us. */
async function openOutside({ file, clock, journal, seed, us }: Needs) {
  const billing = createBillingBook(clock.now)
  const billingServer = await startBillingServer(billing.system)
  const provider = await startSandboxPayments({
    file,
    port: 0,
    host: '127.0.0.1',
    secret,
    daySeconds: 24 * 3600,
    firstWaitMs: 100,
    timeZone: 'America/Denver',
    now: () => clock.now().getTime(),
  })
  const providerOrigin = `http://127.0.0.1:${provider.port}`
  const weather = { provider: createWeather(), billing: createWeather(), notices: createWeather() }
  const toBilling = await openProxy({ to: () => new URL(billingServer.url).origin, roll: dice(seed, -3), weather: weather.billing.now })
  const toUs = await openProxy({
    to: us,
    roll: dice(seed, -4),
    weather: weather.notices.now,
    besides: createForger({
      journal,
      roll: dice(seed, -5),
      references: () => provider.book.readAll().payments.map(({ reference }) => reference),
    }),
  })
  const toProvider = await openProxy({
    to: () => providerOrigin,
    roll: dice(seed, -6),
    weather: weather.provider.now,
    // What it tells us comes through the weather too.
    change: (question) => listenAt(question, toUs.origin),
  })
  return {
    billing,
    provider,
    providerOrigin,
    weather,
    billingUrl: toBilling.origin + new URL(billingServer.url).pathname,
    providerUrl: toProvider.origin,
    async quiet() {
      for (const proxy of [toUs, toBilling, toProvider]) await proxy.quiet()
    },
    async close() {
      await provider.close()
      for (const each of [toProvider, toUs, toBilling, billingServer]) await each.close()
    },
  }
}

/** The session that is opened names where we listen; there stands the weather. */
function listenAt(question: Question, origin: string): Question {
  if (question.method !== 'POST' || !question.path.endsWith('/sessions')) return question
  const wish = JSON.parse(question.body.toString()) as { listener: { address: string } }
  const { pathname, search } = new URL(wish.listener.address)
  const body = Buffer.from(JSON.stringify({ ...wish, listener: { ...wish.listener, address: origin + pathname + search } }))
  return { ...question, headers: { ...question.headers, 'content-length': String(body.length) }, body }
}
