import { createHmac } from 'node:crypto'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { createOneIncProvider, type OneIncSettings } from '../../src/server/payments/provider/one-inc-provider.ts'
import {
  ForgedNotice,
  ProviderDown,
  ProviderRefused,
  UnreadableNotice,
  type PaymentProvider,
} from '../../src/server/payments/provider/payment-provider.ts'
import { createSandboxPaymentProvider } from '../../src/server/payments/provider/sandbox-provider.ts'
import { acknowledgement, authenticationKey, noticeSecret, recordedVendor, type RecordedVendor } from '../fixtures/one-inc-answers.ts'
import { startTestApp } from '../fixtures/test-app.ts'
import { aWish, goodCard, trySandbox, type Heard, type TriedSandbox } from '../fixtures/sandbox-payments.ts'

/** One of them, with what a test does in place of a person or of time. */
interface World {
  name: string
  secret: string
  provider(also?: { fetch?: typeof fetch; patience?: number }): PaymentProvider
  /** Somebody pays, or schedules, what was opened; answers what we are told. */
  pay(wish: ReturnType<typeof aWish>, state: 'paid' | 'scheduled'): Promise<Heard>
}

let tried: TriedSandbox
let vendor: RecordedVendor
beforeAll(async () => {
  tried = await trySandbox()
  vendor = recordedVendor()
})
afterAll(() => tried.close())

const now = () => new Date('2026-11-22T12:00:00Z')
const oneInc: OneIncSettings = {
  host: 'https://vendor.example',
  mode: 'embedded',
  authenticationKey,
  noticeSecret,
  hostedPage: 'https://vendor.example/Windbreak/Pay',
  lookups: true,
  timeZone: 'America/Denver',
  now,
  warn: () => {},
}

const sandboxWorld: World = {
  name: 'the sandbox',
  secret: 'a secret of a test',
  provider: (also) =>
    createSandboxPaymentProvider({
      address: tried.origin,
      publicAddress: tried.origin,
      mode: 'embedded',
      secret: tried.secret,
      scheduleDays: 14,
      noticesTo: 'http://127.0.0.1:1/pay/notices',
      now: () => new Date(),
      ...also,
    }),
  async pay(wish, state) {
    const day = new Date(Date.now() + 3 * 24 * 3600_000).toISOString().slice(0, 10)
    const { sessionKey } = await tried.provider.openSession({ ...wish, operation: state === 'paid' ? 'pay' : 'schedule' })
    await tried.choose(sessionKey, { ...goodCard, day })
    const isIt = ({ body }: Heard) => body.includes(wish.reference)
    await expect.poll(() => tried.heard.some(isIt)).toBe(true)
    return tried.heard.find(isIt) as Heard
  },
}

const oneIncWorld: World = {
  name: 'One Inc, by recorded answers',
  secret: authenticationKey,
  provider: (also) => createOneIncProvider({ ...oneInc, fetch: vendor.fetch, ...also }),
  async pay(wish, state) {
    const record = acknowledgement(wish.reference, state === 'scheduled' ? { Status: 'Scheduled' } : {})
    vendor.payments.push(record)
    const tail = state === 'paid' ? 'acknowledgePayments' : 'acknowledgeScheduledPayments'
    return { headers: {}, body: Buffer.from(JSON.stringify(record)), address: `/pay/notices/${noticeSecret}/${tail}` }
  },
}

/** Every company that can be set. */
const worlds: Record<PaymentProvider['kind'], World> = { sandbox: sandboxWorld, 'one-inc': oneIncWorld }

