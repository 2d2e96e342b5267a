import type { Browser } from 'playwright-core'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { faqQuestions } from '../../src/content/faq/faq-questions.ts'
import { launchBrowser } from '../fixtures/browser.ts'
import { startRealSite, type RealSite } from '../fixtures/real-site.ts'
import { saveSection } from '../fixtures/save-section.ts'

let site: RealSite
let browser: Browser
beforeAll(async () => {
  site = await startRealSite()
  browser = await launchBrowser()
})
afterAll(async () => {
  await browser?.close()
  await site?.close()
})

/** The faces a page has fetched, with every question open, and how many files those were. */
async function facesOf(path: string) {
  const page = await browser.newPage({ viewport: { width: 1280, height: 900 } })
  const files: string[] = []
  page.on('response', (answer) => answer.url().endsWith('.woff2') && files.push(answer.url()))
  await page.goto(site.origin + path)
  await page.evaluate(() => {
    for (const each of document.querySelectorAll('details')) each.open = true
  })
  await page.waitForLoadState('networkidle')
  await page.evaluate(() => document.fonts.ready)
  const faces = await page.evaluate(() =>
    // Those of the machine, which stand in until ours are there, are not fetched.
    [...document.fonts]
      .filter(({ status, family }) => status === 'loaded' && !family.includes('Fallback'))
      .map(({ family, style }) => `${family.replaceAll('"', '')} ${style}`),
  )
  await page.close()
  return { italic: faces.filter((face) => face.endsWith('italic')).toSorted(), files: new Set(files).size }
}

it('italic words are set in the italic face of their weight, which no other page fetches', async () => {
  const before = await facesOf('/360/faq')
  expect(before.italic).toEqual([])
  const [first, ...others] = faqQuestions.fallback.items
  const question = { ...first, description: '<p>Yes, <em>quick pay</em> needs <strong><em>no sign-in</em></strong>.</p>' }
  expect(await saveSection(site, faqQuestions, { items: [question, ...others] })).toBe(200)
  expect(await facesOf('/360/faq')).toEqual({ italic: ['Public Sans italic', 'Public Sans italic'], files: before.files + 2 })
  expect((await facesOf('/360')).italic).toEqual([])
})

it('the blackboard of the business page is written in the italic of its headings', async () => {
  expect((await facesOf('/360/business-insurance')).italic).toEqual(['Bitter italic'])
})

it.each([400, 700])('until the italic face is there, words of weight %d are as wide as they will be', async (weight) => {
  const page = await browser.newPage()
  await page.goto(`${site.origin}/360/about/blog/6`)
  const [ours, meanwhile] = await page.evaluate(async (of) => {
    const pen = document.createElement('canvas').getContext('2d')!
    const words = document.querySelector('article')!.innerText.replaceAll(/\s+/g, ' ')
    const widths: number[] = []
    for (const face of ['Public Sans', 'Public Sans Fallback']) {
      // So large that no letter is rounded to whole pixels.
      pen.font = `italic ${of} 1000px "${face}"`
      await document.fonts.load(pen.font)
      widths.push(pen.measureText(words).width)
    }
    return widths
  }, weight)
  expect(Math.abs(meanwhile / ours - 1)).toBeLessThan(0.01)
  await page.close()
})
