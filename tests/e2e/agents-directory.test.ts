import type { Page } from 'playwright-core'
import { afterAll, afterEach, beforeAll, describe, expect, it } from 'vitest'
import { locatePlace } from '../../src/calls/addresses.ts'
import { axeFindings } from '../fixtures/axe.ts'
import { startEditingDesk, type EditingDesk, type Editor } from './editing-desk.ts'

let desk: EditingDesk
let editor: Editor
beforeAll(async () => {
  desk = await startEditingDesk()
})
afterEach(() => editor?.close())
afterAll(() => desk?.close())

/** The search as an admin sees it. */
async function openSearch(query = ''): Promise<Page> {
  editor = await desk.open('admin', {}, `/360/find-an-agent${query}`)
  return editor.page
}

async function openAgent(name: string) {
  const { page } = editor
  await editor.edit('Edit Find an Agent')
  await page.getByLabel('Find by name, town or e-mail').fill(name)
  await page.getByRole('button', { name: `Edit ${name}` }).click()
  await field('Name').waitFor()
}

const field = (label: string) => editor.panel.getByLabel(label, { exact: true })
/** What a screen reader is told: what is hidden from it does not count. */
const said = (words: string) => editor.page.getByRole('status').filter({ hasText: words }).waitFor({ state: 'attached' })
const focused = () => editor.page.evaluate(() => document.activeElement?.getAttribute('aria-label'))
const search = async (q: string) =>
  (await (await fetch(`${desk.site.origin}/api/agents/search?q=${encodeURIComponent(q)}`)).json()) as {
    agents: { id: number; title: string; phone: string }[]
  }