describe.each(Object.values(worlds))('$name', (world) => {
  it('opens a session whose key is told, whose secret is not, and which ends', async () => {
    const provider = world.provider()
    const wish = aWish()
    const { sessionKey, endsAt, parameters, redirectTo } = await provider.openSession(wish)
    expect(sessionKey.length).toBeGreaterThan(8)
    expect(endsAt.getTime()).toBeGreaterThan(now().getTime())
    expect(parameters).toMatchObject({
      operation: 'makePayment',
      clientReferenceData1: wish.accountReference,
      minAmountDue: '148.20',
      accountBalance: '1148.20',
      billingZip: '80751',
      policyHolderName: 'Ellie Brandt',
      amountContext: 'SelectOrEnterAmount',
      feeContext: 'PaymentWithFee',
      displayMode: 'inline',
    })
    expect(redirectTo).toContain(sessionKey)
    expect(redirectTo).not.toContain(wish.accountReference)
    expect(JSON.stringify([parameters, redirectTo, provider.widget])).not.toContain(world.secret)
  })

  it.each([
    [{ operation: 'schedule' }, { operation: 'makePayment' }],
    [{ operation: 'autopay' }, { operation: 'enrollAutoPay', saveOption: 'Save' }],
    [{ operation: 'methods' }, { operation: 'managePaymentMethods' }],
    [{ byAgent: true }, { operation: 'quickPay', userRole: 'agent' }],
  ] as const)('knows %j in its own words', async (wish, parameters) => {
    expect((await world.provider().openSession(aWish(wish))).parameters).toMatchObject(parameters)
  })

  it('keeps one record of a customer, whose sessions name it', async () => {
    const provider = world.provider()
    const alex = { externalId: 'alex', name: 'Alex Neighbor' }
    const { customerId } = await provider.requireCustomer(alex)
    expect(await provider.requireCustomer(alex)).toEqual({ customerId })
    expect((await provider.openSession(aWish({ customerId }))).parameters.customerId).toBe(customerId)
  })

  it('tells of a payment, and answers the same when it is asked', async () => {
    const provider = world.provider()
    const wish = aWish()
    expect(await provider.findPayment(wish.reference)).toBeNull()
    const told = provider.readNotice(await world.pay(wish, 'paid'))
    expect(told).toEqual([expect.objectContaining({ kind: 'paid', reference: wish.reference, cents: 14_820, paidBy: 'card' })])
    const found = await provider.findPayment(wish.reference)
    expect(found).toMatchObject({ state: 'paid', cents: 14_820, reference: wish.reference, transaction: told[0].transaction })
  })

  it('names what it tells twice by the same id', async () => {
    const provider = world.provider()
    const heard = await world.pay(aWish(), 'paid')
    expect(provider.readNotice(heard)[0].id).toBe(provider.readNotice(heard)[0].id)
    expect(provider.readNotice(heard)[0].id).not.toBe(provider.readNotice(await world.pay(aWish(), 'paid'))[0].id)
  })

  it('cancels what is scheduled, once and for all, and nothing else', async () => {
    const provider = world.provider()
    const [scheduled, paid] = [aWish(), aWish()]
    expect(provider.readNotice(await world.pay(scheduled, 'scheduled'))[0]).toMatchObject({ kind: 'scheduled' })
    await world.pay(paid, 'paid')
    expect(await provider.cancelScheduled(scheduled.reference)).toBe('cancelled')
    expect(await provider.cancelScheduled(scheduled.reference)).toBe('cancelled')
    expect(await provider.cancelScheduled(paid.reference)).toBe('too late')
    expect(await provider.cancelScheduled('WM-NONE-NONE')).toBe('none')
    expect((await provider.findPayment(scheduled.reference))?.state).toBe('cancelled')
  })

  it('lists its book by reference, a part at a time', async () => {
    const provider = world.provider()
    const paid = [aWish(), aWish(), aWish()]
    for (const wish of paid) await world.pay(wish, 'paid')
    const span = { from: new Date(0), to: new Date(8e15), most: 1000 }
    const all = (await provider.listPayments({ ...span, after: '' })).map(({ reference }) => reference)
    expect(all).toEqual(expect.arrayContaining(paid.map(({ reference }) => reference)))
    expect(all).toEqual(all.toSorted())
    const rest = (await provider.listPayments({ ...span, after: paid[0].reference })).map(({ reference }) => reference)
    expect(rest).not.toContain(paid[0].reference)
    expect(rest).toContain(paid[2].reference)
  })

  it('stops autopay, however often it is asked', async () => {
    const provider = world.provider()
    const { customerId } = await provider.requireCustomer({ externalId: 'sam', name: 'Sam' })
    const stop = () => provider.stopAutopay({ customerId, accountReference: '4011827755' })
    await stop()
    await expect(stop()).resolves.toBeUndefined()
  })

  it.each<[string, typeof fetch]>([
    [
      'is silent',
      ((_address, options) =>
        new Promise((_, reject) =>
          options?.signal?.addEventListener('abort', () => reject(options.signal?.reason as Error)),
        )) as typeof fetch,
    ],
    ['cannot be reached', () => Promise.reject(new TypeError('fetch failed https://vendor.example?portalOneAuthenticationKey=key'))],
    ['is in trouble', async () => Response.json({ ResponseCode: 'Success' }, { status: 503 })],
    ['has too much to do', async () => Response.json({}, { status: 429 })],
    ['answers a page', async () => new Response('<h1>Back soon</h1>')],
    ['answers nothing', async () => new Response(null)],
    ['answers other things', async () => Response.json({ hello: 'there' })],
    ['answers null', async () => Response.json(null)],
    ['answers without an end', async () => new Response('['.repeat(3_000_000))],
  ])('that %s says nothing certain, and its secret is in no error', async (_what, send) => {
    const provider = world.provider({ fetch: send, patience: 20 })
    const asked = [
      () => provider.openSession(aWish()),
      () => provider.findPayment('WM-1'),
      () => provider.cancelScheduled('WM-1'),
      () => provider.requireCustomer({ externalId: 'a', name: 'b' }),
      () => provider.listPayments({ from: new Date(0), to: new Date(), after: '', most: 10 }),
    ]
    for (const ask of asked) {
      const error = await ask().then(
        (answer) => answer,
        (each: Error) => each,
      )
      expect(error).toBeInstanceOf(ProviderDown)
      const { stack, message } = error as Error
      for (const secret of [world.secret, 'portalOneAuthenticationKey=', 'https://vendor.example?'])
        expect(`${stack}${message}`).not.toContain(secret)
    }
  })
})

