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