describe('the directory', () => {
  it('names what is edited in one line on a phone, beside however many buttons', async () => {
    editor = await desk.open('admin', { viewport: { width: 360, height: 740 } }, '/360/find-an-agent')
    await openAgent('Dana Whitlock')
    const lines = await editor.panel
      .getByRole('heading', { level: 2 })
      .evaluate((heading) => heading.getBoundingClientRect().height / Number.parseFloat(getComputedStyle(heading).lineHeight))
    expect(Math.round(lines)).toBe(1)
    expect(await axeFindings(editor.page)).toEqual([])
  })

  it('offers no state but those the insurer serves', async () => {
    await openSearch()
    await openAgent('Benedict Ames')
    expect(await field('State').locator('option').allTextContents()).toEqual(['Select a state', 'Colorado'])
  })

  it('is found, opened and edited by keyboard alone, on the page at every letter, and visitors see it', async () => {
    const page = await openSearch('?near=Sterling')
    await editor.pencil('Edit Find an Agent').focus()
    await page.keyboard.press('Enter')
    await page.getByRole('button', { name: 'Edit Dana Whitlock' }).waitFor()
    expect(await axeFindings(page)).toEqual([])
    const reach = async (name: string) => {
      for (let press = 0; press < 60; press++) {
        await page.keyboard.press('Tab')
        const now = await page.evaluate(() => {
          const element = document.activeElement as HTMLInputElement | null
          return element?.getAttribute('aria-label') ?? element?.labels?.[0]?.textContent ?? element?.textContent
        })
        if (now === name) return
      }
      throw new Error(`Tab does not reach ${name}.`)
    }
    await reach('Find by name, town or e-mail')
    await page.keyboard.type('whitl')
    await reach('Edit Dana Whitlock')
    await page.keyboard.press('Enter')
    await field('Name').waitFor()
    await reach('Office phone')
    await page.keyboard.press('Control+a')
    await page.keyboard.type('(970) 555-0199')
    expect(await page.locator('.agent-row').first().textContent()).toContain('(970) 555-0199')
    expect(await editor.state.textContent()).toBe('Not saved yet; kept on this device')
    expect((await search('whitlock')).agents[0].phone).toBe('(970) 555-0142')
    await page.keyboard.press('Control+s')
    await editor.visible()
    expect((await search('whitlock')).agents[0].phone).toBe('(970) 555-0199')
    expect(await axeFindings(page)).toEqual([])
    await page.keyboard.press('Escape')
    await editor.panel.waitFor({ state: 'detached' })
    expect(await page.evaluate(() => document.activeElement?.getAttribute('aria-label'))).toBe('Edit Find an Agent')
    expect(editor.problems).toEqual([])
  })

  it('says under its field what is missing, in the order of the form, and adds somebody once nothing is', async () => {
    const page = await openSearch()
    await editor.edit('Edit Find an Agent')
    await page.getByRole('button', { name: 'Add an agent' }).click()
    await page.getByRole('dialog', { name: 'Add an agent' }).waitFor()
    const save = () => page.keyboard.press('Control+s')
    const steps: [label: string, message: string, value: string][] = [
      ['Name', 'Please enter Name!', 'Zora Quist'],
      ['Email', 'Please enter Email!', 'zora.quist@windbreak.example'],
      ['Address', 'Please enter Address!', '7 Silo Lane'],
      ['City', 'Please enter city!', 'Yuma'],
    ]
    for (const [label, message, value] of steps) {
      await field(label).focus()
      await page.keyboard.type(' ')
      await save()
      await page.getByText(message).waitFor()
      expect(await page.evaluate(() => document.activeElement?.getAttribute('aria-invalid'))).toBe('true')
      await field(label).fill(value)
    }
    expect(await axeFindings(page)).toEqual([])
    await save()
    await page.getByText('Please select state!').waitFor()
    await field('State').selectOption('Colorado')
    await save()
    await page.getByText('Please enter about me!').waitFor()
    await field('About me').fill('I grew up between two silos.')
    await save()
    await editor.visible()
    expect((await search('zora')).agents.map(({ title }) => title)).toEqual(['Zora Quist'])

    // The page is fetched anew, and whoever closed the panel is back at its pencil.
    await page.keyboard.press('Escape')
    await page.getByText('25 agents').waitFor()
    await said('Zora Quist is on the site.')
    expect(await focused()).toBe('Edit Find an Agent')
    expect(editor.problems).toEqual([])
  })

  it('keeps what is typed after somebody was added as theirs, and the next new form empty', async () => {
    const page = await openSearch()
    await editor.edit('Edit Find an Agent')
    const add = page.getByRole('button', { name: 'Add an agent' })
    await add.click()
    const words = { Name: 'Abel Quill', Email: 'abel@windbreak.example', Address: '8 Silo Lane', City: 'Yuma', 'About me': 'Two silos.' }
    for (const [label, value] of Object.entries(words)) await field(label).fill(value)
    await field('State').selectOption('Colorado')
    await page.keyboard.press('Control+s')
    await editor.visible()
    await field('Second phone').fill('(970) 555-0188')
    await page.getByRole('button', { name: 'All agents' }).click()
    await add.click()
    expect(await field('Name').inputValue()).toBe('')
    expect(await page.getByText('You left something here').count()).toBe(0)
    await page.getByRole('button', { name: 'All agents' }).click()
    await page.getByRole('button', { name: 'Edit Abel Quill' }).click()
    await page.getByRole('button', { name: 'Use', exact: true }).click()
    expect(await field('Second phone').inputValue()).toBe('(970) 555-0188')
    await page.keyboard.press('Control+s')
    await editor.visible()
    expect((await search('quill')).agents).toHaveLength(1)
  })

  it('refuses an e-mail somebody has, and leads old addresses on', async () => {
    const page = await openSearch()
    await openAgent('Karl Ostrander')
    await field('Email').fill('dana.whitlock@windbreak.example')
    await page.keyboard.press('Control+s')
    await editor.panel.locator('.ed-field.bad .ed-err').waitFor()
    expect(await page.evaluate(() => document.activeElement?.id)).toBe('ed-email')
    await field('Email').fill('karl@windbreak.example')
    await page.keyboard.press('Control+s')
    await editor.visible()
    const old = await fetch(`${desk.site.origin}/360/agent-details/karl.ostrander@windbreak.example`, { redirect: 'manual' })
    expect([old.status, old.headers.get('location')]).toEqual([301, '/360/agent-details/karl@windbreak.example'])
  })

  it('deletes after asking, and brings back what was deleted', async () => {
    const page = await openSearch()
    await editor.edit('Edit Find an Agent')
    await page.getByRole('button', { name: 'Delete Walt Hendricks' }).click()
    const question = page.getByRole('alertdialog', { name: 'Are you sure to delete?' })
    await question.waitFor()
    expect(await axeFindings(page)).toEqual([])
    await question.getByRole('button', { name: 'Keep it' }).click()
    await page.getByRole('button', { name: 'Delete Walt Hendricks' }).click()
    await question.getByRole('button', { name: 'Delete' }).click()
    await said('Agent has been deleted!')
    await expect.poll(() => page.evaluate(() => document.activeElement?.id)).toBe('ed-agent-find')
    expect((await search('hendricks')).agents).toEqual([])
    expect((await fetch(`${desk.site.origin}/360/agent-details/walt.hendricks@windbreak.example`)).status).toBe(404)

    // The way back is where whoever deleted goes on, and below the others for those who come later.
    await page.getByText('“Walt Hendricks” is deleted.').waitFor()
    expect(await page.getByRole('button', { name: 'Bring it back' }).isVisible()).toBe(true)
    await expect
      .poll(() => page.getByRole('button', { name: 'Bring it back' }).evaluate((way) => way.getBoundingClientRect().bottom - innerHeight))
      .toBeLessThan(0)
    await page.getByText('Deleted agents (1)').click()
    expect(await axeFindings(page)).toEqual([])
    await page.getByRole('button', { name: 'Bring back: Walt Hendricks' }).click()
    await page.getByRole('button', { name: 'Edit Walt Hendricks' }).waitFor()
    expect((await search('hendricks')).agents).toHaveLength(1)
    await page.getByRole('button', { name: 'Edit Walt Hendricks' }).click()
    await page.getByRole('button', { name: 'History of this agent' }).click()
    await page.getByText('Deleted', { exact: true }).waitFor()
    expect(await page.getByRole('list', { name: 'Versions, newest first' }).getByRole('listitem').count()).toBe(3)
    expect(await axeFindings(page)).toEqual([])

    // The page is fetched anew: whoever closed the panel is back at its pencil and hears what was done.
    await page.keyboard.press('Escape')
    await said('Walt Hendricks is back on the site.')
    expect(await focused()).toBe('Edit Find an Agent')
    expect(editor.problems).toEqual([])
  })

  it('moves the marker by keys, by mouse and to the address', async () => {
    const page = await openSearch('?near=Sterling')
    await openAgent('June Baptiste')
    const [north, east] = [Number(await field('Latitude').inputValue()), Number(await field('Longitude').inputValue())]
    const marker = page.getByRole('button', { name: /^Marker of the office/ })
    await marker.focus()
    await page.keyboard.press('ArrowUp')
    await page.keyboard.press('Shift+ArrowRight')
    expect(Number(await field('Latitude').inputValue())).toBeGreaterThan(north)
    expect(Number(await field('Longitude').inputValue())).toBeGreaterThan(east)
    const before = await field('Longitude').inputValue()
    const { x = 0, y = 0 } = (await marker.boundingBox()) ?? {}
    await page.mouse.move(x + 22, y + 22)
    await page.mouse.down()
    await page.mouse.move(x - 40, y + 40, { steps: 5 })
    await page.mouse.up()
    expect(Number(await field('Longitude').inputValue())).toBeLessThan(Number(before))
    await page.getByRole('button', { name: 'Find the address' }).click()
    await page.getByText(/The marker stands at|Nobody knows this address/).waitFor()
    await field('Latitude').fill('140')
    await page.keyboard.press('Control+s')
    await page.getByText('Please enter a latitude between -90 and 90.').waitFor()
    await field('Latitude').fill('40.1')
    expect(await axeFindings(page)).toEqual([])
    await page.keyboard.press('Control+s')
    await editor.visible()
    expect(editor.problems).toEqual([])
  })

  it('takes the marker along to another town, and leaves it alone for another street', async () => {
    const page = await openSearch('?near=Sterling')
    await openAgent('June Baptiste')
    const marker = async () => `${await field('Latitude').inputValue()} ${await field('Longitude').inputValue()}`
    const before = await marker()
    await field('City').fill('Lamar')
    await page.getByText('The marker stands at Lamar, Prowers County.').waitFor()
    expect(await marker()).not.toBe(before)
    const [north, east] = (await marker()).split(' ').map(Number)
    expect(Math.hypot(north - 38.09, east + 102.62)).toBeLessThan(0.1)
    // Nobody who moved it by hand has it moved back for a slip of the pen.
    await field('Latitude').fill('38.1234')
    await field('City').fill('Lamar ')
    await field('Address').first().fill('4 Main Street')
    await field('City').fill('Lamar')
    await page.keyboard.press('Control+s')
    await editor.visible()
    expect((await marker()).split(' ')[0]).toBe('38.1234')
    expect(editor.problems).toEqual([])
  })

  it('leaves a marker alone that is set once the town is typed, and half of one', async () => {
    editor = await desk.enter()
    const { page } = editor
    await page.clock.install()
    const asked: string[] = []
    page.on('request', (request) => request.url().includes(locatePlace.path) && asked.push(request.url()))
    await editor.visit('/360/find-an-agent')
    await editor.edit('Edit Find an Agent')
    await page.getByRole('button', { name: 'Add an agent' }).click()
    await field('City').fill('Yuma')
    await field('State').selectOption('Colorado')
    await field('Latitude').fill('39')
    await page.clock.runFor(5_000)
    expect([asked, await field('Latitude').inputValue(), await field('Longitude').inputValue()]).toEqual([[], '39', ''])
    await field('Latitude').fill('39.5')
    await field('Longitude').fill('-103.3')
    await page.clock.runFor(5_000)
    expect([asked, await field('Latitude').inputValue(), await field('Longitude').inputValue()]).toEqual([[], '39.5', '-103.3'])
    await editor.throwAway()
  })

  it('leaves a marker where somebody moves it while the town is looked up', async () => {
    const page = await openSearch('?near=Sterling')
    await openAgent('June Baptiste')
    const marker = async () => `${await field('Latitude').inputValue()} ${await field('Longitude').inputValue()}`
    const answers = Promise.withResolvers<void>()
    const lookup = `**${locatePlace.path}?*`
    await page.route(lookup, async (route) => {
      await answers.promise
      await route.continue()
    })
    const asked = page.waitForRequest(lookup)
    await field('City').fill('Wray')
    await asked
    await page.getByText('Looking…').waitFor()
    await field('Latitude').fill('39.9876')
    const moved = await marker()
    answers.resolve()
    await page.getByText('Looking…').waitFor({ state: 'detached' })
    expect(await marker()).toBe(moved)
    await editor.throwAway()
  })

  it('keeps what was typed as a draft, and offers it again', async () => {
    const page = await openSearch()
    await openAgent('Lena Thorsen')
    await field('Second phone').fill('(970) 555-0111')
    await page.keyboard.press('Escape')
    await page.getByText('Kept as a draft on this device').waitFor()
    await openAgent('Lena Thorsen')
    await page.getByRole('button', { name: 'Use', exact: true }).click()
    expect(await field('Second phone').inputValue()).toBe('(970) 555-0111')
  })

  it('lets two people edit one agent, and asks only about what both changed', async () => {
    await openSearch()
    await openAgent('Priya Nair')
    await field('Address').fill('2 Mine Street')
    const other = await desk.open('agent', {}, '/360/agent-details/priya.nair@windbreak.example')
    await other.edit('Edit Find an Agent')
    await other.panel.getByLabel('Second phone', { exact: true }).fill('(970) 555-0122')
    await other.panel.getByLabel('Address', { exact: true }).fill('1 Theirs Street')
    await other.page.keyboard.press('Control+s')
    await other.visible()
    await editor.page.keyboard.press('Control+s')
    await editor.panel.getByText('Not saved yet: one choice to make').waitFor()
    expect(await axeFindings(editor.page)).toEqual([])
    await editor.panel.getByRole('radio', { name: /Mine/ }).check()
    await editor.panel.getByRole('button', { name: 'Save my choices' }).click()
    await editor.visible()
    expect(await field('Second phone').inputValue()).toBe('(970) 555-0122')
    expect(await field('Address').inputValue()).toBe('2 Mine Street')
    await other.close()
  })

  it('duplicates an agent, all but the e-mail', async () => {
    const page = await openSearch()
    await openAgent('Elena Vigil')
    const about = await field('About me').inputValue()
    await page.getByRole('button', { name: 'Duplicate Elena Vigil' }).click()
    await page.getByRole('dialog', { name: 'Add an agent' }).waitFor()
    expect([await field('Name').inputValue(), await field('Email').inputValue()]).toEqual(['Elena Vigil', ''])
    expect(await field('About me').inputValue()).toBe(about)
    await field('Name').fill('Ines Vigil')
    await page.keyboard.press('Control+s')
    await page.getByText('Please enter Email!').waitFor()
    expect(await axeFindings(page)).toEqual([])
    expect(editor.problems).toEqual([])
  })
})

