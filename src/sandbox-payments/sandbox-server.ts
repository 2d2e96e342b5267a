import { createServer, type IncomingMessage, type ServerResponse } from 'node:http'
import type { AddressInfo } from 'node:net'
import { answerApi } from './answer-api.ts'
import { answerPage } from './answer-page.ts'
import { createChance, noFaults, type Faults } from './faults.ts'
import { calendarOn } from './read-choice.ts'
import { openSandboxBook } from './sandbox-book.ts'
import { passTime } from './take-payment.ts'
import { createTeller } from './tell-notices.ts'

export interface SandboxSettings {
  /** The book's file. */
  file: string
  port: number
  host: string
  /** Shared with the merchant: opens the API, and signs what the merchant is told. */
  secret: string
  faults?: Partial<Faults>
  /** How long a day is for banks: after one of them a card's money is there, after three a bank account's, or back. */
  daySeconds?: number
  /** The pause after the first notice that was not taken. */
  firstWaitMs?: number
  now?: () => number
  /** By whose clocks the merchant's days begin. */
  timeZone: string
}

export interface SandboxPayments {
  port: number
  /** Its own book, for whoever checks what was really taken. */
  book: ReturnType<typeof openSandboxBook>
  close(): Promise<void>
}

const bodyLimit = 64 * 1024

/** A payment provider to try: on an origin of its own, with its own book, told apart from the site by everything but its process. */
export async function startSandboxPayments(settings: SandboxSettings): Promise<SandboxPayments> {
  const { file, secret, now = Date.now, daySeconds = 20, firstWaitMs = 1000, timeZone } = settings
  const faults: Faults = { ...noFaults, ...settings.faults }
  const chance = createChance(faults.seed)
  const book = openSandboxBook({ file, now })
  const teller = createTeller({ book, secret, faults: () => faults, firstWait: firstWaitMs })
  const dayMs = daySeconds * 1000
  const needs = { book, secret, faults, chance, dayMs, dayOf: calendarOn(timeZone), work }

  /** What time has brought, and then everybody who is to hear of it. */
  function work() {
    passTime(book, dayMs)
    void teller.tellAll()
  }

  const server = createServer({ requestTimeout: 20_000 }, (request, response) => {
    answer(request, response).catch(() => {
      if (response.headersSent) response.destroy()
      else response.writeHead(500, { 'content-type': 'text/plain' }).end('The sandbox has an error.')
    })
  })

  async function answer(request: IncomingMessage, response: ServerResponse) {
    const url = URL.parse(request.url ?? '/', 'http://sandbox.invalid')
    if (!url) return void response.writeHead(400).end()
    const body = await readBody(request)
    if (body === null) return void response.writeHead(413, { connection: 'close' }).end()
    passTime(book, dayMs)
    const isApi = url.pathname.startsWith('/api/')
    if (isApi) await answerApi(needs, { request, response, url, body })
    else answerPage(needs, { request, response, url, body })
    void teller.tellAll()
  }

  await new Promise<void>((resolve, reject) => {
    server.once('error', reject)
    server.listen(settings.port, settings.host, resolve)
  })
  const clock = setInterval(work, 250)
  clock.unref()
  return {
    port: (server.address() as AddressInfo).port,
    book,
    async close() {
      clearInterval(clock)
      server.closeAllConnections()
      await new Promise((resolve) => server.close(resolve))
      await teller.stop()
      book.close()
    },
  }
}

async function readBody(request: IncomingMessage): Promise<string | null> {
  const chunks: Buffer[] = []
  let length = 0
  for await (const chunk of request as AsyncIterable<Buffer>) {
    length += chunk.length
    if (length > bodyLimit) return null
    chunks.push(chunk)
  }
  return Buffer.concat(chunks).toString()
}