describe('a notice of the sandbox', () => {
  const provider = () => sandboxWorld.provider()
  const body = JSON.stringify({
    id: 'n1',
    kind: 'paid',
    reference: 'WM-1',
    transaction: 'T1',
    cents: 100,
    paidBy: 'card',
    at: new Date().toISOString(),
  })
  function signed(text = body, { id = 'n1', age = 0, secret = tried.secret } = {}): Heard {
    const seconds = Math.floor(Date.now() / 1000) - age
    const mac = createHmac('sha256', secret).update(`${id}.${seconds}.${text}`).digest('base64')
    const headers = { 'webhook-id': id, 'webhook-timestamp': String(seconds), 'webhook-signature': `v1,${mac}` }
    return { headers, body: Buffer.from(text), address: '/pay/notices' }
  }

  it('is believed with a signature, also among others', () => {
    const heard = signed()
    expect(provider().readNotice(heard)).toHaveLength(1)
    const more = { ...heard, headers: { ...heard.headers, 'webhook-signature': `v1,AAAA ${heard.headers['webhook-signature']}` } }
    expect(provider().readNotice(more)).toHaveLength(1)
  })

  it.each<[string, () => Heard]>([
    ['without one', () => ({ ...signed(), headers: {} })],
    ['of another secret', () => signed(body, { secret: 'another' })],
    ['with another amount', () => ({ ...signed(), body: Buffer.from(body.replace('100', '900')) })],
    ['told again ten minutes later', () => signed(body, { age: 600 })],
    ['from ten minutes ahead', () => signed(body, { age: -600 })],
    [
      'with the time of another',
      () => ({ ...signed(), headers: { ...signed().headers, 'webhook-timestamp': String(Math.floor(Date.now() / 1000) + 9) } }),
    ],
    ['under the name of another', () => signed(body, { id: 'n2' })],
    ['that is rubbish', () => signed('{"kind": "paid", "cents": ', { id: 'n1' })],
    ['of an amount that is none', () => signed(body.replace('100', '-100'))],
    ['of an amount beyond all bills', () => signed(body.replace('100', '99999999999'))],
    ['that is endless', () => signed(' '.repeat(70_000) + body)],
  ])('is refused %s', (_what, heard) => {
    expect(() => provider().readNotice(heard())).toThrow(ForgedNotice)
  })
})

