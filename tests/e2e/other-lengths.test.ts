import type { Browser, Page } from 'playwright-core'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { businessCoverageTypes } from '../../src/content/business/business-coverage-types.ts'
import { careersVoices } from '../../src/content/careers/careers-voices.ts'
import { lifeKinds } from '../../src/content/life/life-kinds.ts'
import { launchBrowser } from '../fixtures/browser.ts'
import { startRealSite, type RealSite } from '../fixtures/real-site.ts'
import { saveSection } from '../fixtures/save-section.ts'

/** Lists longer and shorter than those the site ships with. */
let site: RealSite
let browser: Browser
let page: Page
beforeAll(async () => {
  site = await startRealSite()
  browser = await launchBrowser()
  page = await browser.newPage({ viewport: { width: 1280, height: 900 }, reducedMotion: 'reduce' })
})
afterAll(async () => {
  await browser?.close()
  await site?.close()
})

const fourteenOf = <Row>(rows: readonly Row[]) => Array.from({ length: 14 }, (_each, index) => rows[index % rows.length])

it.each([
  ['/360/life-insurance', () => saveSection(site, lifeKinds, { items: fourteenOf(lifeKinds.fallback.items) })],
  ['/360/business-insurance', () => saveSection(site, businessCoverageTypes, { items: fourteenOf(businessCoverageTypes.fallback.items) })],
])('fourteen tabs of %s stay above their panel', async (path, save) => {
  expect(await save()).toBe(200)
  await page.goto(site.origin + path)
  const panel = await page.getByRole('tabpanel').first().boundingBox()
  const tabs = await Promise.all((await page.getByRole('tab').all()).map((tab) => tab.boundingBox()))
  expect(tabs).toHaveLength(14)
  const bottom = (box: (typeof tabs)[0]) => Math.round((box?.y ?? 0) + (box?.height ?? 0))
  expect(tabs.filter((tab) => bottom(tab) > Math.round(panel?.y ?? 0) + 1)).toEqual([])
  expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(1280)
})

it('one testimonial alone has nothing to turn to', async () => {
  expect(await saveSection(site, careersVoices, { voices: careersVoices.fallback.voices.slice(0, 1) })).toBe(200)
  await page.goto(`${site.origin}/360/about/careers`)
  await page.getByText('My first week I stood in a field').waitFor()
  expect(await page.locator('slide-show').getByRole('button').count()).toBe(0)
  expect(await saveSection(site, careersVoices, {})).toBe(200)
  await page.reload()
  expect(await page.locator('slide-show').getByRole('button').count()).toBe(3)
})
