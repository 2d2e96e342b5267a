import { solveProof } from '../../src/enhance/forms/solve-proof.ts'
import { sendForm } from '../../src/calls/addresses.ts'
import type { FormChallenge } from '../../src/calls/captcha-calls.ts'
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { challengeLimit } from '../../src/server/api/forms/challenge.ts'
import type { Captcha, Signing } from '../../src/server/captcha/captcha.ts'
import { wordsIn } from '../../src/words/languages.ts'
import { createDoubt, formLimits, noProof, pageTooOld, type Evidence } from '../../src/server/captcha/doubt.ts'
import { createFormTokens } from '../../src/server/captcha/form-tokens.ts'
import { createProofOfWork } from '../../src/server/captcha/proof-of-work.ts'
import { forgetUsedProofs, useUp } from '../../src/server/captcha/used-proofs.ts'
import type { Db } from '../../src/server/db/database.ts'
import { submissions, usedProofs } from '../../src/server/db/tables/forms.ts'
import { rateLimits } from '../../src/server/db/tables/people.ts'
import { createRateLimiter } from '../../src/server/identity/rate-limit.ts'
import { createSealing } from '../../src/server/sealing/create-sealing.ts'
import { startTestApp, type TestApp } from '../fixtures/test-app.ts'
import { testRing } from '../fixtures/test-ring.ts'

const effort = { cost: 10, least: 3, most: 40 }
const hour = 3600_000
const quote = { tenant: 'windbreak', form: 'quote' }
const contact = { tenant: 'windbreak', form: 'contact' }

let site: TestApp
let at = Date.parse('2026-11-22T08:00:00Z')
/** Stands still unless it is moved, so that nothing depends on how quick this machine is. */
const clock = { now: () => new Date(at), advance: (ms: number) => void (at += ms) }
let signing: Signing
let captcha: Captcha
let doubt: ReturnType<typeof createDoubt>
beforeAll(async () => {
  // By the site's own clock, what is counted here ended long ago: its worker would clear that away in the middle of a test.
  site = await startTestApp({ captcha: { kind: 'altcha', effort }, worksByItself: false })
  signing = sealingWith('ours')
  captcha = createProofOfWork({ signing, now: clock.now, effort })
  doubt = doubtWith(captcha)
})
afterAll(() => site?.close())
beforeEach(async () => {
  await site.database.db.delete(rateLimits)
  await site.database.db.delete(usedProofs)
})

function doubtWith(captchaOfIt: Captcha, ring = signing) {
  const { db } = site.database
  const { now } = clock
  return createDoubt({ now, sealing: ring, limiter: createRateLimiter({ db, now }), captcha: captchaOfIt })
}

const sealingWith = (secret: string) =>
  createSealing({ keys: [{ id: 'k', secret: Buffer.alloc(32, 1) }], search: Buffer.alloc(32, secret) })

const prove = (asked = quote, by = captcha) => solveProof(async () => (await by.challenge?.(asked)) as FormChallenge)

/** What a person with script sends, ten seconds after the page was shown; `more` is what is odd about it. */
async function evidence(more: Partial<Evidence> = {}): Promise<Evidence> {
  const formToken = doubt.issueFormToken(quote)
  const proof = await prove()
  clock.advance(10_000)
  return { ...quote, visitor: '203.0.113.5', formToken, honeypot: '', proof, script: true, ...more }
}

const judged = async (more: Partial<Evidence> = {}) => doubt.judge(await evidence(more))
const store = (proof: Parameters<typeof useUp>[1]) => site.database.db.transaction((tx) => useUp(tx as unknown as Db, proof))
/** What a refused submission is told. */
const told = (work: Promise<unknown>) =>
  work.then(
    () => 'taken',
    (error: { statusCode: number; message: string; errors?: { path: string }[] }) => [
      error.statusCode,
      error.errors?.[0]?.path,
      error.message,
    ],
  )

