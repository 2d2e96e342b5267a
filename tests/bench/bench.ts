/**
 * npm run bench [-- --quick | --pages [part of an address …] | --forms [number of cases …] | --payments | --articles [number of articles …] | --hub [number of documents …] | --search [number of articles and agents …] | --insights]
 * The figures of docs/figures.md, measured on this machine now. Ratios and percentiles; nothing here passes or fails.
 * --quick leaves the long parts out; --pages measures nothing but every page, or those whose address has one of the parts; --forms
 * nothing but what it takes to send a form and to find it at the desk; --payments nothing but what it takes to pay a bill; --articles
 * nothing but what it takes to read, write and find an article; --search nothing but what it takes to search the whole site and to keep its index; --hub nothing but what it takes to find a document and to draw a first page;
 * --insights nothing but what it takes to count a view and to look at what was counted.
 * PostgreSQL is measured too when TEST_DATABASE_URL says where one is.
 */
import { execFileSync } from 'node:child_process'
import { mkdtempSync, rmSync, cpSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import pg from 'pg'
import { launchBrowser } from '../fixtures/browser.ts'
import { pagePaths } from '../fixtures/page-paths.ts'
import { startRealSite, type RealSite } from '../fixtures/real-site.ts'
import { aims } from './aims.ts'
import { benchAgents } from './agents.ts'
import { benchArticleDesk } from './article-desk.ts'
import { benchArticles } from './articles.ts'
import { benchForms } from './forms.ts'
import { measureFreshClone } from './fresh-clone.ts'
import { benchHub } from './hub.ts'
import { benchIndexPrice } from './index-price.ts'
import { benchInsights } from './insights.ts'
import { figure, kilobytes, megabytes, median, ms, perSecond, printTable, sizesAsked, type Figure } from './figures.ts'
import { measureKeystrokes } from './keystrokes.ts'
import { lighthouseOf } from './lighthouse-scores.ts'
import { told } from './load-client.ts'
import { peakBytes, residentBytes } from './memory.ts'
import { pageTable } from './page-table.ts'
import { benchPayments } from './payments.ts'
import { benchSearchAll } from './search-all.ts'
import { measureSaves } from './saves.ts'
import { measureThroughput, type Compared } from './throughput.ts'
import { signInIslandBytes, visitorScriptBytes } from './visitor-bytes.ts'
import { testKeys } from '../fixtures/test-ring.ts'

const quick = process.argv.includes('--quick')
const figures: Figure[] = []

execFileSync(process.execPath, ['scripts/build.ts'], { stdio: 'inherit' })
if (process.argv.includes('--pages')) await onlyPages()
else if (process.argv.includes('--forms')) await benchForms(sizesAsked())
else if (process.argv.includes('--payments')) await benchPayments()
else if (process.argv.includes('--articles')) await onlyArticles()
else if (process.argv.includes('--search')) await onlySearch()
else if (process.argv.includes('--hub')) await benchHub(sizesAsked())
else if (process.argv.includes('--insights')) await benchInsights()
else await everything()

async function everything() {
  await embedded()
  if (process.env.TEST_DATABASE_URL) await postgres(process.env.TEST_DATABASE_URL)
  else console.log('PostgreSQL is not measured: TEST_DATABASE_URL does not say where one is.')
  if (!quick) {
    productionSize()
    await freshClone()
  }
  printTable('Measured now, beside what we aim at (docs/figures.md)', figures)
  await benchAgents(quick ? [100, 10_000] : undefined)
  await benchArticleDesk()
  await benchArticles(quick ? [100, 10_000] : undefined)
  await benchIndexPrice()
  await benchSearchAll(quick ? [100, 10_000] : undefined)
  await benchForms(quick ? [100, 10_000] : undefined)
  await benchPayments()
  await benchHub()
  await benchInsights()
}

async function onlyArticles() {
  await benchArticleDesk()
  await benchArticles(sizesAsked())
}

async function onlySearch() {
  await benchIndexPrice()
  await benchSearchAll(sizesAsked())
}

async function onlyPages() {
  const parts = process.argv.slice(2).filter((each) => !each.startsWith('--'))
  const site = await startRealSite()
  await pageTable(
    site,
    pagePaths.filter((path) => parts.length === 0 || parts.some((part) => path.includes(part))),
  )
  await site.close()
}

async function embedded() {
  await starts()
  const site = await startRealSite()
  await pause(3000)
  const idle = residentBytes(site)
  for (const path of ['/', '/360', '/login']) {
    const bytes = await visitorScriptBytes(site, path)
    add(
      `visitor JS of ${path}, before the first touch`,
      kilobytes(bytes),
      `≤ ${kilobytes(aims.contentScript)} br`,
      bytes <= aims.contentScript,
    )
  }
  add('sign-in island, when touched', kilobytes(await signInIslandBytes(site)), 'told', true)

  await throughput('', site)
  await saves('embedded', site)
  const browser = await launchBrowser()
  const keys = await measureKeystrokes(browser, site)
  await browser.close()
  add('keystroke → paint p95 (Chromium)', ms(keys.p95), `≤ ${aims.keystroke} ms`, keys.p95 <= aims.keystroke)
  add(
    'editor open, first and later',
    `${ms(keys.firstOpen)}, ${ms(keys.laterOpen)}`,
    '≤ 300, 100 ms',
    keys.firstOpen <= 300 && keys.laterOpen <= 100,
  )
  const loaded = residentBytes(site)
  add(
    'memory idle → after load, embedded',
    `${megabytes(idle)} → ${megabytes(loaded)}`,
    '≤ 300 → 400 MB',
    idle <= 300 * 2 ** 20 && loaded <= 400 * 2 ** 20,
  )
  add('  at its highest since the start', megabytes(peakBytes(site)), '≤ 400 MB', peakBytes(site) <= 400 * 2 ** 20)

  for (const path of ['/360', '/', '/login']) {
    const { scores, lcp, tbt, cls, failing } = await lighthouseOf(site, path)
    add(
      `Lighthouse ${path} (perf, a11y, best, SEO)`,
      scores.join(' / '),
      '100 in all four',
      scores.every((score) => score === 100),
    )
    add(
      `  LCP, TBT, CLS of ${path}`,
      `${(lcp / 1000).toFixed(2)} s, ${ms(tbt)}, ${cls.toFixed(3)}`,
      `≤ ${aims.lcp / 1000} s, 0, 0`,
      lcp <= aims.lcp && tbt === 0 && cls < 0.0005,
    )
    if (failing.length > 0) console.log(`  ${path} falls short in: ${failing.join(', ')}`)
  }
  if (!quick) await pageTable(site)
  await site.close()
}

/** New data each time, and the same data again, as after a restart. */
async function starts() {
  const first: number[] = []
  const later: number[] = []
  for (let i = 0; i < 5; i++) {
    const data = mkdtempSync(join(tmpdir(), 'shelterbelt-start-'))
    for (const times of [first, later]) {
      const site = await startRealSite({ DATA_DIR: data })
      times.push(site.startedIn)
      await site.close()
    }
    rmSync(data, { recursive: true, force: true })
  }
  add('start → first page', ms(median(later)), '≤ 800 ms', median(later) <= 800)
  add('  the very first start, with a new database', ms(median(first)), '≤ 1200 ms', median(first) <= 1200)
}

async function postgres(server: string) {
  const admin = new pg.Client({ connectionString: server })
  await admin.connect()
  await admin.query('drop database if exists shelterbelt_bench with (force)')
  await admin.query('create database shelterbelt_bench')
  const url = new URL(server)
  url.pathname = '/shelterbelt_bench'
  const site = await startRealSite({ DATABASE_URL: url.href, DATA_KEYS: testKeys })
  await pause(3000)
  const idle = residentBytes(site)
  await saves('PostgreSQL', site)
  await throughput(', PostgreSQL', site)
  const loaded = residentBytes(site)
  add(
    'memory idle → after load, PostgreSQL',
    `${megabytes(idle)} → ${megabytes(loaded)}`,
    '≤ 120 → 180 MB',
    idle <= 120 * 2 ** 20 && loaded <= 180 * 2 ** 20,
  )
  add('  at its highest since the start, PostgreSQL', megabytes(peakBytes(site)), '≤ 256 MB', peakBytes(site) <= 256 * 2 ** 20)
  await site.close()
  await admin.query('drop database shelterbelt_bench with (force)')
  await admin.end()
}

async function saves(where: string, site: RealSite) {
  const { p50, p95, visible } = await measureSaves(site)
  const { save } = aims
  add(`save p50 / p95, ${where}`, `${ms(p50)} / ${ms(p95)}`, `≤ ${save.p50} / ${save.p95} ms`, p50 <= save.p50 && p95 <= save.p95)
  add(`  reply → visible p50, ${where}`, ms(visible), `≤ ${aims.visible} ms`, visible <= aims.visible)
}

function productionSize() {
  const folder = mkdtempSync(join(tmpdir(), 'shelterbelt-production-'))
  for (const file of ['package.json', 'package-lock.json']) cpSync(file, join(folder, file))
  execFileSync('npm', ['install', '--no-save', '--omit=dev', '--no-audit', '--no-fund', '--loglevel=error'], {
    cwd: folder,
    stdio: 'inherit',
  })
  const [size] = execFileSync('du', ['-sm', join(folder, 'node_modules')], { encoding: 'utf8' }).split('\t')
  rmSync(folder, { recursive: true, force: true })
  add('production node_modules', `${size} MB`, '≤ 150 MB', Number(size) <= 150)
}

async function freshClone() {
  const { installing, firstPage, allPictures } = await measureFreshClone()
  const inSeconds = (milliseconds: number) => `${(milliseconds / 1000).toFixed(1)} s`
  add(
    'fresh clone: npm start → first page',
    `${inSeconds(firstPage)}, of it installing ${inSeconds(installing)}`,
    '≤ 45 s',
    firstPage <= 45_000,
  )
  add('  until its last picture is drawn', inSeconds(allPictures), 'told', true)
}

async function throughput(where: string, site: RealSite) {
  console.log(`  throughput by ${told}`)
  const { brotli, sameHead, gzip, notModified, rendered, search, searches, searchesOfTen } = await measureThroughput(site)
  ratio(`cached /360, br${where}`, brotli, 0.95)
  ratio(`  beside a bare server with the same head${where}`, sameHead, 0.95)
  ratio(`cached /360, gzip${where}`, gzip, 0.95)
  ratio(`304 of /360${where}`, notModified, 0.95)
  ratio(`/360, signed in${where}`, rendered, 0.4)
  ratio(`the same agent search, kept for its minute${where}`, search, 0.4)
  if (searches) ratio(`agent searches that find nobody, each rendered${where}`, searches, 0.015)
  if (searchesOfTen) ratio(`agent searches that find ten, each rendered${where}`, searchesOfTen, 0.015)
}

function ratio(what: string, { perSecond: ours, bare, ratio: middle, least, most }: Compared, aim: number) {
  const digits = middle < 0.1 ? 4 : 2
  const spread = [middle, least, most].map((each) => each.toFixed(digits))
  add(what, `${spread[0]} of bare (${spread[1]}–${spread[2]}): ${perSecond(ours)} of ${perSecond(bare)}`, `≥ ${aim}`, middle >= aim)
}

function add(what: string, measured: string, aim: string, met: boolean) {
  figures.push(figure(what, measured, aim, met))
  console.log(`  ${what}: ${measured} (aim ${aim})`)
}

function pause(milliseconds: number) {
  return new Promise((resolve) => setTimeout(resolve, milliseconds))
}
