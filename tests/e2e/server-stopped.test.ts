import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import type { Route } from 'playwright-core'
import sharp from 'sharp'
import { afterAll, afterEach, beforeAll, expect, it } from 'vitest'
import { axeFindings } from '../fixtures/axe.ts'
import { freePort, startRealSite, type RealSite } from '../fixtures/real-site.ts'
import { editors, seenByVisitor, startEditingDesk, type EditingDesk, type Editor } from './editing-desk.ts'

const folder = mkdtempSync(join(tmpdir(), 'shelterbelt-stopped-'))
let env: { DATA_DIR: string; PORT: string }
let desk: EditingDesk
let site: RealSite | undefined
let editor: Editor
beforeAll(async () => {
  env = { DATA_DIR: join(folder, 'data'), PORT: String(await freePort()) }
  desk = await startEditingDesk(env)
  site = desk.site
}, 60_000)
afterEach(() => editor?.close())
afterAll(async () => {
  await desk?.leave()
  await site?.close()
  await desk?.closeBrowser()
  rmSync(folder, { recursive: true, force: true })
})

async function stop() {
  await site?.close()
  site = undefined
}
const startAgain = async () => void (site = await startRealSite({ ...editors, ...env }))

it('a picture that is chosen while the server is down goes on its way by itself once it is back, and Save waits for it', async () => {
  editor = await desk.open()
  const panel = await editor.edit('Edit Header')
  await stop()
  const field = panel.getByRole('group', { name: 'Background image' })
  const green = sharp({ create: { width: 900, height: 600, channels: 3, background: '#2b6a3b' } })
  await field.locator('input[type=file]').setInputFiles({ name: 'barn.png', mimeType: 'image/png', buffer: await green.png().toBuffer() })
  await field.getByText('No connection. It goes on when that is back.').waitFor()
  await field.getByText(/^barn\.png, \d+ KB$/).waitFor()
  expect(await axeFindings(editor.page)).toEqual([])
  await panel.getByLabel('Label 3').fill('Typed while nobody answered')
  await editor.save()
  await editor.page.getByText('One moment: a file is still on its way.').waitFor()

  await startAgain()
  await field.getByRole('button', { name: 'Choose a file' }).waitFor()
  expect(await field.getByText('No connection').count()).toBe(0)
  await editor.save()
  await editor.visible()
  expect(await seenByVisitor(site as RealSite, 'Typed while nobody answered')).toEqual(['Typed while nobody answered'])
  await editor.page.reload()
  await editor.edit('Edit Header')
  await editor.panel.getByText('Uploaded picture, 900 × 600').waitFor()
})

it('the versions and the pictures of the site that could not be shown are there once the server is', async () => {
  editor = await desk.open()
  const panel = await editor.edit('Edit About')
  await stop()
  await panel.getByRole('group', { name: 'Image' }).getByRole('button', { name: 'Choose from the site' }).click()
  const library = editor.page.getByRole('dialog', { name: 'Pictures of this site' })
  await library.getByText('No connection: the pictures cannot be shown right now.').waitFor()
  await startAgain()
  await library.getByRole('listitem').first().waitFor()
  await library.getByText(/^\d+ pictures$/).waitFor()
  await library.getByRole('button', { name: 'Close' }).click()

  await stop()
  await panel.getByRole('button', { name: 'History of this section' }).click()
  const history = editor.page.getByRole('dialog', { name: 'History: About' })
  await history.getByText('No connection: the history cannot be shown right now.').waitFor()
  await startAgain()
  await history.getByText('First content').waitFor()
  expect(await history.getByRole('alert').count()).toBe(0)
})

it('a list of the panel that nobody answered for is read once somebody does', async () => {
  editor = await desk.open('admin', {}, '/360/find-an-agent')
  const list = '**/get-page-content-item-list*'
  await editor.page.route(list, (route) => route.abort())
  const panel = await editor.edit('Edit Find an Agent')
  await panel.getByText('No connection: the directory cannot be shown right now.').waitFor()
  await editor.page.unroute(list)
  await panel.getByRole('listitem').first().waitFor()
  expect(await panel.getByText('No connection').count()).toBe(0)
})