describe('the work a form asks of a browser', () => {
  it('is given to anyone, for one form, and is never kept on the way', async () => {
    const response = await fetch(`${site.origin}/api/forms/challenge?form=quote`)
    expect([response.status, response.headers.get('cache-control')]).toEqual([200, 'no-store'])
    expect(await response.json()).toMatchObject({
      status: true,
      parameters: { cost: effort.cost, data: quote },
      signature: expect.any(String),
    })
  })

  it.each(['', '?form=', '?form=../x', `?form=${'a'.repeat(61)}`, '?form=quote&client=nobody'])('is refused for %s', async (query) => {
    expect((await fetch(`${site.origin}/api/forms/challenge${query}`)).status).toBe(query.includes('nobody') ? 404 : 400)
  })

  it('is given so often an hour to one address', async () => {
    await site.database.db.insert(rateLimits).values({
      key: 'challenge:127.0.0.1',
      count: challengeLimit.max,
      endsAt: new Date(site.clock.now().getTime() + 1000 * challengeLimit.windowSeconds),
    })
    const response = await fetch(`${site.origin}/api/forms/challenge?form=quote`)
    expect(response.status).toBe(429)
    expect(Number(response.headers.get('retry-after'))).toBeGreaterThan(3500)
    site.clock.advance(hour)
    expect((await fetch(`${site.origin}/api/forms/challenge?form=quote`)).status).toBe(200)
  })
})

describe('a submission', () => {
  it('with everything right is fine', async () => {
    expect(await judged()).toMatchObject({ verdict: 'fine', doubts: [], proof: { hash: expect.any(String) } })
  })

  it.each([
    ['a filled honeypot', { honeypot: 'https://example.com' }, 'honeypot'],
    ['neither script nor proof', { script: false, proof: undefined }, 'no script'],
    ['no script and a proof that is none', { script: false, proof: 'bm9uZQ==' }, 'no proof'],
  ])('with %s is doubtful, and no more', async (_what, more, why) => {
    expect(await judged(more)).toMatchObject({ verdict: 'doubtful', doubts: [why] })
  })

  it('sent within three seconds is doubtful', async () => {
    const early = { ...(await evidence()), formToken: doubt.issueFormToken(quote) }
    clock.advance(2999)
    expect((await doubt.judge(early)).doubts).toEqual(['too fast'])
    clock.advance(1)
    expect((await doubt.judge(early)).doubts).toEqual([])
  })

  it('of a page that another node with a faster clock has rendered is fine', async () => {
    clock.advance(20_000)
    const formToken = doubt.issueFormToken(quote)
    clock.advance(-20_000)
    expect(
      (await doubt.judge({ ...quote, visitor: '203.0.113.5', formToken, honeypot: '', proof: await prove(), script: true })).doubts,
    ).toEqual([])
  })
})

const { refusals } = wordsIn('en-US')

describe('the token of a form', () => {
  const refusedAsOld = [422, 'formToken', pageTooOld(refusals)]

  it('has a key of its own each time, and when it was shown', () => {
    const [one, two] = [doubt.issueFormToken(quote), doubt.issueFormToken(quote)].map((token) => doubt.readFormToken(quote, token))
    expect(one?.key).toMatch(/^[\w-]{22}$/)
    expect(one?.key).not.toBe(two?.key)
    expect(one?.renderedAt).toEqual(clock.now())
  })

  it('is refused when it is forged, of another form or of another insurer, with the advice to load the page again', async () => {
    const good = doubt.issueFormToken(quote)
    const [key, at, mac] = good.split('.')
    const earlier = (Number.parseInt(at, 36) - 60_000).toString(36)
    const bad = ['', 'x', `${key}.${at}`, `${key}.${earlier}.${mac}`, `${'A'.repeat(22)}.${at}.${mac}`, `${good}x`, `${good}.`, `${good}\n`]
    for (const formToken of bad) expect([formToken, await told(judged({ formToken }))]).toEqual([formToken, refusedAsOld])
    expect(await told(judged({ formToken: doubt.issueFormToken(contact) }))).toEqual(refusedAsOld)
    expect(await told(judged({ formToken: doubt.issueFormToken({ ...quote, tenant: 'prairie' }) }))).toEqual(refusedAsOld)
    expect(await told(judged({ formToken: doubtWith(captcha, sealingWith('another')).issueFormToken(quote) }))).toEqual(refusedAsOld)
  })

  it('is good for a day', async () => {
    const formToken = doubt.issueFormToken(quote)
    clock.advance(24 * hour - 60_000)
    expect((await judged({ formToken })).verdict).toBe('fine')
    clock.advance(60_000)
    expect(await told(judged({ formToken }))).toEqual(refusedAsOld)
  })

  it('is no better for a clock that was ahead, and good again for nobody', async () => {
    clock.advance(365 * 24 * hour)
    const formToken = doubt.issueFormToken(quote)
    clock.advance(-365 * 24 * hour)
    expect(await told(judged({ formToken }))).toEqual(refusedAsOld)
  })
})

