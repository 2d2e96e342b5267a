import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import type { Browser, Page } from 'playwright-core'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import type { AgentResults } from '../../src/calls/agent-search-call.ts'
import { sections } from '../../src/content/sections.ts'
import { sampleAgentIn } from '../../src/pages/agent-details/sample-agent.ts'
import { demoArticles } from '../../src/demo/articles/demo-articles.ts'
import { readPicture } from '../../src/fields/picture-value.ts'
import { accented } from '../../src/words/accented.ts'
import { wordsIn } from '../../src/words/languages.ts'
import { accentedContent } from '../fixtures/accented-content.ts'
import { launchBrowser } from '../fixtures/browser.ts'
import { pagePaths } from '../fixtures/page-paths.ts'
import { startRealSite, type RealSite } from '../fixtures/real-site.ts'
import { saveSection } from '../fixtures/save-section.ts'

let folder: string
let site: RealSite
let browser: Browser
let page: Page
let names: string[]
const hours = new Set<string>()

// A tenant whose pages speak accented English, in whose sections everything is accented too: what has none comes from code.
beforeAll(async () => {
  folder = mkdtempSync(join(tmpdir(), 'shelterbelt-languages-'))
  const file = join(folder, 'accented.json')
  const { name, tagLine, description, supportHours, claimsHours, roadsideHours, ...tenant } = JSON.parse(
    readFileSync('tenants/windbreak.json', 'utf8'),
  )
  const said = { name, tagLine, description, supportHours, claimsHours, roadsideHours }
  writeFileSync(file, JSON.stringify({ ...tenant, ...accented(said), language: 'en-XA' }))
  site = await startRealSite({ TENANTS: file })
  for (const section of sections) {
    const status = await saveSection(site, section, accentedContent(section.fields, section.fallback))
    if (status !== 200) throw new Error(`${section.key} was not saved: ${status}`)
  }
  names = [...(await namesOfAgents()), ...wordsOfArticles()].toSorted((a, b) => b.length - a.length)
  browser = await launchBrowser()
  page = await browser.newPage({ viewport: { width: 1280, height: 900 } })
}, 120_000)
afterAll(async () => {
  await browser?.close()
  await site?.close()
  if (folder) rmSync(folder, { recursive: true })
})

/** Agents are people with names, towns and hours of their own, and no section of a page. */
async function namesOfAgents(): Promise<string[]> {
  const lists = await Promise.all(
    [1, 2, 3].map(async (number) => {
      const answer = await fetch(`${site.origin}/api/agents/search?page=${number}`)
      return ((await answer.json()) as AgentResults).agents
    }),
  )
  const agents = [...lists.flat(), sampleAgentIn(wordsIn('en-XA'))]
  for (const { column2 } of agents.flatMap(({ table }) => table)) for (const span of column2.split(/,\s*/)) hours.add(span)
  const own = agents.flatMap(({ title, email, address, address2, city, state, zip, aboutMe, website2, languages, table }) =>
    [title, title.split(' ')[0], email, email.split('@')[0], address, address2, city, state, zip, website2].concat(
      aboutMe.split('\n'),
      languages,
      table.map(({ column1 }) => column1),
    ),
  )
  return [...new Set(own)].filter((words) => words !== '').toSorted((a, b) => b.length - a.length)
}

/** Articles are written by people, in the language of their readers. */
function wordsOfArticles(): string[] {
  const { topics, tags, articles } = demoArticles
  const own = articles.flatMap(({ title, subTitle, image, html }) => [
    title,
    subTitle,
    readPicture(image).alt,
    ...[...html.matchAll(/ alt="([^"]*)"/g)].map(([, alt]) => alt),
    ...html.split(/<[^>]*>/),
  ])
  const written = [...topics, ...tags.map(({ tag }) => tag), ...own].map((words) =>
    words.replaceAll('&amp;', '&').replaceAll(/\s+/g, ' ').trim(),
  )
  return [...new Set(written)].filter((words) => /[a-z]{2}/i.test(words))
}