it('a picture that waits for the server can be left out, and what was there stays', async () => {
  editor = await desk.open()
  const panel = await editor.edit('Edit About')
  const field = panel.getByRole('group', { name: 'Image' })
  await editor.page.route('**/upload-image*', (route) => route.abort())
  await field.locator('input[type=file]').setInputFiles({ name: 'yard.png', mimeType: 'image/png', buffer: Buffer.from('x') })
  await field.getByRole('button', { name: 'Leave it out: yard.png' }).click()
  await field.getByText(/^Drawn scene/).waitFor()
  expect(await field.getByText('No connection').count()).toBe(0)
  expect(await editor.state.textContent()).toBe('No changes. This is what visitors see.')
})

it('who closes the panel while a picture waits for the server is asked, and may wait for it or leave it out', async () => {
  editor = await desk.open()
  const panel = await editor.edit('Edit About')
  await stop()
  const field = panel.getByRole('group', { name: 'Image' })
  const choose = (name: string) => field.locator('input[type=file]').setInputFiles({ name, mimeType: 'image/png', buffer: picture })
  const picture = await sharp({ create: { width: 800, height: 600, channels: 3, background: '#2b6a3b' } })
    .png()
    .toBuffer()
  await choose('orchard.png')
  await field.getByText('No connection. It goes on when that is back.').waitFor()
  await editor.page.keyboard.press('Escape')
  const question = editor.page.getByRole('alertdialog', { name: 'orchard.png is not sent yet' })
  await question.getByText('Closed now, it is left out; all else stays as it is.').waitFor()
  expect(await axeFindings(editor.page)).toEqual([])
  await question.getByRole('button', { name: 'Wait for it' }).click()
  await panel.getByRole('button', { name: 'Cancel' }).click()
  await question.getByRole('button', { name: 'Wait for it' }).click()
  await startAgain()
  await field.getByRole('button', { name: 'Choose a file' }).waitFor()
  await field.getByText(/^orchard\.png, \d+ KB$/).waitFor()
  await editor.save()
  await editor.visible()

  await stop()
  await choose('meadow.png')
  await field.getByText('No connection. It goes on when that is back.').waitFor()
  await editor.page.keyboard.press('Escape')
  await editor.page
    .getByRole('alertdialog', { name: 'meadow.png is not sent yet' })
    .getByRole('button', { name: 'Close without it' })
    .click()
  await panel.waitFor({ state: 'hidden' })
  await startAgain()
  await editor.edit('Edit About')
  await field.getByText('Uploaded picture, 800 × 600').waitFor()
  expect(await editor.state.textContent()).toBe('No changes. This is what visitors see.')
})

it('a picture that waits goes on while the versions of its section are looked at', async () => {
  editor = await desk.open()
  const panel = await editor.edit('Edit About')
  const upload = '**/upload-image*'
  await editor.page.route(upload, (route) => route.abort())
  const buffer = await sharp({ create: { width: 640, height: 480, channels: 3, background: '#8a3516' } })
    .png()
    .toBuffer()
  const field = panel.getByRole('group', { name: 'Image' })
  await field.locator('input[type=file]').setInputFiles({ name: 'barn.png', mimeType: 'image/png', buffer })
  await field.getByText('No connection. It goes on when that is back.').waitFor()
  await panel.getByRole('button', { name: 'History of this section' }).click()
  await editor.page.getByRole('dialog', { name: 'History: About' }).waitFor()
  const sent = editor.page.waitForResponse(upload)
  await editor.page.unroute(upload)
  expect((await sent).status()).toBe(200)
  await editor.page.keyboard.press('Escape')
  await editor.edit('Edit About')
  await panel.getByRole('button', { name: 'Use', exact: true }).click()
  await field.getByText('Uploaded picture, 640 × 480').waitFor()
  await editor.save()
  await editor.visible()
})