describe('a notice of One Inc', () => {
  const read = (record: unknown, tail = 'acknowledgePayments', also: Partial<Heard> = {}, settings = oneInc) =>
    createOneIncProvider(settings).readNotice({
      headers: {},
      body: Buffer.from(JSON.stringify(record)),
      address: `/pay/notices/${noticeSecret}/${tail}`,
      ...also,
    })

  it.each([
    ['Approved', 'paid'],
    ['SUCCESS', 'paid'],
    ['Declined', 'declined'],
    ['Voided', 'cancelled'],
    ['Returned', 'returned'],
    ['Settled', 'settled'],
  ])('of the status %s is %s', (Status, kind) => {
    expect(read(acknowledgement('WM-1', { Status }))).toMatchObject([{ kind, cents: 14_820, transaction: 'T-WM-1' }])
  })

  it.each([undefined, '', 'Success', 'Approved', 'Scheduled'])('of a payment that is scheduled is no payment: %s', (Status) => {
    const told = read(acknowledgement('WM-1', { Status, ResponseCode: 'Success' }), 'acknowledgeScheduledPayments')
    expect(told).toMatchObject([{ kind: 'scheduled' }])
  })

  it.each([
    ['Declined', 'declined'],
    ['Deleted', 'cancelled'],
    ['Completed', 'paid'],
  ])('of a payment that was scheduled tells its end: %s', (Status, kind) => {
    expect(read(acknowledgement('WM-1', { Status }), 'acknowledgeScheduledPayments')).toMatchObject([{ kind }])
  })

  it('is read whatever the case of its names, alone, in a list, or in a list with a name', () => {
    const record = acknowledgement('WM-1')
    const other = Object.fromEntries(Object.entries(record).map(([name, value]) => [name.toLowerCase(), value]))
    for (const body of [record, other, [record], { Payments: [record], Page: 1 }]) expect(read(body)).toMatchObject([{ kind: 'paid' }])
  })

  it('of something new to us is about nothing, and no reason to refuse the others', () => {
    expect(read([acknowledgement('WM-1', { Status: 'Reconsidered' }), acknowledgement('WM-2')])).toMatchObject([{ reference: 'WM-2' }])
    expect(read(acknowledgement('WM-1'), 'acknowledgeWishes')).toEqual([])
    expect(read(acknowledgement('WM-1', { ClientReferenceData2: undefined }))).toEqual([])
  })

  it.each(['a lot', -5, '1,48.20', '12,345,678.00', '1.2.3'])('of an amount that is none is told again: %s', (Amount) => {
    const others = () => read([acknowledgement('WM-1', { Amount }), acknowledgement('WM-2')])
    expect(others).toThrow(UnreadableNotice)
    expect(others).toThrow(expect.objectContaining({ readable: [expect.objectContaining({ reference: 'WM-2' })] }))
  })

  it.each([
    ['1,148.20', 114_820],
    ['1148.2', 114_820],
    [1148, 114_800],
    ['9,999,999.99', 999_999_999],
  ])('of the amount %s is about %s cents', (Amount, cents) => {
    expect(read(acknowledgement('WM-1', { Amount }))).toMatchObject([{ cents }])
  })

  it('that cannot be understood is logged and refused, and what can be is kept', async () => {
    const logged: string[] = []
    const site = await startTestApp({ payBy: createOneIncProvider(oneInc), log: logged })
    try {
      const tell = (...records: object[]) =>
        fetch(`${site.origin}/pay/notices/${noticeSecret}/acknowledgePayments`, { method: 'POST', body: JSON.stringify(records) })
      expect((await tell(acknowledgement('WM-1', { Amount: 'a lot' }), acknowledgement('WM-2'))).status).toBe(400)
      expect(logged.join()).toContain('a notice of the payment provider that cannot be understood')
      expect(logged.join()).not.toContain('a lot')
      const { rows } = (await site.database.db.execute('select reference from provider_notices')) as unknown as { rows: object[] }
      expect(rows).toEqual([{ reference: 'WM-2' }])
      expect((await tell(acknowledgement('WM-1'))).status).toBe(200)
    } finally {
      await site.close()
    }
  })

  it('of saved methods and autopay is about no money', () => {
    expect(read(acknowledgement('WM-1', { Amount: undefined }), 'acknowledgePaymentMethods')).toMatchObject([
      { kind: 'method saved', cents: 0 },
    ])
    expect(read(acknowledgement('WM-1', { Status: 'Active', PaymentCategory: 'ECheck' }), 'acknowledgeAutopayDetails')).toMatchObject([
      { kind: 'autopay on', paidBy: 'bank' },
    ])
    expect(read(acknowledgement('WM-1', { Status: 'Inactive' }), 'acknowledgeAutopayDetails')).toMatchObject([{ kind: 'autopay off' }])
  })

  it.each([
    ['Enrolled', ['autopay on']],
    ['Updated', ['autopay on']],
    [undefined, ['autopay on']],
    ['Suspended', ['autopay off']],
    ['Unenrolled', ['autopay off']],
    ['Failed', []],
    ['Pending', []],
  ])('of autopay is on where it says so, and about nothing where its word is new to us: %s', (Status, kinds) => {
    expect(read(acknowledgement('WM-1', { Status }), 'acknowledgeAutopayDetails').map(({ kind }) => kind)).toEqual(kinds)
  })

  it('of autopay with a word that is new to us is told of once in the log, without whose it is', () => {
    const warned: unknown[] = []
    const provider = createOneIncProvider({ ...oneInc, warn: (what) => warned.push(what) })
    const hear = (Status: string, tail = 'acknowledgeAutopayDetails', more = {}) =>
      provider.readNotice({
        headers: {},
        body: Buffer.from(JSON.stringify(acknowledgement('WM-1', { Status, ...more }))),
        address: `/pay/notices/${noticeSecret}/${tail}`,
      })
    for (const Status of ['Added', 'Added', 'Active', 'Suspended', 'Modified 4011827755']) hear(Status)
    hear('Renewed', 'acknowledgeAutopayDetails', { ClientReferenceData2: undefined })
    hear('Reconsidered', 'acknowledgePayments')
    const notice = 'acknowledgeAutopayDetails'
    expect(warned).toEqual([
      { notice, status: 'added' },
      { notice, status: 'modified' },
    ])
  })

  it('of autopay that was turned on again is another one, and told twice the same', () => {
    const idOf = (TransactionDate: string, Status: string) => {
      const record = acknowledgement('WM-1', { TransactionId: undefined, Status, TransactionDate })
      return read(record, 'acknowledgeAutopayDetails')[0].id
    }
    const [on, off, again] = [
      idOf('2026-11-22T12:00:00Z', 'Active'),
      idOf('2026-11-23T12:00:00Z', 'Inactive'),
      idOf('2026-11-24T12:00:00Z', 'Active'),
    ]
    expect(new Set([on, off, again]).size).toBe(3)
    expect(idOf('2026-11-22T12:00:00Z', 'Active')).toBe(on)
  })

  it.each([
    ['without the secret', '/pay/notices/acknowledgePayments', {}],
    ['with another one', '/pay/notices/where-nobody-is/acknowledgePayments', {}],
    ['with the secret in a query', `/pay/notices/acknowledgePayments?${noticeSecret}`, {}],
    ['with a header nobody asked for', '/pay/notices/acknowledgePayments', { 'x-client-verified': 'SUCCESS' }],
  ])('is refused %s', (_what, address, headers) => {
    expect(() => read(acknowledgement('WM-1'), '', { address, headers })).toThrow(ForgedNotice)
  })

  it('is believed by a certificate that our proxy has checked', () => {
    const settings = { ...oneInc, noticeSecret: undefined, noticeHeader: { name: 'X-Client-Verified', value: 'SUCCESS' } }
    const asked = (headers: Heard['headers']) =>
      read(acknowledgement('WM-1'), '', { address: '/pay/notices/acknowledgePayments', headers }, settings)
    expect(asked({ 'x-client-verified': 'SUCCESS' })).toHaveLength(1)
    expect(() => asked({ 'x-client-verified': 'FAILED' })).toThrow(ForgedNotice)
    expect(() => asked({})).toThrow(ForgedNotice)
  })

  it('is refused where it is rubbish or endless', () => {
    expect(() => read('', 'acknowledgePayments', { body: Buffer.from('{"Amount": ') })).toThrow(ForgedNotice)
    expect(() => read('', 'acknowledgePayments', { body: Buffer.from('17') })).toThrow(ForgedNotice)
    expect(() => read('', 'acknowledgePayments', { body: Buffer.alloc(70_000, '[') })).toThrow(ForgedNotice)
  })
})

