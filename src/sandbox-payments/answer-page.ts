import type { ServerResponse } from 'node:http'
import type { Asked, Needs } from './answer-api.ts'
import { endPage, formPage, type Said } from './hosted-page.ts'
import { hostedStyle } from './hosted-style.ts'
import { dollars, readChoice } from './read-choice.ts'
import type { Session } from './sandbox-facts.ts'
import { cancelSession, endSession, outcomeOf, removeMethod, takePayment, type GoodOutcome } from './take-payment.ts'
import { hostedScript, widgetScript } from './widget-script.ts'

const files: Record<string, { type: string; text: string }> = {
  '/GenericModalV2/PortalOne.js': { type: 'text/javascript; charset=utf-8', text: widgetScript },
  '/hosted.js': { type: 'text/javascript; charset=utf-8', text: hostedScript },
  '/hosted.css': { type: 'text/css; charset=utf-8', text: hostedStyle },
}

/** What browsers see of the provider: its widget's script, and the page somebody pays on. */
export function answerPage(needs: Needs, asked: Asked): void {
  const { request, response, url, body } = asked
  const file = files[url.pathname]
  if (request.method === 'GET' && file) {
    const headers = { 'content-type': file.type, 'cache-control': 'no-cache', 'x-content-type-options': 'nosniff', ...anybodyMayLoad }
    return void response.writeHead(200, headers).end(file.text)
  }
  if (request.method === 'GET' && url.pathname.startsWith('/hosted/'))
    return showForm(needs, response, url.pathname.slice('/hosted/'.length), false)
  const fields = new URLSearchParams(body)
  const key = fields.get('sessionKey') ?? ''
  if (request.method === 'POST' && url.pathname === '/hosted') return showForm(needs, response, key, true)
  if (request.method === 'POST' && url.pathname === '/hosted/choice') return choose(needs, response, fields, key)
  if (request.method === 'POST' && url.pathname === '/hosted/end') return end(needs, response, key)
  send(
    response,
    404,
    endPage('There is nothing here', 'This is a payment provider to try. Please go back to the site you came from.', { embedded: false }),
  )
}

/** The merchant's page lies on another origin. */
const anybodyMayLoad = { 'cross-origin-resource-policy': 'cross-origin', 'access-control-allow-origin': '*' }

function showForm({ book, dayOf }: Needs, response: ServerResponse, key: string, embedded: boolean): void {
  const session = book.findOpenSession(key)
  if (!session) return over(response, book.findSession(key), embedded)
  const shown = { session, customer: book.customer(session.customerId), embedded, now: book.time(), dayOf }
  send(response, 200, formPage(shown), session)
}

function choose(needs: Needs, response: ServerResponse, fields: URLSearchParams, key: string): void {
  const { book, faults, dayMs, dayOf } = needs
  const embedded = fields.get('embedded') === '1'
  const session = book.findOpenSession(key)
  if (!session) return again(needs, response, key, embedded)
  const customer = book.customer(session.customerId)
  const remove = fields.get('remove')
  if (remove) {
    removeMethod(book, session, remove)
    return showForm(needs, response, key, embedded)
  }
  if (fields.get('act') === 'cancel') {
    cancelSession(book, session)
    return finish(response, session, embedded, 'Nothing was paid', {
      name: isSaving(session) ? 'saveCanceled' : 'paymentCanceled',
      detail: {},
    })
  }
  const read = readChoice(fields, { session, customer, now: book.time(), dayOf })
  const shown = { session, customer, embedded, now: book.time(), dayOf, fields }
  if ('problems' in read) return send(response, 422, formPage({ ...shown, problems: read.problems }), session)
  const outcome = takePayment({ book, mayPayTwice: faults.forgetful > 0, dayMs }, session, read.chosen)
  if ('words' in outcome) {
    if (!book.findOpenSession(key)) return over(response, session, embedded)
    return send(response, 200, formPage({ ...shown, failed: outcome.words }), session)
  }
  finish(response, session, embedded, wordsOf(outcome), saidOf(session, outcome))
}

/** A second click, or the back button: how the first one ended, and never a second payment. */
function again({ book }: Needs, response: ServerResponse, key: string, embedded: boolean): void {
  const session = book.findSession(key)
  const payment = session && book.findPayment(session.reference)
  if (!session || session.state !== 'done' || !payment || payment === 'open') return over(response, session, embedded)
  const outcome = outcomeOf(payment)
  finish(response, session, embedded, wordsOf(outcome), saidOf(session, outcome))
}

function over(response: ServerResponse, session: Session | undefined, embedded: boolean): void {
  const says: Said = { name: 'error', detail: { Description: 'This session is over.', Details: 'SessionExpired' } }
  const words = 'This payment form has run out or was closed. Please go back and open it again.'
  send(response, 410, endPage('This form is closed', words, { session, embedded, says }), session)
}

function end({ book }: Needs, response: ServerResponse, key: string): void {
  const session = book.findOpenSession(key)
  if (session) endSession(book, session)
  response.writeHead(204, anybodyMayLoad).end()
}

/** To where the merchant wants them; the widget tells its page and closes. */
function finish(response: ServerResponse, session: Session, embedded: boolean, words: string, says: Said): void {
  if (!embedded) return void response.writeHead(303, { location: session.returnTo, ...safe(session) }).end()
  send(response, 200, endPage(words, words, { session, embedded, says }), session)
}

function wordsOf({ is, payment }: GoodOutcome): string {
  if (is === 'saved') return 'Saved'
  if (is === 'scheduled') return `${dollars(payment?.cents ?? 0)} is scheduled`
  return is === 'pending' ? 'Your bank has not answered yet' : `${dollars(payment?.cents ?? 0)} was paid`
}

const isSaving = ({ operation }: Session) => operation === 'autopay' || operation === 'methods'

function saidOf(session: Session, { payment, method }: GoodOutcome): Said {
  const paidBy = payment?.paidBy ?? method?.paidBy ?? 'card'
  const detail = {
    transactionId: payment?.transaction ?? '',
    tokenId: '',
    paymentCategory: paidBy === 'card' ? 'CreditCard' : 'ECheck',
    cardType: paidBy === 'card' ? 'Test' : '',
    authCode: payment ? 'SANDBOX' : '',
    holderZip: session.zip ?? '',
  }
  return { name: isSaving(session) ? 'saveComplete' : 'paymentComplete', detail }
}

function send(response: ServerResponse, status: number, html: string, session?: Session): void {
  response.writeHead(status, { 'content-type': 'text/html; charset=utf-8', ...safe(session) }).end(html)
}

/** Only the merchant of the session may put the page into a frame, and only there does it lead back. */
function safe(session: Session | undefined): Record<string, string> {
  const merchant = session ? new URL(session.returnTo).origin : "'none'"
  return {
    'content-security-policy': `default-src 'none'; script-src 'self'; style-src 'self'; base-uri 'none'; form-action 'self' ${session ? merchant : ''}; frame-ancestors ${merchant}`,
    // What a POST answered is there again when somebody goes back to it, or reads the page around it again; nobody else keeps it.
    'cache-control': 'private, no-cache',
    'referrer-policy': 'no-referrer',
    'x-content-type-options': 'nosniff',
  }
}