/** What of a page is said or heard: its texts, and the attributes that are read out or shown. */
const saidOn = () => {
  const said: string[] = []
  const texts = document.createTreeWalker(document.documentElement, NodeFilter.SHOW_TEXT)
  while (texts.nextNode())
    if (!texts.currentNode.parentElement?.closest('script, style, svg, a[href^="mailto:"]')) said.push(texts.currentNode.nodeValue ?? '')
  // An e-mail address may be written in two halves.
  for (const mail of document.querySelectorAll('a[href^="mailto:"]')) said.push(mail.textContent)
  for (const element of document.querySelectorAll<HTMLElement>('*')) {
    if (!element.localName.includes('-')) continue
    // What the small scripts say when it is time for it, and what they have said already.
    said.push(
      ...Object.entries(element.dataset)
        // What a form is and where it goes is said to nobody.
        .filter(([name]) => !/^(form|draft|sent|kept|captcha|agent|most)$/.test(name))
        .map(([, value]) => String(value))
        .filter((value) => !document.getElementById(value)),
    )
    for (const part of element.shadowRoot?.querySelectorAll('*') ?? []) said.push(part.ariaLabel ?? '', part.textContent ?? '')
  }
  // Data for search engines: every value but the terms of their own vocabulary.
  const told = (thing: unknown, key = ''): string[] => {
    if (typeof thing === 'object' && thing !== null) return Object.entries(thing).flatMap(([name, value]) => told(value, name))
    return typeof thing !== 'string' || /^(@|contactType|dayOfWeek|identifier|address|telephone|email|inLanguage)/.test(key) ? [] : [thing]
  }
  for (const block of document.querySelectorAll('script[type="application/ld+json"]'))
    said.push(...told(JSON.parse(block.textContent ?? '')))
  for (const element of document.querySelectorAll('*'))
    for (const { name, value } of element.attributes)
      if (/^(aria-label|aria-description|alt|title|placeholder)$/.test(name)) said.push(value)
  for (const meta of document.querySelectorAll('meta:is([name="description"], [property="og:title"], [property="og:description"])'))
    said.push(meta.getAttribute('content') ?? '')
  return said.map((words) => words.replaceAll(/<[^>]*>|\s+/g, ' ').trim()).filter(Boolean)
}

/** What says anything in plain letters that is no name, e-mail address, host or file. */
function unaccented(said: string[]): string[] {
  const others = (words: string) => names.reduce((left, name) => left.replaceAll(name, ''), words)
  return said.filter(
    (words) =>
      !hours.has(words) && /[a-z]{2}|[{}]/i.test(others(words).replaceAll(/[\w.-]+@[\w.-]+|[\w-]+\.(example|pdf)|https?:\S+/g, '')),
  )
}

describe('in another language', () => {
  it.each([
    ...pagePaths,
    '/360/agent-details/sample',
    '/360/agent-details/nobody',
    '/360/find-an-agent?near=Nowhere',
    '/360/find-an-agent?near=Sterling&q=e',
    '/search',
    '/xyzzy',
  ])('%s says nothing that is neither content nor a word of that language', async (path) => {
    await page.goto(site.origin + path)
    expect(unaccented(await page.evaluate(saidOn))).toEqual([])
    expect(await page.locator('html').getAttribute('lang')).toBe('en-XA')
  })

  it('the header says nothing else to somebody signed in', async () => {
    const context = await browser.newContext({ extraHTTPHeaders: { cookie: await site.cookieOf('customer') } })
    try {
      const own = await context.newPage()
      await own.goto(`${site.origin}/360/agent-login`)
      const said = await own.evaluate(saidOn)
      expect(unaccented(said.map((words) => words.replaceAll('Alex Neighbor', '')))).toEqual([])
      expect(await own.getByRole('button', { name: accented('Logout') }).count()).toBeGreaterThan(0)
    } finally {
      await context.close()
    }
  })
})
