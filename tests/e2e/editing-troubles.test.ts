import sharp from 'sharp'
import { afterAll, afterEach, beforeAll, expect, it } from 'vitest'
import { axeFindings } from '../fixtures/axe.ts'
import { seenByVisitor, startEditingDesk, type EditingDesk, type Editor } from './editing-desk.ts'

let desk: EditingDesk
let editor: Editor
let other: Editor | undefined
beforeAll(async () => {
  desk = await startEditingDesk()
})
afterEach(async () => {
  await editor?.close()
  await other?.close()
  other = undefined
})
afterAll(() => desk?.close())

const fresh = (words: string) => `${words} ${Math.random().toString(36).slice(2, 7)}`

it('keeps trying while there is no connection, and warns before the page is left', async () => {
  editor = await desk.open()
  const panel = await editor.edit('Edit Header')
  const words = fresh('Written on the train')
  await panel.getByLabel('Label 3').fill(words)
  await editor.context.setOffline(true)
  await editor.save()
  await editor.state.filter({ hasText: 'Not saved yet: no connection; kept on this device' }).waitFor()
  expect(await axeFindings(editor.page)).toEqual([])
  const warned = editor.page.waitForEvent('dialog')
  await editor.page.close({ runBeforeUnload: true })
  const warning = await warned
  expect(warning.type()).toBe('beforeunload')
  await warning.dismiss()
  await editor.context.setOffline(false)
  await panel
    .getByRole('button', { name: 'Try now' })
    .click({ timeout: 2_000 })
    .catch(() => {})
  await editor.visible()
  expect(await seenByVisitor(desk.site, words)).toEqual([words])
})

it('goes on with the same save after signing in again in a small window', async () => {
  editor = await desk.open()
  const panel = await editor.edit('Edit Header')
  const words = fresh('Written overnight')
  await panel.getByLabel('Label 3').fill(words)
  const keys: (string | undefined)[] = []
  editor.page.on('request', (request) => request.url().endsWith('/add-new') && keys.push(request.headers()['idempotency-key']))
  await editor.context.clearCookies()
  await editor.save()
  await panel.getByText('You were signed out at').waitFor()
  expect(await axeFindings(editor.page)).toEqual([])

  await signInAgain()
  await editor.visible()
  expect(await seenByVisitor(desk.site, words)).toEqual([words])
  expect(new Set(keys).size).toBe(1)
  expect(editor.page.url()).toBe(`${desk.site.origin}/360`)
})

it.each([
  [1280, 860],
  [1280, 480],
  [640, 430],
  [320, 430],
])('whoever is signed out at %d × %d px where the device keeps nothing is told to leave the page open', async (width, height) => {
  editor = await desk.open()
  await editor.page.addInitScript(() => {
    Storage.prototype.setItem = () => {
      throw new DOMException('full', 'QuotaExceededError')
    }
  })
  await editor.visit('/360')
  const panel = await editor.edit('Edit Header')
  await panel.getByLabel('Label 3').fill(fresh('On this page alone'))
  await editor.page.setViewportSize({ width, height })
  await editor.context.clearCookies()
  await editor.save()
  await panel
    .getByText(/leave (it|this page) open/)
    .filter({ visible: true })
    .first()
    .waitFor()
  expect(await panel.getByText(/(safe|kept) on this device/).count()).toBe(0)
  // What a page was given for good goes with its browser.
  await editor.context.close()
})

it('sends a picture that met the end of the session after signing in again, and no field says so any more', async () => {
  editor = await desk.open()
  const panel = await editor.edit('Edit Header')
  await editor.context.clearCookies()
  const picture = { name: 'barn.png', mimeType: 'image/png', buffer: await tinyPng() }
  await panel.getByRole('group', { name: 'Background image' }).locator('input[type=file]').setInputFiles(picture)
  await panel.getByText('You were signed out at').waitFor()
  expect(await panel.getByText('Please sign in').count()).toBe(0)
  expect(await panel.getByText('What you typed').count()).toBe(0)
  await signInAgain()
  await panel.getByText(/^barn\.png, \d+ KB$/).waitFor()
  await editor.state.filter({ hasText: 'Not saved yet; kept on this device' }).waitFor()
  expect(await panel.getByText('Please sign in').count()).toBe(0)
  expect(editor.context.pages()).toHaveLength(1)
})

