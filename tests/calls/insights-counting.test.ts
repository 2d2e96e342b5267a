import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { startTestApp, type TestApp } from '../fixtures/test-app.ts'
import { counted, everythingCounted, iphone, visit } from '../fixtures/counted.ts'

let site: TestApp
beforeAll(async () => {
  site = await startTestApp()
})
afterAll(() => site?.close())

const views = async (path: string) => (await counted(site, 'page'))[path]

describe('a view', () => {
  it('is counted when the page is made, when it is kept, and when the browser has it already', async () => {
    const first = await visit(site, '/360/faq')
    const etag = first.headers.get('etag') ?? ''
    await visit(site, '/360/faq')
    expect((await visit(site, '/360/faq', { 'if-none-match': etag })).status).toBe(304)
    await expect.poll(() => views('/360/faq')).toEqual([3, 3])
  })

  it('begins a visit where it comes from elsewhere, and goes on with one where it comes from us', async () => {
    await visit(site, '/360/claims-none')
    await visit(site, '/360/disclosure', { 'sec-fetch-site': 'cross-site', referer: 'https://www.Search.example/?q=my+name' })
    await visit(site, '/360/disclosure', { 'sec-fetch-site': 'same-origin', referer: `${site.origin}/360` })
    await visit(site, '/360/disclosure', { referer: `${site.origin}/360` })
    await expect.poll(() => views('/360/disclosure')).toEqual([3, 1])
    expect((await counted(site, 'source'))['search.example']).toEqual([1, 0])
  })

  it('is of a kind of device, and of the campaign a link names', async () => {
    await visit(site, '/360/life-insurance?utm_campaign=Spring%20Hail', { 'user-agent': iphone })
    await expect.poll(() => counted(site, 'campaign')).toEqual({ 'spring hail': [1, 0] })
    expect((await counted(site, 'device')).phone).toEqual([1, 1])
  })

  it('of a robot is on a line of its own', async () => {
    await visit(site, '/360/annuities', { 'user-agent': 'Mozilla/5.0 (compatible; Googlebot/2.1; +http://www.google.com/bot.html)' })
    await visit(site, '/360/annuities', { 'user-agent': 'curl/8.5.0' })
    await expect.poll(() => counted(site, 'robot')).toMatchObject({ Googlebot: [1, 0], 'another robot': [1, 0] })
    expect(await views('/360/annuities')).toBeUndefined()
  })
})

describe('nothing is counted', () => {
  it.each([
    ['of Global Privacy Control', { 'sec-gpc': '1' }],
    ['of Do Not Track', { dnt: '1' }],
    ['of a page that is fetched in case', { 'sec-purpose': 'prefetch' }],
    ['of what a script fetches', { 'sec-fetch-dest': 'empty' }],
  ])('%s', async (what, headers) => {
    const before = await counted(site, 'hour')
    const robots = await counted(site, 'robot')
    for (const path of ['/360/business-insurance', '/360/find-an-agent', '/360/other-offerings'])
      expect((await visit(site, path, { ...headers, referer: 'https://quiet.example/' })).status).toBe(200)
    // A robot that asks for privacy is none of ours to count either.
    if (what.startsWith('of Global') || what.startsWith('of Do')) await visit(site, '/360', { ...headers, 'user-agent': 'curl/8' })
    await visit(site, `/360/TermsConditions?mark=${encodeURIComponent(what)}`)
    const sum = (of: Record<string, [number, number]>) => Object.values(of).reduce((all, [many]) => all + many, 0)
    await expect.poll(async () => sum(await counted(site, 'hour'))).toBe(sum(before) + 1)
    expect(await counted(site, 'robot')).toEqual(robots)
    expect(await everythingCounted(site)).not.toContain('quiet.example')
  })

  it.each(['admin', 'agent'] as const)('of what the %s does', async (who) => {
    const before = await views('/360/about/careers')
    await visit(site, '/360/about/careers', { cookie: await site.cookieOf(who) })
    await visit(site, '/360/about/our-community', { cookie: await site.cookieOf('customer') })
    await expect.poll(() => views('/360/about/our-community')).toBeTruthy()
    expect(await views('/360/about/careers')).toEqual(before)
  })

  it('that is about a person', async () => {
    await visit(site, '/360/agent-details/dana@windbreak.example', { referer: 'http://203.0.113.7/inbox?user=dana' })
    await visit(site, '/360/pay/payment/PAY-S3CRET', { referer: 'http://intranet/dana' })
    await visit(site, '/360/start-a-quote/dana@windbreak.example?utm_source=dana@windbreak.example')
    await visit(site, '/360/reminders/s3cret?utm_campaign=policy%201234567')
    await expect.poll(async () => Object.keys(await counted(site, 'page'))).toContain('/360/reminders/:code')
    const names = Object.keys(await counted(site, 'page'))
    expect(names).toEqual(expect.arrayContaining(['/360/agent-details/:id', '/360/pay/payment/:code', '/360/start-a-quote']))
    const all = await everythingCounted(site)
    for (const secret of ['dana', '203.0.113', '127.0.0.1', 'S3CRET', 's3cret', 'intranet', '1234567', 'Firefox', 'Mozilla'])
      expect(all.toLowerCase()).not.toContain(secret.toLowerCase())
  })
})
