import { createRoutesStub } from 'react-router'
import { renderToStaticMarkup } from 'react-dom/server'
import { expect, it } from 'vitest'
import type { PaymentsDeskPage } from '../../nouns/payments/payments-desk.ts'
import { BookDifferences } from './book-differences.tsx'
import { DeskPayments } from './desk-payments.tsx'
import { OnePayment } from './one-payment.tsx'

const at = '2026-11-22T12:00:00.000Z'
const payment: PaymentsDeskPage['payments'][number] = {
  reference: 'WM-7K3F-2M9Q',
  operation: 'pay',
  state: 'paid',
  account: '•••• 7755',
  byAgent: true,
  minDueCents: 14_820,
  balanceCents: 114_820,
  cents: 20_000,
  paidBy: 'card',
  createdAt: at,
  changedAt: '2026-11-22T12:15:00.000Z',
  paidAt: at,
  postedAt: null,
  settlement: 'pending',
}

/** What a component shows inside the shell. */
function show(component: () => React.ReactNode): string {
  const Site = createRoutesStub([{ id: 'root', path: '/', Component: component }])
  const tenant = { language: 'en-US', timeZone: 'America/Denver' }
  return renderToStaticMarkup(<Site hydrationData={{ loaderData: { root: { tenant } } }} />)
}

it('shows payments in words and dollars, how long each took, and whether billing knows', () => {
  const counts = { created: 0, opened: 2, completed: 0, scheduled: 0, unknown: 0, cancelled: 0, failed: 0, expired: 0, paid: 1 }
  const html = show(() => <DeskPayments counts={counts} state="paid" payments={[payment]} next="7" />)
  for (const words of ['WM-7K3F-2M9Q', '$200.00', '$148.20', '15 min', 'Not told, on its way', 'by an agent', 'state=paid&amp;before=7'])
    expect(html).toContain(words)
  expect(html).toMatch(/aria-current="page"[^>]*>Paid/)
})

it('shows the ledger of one, and offers to tell billing only where it waits for people', () => {
  const events: NonNullable<PaymentsDeskPage['opened']>['events'] = [
    { what: 'created', source: 'us', cents: null, detail: { operation: 'pay' }, at, afterMs: 0 },
    {
      what: 'paid',
      source: 'provider',
      cents: 20_000,
      detail: { transaction: 'T-9', on: at, by: 'card', held: 1, why: 'more than the balance' },
      at,
      afterMs: 2400,
    },
    {
      what: 'notice refused',
      source: 'provider',
      cents: 20_000,
      detail: { told: 'paid', transaction: 'T-10', why: 'another transaction' },
      at,
      afterMs: 9000,
    },
    {
      what: 'amount changed',
      source: 'billing',
      cents: 14_820,
      detail: { was: 15_000, balanceWas: 20_000, balance: 19_820 },
      at,
      afterMs: 9000,
    },
    { what: 'opened', source: 'us', cents: null, detail: { endsAt: at, tookMs: 1234 }, at, afterMs: 9000 },
    { what: 'released', source: 'us', cents: null, detail: { why: 'posted and not there' }, at, afterMs: 9000 },
    { what: 'released', source: 'staff', cents: null, detail: { by: 'Marlene Ruiz' }, at, afterMs: 9000 },
    {
      what: 'cancelled',
      source: 'staff',
      cents: null,
      detail: { who: 'Marlene Ruiz', why: 'Their portal shows none.', provider: 'silent' },
      at,
      afterMs: 9000,
    },
    { what: 'provider knows of none', source: 'us', cents: null, detail: { transaction: '' }, at, afterMs: 9000 },
  ]
  const held = show(() => <OnePayment payment={payment} events={events} mayRelease doubt={null} />)
  for (const words of ['Payment WM-7K3F-2M9Q', 'after 2.4 s', 'more than the balance', 'Tell billing as it is'])
    expect(held).toContain(words)
  for (const words of [
    'Begun</b> (we)',
    ' · to pay at once',
    'Paid</b> (provider)',
    ' · the provider’s number T-9 · on Nov 22, 2026, 5:00 AM · by card · held back from billing · more than the balance',
    ' · it said: Paid · the provider’s number T-10 · another transaction',
    ' · the least was $150.00 · the balance was $200.00 · the balance is $198.20',
    ' · it counts until Nov 22, 2026, 5:00 AM · the provider took 1.2 s',
    ' · Billing was told, and does not have it',
    ' · by Marlene Ruiz<',
    ' · by Marlene Ruiz · Their portal shows none. · Asked once more: The provider does not answer.',
  ])
    expect(held).toContain(words)
  expect(held).not.toMatch(/\d{4}-\d\d-\d\dT|: 1\b|undefined/)
  expect(show(() => <OnePayment payment={payment} events={events} mayRelease={false} doubt={null} />)).not.toContain('<form')
})