it.each([
  ['customer', 'Alex Neighbor'],
  ['admin', 'Marlene Ruiz'],
] as const)('keeps what one person typed out of the hands of the %s who signed in with the same browser', async (another, name) => {
  editor = await desk.open('agent')
  const panel = await editor.edit('Edit Header')
  const words = fresh('Written by Dana')
  await panel.getByLabel('Label 3').fill(words)
  const [cookie, value] = (await desk.site.cookieOf(another)).split('=')
  await editor.context.addCookies([{ name: cookie, value, url: desk.site.origin }])
  await editor.save()
  await panel.getByText(`${name} is signed in with this browser now.`).waitFor()
  await panel.getByText('Sign in again as Dana Whitlock in a small window; then it is saved').waitFor()
  expect(await axeFindings(editor.page)).toEqual([])
  expect(await seenByVisitor(desk.site, words)).toEqual([])

  await signInAgain('Agent')
  await editor.visible()
  expect(await seenByVisitor(desk.site, words)).toEqual([words])
  await panel.getByRole('button', { name: 'History of this section' }).click()
  await editor.panel.getByRole('listitem').filter({ hasText: 'On the page now' }).filter({ hasText: 'Dana Whitlock' }).waitFor()
})

it('is the same person who signs in again under another name: what they save elsewhere is not called somebody else’s', async () => {
  editor = await desk.enter('agent')
  const { page } = editor
  // As the page was sent when they had another name.
  await page.route(`${desk.site.origin}/360`, async (route) => {
    const response = await route.fetch()
    await route.fulfill({ response, body: (await response.text()).replaceAll('Dana Whitlock', 'Dana Hale') })
  })
  await editor.visit('/360')
  const panel = await editor.edit('Edit Header')
  await panel.getByLabel('Label 3').fill(fresh('Written by Dana Hale'))
  await editor.context.clearCookies()
  await editor.save()
  await signInAgain('Agent')
  await editor.visible()
  other = await desk.open('agent')
  await (await other.edit('Edit Header')).getByLabel('Label 3').fill(fresh('Written elsewhere'))
  await other.save()
  await other.visible()
  await panel.getByLabel('Label 3').fill(fresh('Written here'))
  await editor.save()
  await panel.getByText(/^You saved this section in another window/).waitFor()
  expect(await panel.getByText('Dana Whitlock saved').count()).toBe(0)
})

/** From the panel: one small window, of the identity provider, with one button to press. */
async function signInAgain(as = 'Admin') {
  const [small] = await Promise.all([
    editor.context.waitForEvent('page'),
    editor.panel.getByRole('button', { name: 'Sign in again' }).click(),
  ])
  await small.getByRole('button', { name: as, exact: true }).click()
}

const tinyPng = () =>
  sharp({ create: { width: 600, height: 400, channels: 3, background: '#2b6a3b' } })
    .png()
    .toBuffer()

it('lets the person choose where two changed the same field, and puts the rest together', async () => {
  editor = await desk.open()
  other = await desk.open('agent')
  const [mine, theirs, theirTag] = [fresh('Mine'), fresh('Theirs'), fresh('Their tag line')]
  const panel = await editor.edit('Edit Header')
  await panel.getByLabel('Label 3').fill(mine)
  await panel.getByLabel('Label 1').fill('Mine alone')
  const theirPanel = await other.edit('Edit Header')
  await theirPanel.getByLabel('Label 3').fill(theirs)
  await theirPanel.getByLabel('Tag Line').fill(theirTag)
  await other.save()
  await other.visible()

  await editor.save()
  await panel.getByText(/^Dana Whitlock saved this section at \d?\d:\d\d:\d\d [AP]M, while you were writing\.$/).waitFor()
  expect(await editor.state.textContent()).toBe('Not saved yet: one choice to make')
  expect(await panel.getByRole('radio', { checked: true }).count()).toBe(0)
  expect(await axeFindings(editor.page)).toEqual([])
  expect(await seenByVisitor(desk.site, theirs)).toEqual([theirs])

  const choice = panel.getByRole('group', { name: 'Label 3' })
  await choice.getByRole('radio', { name: /^Theirs/ }).check()
  expect(await editor.page.locator('main').getByText(theirs).count()).toBe(1)
  await choice.getByRole('button', { name: 'Write it together' }).click()
  await choice.getByLabel('Label 3, written together').fill(`${mine} and ${theirs}`)
  await editor.save()
  await editor.visible()
  const all = [`${mine} and ${theirs}`, 'Mine alone', theirTag]
  expect(await seenByVisitor(desk.site, ...all)).toEqual(all)
})

