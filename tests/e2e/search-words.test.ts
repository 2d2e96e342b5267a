import { afterAll, beforeAll, expect, it } from 'vitest'
import { axeFindings } from '../fixtures/axe.ts'
import { startEditingDesk, type EditingDesk } from './editing-desk.ts'

let desk: EditingDesk
beforeAll(async () => {
  desk = await startEditingDesk()
})
afterAll(() => desk?.close())

it('admins edit the search words where they search, and nobody else gets a letter of them', async () => {
  const editor = await desk.open('admin', {}, '/search?q=hail')
  const panel = await editor.edit('Edit search words')
  await panel.getByRole('button', { name: 'Add', exact: true }).first().click()
  await panel.getByRole('group', { name: 'New word' }).getByLabel('Word', { exact: true }).fill('windrow')
  const row = panel.getByRole('group', { name: 'windrow' })
  await editor.save()
  await panel.getByText('Please enter what else people call it!').waitFor()
  await row.getByLabel('What else people call it').fill('Windrow')
  await editor.save()
  await panel.getByText('That is the word itself.').waitFor()
  await row.getByLabel('What else people call it').fill('swathe, quonsetty')
  await editor.save()
  await editor.visible()
  await editor.page.locator('.search-words').getByText('swathe, quonsetty').waitFor()
  expect(await axeFindings(editor.page)).toEqual([])

  for (const who of ['stranger', 'customer', undefined] as const) {
    const headers: Record<string, string> = who ? { cookie: await desk.site.cookieOf(who) } : {}
    const html = await (await fetch(`${desk.site.origin}/search?q=zzqqxx`, { headers })).text()
    expect([html.includes('zzqqxx'), ...(html.match(/windrow|quonsetty|search-words/g) ?? [])]).toEqual([true])
  }
  expect(editor.problems).toEqual([])
})

it('leaves "/" alone while a panel is open, wherever the focus is in it', async () => {
  const editor = await desk.open('admin', {}, '/search')
  const panel = await editor.edit('Edit search words')
  await panel.getByRole('button', { name: 'Cancel', exact: true }).focus()
  await editor.page.keyboard.press('/')
  expect(await editor.page.evaluate(() => document.activeElement?.textContent)).toBe('Cancel')
  await editor.visit('/360')
  await editor.page.keyboard.press('/')
  expect(await editor.page.evaluate(() => document.activeElement?.id)).toBe('header-q')
})