describe('a proof of work', () => {
  const refusedForProof = [422, 'captcha', noProof(refusals)]

  it.each([
    ['none', () => undefined],
    ['nothing', () => ''],
    ['no base64', () => '\u0000%%'],
    ['no JSON', () => Buffer.from('{').toString('base64')],
    ['another shape', () => Buffer.from('{"challenge":{},"solution":{}}').toString('base64')],
    ['the prototype', () => Buffer.from('{"__proto__":{"challenge":1}}').toString('base64')],
    ['a megabyte', () => 'A'.repeat(1_000_000)],
  ])('that is %s is asked for, of a browser with script', async (_what, proof) => {
    expect(await told(judged({ proof: proof() }))).toEqual(refusedForProof)
  })

  it('counts for its own form and insurer alone, and for two hours', async () => {
    expect(await told(judged({ proof: await prove(contact) }))).toEqual(refusedForProof)
    expect(await told(judged({ proof: await prove({ ...quote, tenant: 'prairie' }) }))).toEqual(refusedForProof)
    const proof = await prove()
    clock.advance(2 * hour - 60_000)
    expect((await judged({ proof })).verdict).toBe('fine')
    clock.advance(60_000)
    expect(await told(judged({ proof }))).toEqual(refusedForProof)
  })

  it('is worth nothing when less was asked than we did, or it was not done', async () => {
    const { challenge, solution } = JSON.parse(atob(await prove()))
    const { parameters, signature } = challenge
    const written = (is: object) => btoa(JSON.stringify(is))
    const bad = [
      { challenge: { parameters: { ...parameters, cost: 1 }, signature }, solution },
      { challenge: { parameters: { ...parameters, data: { ...parameters.data, until: 9e15 } }, signature }, solution },
      { challenge: { parameters, signature: signature.replace(/^./, (first: string) => (first === '0' ? '1' : '0')) }, solution },
      { challenge, solution: { ...solution, derivedKey: parameters.keyPrefix + '0'.repeat(32) } },
      { challenge: JSON.parse(atob(await prove())).challenge, solution },
    ]
    for (const is of bad) expect(await told(judged({ proof: written(is) }))).toEqual(refusedForProof)
    expect((await judged({ proof: written({ challenge, solution }) })).verdict).toBe('fine')
  })

  it('counts once, however it is written; the second time is doubtful', async () => {
    const proof = await prove()
    const first = await judged({ proof })
    expect(await store(first.proof)).toBe(true)
    const { challenge, solution } = JSON.parse(atob(proof))
    const rewritten = btoa(JSON.stringify({ solution: { time: 5, ...solution }, extra: 1, challenge }))
    for (const again of [proof, rewritten]) expect(await store((await judged({ proof: again })).proof)).toBe(false)
  })

  it('counts with one form: what comes with it again is put aside, and its sender is told as if it were not', async () => {
    const contactMe = { tenant: 'windbreak', form: 'contact-me' }
    const proof = await solveProof(
      async () => (await (await fetch(`${site.origin}/api/forms/challenge?form=contact-me`)).json()) as FormChallenge,
    )
    const shown = () => new Date(site.clock.now().getTime() - 60_000)
    const { issueFormToken } = createFormTokens({ signing: createSealing(testRing), now: shown })
    const answers = { firstName: ['Al'], lastName: ['One'], email: ['al@mail.example'], phone: ['970 555 0180'] }
    const send = () => site.post(sendForm.path, { form: 'contact-me', token: issueFormToken(contactMe), answers, proof, page: '/360' })
    const [first, second] = [await send(), await send()]
    expect([first.status, second.status, second.body.status]).toEqual([200, 200, true])
    const rows = await site.database.db.select().from(submissions)
    const told = [first, second].map(({ body }) => rows.find(({ reference }) => reference === body.reference))
    expect(told.map((row) => [row?.state, row?.doubts])).toEqual([
      ['new', []],
      ['spam', ['proof used before']],
    ])
  })

  it('counts for one of two that come at the same moment', async () => {
    const proof = await prove()
    const both = await Promise.all([judged({ proof }), judged({ proof })])
    expect(both.map(({ verdict }) => verdict)).toEqual(['fine', 'fine'])
    expect((await Promise.all(both.map((each) => store(each.proof)))).toSorted()).toEqual([false, true])
  })

  it('is not burnt by a submission that fails', async () => {
    const proof = await prove()
    const first = await judged({ proof })
    const failing = site.database.db.transaction(async (tx) => {
      await useUp(tx as unknown as Db, first.proof)
      throw new Error('the disk is full')
    })
    await expect(failing).rejects.toThrow('the disk is full')
    expect((await judged({ proof })).verdict).toBe('fine')
  })

  it('is forgotten when it would not be taken any more', async () => {
    await store((await judged()).proof)
    const forget = forgetUsedProofs({ now: clock.now })
    const work = { id: 1, attempt: 1, payload: {}, signal: AbortSignal.timeout(60_000), requireLease: async () => {} }
    const kept = async () => {
      const write = await forget.run(work)
      await write?.(site.database.db)
      return (await site.database.db.select().from(usedProofs)).length
    }
    clock.advance(2 * hour - 60_000)
    expect(await kept()).toBe(1)
    clock.advance(10 * 60_000)
    expect(await kept()).toBe(0)
  })
})

