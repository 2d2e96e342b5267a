/**
 * What it takes to read and to write articles: the list and an article kept and rendered, beside a bare server; how long a published
 * one takes until visitors see it; writing in a body of 5,000 words; bringing 1,000 posts. Part of `npm run bench`, and of it with
 * --articles; alone: node tests/bench/article-desk.ts
 */
import { execFile } from 'node:child_process'
import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { promisify } from 'node:util'
import type { Page } from 'playwright-core'
import { launchBrowser } from '../fixtures/browser.ts'
import { startRealSite, type RealSite } from '../fixtures/real-site.ts'
import { aims } from './aims.ts'
import { storyOf } from './article-shelf.ts'
import { figure, kilobytes, ms, percentile, printTable, type Figure } from './figures.ts'
import { measureRendered, type Compared } from './throughput.ts'
import { paintedAfterKeys } from './painted-keys.ts'

const list = '/360/about/blog'

/** Measures on the embedded database with the articles of the demonstration, and prints the table. */
export async function benchArticleDesk(): Promise<void> {
  const figures: Figure[] = []
  const add = (...more: Figure[]) => {
    figures.push(...more)
    for (const { what, measured, aim } of more) console.log(`  ${what}: ${measured} (aim ${aim})`)
  }
  const site = await startRealSite()
  try {
    const article = await addressOfOne(site)
    const customer = await site.cookieOf('customer')
    for (const [what, path] of [
      ['the list', list],
      ['an article', article],
    ]) {
      add(beside(`${what}, kept`, await measureRendered(site, path, ''), 0.95))
      add(beside(`${what}, rendered for somebody signed in`, await measureRendered(site, path, customer), 0.015))
    }
    const seen = await publishes(site)
    add(figure('publish: reply → visible p50', ms(percentile(seen, 50)), '≤ 10 ms', percentile(seen, 50) <= 10))
    add(...(await writing(site)))
  } finally {
    await site.close()
  }
  add(await importOf(1_000))
  printTable('Articles read and written, embedded', figures)
}

function beside(what: string, { ratio, least, most }: Compared, aim: number): Figure {
  const [middle, ...ends] = [ratio, least, most].map((each) => each.toFixed(each < 0.1 ? 4 : 2))
  return figure(what, `${middle} of bare (${ends.join('–')})`, `≥ ${aim}`, ratio >= aim)
}

async function addressOfOne(site: RealSite): Promise<string> {
  const html = await (await fetch(site.origin + list)).text()
  const [, path] = /href="(\/360\/about\/blog\/\d+-[^"]+)"/.exec(html) ?? []
  if (!path) throw new Error('the list leads to no article')
  return path
}

type Saved = { id: number; revision: number; message?: string }

async function save(site: RealSite, cookie: string, blog: object): Promise<Saved> {
  const headers = { cookie, 'content-type': 'application/json' }
  const answer = await fetch(`${site.origin}/api/blog/create`, { method: 'POST', headers, body: JSON.stringify(blog) })
  const saved = (await answer.json()) as Saved
  if (!answer.ok) throw new Error(`${answer.status} ${saved.message}`)
  return saved
}

const blogOf = (title: string, richText: string) => ({
  title,
  subtitle: 'Of the bench',
  tag: '1',
  imageLink: '/art/barn.svg',
  richText,
  relatedPost1: -1,
  relatedPost2: -1,
  relatedPost3: -1,
})

/** One article published anew and anew: from each reply to the page that says so, in milliseconds. */
async function publishes(site: RealSite): Promise<number[]> {
  const cookie = await site.cookieOf('admin')
  const times: number[] = []
  let id: number | undefined
  for (let turn = 0; turn < 120; turn++) {
    const title = `Published for turn ${turn}.`
    const saved = await save(site, cookie, { ...blogOf(title, '<p>Short.</p>'), slug: 'of-the-bench', id, status: 'Published' })
    const replied = performance.now()
    id = saved.id
    for (;;) {
      const html = await (await fetch(`${site.origin}${list}/${id}-of-the-bench`, { headers: { 'accept-encoding': 'identity' } })).text()
      if (html.includes(title)) break
    }
    if (turn >= 20) times.push(performance.now() - replied)
  }
  return times
}