it('puts two people’s changes to different fields together without asking', async () => {
  editor = await desk.open()
  other = await desk.open('agent')
  const [mine, theirs] = [fresh('Mine'), fresh('Theirs')]
  const panel = await editor.edit('Edit Header')
  await panel.getByLabel('Label 3').fill(mine)
  await (await other.edit('Edit Header')).getByLabel('Tag Line').fill(theirs)
  await other.save()
  await other.visible()
  await editor.save()
  await panel.getByText('Put together with what Dana saved meanwhile: Tag Line.').waitFor()
  expect(await panel.getByLabel('Tag Line').inputValue()).toBe(theirs)
  expect(await seenByVisitor(desk.site, mine, theirs)).toEqual([mine, theirs])
})

it('offers the words of a draft whose fields are from before the site was renewed', async () => {
  editor = await desk.open()
  await (await editor.edit('Edit Contact')).getByLabel('Title', { exact: true }).fill('Stuck in a ditch by night?')
  await editor.page.close()

  const page = await editor.context.newPage()
  await page.goto(`${desk.site.origin}/360`)
  // As an older release would have kept it, with a field of another kind.
  await page.evaluate(() => {
    const storageKey = Object.keys(localStorage).find((key) => key.startsWith('shelterbelt:draft')) ?? ''
    const kept = JSON.parse(localStorage.getItem(storageKey) ?? '') as { draft: { value: Record<string, unknown> } }
    for (const name of Object.keys(kept.draft.value)) if (name !== 'title') kept.draft.value[name] = { value: [['another kind']] }
    localStorage.setItem(storageKey, JSON.stringify(kept))
  })
  await page.reload()
  await page.getByRole('button', { name: /^Edit Contact/ }).click()
  const panel = page.getByRole('dialog', { name: 'Edit Contact' })
  const words = panel.getByRole('textbox', { name: 'You left something here before the site was renewed' })
  expect(await words.inputValue()).toContain('Stuck in a ditch by night?')
  expect(await axeFindings(page)).toEqual([])
  await panel.getByRole('button', { name: 'Discard' }).click()
  await words.waitFor({ state: 'detached' })
  expect(await page.evaluate(() => Object.keys(localStorage).filter((key) => key.startsWith('shelterbelt:draft')))).toEqual([])
})

it('offers a draft after the tab is gone, compares it, and uses or discards it', async () => {
  editor = await desk.open()
  await (await editor.edit('Edit Contact')).getByLabel('Title', { exact: true }).fill('Stuck in a ditch?')
  await editor.page.close()
  const page = await editor.context.newPage()
  await page.goto(`${desk.site.origin}/360`)
  await page.getByRole('button', { name: 'Edit Contact, a draft waits' }).click()
  const panel = page.getByRole('dialog', { name: 'Edit Contact' })
  await panel.getByRole('heading', { name: /^You left something here a moment ago/ }).waitFor()
  expect(await panel.getByRole('status').textContent()).toBe('Showing what is saved; your draft is untouched')
  expect(await page.locator('main').getByText('Stuck in a ditch?').count()).toBe(0)
  await panel.getByRole('button', { name: 'Compare' }).click()
  expect(await panel.locator('ins').allTextContents()).toEqual(['in a ditch?'])
  expect(await axeFindings(page)).toEqual([])
  // What was pressed is gone, and whoever writes by keyboard goes on in the form.
  const isInForm = (of: typeof page) => of.evaluate(() => document.activeElement?.matches('.ed-body :is(input, textarea)') ?? false)
  await panel.getByRole('button', { name: 'Use' }).press('Enter')
  expect(await isInForm(page)).toBe(true)
  expect(await page.locator('main').getByText('Stuck in a ditch?').count()).toBe(1)
  await page.close()

  const third = await editor.context.newPage()
  await third.goto(`${desk.site.origin}/360`)
  await third.getByRole('button', { name: /^Edit Contact/ }).click()
  await third.getByRole('button', { name: 'Discard' }).press('Enter')
  expect(await isInForm(third)).toBe(true)
  // One that should have stayed is a button away.
  await third.getByText('The draft is discarded.').waitFor()
  expect(await axeFindings(third)).toEqual([])
  await third.getByRole('button', { name: 'Bring it back' }).press('Enter')
  await third.getByRole('heading', { name: /^You left something here/ }).waitFor()
  expect(await third.evaluate(() => document.activeElement?.textContent)).toBe('Use')
  expect(await third.evaluate(() => Object.keys(localStorage).filter((key) => key.startsWith('shelterbelt:draft')))).toHaveLength(1)
  await third.getByRole('button', { name: 'Discard' }).press('Enter')
  expect(await third.getByRole('dialog').getByRole('status').textContent()).toBe('No changes. This is what visitors see.')
  expect(await third.evaluate(() => Object.keys(localStorage).filter((key) => key.startsWith('shelterbelt:draft')))).toEqual([])
})

