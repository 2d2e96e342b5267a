import { randomBytes } from 'node:crypto'
import { paymentKey, quickPayToken } from '../../src/calls/payment-addresses.ts'
import { accountNumberOf } from '../campaigns/payments-accounts.ts'
import { createBillingBook } from '../campaigns/payments-billing-book.ts'
import { addressOf } from '../campaigns/forms-pages.ts'
import { sealValue } from '../campaigns/payments-seal.ts'
import { createFakeProvider } from '../fixtures/fake-provider.ts'
import { payPages } from '../fixtures/pay-pages.ts'
import { startTestApp, type TestApp } from '../fixtures/test-app.ts'
import { percentile } from './figures.ts'

const counted = 300
const warming = 30

type Times = { p50: number; p95: number }

/** From a number on a bill to a payment that is open, with a provider and a billing system that answer at once: what is left is ours. */
export async function measureOpenings(server: string | undefined): Promise<Record<string, Times>> {
  process.env.TEST_DATABASE = server ? 'postgres' : 'embedded'
  const app = await startTestApp({
    pages: payPages,
    trustProxy: true,
    billing: createBillingBook(() => new Date()).system,
    payBy: createFakeProvider(),
  })
  try {
    return { 'by call': await measure((number) => openByCall(app, number)), 'by page': await measure((number) => openByPage(app, number)) }
  } finally {
    await app.close()
  }
}

let people = 0

async function measure(open: (number: number) => Promise<number>): Promise<Times> {
  const times: number[] = []
  for (let i = 0; i < warming + counted; i++) {
    const time = await open((people += 1))
    // The first ones warm the server up.
    if (i >= warming) times.push(time)
  }
  return { p50: percentile(times, 50), p95: percentile(times, 95) }
}

async function openByCall({ origin }: TestApp, number: number): Promise<number> {
  const offer = await (await fetch(origin + paymentKey.path)).json()
  const path = quickPayToken.path.replace(':encryptedAccount', await sealValue(offer, 'account', accountNumberOf(number)))
  return timed(origin + path, {
    body: '{}',
    headers: { ...from(number), 'content-type': 'application/json', accept: 'application/json', 'idempotency-key': newKey() },
  })
}

const openByPage = ({ origin }: TestApp, number: number) =>
  timed(`${origin}/360/pay`, { body: new URLSearchParams({ account: accountNumberOf(number), key: newKey() }), headers: from(number) })

async function timed(address: string, asked: RequestInit): Promise<number> {
  const began = performance.now()
  const answer = await fetch(address, { method: 'POST', redirect: 'manual', ...asked })
  const text = await answer.text()
  const took = performance.now() - began
  if (answer.status !== 200 && answer.status !== 303) throw new Error(`a payment was not opened: ${answer.status} ${text.slice(0, 300)}`)
  return took
}

const from = (number: number) => ({ 'x-forwarded-for': addressOf(number) })
const newKey = () => randomBytes(18).toString('hex')
