import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { addNew, getPageContentList } from '../../src/calls/content-calls.ts'
import { siteNotice } from '../../src/content/notice/site-notice.ts'
import { wallTimeAt } from '../../src/nouns/wall-time.ts'
import { siteContext } from '../../src/pages/site.ts'
import { startTestApp, type TestApp } from '../fixtures/test-app.ts'
import { builtOf } from '../fixtures/tiny-pages.ts'

let made = 0
let site: TestApp
beforeAll(async () => {
  site = await startTestApp({
    pages: builtOf({
      any: {
        path: '/360/any',
        file: '',
        loader: async ({ context }) => ({ made: ++made, notice: await context.get(siteContext).notice() }),
      },
    }),
  })
  // Far from the hour that comes twice, which the clocks of the insurer do not tell from itself.
  while (!wall(0).includes('T12:')) site.clock.advance(10 * minute)
})
afterAll(() => site?.close())
beforeEach(() => say({ isShown: false }))

const minute = 60_000
const wall = (inMinutes: number) => wallTimeAt(new Date(site.clock.now().getTime() + inMinutes * minute), 'America/Denver')

async function say(more: Partial<typeof siteNotice.fallback>, as: 'admin' | 'visitor' = 'admin') {
  const content = siteNotice.toWire({ ...siteNotice.fallback, text: 'The office is closed.', ...more })
  return site.post(
    addNew.path,
    { pageName: 'Notice', section: 'Over_Every_Page', client: 'windbreak', content },
    as === 'admin' ? { as } : {},
  )
}

/** The page as a visitor gets it: what the loader told, which a kept page tells again. */
const ask = async () => {
  const page = await (await fetch(`${site.origin}/360/any`)).text()
  return { page, shown: page.includes('The office is closed.') }
}

describe('the notice over every page', () => {
  it('is there with the next page after it was saved, and gone with the next after that', async () => {
    expect((await ask()).shown).toBe(false)
    expect((await say({ isShown: true })).status).toBe(200)
    expect((await ask()).shown).toBe(true)
    await say({ isShown: false })
    expect((await ask()).shown).toBe(false)
  })

  it('is told to nobody but staff before its time', async () => {
    await say({ isShown: true, from: wall(10) })
    const asked = await site.post(getPageContentList.path, { pageName: 'Notice', client: 'windbreak' })
    expect(JSON.stringify(asked.body)).not.toContain('The office is closed.')
    expect((await ask()).page).not.toContain('The office is closed.')
  })

  it.each([
    ['without words', { isShown: true, text: ' ' }, 'Please enter what the notice says!'],
    ['that ends before it begins', { from: '2026-11-24T18:00', until: '2026-11-24T18:00' }, 'Please let it end after it begins!'],
    ['with a link that has no words', { link: '/360' }, 'Please enter the words of the link!'],
    ['with words of a link that leads nowhere', { linkLabel: 'What to do' }, 'Please enter link!'],
    ['on a day that is none', { from: '2026-02-30T18:00' }, 'Please enter a day and a time.'],
  ])('is refused %s', async (_what, more, message) => {
    expect(await say(more)).toMatchObject({ status: 422, body: { message } })
  })

  it('is written by admins alone', async () => {
    expect((await say({ isShown: true }, 'visitor')).status).toBe(401)
  })

  it('begins and ends by itself, on pages that are kept', async () => {
    await say({ isShown: true, from: wall(10), until: wall(20) })
    const before = await ask()
    expect(before.shown).toBe(false)
    expect(await ask()).toEqual(before)
    site.clock.advance(11 * minute)
    const during = await ask()
    expect(during.shown).toBe(true)
    expect(await ask()).toEqual(during)
    site.clock.advance(10 * minute)
    const after = await ask()
    expect(after.shown).toBe(false)
    // Nothing will change any more, so this one stays.
    site.clock.advance(48 * 60 * minute)
    expect(await ask()).toEqual(after)
  })
})
