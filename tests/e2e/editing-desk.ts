import type { Browser, BrowserContext, BrowserContextOptions, Locator, Page } from 'playwright-core'
import { launchBrowser } from '../fixtures/browser.ts'
import { startRealSite, type RealSite, type SamplePerson } from '../fixtures/real-site.ts'
import { createSeats } from '../fixtures/seats.ts'

/** The built site with two people who may edit: Marlene Ruiz (admin) and Dana Whitlock (the sample agent, made an admin here). */
export interface EditingDesk {
  site: RealSite
  /** A page as somebody who may edit sees it, in a browser of their own; the insurance home unless told. */
  open(as?: SamplePerson, options?: BrowserContextOptions, path?: string): Promise<Editor>
  /** Somebody who may edit, before they have gone anywhere. */
  enter(as?: SamplePerson, options?: BrowserContextOptions): Promise<Editor>
  /** Closes every browser that was opened so far. */
  leave(): Promise<void>
  /** For whoever closes the site themselves. */
  closeBrowser(): Promise<void>
  close(): Promise<void>
}

export interface Editor {
  page: Page
  context: BrowserContext
  /** What went wrong in the page's scripts, and against its policy. */
  problems: string[]
  /** Goes to another page of the site and waits until it can be edited. */
  visit(path: string): Promise<void>
  pencil(name: string): Locator
  /** Opens a section's editor by its pencil. */
  edit(name: string): Promise<Locator>
  /** The same by the section's key, where several share a name; of a part by its editor's name too. */
  editSection(key: string, part?: string): Promise<void>
  panel: Locator
  /** The sentence at the foot of the panel. */
  state: Locator
  save(): Promise<void>
  /** Leaves the panel by Cancel, without what was typed in it. */
  throwAway(): Promise<void>
  /** Waits until the foot says that visitors see it. */
  visible(): Promise<void>
  close(): Promise<void>
}

/** Who may edit, as the site is told. */
export const editors = { ADMINS: 'admin@windbreak.example dana.whitlock@windbreak.example' }

export async function startEditingDesk(env: Record<string, string> = {}): Promise<EditingDesk> {
  const site = await startRealSite({ ...editors, ...env })
  const browser: Browser = await launchBrowser()
  const cookies = new Map<SamplePerson, string>()
  const seats = createSeats(browser, site.origin)

  async function enter(as: SamplePerson = 'admin', options: BrowserContextOptions = {}) {
    if (!cookies.has(as)) cookies.set(as, await site.cookieOf(as))
    const usual = { viewport: { width: 1280, height: 860 }, reducedMotion: 'reduce', timezoneId: 'America/Denver' } as const
    const page = await seats.take({ ...usual, ...options }, cookies.get(as))
    return editorOn(page, site.origin, () => seats.giveBack(page.context()))
  }

  return {
    site,
    enter,
    async open(as, options, path = '/360') {
      const editor = await enter(as, options)
      await editor.visit(path)
      return editor
    },
    leave: () => seats.giveBackAll(),
    closeBrowser: () => browser.close(),
    async close() {
      await browser.close()
      await site.close()
    },
  }
}

function editorOn(page: Page, origin: string, close: () => Promise<void>): Editor {
  const problems: string[] = []
  page.on('pageerror', (error) => problems.push(error.message))
  page.on(
    'console',
    (message) => message.type() === 'error' && !/Failed to load resource/.test(message.text()) && problems.push(message.text()),
  )
  async function visit(path: string) {
    await page.goto(origin + path)
    await page.getByRole('region', { name: 'Editing bar' }).waitFor()
  }
  const panel = page.getByRole('dialog')
  const state = panel.getByRole('status')
  const pencil = (name: string) => page.getByRole('button', { name: new RegExp(`^${name}`) })
  return {
    page,
    context: page.context(),
    problems,
    visit,
    panel,
    state,
    pencil,
    async edit(name) {
      await pencil(name).click()
      const opened = page.getByRole('dialog', { name })
      await opened.waitFor()
      return opened
    },
    async editSection(key, part) {
      const which = part ? `[data-part="${part}"]` : ':not([data-part])'
      await page.locator(`.ed-section[data-section="${key}"]${which} > .ed-pencil`).first().click()
      await panel.waitFor()
    },
    save: () =>
      panel
        .getByRole('button', { name: /^(Save|Add|Submit)/ })
        .last()
        .click(),
    async throwAway() {
      await panel.getByRole('button', { name: 'Cancel', exact: true }).click()
      await page.getByRole('alertdialog').getByRole('button', { name: 'Throw away' }).click()
      await panel.waitFor({ state: 'detached' })
    },
    visible: () => state.filter({ hasText: 'Visible to visitors since' }).waitFor({ timeout: 10_000 }),
    close,
  }
}

/** How often the words are in what a visitor's browser is sent now. */
export async function countForVisitor(site: RealSite, words: string): Promise<number> {
  const html = await (await fetch(`${site.origin}/360`)).text()
  return html.split(words.replaceAll('&', '&amp;')).length - 1
}

/** Of these words, those that a visitor is sent now. */
export async function seenByVisitor(site: RealSite, ...words: string[]): Promise<string[]> {
  const counts = await Promise.all(words.map((each) => countForVisitor(site, each)))
  return words.filter((_each, index) => counts[index] > 0)
}
