import { createHash, timingSafeEqual } from 'node:crypto'
import type { IncomingMessage, ServerResponse } from 'node:http'
import { setTimeout as pause } from 'node:timers/promises'
import type { Faults } from './faults.ts'
import type { SandboxBook } from './sandbox-book.ts'
import type { DayOf } from './read-choice.ts'
import { readWish } from './read-wish.ts'
import type { Payment } from './sandbox-facts.ts'
import { cancelScheduled, stopAutopay } from './take-payment.ts'

export interface Needs {
  book: SandboxBook
  secret: string
  faults: Faults
  chance: (share: number) => boolean
  dayMs: number
  dayOf: DayOf
  work(): void
}

export interface Asked {
  request: IncomingMessage
  response: ServerResponse
  url: URL
  body: string
}

type Answer = { status: number; json: unknown }

/** From server to server, for whoever knows the secret; and the place where its faults happen. */
export async function answerApi(needs: Needs, asked: Asked): Promise<void> {
  const { request, response } = asked
  const { faults, chance, secret } = needs
  if (!isSame(request.headers.authorization ?? '', `Bearer ${secret}`))
    return send(response, { status: 401, json: { message: 'The secret is wrong.' } })
  const isControl = asked.url.pathname.startsWith('/api/control/')
  const cut = !isControl && chance(faults.down)
  // Half of them before anything is done, half after it, which is the worse.
  if (cut && chance(0.5)) return void request.socket.destroy()
  const answer = answerOf(needs, asked)
  if (cut) return void request.socket.destroy()
  if (!isControl && chance(faults.slow)) await pause(faults.slowMs)
  if (!isControl && chance(faults.rubbish)) return void response.writeHead(200, { 'content-type': 'text/html' }).end('<h1>Back soon</h1>')
  send(response, answer)
}

function answerOf({ book, faults, work }: Needs, { request, url, body }: Asked): Answer {
  const [, , noun, name = '', verb = ''] = url.pathname.split('/').map(decode)
  const json = request.method === 'POST' ? parse(body) : {}
  if (json === undefined) return refusal('The request could not be read.')
  const number = (key: string, otherwise: number) => Number(url.searchParams.get(key) ?? otherwise)
  switch (`${request.method} ${noun}${verb && `/${verb}`}`) {
    case 'POST sessions': {
      const wish = readWish(json)
      if (typeof wish === 'string') return refusal(wish)
      if (wish.customerId !== undefined && !book.customer(wish.customerId)) return refusal('There is no such customer.')
      const before = book.findPayment(wish.reference)
      if (before && before !== 'open' && ['paid', 'scheduled', 'pending'].includes(before.state) && !faults.forgetful)
        return { status: 409, json: { message: 'This was paid already.' } }
      const { key, token, endsAt } = book.openSession(wish)
      return fine({ sessionKey: key, accessToken: token, endsAt: new Date(endsAt).toISOString(), hosted: `/hosted/${key}` })
    }
    case 'POST customers': {
      const { externalId, name: called } = json
      if (!isText(externalId) || !isText(called)) return refusal('A customer needs an externalId and a name.')
      return fine({ customerId: book.requireCustomer(externalId, called).id })
    }
    case 'GET payments': {
      if (name) return findPayment(book, name)
      const most = Math.min(Math.max(number('most', 100), 1), 1000)
      const span = { from: readTime(url, 'from', 0), to: readTime(url, 'to', 8e15), after: url.searchParams.get('after') ?? '', most }
      return fine({ payments: book.listPaid(span).map(present) })
    }
    case 'POST payments/cancel':
      return fine({ outcome: cancelScheduled(book, name) })
    case 'POST autopay': {
      if (!isText(json.customerId) || !isText(json.accountReference)) return refusal('Whose autopay?')
      stopAutopay(book, json.customerId, json.accountReference)
      return fine({ outcome: 'stopped' })
    }
    case 'POST control':
      return control(book, faults, work, name, json)
    case 'GET control':
      return fine(book.readAll())
    default:
      return { status: 404, json: { message: 'There is nothing at this address.' } }
  }
}

/** For tests and campaigns: time goes faster, things go wrong. */
function control(book: SandboxBook, faults: Faults, work: () => void, name: string, json: Record<string, unknown>): Answer {
  if (name === 'advance' && typeof json.ms === 'number' && json.ms >= 0 && json.ms < 1e12) {
    book.advance(json.ms)
    work()
    return fine({ time: book.time() })
  }
  if (name !== 'faults') return refusal('There is no such control.')
  for (const [key, value] of Object.entries(json)) if (key in faults && typeof value === 'number') Object.assign(faults, { [key]: value })
  return fine({ ...faults })
}

function findPayment(book: SandboxBook, reference: string): Answer {
  const found = book.findPayment(reference)
  if (!found) return { status: 404, json: { code: 'none', message: 'There is no such payment.' } }
  if (found !== 'open') return fine(present(found))
  const at = new Date(book.time()).toISOString()
  return fine({ reference, transaction: '', state: 'pending', cents: 0, paidBy: 'card', at, settlement: 'pending' })
}

/** What the merchant may know: nothing of the card or the account. */
function present({ reference, transaction, state, cents, paidBy, at, settlement }: Payment) {
  return { reference, transaction, state, cents, paidBy, at: new Date(at).toISOString(), settlement }
}

function send(response: ServerResponse, { status, json }: Answer): void {
  response.writeHead(status, { 'content-type': 'application/json', 'cache-control': 'no-store' }).end(JSON.stringify(json))
}

const fine = (json: unknown): Answer => ({ status: 200, json })
const refusal = (message: string): Answer => ({ status: 422, json: { message } })
const isText = (value: unknown): value is string => typeof value === 'string' && value.length > 0 && value.length <= 200

function readTime(url: URL, name: string, otherwise: number): number {
  const at = Date.parse(url.searchParams.get(name) ?? '')
  return Number.isNaN(at) ? otherwise : at
}

function decode(part: string): string {
  try {
    return decodeURIComponent(part)
  } catch {
    return ''
  }
}

function parse(body: string): Record<string, unknown> | undefined {
  try {
    const json: unknown = JSON.parse(body || '{}')
    return typeof json === 'object' && json !== null ? (json as Record<string, unknown>) : undefined
  } catch {
    return undefined
  }
}

/** In the same time whatever was sent. */
const isSame = (given: string, right: string) => timingSafeEqual(digest(given), digest(right))
const digest = (text: string) => createHash('sha256').update(text).digest()