it('keeps the way back to each draft that was discarded while the panel is open, whatever is looked at meanwhile', async () => {
  editor = await desk.open()
  const { context } = editor
  let { page } = editor
  for (const words of ['Left first', 'Left second']) {
    await page.getByRole('button', { name: /^Edit Contact/ }).click()
    await page.getByRole('dialog', { name: 'Edit Contact' }).getByLabel('Title', { exact: true }).fill(words)
    await page.close()
    page = await context.newPage()
    await page.goto(`${desk.site.origin}/360`)
  }
  const kept = () => page.evaluate(() => Object.keys(localStorage).filter((key) => key.startsWith('shelterbelt:draft')).length)
  await page.getByRole('button', { name: /^Edit Contact/ }).click()
  const panel = page.getByRole('dialog', { name: 'Edit Contact' })
  const back = panel.getByRole('button', { name: /^Bring it back/ })
  await panel.getByText('1 older draft behind it.').waitFor()
  for (const many of [1, 2]) {
    await panel.getByRole('button', { name: 'Discard' }).click()
    await expect.poll(() => back.count()).toBe(many)
  }
  // Left within a minute, they have two names all the same.
  const names = await back.evaluateAll((buttons) => buttons.map((each) => each.getAttribute('aria-label')))
  expect(new Set(names).size).toBe(2)
  expect(await kept()).toBe(0)
  expect(await axeFindings(page)).toEqual([])
  await page.getByRole('button', { name: 'History of this section' }).click()
  await page.getByRole('button', { name: 'Back to editing' }).click()
  await expect.poll(() => back.count()).toBe(2)
  for (const left of [1, 0]) {
    await back.first().click()
    await expect.poll(() => back.count()).toBe(left)
  }
  await panel.getByText('1 older draft behind it.').waitFor()
  expect(await kept()).toBe(2)
  // Whoever closes the panel has decided.
  for (let draft = 0; draft < 2; draft++) await panel.getByRole('button', { name: 'Discard' }).click()
  await expect.poll(() => back.count()).toBe(2)
  await page.keyboard.press('Escape')
  await panel.waitFor({ state: 'detached' })
  await page.getByRole('button', { name: /^Edit Contact/ }).click()
  await panel.waitFor()
  expect(await back.count()).toBe(0)
})

it.each([
  [403, 'Not saved: you may not edit this any more', 'You may not edit this section any more'],
  [404, 'Not saved: this section is not on the site any more', 'This section is not on the site any more'],
])('lets everything be copied out when the server answers %i', async (status, foot, heading) => {
  editor = await desk.open()
  const panel = await editor.edit('Edit Contact')
  await panel.getByLabel('Title', { exact: true }).fill('Not lost')
  await editor.page.route('**/api/cms/add-new', (route) => route.fulfill({ status, json: { status: false, message: 'No.' } }))
  await editor.save()
  await panel.getByRole('heading', { name: heading }).waitFor()
  expect(await editor.state.textContent()).toBe(foot)
  expect(await panel.getByRole('textbox', { name: heading }).inputValue()).toContain('Title: Not lost')
  expect(await panel.getByRole('button', { name: 'Copy what you typed' }).count()).toBe(1)
  expect(await axeFindings(editor.page)).toEqual([])
  await panel.getByRole('button', { name: 'Cancel', exact: true }).click()
  const question = editor.page.getByRole('alertdialog', { name: 'You have changes that cannot be saved' })
  expect(await question.getByRole('button').allTextContents()).toEqual(['Copy and close', 'Keep as draft', 'Throw away', 'Back'])
  await editor.context.grantPermissions(['clipboard-read', 'clipboard-write'])
  await question.getByRole('button', { name: 'Copy and close' }).click()
  await panel.waitFor({ state: 'detached' })
  expect(await editor.page.evaluate(() => navigator.clipboard.readText())).toContain('Title: Not lost')
})