describe('the lists of an agent', () => {
  it('say what they are lists of, and what each button would add to', async () => {
    await openSearch()
    await openAgent('Dana Whitlock')
    for (const [list, noun] of [
      ['table', 'opening times'],
      ['languages', 'languages'],
    ]) {
      const add = editor.page.locator(`#ed-${list}-add`)
      await add.scrollIntoViewIfNeeded()
      const told = await add.evaluate((button) => button.ariaDescribedByElements?.map((each) => each.textContent).join(' '))
      expect(told).toMatch(new RegExp(`^\\d ${noun}$`))
    }
    await editor.page
      .getByRole('button', { name: /^Edit Monday/ })
      .first()
      .click()
    await editor.page.getByLabel('Time', { exact: true }).fill('9-12, 1 to 5')
    await editor.page.getByText('Monday to Friday: 9 AM to noon and 1 PM to 5 PM').waitFor()
    await editor.page.getByLabel('Time', { exact: true }).fill('mornings')
    await editor.page.getByText('Which times? 9-12, 8:30 to 5, closed or by appointment').waitFor()
    expect(await axeFindings(editor.page)).toEqual([])
    const gap = await editor.page.locator('.ed-rows + .ed-rows').evaluate((next) => {
      const before = next.previousElementSibling as HTMLElement
      return next.getBoundingClientRect().top - before.getBoundingClientRect().bottom
    })
    expect(gap).toBeGreaterThanOrEqual(24)
  })
})