/** In Chromium: how soon a body of 5,000 words can be written in, how soon a key is on the screen, and what of script that takes. */
async function writing(site: RealSite): Promise<Figure[]> {
  const cookie = await site.cookieOf('admin')
  const paragraphs = Array.from({ length: 28 }, (_each, index) => `<p>${storyOf(index + 1).body}</p>`)
  const { id } = await save(site, cookie, blogOf('A body of 5,000 words', paragraphs.join('')))
  const browser = await launchBrowser()
  try {
    const context = await browser.newContext({ viewport: { width: 1280, height: 900 } })
    const [name, value] = cookie.split('=')
    await context.addCookies([{ name, value, url: site.origin }])
    const page = await context.newPage()
    const opens: number[] = []
    for (let turn = 0; turn < 4; turn++) {
      const began = performance.now()
      await page.goto(`${site.origin}/360/blog-editor/${id}`)
      await page.getByRole('textbox', { name: 'Body' }).waitFor()
      opens.push(performance.now() - began)
      if (turn === 0) await page.waitForLoadState('networkidle')
    }
    const bytes = await scriptBytes(page)
    const body = page.getByRole('textbox', { name: 'Body' })
    await body.locator(':scope > p').nth(14).click()
    await page.keyboard.press('End')
    const words = ' and it is still there in the morning, as it was the evening before.'
    const painted = await paintedAfterKeys(page, () => page.keyboard.type(words, { delay: 60 }))
    if (!(await body.innerText()).includes(words.trim())) throw new Error('the body does not say what was typed')
    const [p95, first, later] = [percentile(painted, 95), opens[0], Math.max(...opens.slice(1))]
    return [
      figure('keystroke → paint p95, in 5,000 words', ms(p95), `≤ ${aims.keystroke} ms`, p95 <= aims.keystroke),
      figure('the editor, first and later: from its address to its body', `${ms(first)}, ${ms(later)}`, 'told', true),
      figure('script of its page, as it travels', kilobytes(bytes), 'told', true),
    ]
  } finally {
    await browser.close()
  }
}

/** Of every script the page has fetched: sizes as they travelled. */
const scriptBytes = (page: Page): Promise<number> =>
  page.evaluate(() =>
    (performance.getEntriesByType('resource') as PerformanceResourceTiming[])
      .filter(({ name }) => /\.js(\?|$)/.test(name))
      .reduce((total, { encodedBodySize }) => total + encodedBodySize, 0),
  )

/** A folder of so many posts, by the command that brings them. */
async function importOf(many: number): Promise<Figure> {
  const folder = mkdtempSync(join(tmpdir(), 'shelterbelt-posts-'))
  const [data, posts] = [join(folder, 'data'), join(folder, 'posts')]
  try {
    await (await startRealSite({ DATA_DIR: data })).close()
    mkdirSync(posts)
    for (let n = 1; n <= many; n++) {
      const { title, subTitle, body } = storyOf(n)
      writeFileSync(
        join(posts, `post-${n}.md`),
        `---\ntitle: ${title} ${n}\nexcerpt: ${subTitle}\ndate: 2024-01-01\ntags: [Hail]\n---\n\n${body}\n`,
      )
    }
    const env = { ...process.env, DATA_DIR: data, ALLOW_SANDBOX_IDENTITY: '1', ALLOW_SANDBOX_PAYMENTS: '1' }
    const began = performance.now()
    const { stdout } = await promisify(execFile)(process.execPath, ['scripts/posts.mjs', 'import', posts], { env, maxBuffer: 2 ** 26 })
    const seconds = (performance.now() - began) / 1000
    const [said = 'nothing was brought'] = /^.* posts were brought.*$/m.exec(stdout) ?? []
    if (!said.startsWith(many.toLocaleString('en-US')) && !said.startsWith(String(many))) throw new Error(said)
    return figure(`import of ${many.toLocaleString('en-US')} posts of a folder`, `${seconds.toFixed(1)} s`, 'told', true)
  } finally {
    rmSync(folder, { recursive: true, force: true })
  }
}

if (import.meta.main) await benchArticleDesk()