it('offers to ask the company about a doubt, and a day after it was begun to end it, with what was typed where something is wrong', () => {
  const unknown = { ...payment, state: 'unknown' as const, cents: null, paidBy: null, paidAt: null }
  const doubt = { key: 'a-key-of-this-page', from: at, mayEnd: true, since: '2026-11-21', today: '2026-11-22' }
  const one = { payment: unknown, events: [], mayRelease: false }
  const young = show(() => <OnePayment {...one} doubt={{ ...doubt, mayEnd: false }} said="silent" />)
  for (const words of ['Ask the provider now', 'The provider does not answer.', 'Nov 22, 2026']) expect(young).toContain(words)
  expect(young).not.toContain('End it by hand')
  const old = show(() => <OnePayment {...one} doubt={doubt} />)
  for (const words of ['End it by hand', 'value="a-key-of-this-page"', 'min="2026-11-21"', 'max="2026-11-22"']) expect(old).toContain(words)
  const typed = { as: 'paid', why: 'Their portal', amount: '12 apples', on: '2026-11-22', paidBy: 'card', transaction: 'T-1' }
  const again = { payment: payment.reference, typed, path: 'amount', problem: 'Please enter what was taken, such as 148.20' }
  const refused = show(() => <OnePayment {...one} doubt={doubt} again={again} />)
  for (const words of ['id="end-amount-problem">Please enter what was taken', 'value="12 apples"', 'Their portal</textarea>', 'open=""'])
    expect(refused).toContain(words)
  expect(refused).toMatch(/id="end-amount"[^>]*aria-invalid="true"/)
  // Of a choice the first is gone on with.
  const unsaid = { ...again, typed: { ...typed, paidBy: '' }, path: 'paidBy', problem: 'Please choose how it was paid' }
  const choice = show(() => <OnePayment {...one} doubt={doubt} again={unsaid} />)
  expect(choice.match(/<input[^>]*autofocus=""[^>]*>/g)).toEqual([expect.stringContaining('value="card"')])
})

it('shows where the books differ, each with a way to say that it is settled', () => {
  const difference = { reconciliation: 3, reference: 'WM-7K3F-2M9Q', what: 'provider has another amount' as const }
  const html = show(() => (
    <BookDifferences
      moreDifferences="400"
      differences={[{ ...difference, ourCents: 20_000, providerCents: 20_100, billingCents: null, foundAt: at }]}
      comparisons={[{ id: 3, from: at, to: at, startedAt: at, finishedAt: null, compared: 0, differences: 0 }]}
      comparing
    />
  ))
  for (const words of [
    'The provider has another amount',
    '$200.00',
    '$201.00',
    'value="provider has another amount"',
    'not finished',
    'Load the page again',
    'href="/360/payments-desk?differences=400">More differences</a>',
  ])
    expect(html).toContain(words)
  expect(html.match(/<form/g)).toHaveLength(2)
})