describe('an agent another program saved', () => {
  const saved = (content: object) =>
    editor.page.request.post(`${desk.site.origin}/api/cms/add-new-content-item`, {
      headers: { origin: desk.site.origin },
      data: { key: 'agentList', primaryKey: 'email', client: 'windbreak', content },
    })
  const somebody = { email: 'long@windbreak.example', address: '1 Elm Street', city: 'Yuma', state: 'Colorado', aboutMe: 'Hello.' }

  it('shares a marker with those at the same spot, which takes them in turn and says so', async () => {
    const page = await openSearch()
    const titles = ['One Twinned', 'Two Twinned', 'Three Twinned', 'Four Twinned']
    for (const [index, title] of titles.entries())
      expect((await saved({ ...somebody, title, email: `twin${index}@windbreak.example` })).status()).toBe(200)
    await page.goto(`${desk.site.origin}/360/find-an-agent?q=twinned`)
    const pin = page.getByRole('button', { name: /takes them in turn$/ })
    const shown = () => page.locator('.agent-info:visible h3').textContent()
    const met = []
    for (let press = 0; press < 4; press++) {
      met.push([await pin.textContent(), await shown()])
      await pin.click()
    }
    // By name: Four, One, Three, Two.
    expect(met).toEqual([
      ['1 +3', 'Four Twinned'],
      ['2 +3', 'One Twinned'],
      ['3 +3', 'Three Twinned'],
      ['4 +3', 'Two Twinned'],
    ])
  })

  it('is found in the directory as visitors find it, and the panel says whose form it is, and that it is gone', async () => {
    const page = await openSearch()
    const email = 'jorn@windbreak.example'
    expect((await saved({ ...somebody, title: 'Jørn Weiß', email })).status()).toBe(200)
    await editor.edit('Edit Find an Agent')
    await page.getByLabel('Find by name, town or e-mail').fill('jorn weiss')
    await page.getByRole('button', { name: 'Edit Jørn Weiß' }).click()
    await field('Name').waitFor()
    await editor.panel.getByText('Jørn Weiß', { exact: true }).waitFor()
    await field('Office phone').fill('(970) 555-0177')
    const data = { key: 'agentList', primaryKey: 'email', client: 'windbreak', content: { email } }
    const headers = { origin: desk.site.origin }
    expect((await page.request.post(`${desk.site.origin}/api/cms/delete-content-item`, { headers, data })).status()).toBe(200)
    await editor.save()
    await editor.panel.getByRole('heading', { name: 'This agent is not on the site any more' }).waitFor()
    expect(await editor.state.textContent()).toBe('Not saved: this agent is not on the site any more')
    await page.keyboard.press('Escape')
  })

  it('breaks a name without a blank, and leads to the usual products when no lines are said', async () => {
    const page = await openSearch()
    expect((await saved({ ...somebody, title: 'Bartholomew'.repeat(12) })).status()).toBe(200)
    for (const width of [360, 1280]) {
      await page.setViewportSize({ width, height: 800 })
      await page.goto(`${desk.site.origin}/360/find-an-agent?q=bartholomew`)
      expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(width)
    }
    await page.goto(`${desk.site.origin}/360/agent-details/long@windbreak.example`)
    const products = await page.locator('.agent-products a').evaluateAll((links) => links.map((link) => link.getAttribute('href')))
    expect(products).toEqual(
      ['farm-&-ranch-insurance', 'auto-insurance', 'home-owners-insurance', 'business-insurance'].map((name) => `/360/${name}`),
    )
  })
})