describe('too many', () => {
  it('of one address are doubtful, then refused with the time to wait, and it passes', async () => {
    const verdicts: unknown[] = []
    for (let count = 0; count < formLimits.submissions.max; count++) verdicts.push((await judged({ visitor: '2001:db8::1' })).doubts)
    const { max } = formLimits.oftenFromOneAddress
    expect(verdicts.slice(0, max)).toEqual(Array.from({ length: max }, () => []))
    expect(verdicts.slice(max).every((doubts) => String(doubts) === 'many from one address')).toBe(true)
    // One home has a whole /64.
    await expect(doubt.requireRoom('2001:db8::2')).rejects.toMatchObject({ statusCode: 429 })
    await expect(judged({ visitor: '2001:db8::2' })).rejects.toMatchObject({ statusCode: 429, also: { retryAfter: expect.any(Number) } })
    await expect(doubt.requireRoom('2001:db8:0:1::2')).resolves.toBeUndefined()
    clock.advance(hour)
    await expect(doubt.requireRoom('2001:db8::2')).resolves.toBeUndefined()
    expect((await judged({ visitor: '2001:db8::2' })).verdict).toBe('fine')
  })

  it('with one e-mail are doubtful, however it is written and wherever it comes from, for a day', async () => {
    const doubts: string[][] = []
    const spellings = ['ann@example.com', 'Ann@Example.com', ' ANN@example.com ', 'ann@example.com']
    for (const [count, senderEmail] of spellings.entries())
      doubts.push((await judged({ senderEmail, visitor: `203.0.113.${count}` })).doubts)
    expect(doubts).toEqual([[], [], [], ['many from one sender']])
    expect((await judged({ senderEmail: 'ben@example.com' })).doubts).toEqual([])
    const keys = (await site.database.db.select().from(rateLimits)).map(({ key }) => key).join()
    expect(keys).not.toContain('example.com')
    clock.advance(24 * hour)
    expect((await judged({ senderEmail: 'ann@example.com' })).doubts).toEqual([])
  })
})
