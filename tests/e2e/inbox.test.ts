import { and, eq } from 'drizzle-orm'
import type { Browser, Page } from 'playwright-core'
import { afterAll, afterEach, beforeAll, describe, expect, it } from 'vitest'
import { auditLog, submissionNotes } from '../../src/server/db/tables/desk.ts'
import { submissions } from '../../src/server/db/tables/forms.ts'
import { mails } from '../../src/server/db/tables/mails.ts'
import { loadBuiltPages } from '../../src/server/pages/built-pages.ts'
import { createSealing } from '../../src/server/sealing/create-sealing.ts'
import { axeFindings } from '../fixtures/axe.ts'
import { launchBrowser } from '../fixtures/browser.ts'
import { mainButtons } from '../fixtures/main-buttons.ts'
import { createSeats, type Seats } from '../fixtures/seats.ts'
import { insertSentForm, type SomethingSent } from '../fixtures/sent-forms.ts'
import { startTestApp, type TestApp, type TestPerson } from '../fixtures/test-app.ts'
import { testRing } from '../fixtures/test-ring.ts'

const sealing = createSealing(testRing)
const hour = 3600_000
const shots = process.env.INBOX_SHOTS

let site: TestApp
let browser: Browser
let seats: Seats
beforeAll(async () => {
  site = await startTestApp({ pages: await loadBuiltPages('build') })
  browser = await launchBrowser()
  seats = createSeats(browser, site.origin)
})
afterAll(async () => {
  await browser?.close()
  await site?.close()
})
afterEach(async () => {
  await seats.giveBackAll()
  await site.database.db.delete(submissions)
})

const insert = (sent: SomethingSent = {}) => insertSentForm(site.database.db, sealing, sent)

/** The page as somebody signed in has it, alive unless it is asked for without script. */
async function visit(path = '', { as = 'admin', width = 1280, script = true }: { as?: TestPerson; width?: number; script?: boolean } = {}) {
  const options = { viewport: { width, height: 900 }, javaScriptEnabled: script, reducedMotion: 'reduce' } as const
  const page = await seats.take(options, await site.cookieOf(as))
  const troubles: string[] = []
  page.on('pageerror', (error) => troubles.push(String(error)))
  page.on('console', (message) => message.type() === 'error' && troubles.push(`${message.text()} ${message.location().url}`))
  await page.goto(`${site.origin}/360/inbox${path}`)
  if (script) await page.locator('.inbox[data-alive]').waitFor()
  return Object.assign(page, { troubles })
}

/** The same, which hears already what happens at the desk. */
async function visitLive(path: string) {
  const page = await visit(path)
  // The first page's news are not to be taken for the second's.
  await page.goto('about:blank')
  const news = page.waitForResponse((response) => response.url().endsWith('/api/desk/news'))
  await page.goto(`${site.origin}/360/inbox${path}`)
  await news
  await page.locator('.inbox[data-alive]').waitFor()
  return page
}

/** Looks whether everybody can use it as it is shown now, that nothing hangs over the side, and keeps a picture where one is wanted. */
async function isSound(page: Page, name: string) {
  expect([name, await axeFindings(page)]).toEqual([name, []])
  expect([name, await page.evaluate(() => document.documentElement.scrollWidth - innerWidth)]).toEqual([name, 0])
  if (shots) await page.screenshot({ path: `${shots}/${name}.png`, fullPage: true })
}

const rows = (page: Page) => page.locator('.inbox-rows > li')
const focused = (page: Page) =>
  page.evaluate(() => document.activeElement?.querySelector('b')?.textContent ?? document.activeElement?.textContent)
const stateOf = async (id: number) => (await site.database.db.select().from(submissions).where(eq(submissions.id, id)))[0]
const mailsOf = (submission: number) =>
  site.database.db
    .select()
    .from(mails)
    .where(and(eq(mails.submission, submission), eq(mails.kind, 'reply')))