describe('a deleted agent whose e-mail somebody has meanwhile', () => {
  it('can be brought back once that agent has another one, and the page says so', async () => {
    const page = await openSearch()
    const call = (path: string, content: object) =>
      page.request.post(desk.site.origin + path, {
        headers: { origin: desk.site.origin },
        data: { key: 'agentList', primaryKey: 'email', client: 'windbreak', content },
      })
    const email = 'nadia.haddad@windbreak.example'
    expect((await call('/api/cms/delete-content-item', { email })).status()).toBe(200)
    const next = { title: 'Next Desk', email, address: '1 Elm Street', city: 'Yuma', state: 'Colorado', aboutMe: 'Hello.' }
    expect((await call('/api/cms/add-new-content-item', next)).status()).toBe(200)
    await editor.edit('Edit Find an Agent')
    await page.getByText(/^Deleted agents/).click()
    await page.getByRole('button', { name: 'Bring back: Nadia Haddad' }).click()
    await said('Give that agent another one, then bring Nadia Haddad back.')
    await page.getByRole('button', { name: 'Bring back: Nadia Haddad' }).waitFor()
  })
})

describe('an agent’s own page', () => {
  it('has a pencil that opens this agent, shows every letter, and restores an older version', async () => {
    editor = await desk.open('admin', {}, '/360/agent-details/teresa.quintana@windbreak.example')
    const { page } = editor
    await editor.edit('Edit Find an Agent')
    await field('About me').fill('I know every well between Limon and Hugo.')
    await page.locator('main').getByText('I know every well between Limon and Hugo.').waitFor()
    await page.keyboard.press('Control+s')
    await editor.visible()
    expect(await axeFindings(page)).toEqual([])
    await page.getByRole('button', { name: 'History of this agent' }).click()
    await page.getByRole('list', { name: 'Versions, newest first' }).getByRole('button').nth(1).click()
    await page.getByRole('button', { name: 'Restore this version' }).click()
    await editor.visible()
    expect(await page.locator('main').getByText('I know every well').count()).toBe(0)
    expect(editor.problems).toEqual([])
  })

  it('leads to the search when its agent was deleted', async () => {
    editor = await desk.open('admin', {}, '/360/agent-details/lena.thorsen@windbreak.example')
    const { page } = editor
    await editor.edit('Edit Find an Agent')
    await page.getByRole('button', { name: 'Delete Lena Thorsen' }).click()
    await page.getByRole('alertdialog').getByRole('button', { name: 'Delete' }).click()
    await page.waitForURL('**/360/find-an-agent')
    await said('Agent has been deleted!')
    expect(await focused()).toBe('Edit Find an Agent')
    expect((await search('thorsen')).agents).toEqual([])
  })
})