it('a picture on its way is shown, waited for and asked about once its versions were looked at, and a newer one takes its place', async () => {
  editor = await desk.open()
  const panel = await editor.edit('Edit About')
  const field = panel.getByRole('group', { name: 'Image' })
  const choose = async (name: string, width: number) => {
    const green = sharp({ create: { width, height: 480, channels: 3, background: '#2b6a3b' } })
    await field.locator('input[type=file]').setInputFiles({ name, mimeType: 'image/png', buffer: await green.png().toBuffer() })
  }
  const upload = '**/upload-image*'
  const comes = Promise.withResolvers<void>()
  const hold = async (route: Route) => {
    await comes.promise
    await route.continue()
  }
  await editor.page.route(upload, hold, { times: 1 })
  const older = editor.page.waitForRequest(upload)
  await choose('older.png', 700)
  const request = await older

  await panel.getByRole('button', { name: 'History of this section' }).click()
  await editor.page.getByRole('dialog', { name: 'History: About' }).getByRole('button', { name: 'Back' }).click()
  await field.getByRole('progressbar', { name: 'Sending older.png' }).waitFor()
  await panel.getByLabel('What it shows').waitFor({ state: 'detached' })
  await editor.save()
  await editor.page.getByText('One moment: a file is still on its way.').waitFor()
  await editor.page.keyboard.press('Escape')
  const question = editor.page.getByRole('alertdialog', { name: 'older.png is not sent yet' })
  await question.getByRole('button', { name: 'Wait for it' }).click()

  await choose('newer.png', 720)
  await field.getByRole('button', { name: 'Choose a file' }).waitFor()
  await field.getByText(/^newer\.png, \d+ KB$/).waitFor()
  comes.resolve()
  expect((await request.response())?.status()).toBe(200)
  await editor.save()
  await editor.visible()
  await editor.page.reload()
  await editor.edit('Edit About')
  await field.getByText('Uploaded picture, 720 × 480').waitFor()
})

it('who closes the versions of a section while a picture waits is asked as well, and stays to wait for it', async () => {
  editor = await desk.open()
  const panel = await editor.edit('Edit About')
  await editor.page.route('**/upload-image*', (route) => route.abort())
  const field = panel.getByRole('group', { name: 'Image' })
  await field.locator('input[type=file]').setInputFiles({ name: 'fence.png', mimeType: 'image/png', buffer: Buffer.from('x') })
  await field.getByText('No connection. It goes on when that is back.').waitFor()
  await panel.getByRole('button', { name: 'History of this section' }).click()
  const history = editor.page.getByRole('dialog', { name: 'History: About' })
  await history.waitFor()
  const question = editor.page.getByRole('alertdialog', { name: 'fence.png is not sent yet' })
  await editor.page.keyboard.press('Escape')
  await question.getByRole('button', { name: 'Wait for it' }).click()
  await history.getByRole('button', { name: 'Close, and keep what is not saved as a draft' }).click()
  await question.getByRole('button', { name: 'Close without it' }).click()
  await history.waitFor({ state: 'detached' })
  await editor.edit('Edit About')
  expect(await field.getByText('No connection').count()).toBe(0)
})

it.each([360, 1280])('who waits for a picture has before them which it is, and what is said of it, %d wide', async (width) => {
  editor = await desk.open('admin', { viewport: { width, height: 700 } })
  const answers = Promise.withResolvers<void>()
  await editor.page.route('**/360', async (route) => {
    await answers.promise
    await route.continue()
  })
  const asked = editor.page.waitForRequest('**/360')
  const panel = await editor.edit('Edit Header')
  await asked
  await editor.page.route('**/upload-image*', (route) => route.abort())
  const field = panel.getByRole('group', { name: 'Background image' })
  await field.locator('input[type=file]').setInputFiles({ name: 'fence.png', mimeType: 'image/png', buffer: Buffer.from('x') })
  const said = field.getByText('No connection. It goes on when that is back.')
  await said.waitFor()
  // Whoever writes elsewhere meanwhile may have half of it below the foot.
  await panel.getByLabel('Label 1').focus()
  await panel.getByRole('button', { name: 'Cancel', exact: true }).click()
  await editor.page.getByRole('button', { name: 'Wait for it' }).click()
  // What a link above it leads to is said as soon as the site has answered, and moves all that is below.
  answers.resolve()
  await panel.getByText(/^Leads to “Mutual Insurance: /).waitFor()
  const below = async () => {
    const [box, foot, head] = await Promise.all([
      said.boundingBox(),
      panel.locator('.ed-foot').boundingBox(),
      panel.locator('.ed-top').boundingBox(),
    ])
    return box !== null && box.y + box.height <= foot!.y && box.y >= head!.y + head!.height
  }
  await expect.poll(below).toBe(true)
})