describe('One Inc', () => {
  it('gets the key on its server’s side alone, and tells a wrong one by its code, not by its message', async () => {
    const wrong = createOneIncProvider({ ...oneInc, authenticationKey: 'wrong-key', fetch: vendor.fetch })
    const error = await wrong.openSession(aWish()).catch((each: unknown) => each)
    expect(error).toBeInstanceOf(ProviderRefused)
    expect(String(error)).toContain('InvalidAuthenticationKey')
    expect(String(error)).not.toContain('is not known')
    expect(String((error as Error).stack)).not.toContain('wrong-key')
  })

  it('looks nothing up before its addresses are confirmed', async () => {
    const before = vendor.asked.length
    const provider = createOneIncProvider({ ...oneInc, lookups: false, fetch: vendor.fetch })
    await expect(provider.findPayment('WM-1')).rejects.toBeInstanceOf(ProviderDown)
    await expect(provider.cancelScheduled('WM-1')).rejects.toBeInstanceOf(ProviderDown)
    expect(vendor.asked).toHaveLength(before)
  })

  /** Whatever is looked up, these are the records. */
  const knowing = (...Payments: unknown[]) =>
    createOneIncProvider({ ...oneInc, fetch: async () => Response.json({ ResponseCode: 'Success', Payments }) })

  it.each([undefined, ''])('that looks a payment up without saying what became of it says nothing: %s', async (Status) => {
    const provider = knowing(acknowledgement('WM-1', { Status, ResponseCode: 'Success' }))
    await expect(provider.findPayment('WM-1')).rejects.toBeInstanceOf(ProviderDown)
  })

  it.each([
    ['an amount that is none', acknowledgement('WM-1', { Amount: 'a lot' })],
    ['a negative amount', acknowledgement('WM-1', { Amount: -5 })],
    ['another payment', acknowledgement('WM-2')],
    ['no reference', acknowledgement('WM-1', { ClientReferenceData2: undefined })],
  ])('that answers %s does not say that there is none', async (_what, record) => {
    await expect(knowing(record).findPayment('WM-1')).rejects.toBeInstanceOf(ProviderDown)
  })

  it('that has a record in its book which cannot be understood has no book to compare', async () => {
    const span = { from: new Date(0), to: new Date(8e15), after: '', most: 10 }
    const book = knowing(acknowledgement('WM-1'), acknowledgement('WM-2', { Amount: 'a lot' })).listPayments(span)
    await expect(book).rejects.toBeInstanceOf(ProviderDown)
  })

  it('knows the day of what is scheduled, and not the one it was agreed on, as the insurer’s calendar has it', async () => {
    const record = acknowledgement('WM-1', { Status: 'Scheduled', ScheduledDate: '2026-12-01' })
    const at = new Date('2026-12-01T19:00:00Z')
    expect(await knowing(record).findPayment('WM-1')).toMatchObject({ state: 'scheduled', at })
    const address = `/pay/notices/${noticeSecret}/acknowledgeScheduledPayments`
    expect(knowing().readNotice({ headers: {}, body: Buffer.from(JSON.stringify(record)), address })).toMatchObject([{ at }])
  })

  it.each([undefined, '', 'soon'])('says nothing of a payment whose moment would be another each time: %s', async (TransactionDate) => {
    await expect(knowing(acknowledgement('WM-1', { TransactionDate })).findPayment('WM-1')).rejects.toBeInstanceOf(ProviderDown)
  })

  it('has a book that goes on after a page of what was not taken, and is asked for no more than it reads', async () => {
    const own = recordedVendor()
    own.payments.push(...['WM-1', 'WM-2'].map((each) => acknowledgement(each, { Status: 'Declined' })), acknowledgement('WM-3'))
    const provider = createOneIncProvider({ ...oneInc, fetch: own.fetch })
    const span = { from: new Date(0), to: new Date(8e15), after: '' }
    expect(await provider.listPayments({ ...span, most: 1 })).toMatchObject([{ reference: 'WM-3' }])
    expect(await provider.listPayments({ ...span, after: 'WM-3', most: 2000 })).toEqual([])
    expect(own.asked.map(({ body }) => body.Most)).toEqual([1, 1, 1, 1000])
  })

  it('is told of a transaction and asked about it under the same name', async () => {
    const record = acknowledgement('WM-1', { TransactionId: undefined, ConfirmationNumber: 'C-77' })
    const found = await knowing(record).findPayment('WM-1')
    const told = createOneIncProvider(oneInc).readNotice({
      headers: {},
      body: Buffer.from(JSON.stringify(record)),
      address: `/pay/notices/${noticeSecret}/acknowledgePayments`,
    })
    expect([found?.transaction, told[0].transaction]).toEqual(['C-77', 'C-77'])
  })

  it('knows amounts with commas', async () => {
    expect(await knowing(acknowledgement('WM-1', { Amount: '1,148.20' })).findPayment('WM-1')).toMatchObject({ cents: 114_820 })
  })

  it('is certain that there is none where it says so of payments, and not where it says so of anything else', async () => {
    const answering = (ResponseCode: string) => createOneIncProvider({ ...oneInc, fetch: async () => Response.json({ ResponseCode }) })
    expect(await answering('PaymentNotFound').findPayment('WM-1')).toBeNull()
    expect(await answering('PaymentNotFound').cancelScheduled('WM-1')).toBe('none')
    await expect(answering('NotFound').cancelScheduled('WM-1')).rejects.toBeInstanceOf(ProviderRefused)
    for (const code of ['NotFound', 'InvalidAuthenticationKey', 'InternalError'])
      await expect(answering(code).findPayment('WM-1')).rejects.toBeInstanceOf(ProviderDown)
  })

  it('leads nowhere by redirect where the merchant has no page of its own', async () => {
    const provider = createOneIncProvider({ ...oneInc, hostedPage: undefined, fetch: vendor.fetch })
    expect((await provider.openSession(aWish())).redirectTo).toBeNull()
  })
})