describe('the inbox', () => {
  it('is worked through by keyboard alone', async () => {
    const now = Date.now()
    const first = await insert({
      sender: { name: 'First Waiting', email: 'one@example.com', phone: '' },
      promisedAt: new Date(now - 3 * 24 * hour),
      waitingSince: new Date(now - 4 * 24 * hour),
    })
    const second = await insert({
      sender: { name: 'Second Waiting', email: 'two@example.com', phone: '' },
      promisedAt: new Date(now - 2 * hour),
    })
    await insert({ sender: { name: 'Third Waiting', email: 'three@example.com', phone: '' } })
    const page = await visit()
    expect(await rows(page).locator('b').allTextContents()).toEqual(['First Waiting', 'Second Waiting', 'Third Waiting'])
    expect(await page.locator('.inbox-wait').allTextContents()).toEqual([
      'Waits 3 days longer than promised',
      'Waits 2 h longer than promised',
      expect.stringMatching(/^Answer due in \d h$/),
    ])
    await page.keyboard.press('j')
    await page.keyboard.press('Enter')
    await expect.poll(() => page.locator('.case h2').textContent()).toBe('First Waiting')
    expect(new URL(page.url()).search).toBe(`?case=${first}`)
    await expect.poll(() => rows(page).first().getAttribute('data-unread')).toBeNull()
    await page.keyboard.press('a')
    await expect.poll(async () => (await stateOf(first)).assignedName).toBe('Marlene Ruiz')
    await expect.poll(() => rows(page).count()).toBe(2)
    await page.keyboard.press('j')
    await page.keyboard.press('j')
    await page.keyboard.press('k')
    await page.keyboard.press('Enter')
    await expect.poll(() => page.locator('.case h2').textContent()).toBe('Second Waiting')
    await page.keyboard.press('n')
    await page.keyboard.type('j and k are letters here.')
    await page.keyboard.press('Tab')
    await page.keyboard.press('Enter')
    await expect.poll(() => page.locator('.case-note-text').textContent()).toBe('j and k are letters here.')
    await expect.poll(() => focused(page)).toBe('Second Waiting')
    await page.keyboard.press('r')
    await page.keyboard.type('We insure it.')
    await page.keyboard.press('Escape')
    await expect.poll(() => page.locator('.composer').count()).toBe(0)
    await expect.poll(() => focused(page)).toBe('Second Waiting')
    await page.keyboard.press('d')
    await expect.poll(async () => (await stateOf(second)).state).toBe('done')
    await expect.poll(() => focused(page)).toBe('Third Waiting')
    await page.keyboard.press('?')
    await page.locator('dialog[open]').waitFor()
    await page.keyboard.press('Escape')
    await expect.poll(() => page.locator('dialog[open]').count()).toBe(0)
    await page.keyboard.press('/')
    await page.keyboard.type('waiting')
    await page.keyboard.press('Enter')
    await expect.poll(() => rows(page).count()).toBe(3)
    expect(await mailsOf(second)).toEqual([])
    expect(page.troubles).toEqual([])
  })

  it.each([true, false])('on a phone leads back to where one was in the list (with script: %s)', async (script) => {
    for (let index = 0; index < 20; index++)
      await insert({
        sender: { name: `Waiting ${index}`, email: `w${index}@example.com`, phone: '' },
        promisedAt: new Date(Date.now() + index * hour),
      })
    const page = await visit('', { width: 360, script })
    const row = rows(page).nth(15)
    await row.getByRole('link').click()
    await page.locator('.case h2', { hasText: 'Waiting 15' }).waitFor()
    await page.getByRole('link', { name: 'Back to the list' }).click()
    await row.getByText('Waiting 15').waitFor()
    const place = () =>
      row.evaluate((each) => {
        const { top, bottom } = each.getBoundingClientRect()
        return top >= 52 && bottom <= innerHeight
      })
    await expect.poll(place).toBe(true)
    await page.keyboard.press('Tab')
    expect(await focused(page)).toBe('Waiting 15')
    expect(page.troubles).toEqual([])
  })

  it('keeps what was begun by its case, asks before it is left, and leaves the focus where it was', async () => {
    const id = await insert()
    await insert({ sender: { name: 'Other Person', email: 'other@example.com', phone: '' } })
    const page = await visit(`?case=${id}`)
    await page.getByRole('button', { name: 'Reply by mail' }).click()
    await page.getByLabel('Your reply').fill('We insure it.')
    await page.getByRole('button', { name: 'Write a note' }).click()
    await page.keyboard.type('Call after five.')
    await page.getByRole('link', { name: /Other Person/ }).click()
    await expect.poll(() => page.locator('.case h2').textContent()).toBe('Other Person')
    await page.getByRole('button', { name: 'Write a note' }).click()
    expect(await page.locator('.composer-note textarea').inputValue()).toBe('')
    await page.getByRole('link', { name: /Ruth Ostrander/ }).click()
    await page.getByRole('button', { name: 'Go on with the note' }).click()
    expect(await page.locator('.composer-note textarea').inputValue()).toBe('Call after five.')
    await page.keyboard.press('Escape')
    await expect.poll(() => focused(page)).toBe('Go on with the note')

    const asked: string[] = []
    page.on('dialog', (dialog) => {
      asked.push(dialog.type())
      void dialog.accept()
    })
    await page.reload()
    expect(asked).toEqual(['beforeunload'])
    await page.getByRole('button', { name: 'Go on with the reply' }).click()
    expect(await page.getByLabel('Your reply').inputValue()).toBe('We insure it.')
    await page.getByRole('button', { name: 'Send mail to ruth@example.com' }).click()
    await expect.poll(() => focused(page)).toBe('Reply by mail')
    await page.getByRole('button', { name: 'Go on with the note' }).click()
    await page.getByRole('button', { name: 'Save note' }).click()
    await expect.poll(() => focused(page)).toBe('Write a note')
    await page.getByRole('button', { name: 'Done', exact: true }).click()
    await expect.poll(() => focused(page)).toBe('Ruth Ostrander')
    await page.getByRole('button', { name: 'Reopen' }).click()
    await page.getByRole('button', { name: 'Done', exact: true }).waitFor()
    await expect.poll(() => focused(page)).toBe('Ruth Ostrander')
    await page.reload()
    expect(asked).toHaveLength(1)
    expect(page.troubles).toEqual([])
  })

  it('keeps nothing of what was begun once somebody logs out', async () => {
    const id = await insert()
    const page = await visit(`?case=${id}`)
    await page.getByRole('button', { name: 'Reply' }).first().click()
    await page.getByLabel('Your reply').fill('Dear Ruth, it')
    const kept = () => page.evaluate(() => sessionStorage.getItem('shelterbelt:desk-drafts'))
    await expect.poll(kept).toContain('Dear Ruth')
    page.on('dialog', (dialog) => void dialog.accept())
    await page.locator('.account-out').click()
    await page.waitForURL((url) => url.pathname !== '/360/inbox')
    expect(await kept()).toBe(null)
  })

  it('has the window of a phone for itself', async () => {
    const page = await visit('', { width: 360 })
    const ways = page.locator('.inbox-tools > a, .inbox-tool, .account-desks a')
    const tops = await ways.evaluateAll((found) =>
      found.filter((each) => each.checkVisibility()).map((each) => each.getBoundingClientRect()),
    )
    expect(tops.length).toBeGreaterThanOrEqual(3)
    expect(tops.filter((box) => box.width < 44 || box.height < 44)).toEqual([])
    // Its own name is not cut in two for them.
    expect(
      await page.locator('h1').evaluate((name) => name.getBoundingClientRect().height / parseFloat(getComputedStyle(name).lineHeight)),
    ).toBeCloseTo(1, 1)
    expect(await page.locator('.dock').count()).toBe(0)
    await page.goto(`${site.origin}/360`)
    expect(await page.locator('.dock').count()).toBe(1)
  })

  it('gives a case a page of its own where large letters leave room for one thing', async () => {
    const id = await insert()
    const page = await visit()
    await page.evaluate(() => (document.documentElement.style.fontSize = '32px'))
    // The list alone is shown from then on.
    await page.locator('.inbox .case').waitFor({ state: 'hidden' })
    await rows(page).locator(`a[href$="case=${id}"]`).click()
    await page.waitForURL((url) => url.search === `?case=${id}`)
    // From there the list is a step back.
    await page.goBack()
    await expect.poll(() => page.url()).toBe(`${site.origin}/360/inbox`)
  })

  it('says in its own words why a case was put aside, and which cannot be opened', async () => {
    const id = await insert({ state: 'spam', doubts: ['too fast', 'of a later version'] })
    const page = await visit(`?case=${id}`)
    await page.getByText('Sent faster than anybody types; of a later version').waitFor()
    await site.database.db.update(submissions).set({ keyId: 'lost' })
    await page.goto(`${site.origin}/360/inbox?state=spam`)
    expect(await rows(page).locator('b').allTextContents()).toEqual(['Cannot be opened'])
  })

  it('lets nobody press a key by mistake who does without them', async () => {
    const id = await insert()
    const page = await visit(`?case=${id}`)
    await page.getByRole('button', { name: 'Keys' }).click()
    await page.getByLabel('Use these keys').uncheck()
    await page.keyboard.press('Escape')
    await page.keyboard.press('d')
    await page.getByRole('button', { name: 'Assign to me' }).click()
    await expect.poll(async () => (await stateOf(id)).assignedName).toBe('Marlene Ruiz')
    expect((await stateOf(id)).state).toBe('assigned')
  })

  it('says what arrives and moves nothing until it is asked to', async () => {
    const old = await insert({ sender: { name: 'Was Here', email: 'a@example.com', phone: '' } })
    const page = await visitLive(`?case=${old}`)
    await insert({ sender: { name: 'Just Arrived', email: 'b@example.com', phone: '' }, promisedAt: new Date(Date.now() - hour) })
    await page.getByRole('button', { name: '1 new: show' }).waitFor()
    expect(await rows(page).locator('b').allTextContents()).toEqual(['Was Here'])
    if (shots) await page.screenshot({ path: `${shots}/arrived.png` })
    // Notes are wheat wherever they stand.
    expect(await mainButtons(page)).toEqual(['Reply by mail: clay', 'Write a note: wheat'])
    await page.getByRole('button', { name: '1 new: show' }).click()
    expect(await rows(page).locator('b').allTextContents()).toEqual(['Just Arrived', 'Was Here'])
    expect(page.troubles).toEqual([])
  })

  it('says of a case that somebody else ended, or joined to another, that it is in the list no longer', async () => {
    const [ended, joined, left] = [
      await insert({ sender: { name: 'Ended Meanwhile', email: 'a@example.com', phone: '' }, promisedAt: new Date(Date.now() - 2 * hour) }),
      await insert({ reference: 'WM-CHILD' }),
      await insert({ reference: 'WM-ROOT' }),
    ]
    const page = await visitLive(`?case=${left}`)
    expect(await rows(page).count()).toBe(3)
    await site.post('/api/desk/move-case', { id: ended, to: 'done' }, { as: 'secondAdmin' })
    await page.getByRole('button', { name: '1 no longer here: show' }).waitFor()
    expect(await rows(page).first().innerText()).toMatch(/Ended Meanwhile[^]*No longer in this list/)
    await site.post('/api/desk/join-cases', { id: joined, to: left }, { as: 'secondAdmin' })
    await page.getByRole('button', { name: '2 no longer here: show' }).waitFor()
    expect(await page.getByText('No longer in this list').count()).toBe(2)
    await isSound(page, 'gone')
    await page.getByRole('button', { name: '2 no longer here: show' }).click()
    await expect.poll(() => rows(page).count()).toBe(1)
    expect(page.troubles).toEqual([])
  })

  it('shows who else has a case open, and stops a reply to one that changed', async () => {
    const id = await insert()
    const [mine, theirs] = [await visit(`?case=${id}`), await visit(`?case=${id}`, { as: 'secondAdmin' })]
    await mine.getByText('Owen Tate has this case open too.').waitFor()
    await mine.getByRole('button', { name: 'Reply by mail' }).click()
    await mine.getByLabel('Your reply').fill('We insure it.')
    await theirs.getByRole('button', { name: 'Write a note' }).click()
    await theirs.getByLabel('Note', { exact: true }).fill('I am on the phone with her.')
    await theirs.getByRole('button', { name: 'Save note' }).click()
    await mine.getByText('Somebody changed this case since you opened it.').waitFor()
    await mine.getByRole('button', { name: 'Send mail to ruth@example.com' }).click()
    await mine.getByRole('alert').filter({ hasText: 'Your reply was not sent' }).waitFor()
    expect(await mailsOf(id)).toEqual([])
    await isSound(mine, 'changed')
    expect(await mine.getByLabel('Your reply').inputValue()).toBe('We insure it.')
    await mine.getByRole('button', { name: 'Show the change' }).click()
    await mine.getByText('I am on the phone with her.').waitFor()
    await mine.getByRole('button', { name: 'Send mail to ruth@example.com' }).click()
    await mine.getByText('Your mail is kept here: no mail server is set.').waitFor()
    expect(await mailsOf(id)).toHaveLength(1)
    await mine.getByText('Read the mail').last().click()
    await mine.getByText('We insure it.').waitFor()
    expect(await site.database.db.select().from(submissionNotes)).toHaveLength(1)
  })

  it('is read without script: the list, a case, a search, a filter', async () => {
    const id = await insert({ reference: 'WM-7K3F-2M9Q' })
    await insert({ form: 'contact', sender: { name: 'Other Person', email: 'other@example.com', phone: '' } })
    const page = await visit('', { script: false })
    expect(await rows(page).count()).toBe(2)
    await page.getByRole('link', { name: /Ruth Ostrander/ }).click()
    expect(await page.locator('.case h2').textContent()).toBe('Ruth Ostrander')
    expect(await page.getByRole('button', { name: 'Done' }).count()).toBe(0)
    expect((await stateOf(id)).state).toBe('new')
    await page.getByLabel('Reference, name, e-mail or phone').fill('other@example.com')
    await page.keyboard.press('Enter')
    await expect.poll(() => rows(page).locator('b').allTextContents()).toEqual(['Other Person'])
    await page.goto(`${site.origin}/360/inbox?case=wm-7k3f-2m9q`)
    expect(await page.locator('.case h2').textContent()).toBe('Ruth Ostrander')
    await page.locator('.inbox-filters summary').click()
    await page.getByLabel('Form').selectOption('contact')
    await page.getByRole('button', { name: 'Show' }).click()
    await page.waitForURL('**form=contact**')
    expect(await rows(page).locator('b').allTextContents()).toEqual(['Other Person'])
  })

  it.each([360, 768, 1280])('is sound in each of its states at %d px', async (width) => {
    const empty = await visit('?state=spam', { width })
    await isSound(empty, `empty-${width}`)
    const now = Date.now()
    await insert({
      sender: {
        name: 'Wilhelmina Featherstonehaugh-Ostrander',
        email: 'a.very.long.address.indeed@subdomain.example.com',
        phone: '(970) 555-0142',
      },
      promisedAt: new Date(now - 3 * 24 * hour),
      agent: 'agent@windbreak.example',
      held: true,
      doubts: ['too fast'],
    })
    await insert({ promisedAt: new Date(now - 2 * hour), form: 'contact-me' })
    const id = await insert({ promisedAt: new Date(now + hour / 3), privacySignal: false })
    await insert()
    await site.post('/api/desk/write-note', { id, text: 'Call after five.\nShe milks before.' }, { as: 'secondAdmin' })
    await site.post('/api/desk/reply-to-case', { id, revision: 2, subject: 'Your barn', text: 'We insure it.' }, { as: 'secondAdmin' })
    const page = await visit('', { width })
    await isSound(page, `list-${width}`)
    await page.locator('.inbox-filters summary').click()
    await isSound(page, `filters-${width}`)
    const open = await visit(`?case=${id}`, { width })
    await isSound(open, `case-${width}`)
    await open.getByRole('button', { name: 'Reply by mail' }).click()
    await open.getByRole('button', { name: 'Send mail to ruth@example.com' }).click()
    await open.getByRole('alert').filter({ hasText: 'Please write the reply.' }).waitFor()
    const reply = open.getByRole('textbox', { name: 'Your reply', description: 'Please write the reply.' })
    await expect.poll(() => reply.evaluate((field) => field === document.activeElement)).toBe(true)
    expect(await reply.getAttribute('aria-invalid')).toBe('true')
    await isSound(open, `reply-${width}`)
    await open.getByRole('button', { name: 'Write a note' }).click()
    await open.locator('.composer-note').waitFor()
    expect(await open.locator('.composer').count()).toBe(1)
    await isSound(open, `note-${width}`)
    await open.getByRole('button', { name: 'Keys' }).click()
    await isSound(open, `keys-${width}`)
    const nowhere = await visit('?case=999999', { width })
    await isSound(nowhere, `missing-${width}`)
    const nothing = await visit('?q=nobody+at+all', { width })
    await isSound(nothing, `nothing-found-${width}`)
    expect([page, open, nowhere, nothing].flatMap(({ troubles }) => troubles)).toEqual([])
  })

  it.each([360, 768, 1280])(
    'is sound at %d px where a case is put aside, joined, or changed under a reply, and where a person is looked for',
    async (width) => {
      const spam = await insert({ state: 'spam', doubts: ['honeypot', 'too fast'], purgeAt: new Date(Date.now() + 30 * 24 * hour) })
      const aside = await visit(`?state=spam&case=${spam}`, { width })
      await aside.getByText('A field nobody sees was filled in; Sent faster than anybody types').waitFor()
      expect(await aside.locator('.inbox-wait, .case-wait').allTextContents()).toEqual(Array(2).fill('Put aside: nobody answers it'))
      await isSound(aside, `spam-${width}`)
      expect(aside.troubles).toEqual([])
      // Before what it shows is gone.
      await aside.close()
      await site.database.db.delete(submissions)

      const [joined, whole] = [await insert({ form: 'contact' }), await insert({ held: true })]
      const join = await site.post('/api/desk/join-cases', { id: joined, to: whole }, { as: 'secondAdmin' })
      expect(join.status).toBe(200)
      for (const [name, id] of [
        ['joined', joined],
        ['joined-to', whole],
      ] as const) {
        const page = await visit(`?case=${id}`, { width })
        await page.getByText('Joined to').first().waitFor()
        await isSound(page, `${name}-${width}`)
      }

      const page = await visit(`?case=${whole}`, { width })
      await page.getByRole('button', { name: 'Reply by mail' }).click()
      await page.getByLabel('Your reply').fill('We insure it.')
      await site.post('/api/desk/write-note', { id: whole, text: 'I am on the phone with her.' }, { as: 'secondAdmin' })
      await page.getByText('Somebody changed this case since you opened it.').waitFor()
      await page.getByRole('button', { name: 'Send mail to ruth@example.com' }).click()
      const alert = page.getByRole('alert').filter({ hasText: 'Your reply was not sent' })
      await alert.waitFor()
      // The button is given back its focus a moment later, and that is what could move the page.
      const send = page.getByRole('button', { name: 'Send mail to ruth@example.com' })
      await expect.poll(() => send.evaluate((each) => each === document.activeElement)).toBe(true)
      const { top, bottom } = await alert.evaluate((each) => each.getBoundingClientRect().toJSON() as DOMRect)
      expect(top).toBeGreaterThanOrEqual(0)
      expect(bottom).toBeLessThanOrEqual(page.viewportSize()!.height)
      await isSound(page, `stopped-${width}`)
      expect(await mailsOf(whole)).toEqual([])

      const person = await visit('?person', { width })
      await person.getByLabel('E-mail address').fill('ruth@example.com')
      await person.getByRole('button', { name: 'Find' }).click()
      await person.getByText('2 cases are on legal hold').waitFor()
      await isSound(person, `person-${width}`)
      await person.goto(`${site.origin}/360/inbox?record`)
      await person.locator('.inbox-record li').first().waitFor()
      await isSound(person, `record-${width}`)
      expect([page, person].flatMap(({ troubles }) => troubles).filter((each) => !each.includes('409'))).toEqual([])
    },
  )

  it('says that the list did not come, and asks again', async () => {
    await insert({ state: 'done' })
    const page = await visit()
    await page.route('**/api/desk/cases*', (route) => route.abort())
    await page.getByRole('link', { name: /^Done/ }).click()
    await page.getByText('The list could not be loaded.').waitFor()
    await isSound(page, 'failed')
    await page.unroute('**/api/desk/cases*')
    await page.getByRole('button', { name: 'Try again' }).click()
    await expect.poll(() => rows(page).count()).toBe(1)
  })

  it('shows an agent what is theirs, and the way there with how much is unread', async () => {
    await insert({ agent: 'agent@windbreak.example', sender: { name: 'Asks Dana', email: 'a@example.com', phone: '' } })
    await insert({ sender: { name: 'Asks Nobody', email: 'b@example.com', phone: '' } })
    const page = await visit('', { as: 'agent' })
    expect(await rows(page).locator('b').allTextContents()).toEqual(['Asks Dana'])
    expect(await page.getByRole('link', { name: 'One person' }).count()).toBe(0)
    await page.goto(`${site.origin}/360`)
    await expect.poll(() => page.locator('.account-desks').textContent()).toContain('Inbox')
    await expect.poll(() => page.locator('inbox-count').evaluate((element) => element.shadowRoot?.textContent)).toBe(' 1')
    const outsider = await visitPlainly('customer')
    expect(outsider).toBe('/login')
  })

  async function visitPlainly(as: TestPerson): Promise<string> {
    const answer = await fetch(`${site.origin}/360/inbox`, { headers: { cookie: await site.cookieOf(as) }, redirect: 'manual' })
    return answer.headers.get('location') ?? ''
  }

  it('has a record for admins of who did what, and of mails of no case, read without script', async () => {
    await insert({ reference: 'WM-SEEN' })
    const purged = { forms: { quote: 3, ers: 1 }, files: 2 }
    const night = { tenant: 'windbreak', account: '', name: '', happenedAt: site.clock.now() }
    await site.database.db.insert(auditLog).values({ ...night, what: 'purge', detail: purged })
    const page = await visit('?case=WM-SEEN')
    await page.getByRole('link', { name: 'Record', exact: true }).click()
    await page.getByRole('heading', { name: 'Record of the desk' }).waitFor()
    await page.locator('.inbox-record li').filter({ hasText: 'WM-SEEN' }).first().waitFor()
    await page.getByText('There are none.').waitFor()
    await page.getByText('files 2, ers 1, quote 3').waitFor()
    await isSound(page, 'record')
    const agent = await visit('?record', { as: 'agent', script: false })
    expect(await agent.getByRole('heading', { name: 'Record of the desk' }).count()).toBe(0)
  })

  it('erases one person after asking twice', async () => {
    await insert({ reference: 'WM-GONE' })
    await insert({ reference: 'WM-HELD', held: true })
    const page = await visit('?person')
    await page.getByLabel('E-mail address').fill('ruth@example.com')
    await page.getByRole('button', { name: 'Find' }).click()
    await page.getByText('1 case is on legal hold').waitFor()
    await isSound(page, 'person')
    const download = page.waitForEvent('download')
    await page.getByRole('button', { name: 'Export everything' }).click()
    expect((await download).suggestedFilename()).toBe('person.zip')
    // A button that rests while its work is done keeps whoever pressed it.
    await page.getByText('Everything was put into person.zip, in your downloads.').waitFor()
    await expect.poll(() => page.evaluate(() => document.activeElement?.textContent)).toBe('Export everything')
    await page.getByRole('button', { name: 'Erase everything …' }).click()
    await page.getByLabel('The address again').fill('rut@example.com')
    await page.getByRole('button', { name: 'Erase for good' }).click()
    await page.getByText('The two addresses are not the same.').waitFor()
    await isSound(page, 'person-sure')
    await page.getByLabel('The address again').fill('ruth@example.com')
    await page.getByRole('button', { name: 'Erase for good' }).click()
    await page.getByText('Kept, since they are on legal hold: WM-HELD.').waitFor()
    await expect.poll(() => page.evaluate(() => document.activeElement?.getAttribute('name'))).toBe('email')
    expect((await site.database.db.select().from(submissions)).map(({ reference }) => reference)).toEqual(['WM-HELD'])
    expect(page.troubles).toEqual([])
  })

  it('on paper is the case and nothing around it', async () => {
    const id = await insert()
    const page = await visit(`?case=${id}`)
    await page.emulateMedia({ media: 'print' })
    for (const gone of ['.inbox-list', '.inbox-head', '.case-actions']) expect(await page.locator(gone).isVisible()).toBe(false)
    for (const there of ['.case h2', '.case-answers']) expect(await page.locator(there).isVisible()).toBe(true)
    if (shots) await page.screenshot({ path: `${shots}/print.png`, fullPage: true })
  })
})
