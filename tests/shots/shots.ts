/**
 * npm run shots [-- part of an address …]
 * Pictures of every page, or of those whose address has one of these parts, as a visitor sees it on a phone, a tablet and a
 * desk; and of editing. They are to be looked at, so nothing here passes or fails. They go into the ignored folder shots/.
 */
import { execFileSync } from 'node:child_process'
import { mkdirSync } from 'node:fs'
import type { Browser, BrowserContextOptions, Page } from 'playwright-core'
import { launchBrowser } from '../fixtures/browser.ts'
import { pagePaths } from '../fixtures/page-paths.ts'
import { startRealSite, type RealSite } from '../fixtures/real-site.ts'
import { walkDown } from '../fixtures/walk-down.ts'
import { editingScenes } from './editing-scenes.ts'

const widths = { 360: 740, 768: 1024, 1280: 900 }
const folder = 'shots'
const asked = process.argv.slice(2)

execFileSync(process.execPath, ['scripts/build.ts'], { stdio: 'inherit' })
mkdirSync(folder, { recursive: true })
const site = await startRealSite()
const browser = await launchBrowser()
try {
  for (const [width, height] of Object.entries(widths)) {
    const viewport = { width: Number(width), height }
    await visitors(browser, site, viewport)
    if (asked.length === 0 || asked.includes('editing')) await editors(browser, site, viewport)
  }
} finally {
  await browser.close()
  await site.close()
}

type Viewport = { width: number; height: number }

async function visitors(browser: Browser, site: RealSite, viewport: Viewport) {
  const page = await newPage(browser, { viewport })
  const paths = [...pagePaths, '/no-such-page'].filter((path) => asked.length === 0 || asked.some((part) => path.includes(part)))
  for (const path of paths) {
    await page.goto(site.origin + path)
    await walkDown(page)
    await page.evaluate(layDockDown)
    await page.screenshot({ path: fileOf(nameOf(path), viewport), fullPage: true })
  }
  await page.context().close()
}

async function editors(browser: Browser, site: RealSite, viewport: Viewport) {
  const page = await newPage(browser, { viewport })
  const [name, value] = (await site.cookieOf('admin')).split('=')
  await page.context().addCookies([{ name, value, url: site.origin }])
  for (const [scene, { path, play }] of Object.entries(editingScenes)) {
    await page.goto(site.origin + path)
    await page.getByRole('region', { name: 'Editing bar' }).waitFor()
    await walkDown(page)
    await play(page)
    await page.screenshot({ path: fileOf(`editing-${scene}`, viewport) })
  }
  await page.context().close()
}

async function newPage(browser: Browser, options: BrowserContextOptions): Promise<Page> {
  return (await browser.newContext({ reducedMotion: 'reduce', ...options })).newPage()
}

/** What hangs at the window's lower edge would hide a part of a page that is photographed whole. */
function layDockDown() {
  document.body.style.position = 'relative'
  for (const dock of document.querySelectorAll<HTMLElement>('.dock')) dock.style.position = 'absolute'
}

/** "/360/about/careers" → "360-about-careers"; the chooser at "/" has no name of its own. */
function nameOf(path: string): string {
  return path.slice(1).replaceAll('/', '-') || 'chooser'
}

function fileOf(name: string, { width }: Viewport): string {
  return `${folder}/${name}-${width}.png`
}
