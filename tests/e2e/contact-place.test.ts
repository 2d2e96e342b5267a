import { afterAll, afterEach, beforeAll, expect, it } from 'vitest'
import { locatePlace } from '../../src/calls/addresses.ts'
import { startEditingDesk, type EditingDesk, type Editor } from './editing-desk.ts'

let desk: EditingDesk
let editor: Editor
beforeAll(async () => {
  desk = await startEditingDesk()
})
afterEach(() => editor?.close())
afterAll(() => desk?.close())

it('the office on the map of the contact page is moved by keys, by mouse and by typing its address, and visitors see it there', async () => {
  editor = await desk.open('admin')
  const { page } = editor
  const asked: string[] = []
  await page.route(`**${locatePlace.path}?*`, (route) => {
    asked.push(new URL(route.request().url()).searchParams.get('q') ?? '')
    const result = { name: 'Wray', kind: 'address', lat: 40.0758, lng: -102.2232 }
    return route.fulfill({ json: { status: true, result } })
  })
  await editor.visit('/360/contact')
  const panel = await editor.edit('Edit Map Address')
  const degree = async (name: string) => Number(await panel.getByLabel(name).inputValue())
  const [north, east] = [await degree('Latitude'), await degree('Longitude')]

  const marker = panel.getByRole('button', { name: /^Marker of the office/ })
  await marker.focus()
  await page.keyboard.press('ArrowUp')
  await page.keyboard.press('Shift+ArrowRight')
  expect(await degree('Latitude')).toBeGreaterThan(north)
  expect(await degree('Longitude')).toBeGreaterThan(east)

  const before = await degree('Longitude')
  const { x = 0, y = 0 } = (await marker.boundingBox()) ?? {}
  await page.mouse.move(x + 22, y + 22)
  await page.mouse.down()
  await page.mouse.move(x - 40, y + 22, { steps: 4 })
  await page.mouse.up()
  expect(await degree('Longitude')).toBeLessThan(before)

  // Nobody is asked while somebody drags, nor before typing has stopped.
  expect(asked).toEqual([])
  await panel.getByLabel('Address', { exact: true }).fill('12 Main Street, Wray, Colorado')
  await panel.getByText('The marker stands at Wray.').waitFor()
  expect([asked, await degree('Latitude'), await degree('Longitude')]).toEqual([['12 Main Street, Wray, Colorado'], 40.0758, -102.2232])
  await editor.save()
  await editor.visible()
  expect(editor.problems).toEqual([])
  const html = await (await fetch(`${desk.site.origin}/360/contact`)).text()
  expect(html).toContain('12 Main Street, Wray, Colorado')
})

it('a version that is brought back has its marker where it was, and nobody looks its address up', async () => {
  editor = await desk.enter('admin')
  const { page } = editor
  const asked: string[] = []
  await page.route(`**${locatePlace.path}?*`, (route) => {
    asked.push(route.request().url())
    return route.fulfill({ json: { status: true, result: { name: 'Akron', kind: 'address', lat: 40.1605, lng: -103.2144 } } })
  })
  await page.clock.install()
  await editor.visit('/360/contact')
  const panel = await editor.edit('Edit Map Address')
  const marker = async () => [await panel.getByLabel('Latitude').inputValue(), await panel.getByLabel('Longitude').inputValue()]
  await panel.getByLabel('Address', { exact: true }).fill('7 Elm Street, Akron, Colorado')
  await panel.getByLabel('Latitude').fill('40.2')
  await panel.getByLabel('Longitude').fill('-103.3')
  await editor.save()
  await editor.state.filter({ hasText: /^(Content saved|Saved|Visible to visitors)/i }).waitFor()
  await panel.getByRole('button', { name: 'History of this section' }).click()
  const history = page.getByRole('dialog', { name: /^History/ })
  await history.getByRole('button', { name: /First content/ }).click()
  await history.getByRole('button', { name: 'Restore this version' }).click()
  await expect.poll(() => panel.getByLabel('Address', { exact: true }).inputValue()).not.toContain('Akron')
  const before = await marker()
  expect(before).not.toEqual(['40.2', '-103.3'])
  asked.length = 0
  await page.clock.runFor(5_000)
  expect([asked, await marker()]).toEqual([[], before])
})

it('a draft that is used has its marker where it was put, and nobody looks its address up', async () => {
  editor = await desk.enter('admin')
  const { page } = editor
  const asked: string[] = []
  await page.route(`**${locatePlace.path}?*`, (route) => {
    asked.push(route.request().url())
    return route.fulfill({ json: { status: true, result: { name: 'Akron', kind: 'address', lat: 40.1605, lng: -103.2144 } } })
  })
  await page.clock.install()
  await editor.visit('/360/contact')
  const panel = await editor.edit('Edit Map Address')
  await panel.getByLabel('Address', { exact: true }).fill('9 Pine Street, Akron, Colorado')
  await panel.getByLabel('Latitude').fill('40.25')
  await page.keyboard.press('Escape')
  await panel.waitFor({ state: 'detached' })
  await editor.edit('Edit Map Address')
  await panel.getByRole('button', { name: 'Use', exact: true }).click()
  expect(await panel.getByLabel('Latitude').inputValue()).toBe('40.25')
  await page.clock.runFor(5_000)
  expect([asked, await panel.getByLabel('Latitude').inputValue()]).toEqual([[], '40.25'])
  await editor.throwAway()
})

it('of two look-ups the later holds, whichever answers last', async () => {
  editor = await desk.enter('admin')
  const { page } = editor
  const late = Promise.withResolvers<void>()
  await page.route(`**${locatePlace.path}?*`, async (route) => {
    const isFirst = new URL(route.request().url()).searchParams.get('q')?.includes('Akron')
    if (isFirst) await late.promise
    const [name, lat, lng] = isFirst ? ['Akron', 40.1605, -103.2144] : ['Wray', 40.0758, -102.2232]
    await route.fulfill({ json: { status: true, result: { name, kind: 'address', lat, lng } } })
  })
  await editor.visit('/360/contact')
  const panel = await editor.edit('Edit Map Address')
  const address = panel.getByLabel('Address', { exact: true })
  const first = page.waitForRequest((request) => request.url().includes('Akron'))
  await address.fill('7 Elm Street, Akron, Colorado')
  const asked = await first
  await address.fill('12 Main Street, Wray, Colorado')
  await panel.getByText('The marker stands at Wray.').waitFor()
  late.resolve()
  await (await asked.response())?.finished()
  await panel.getByText('The marker stands at Wray.').waitFor()
  expect(await panel.getByLabel('Latitude').inputValue()).toBe('40.0758')
  await editor.throwAway()
})
