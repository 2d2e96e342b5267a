/**
 * npm run bench [-- --quick]
 * The figures of ARCHITECTURE's table, measured on this machine now. Ratios and percentiles; nothing here passes or fails.
 * PostgreSQL is measured too when TEST_DATABASE_URL says where one is.
 */
import { execFileSync } from 'node:child_process'
import { mkdtempSync, rmSync, cpSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import pg from 'pg'
import { launchBrowser } from '../fixtures/browser.ts'
import { pages } from '../../src/routes.ts'
import { startRealSite, type RealSite } from '../fixtures/real-site.ts'
import { benchAgents } from './agents.ts'
import { figure, kilobytes, megabytes, median, ms, perSecond, printTable, type Figure } from './figures.ts'
import { measureKeystrokes } from './keystrokes.ts'
import { lighthouseOf } from './lighthouse-scores.ts'
import { residentBytes } from './memory.ts'
import { measureSaves } from './saves.ts'
import { measureThroughput } from './throughput.ts'
import { signInIslandBytes, visitorScriptBytes } from './visitor-bytes.ts'

const quick = process.argv.includes('--quick')
const figures: Figure[] = []

execFileSync(process.execPath, ['scripts/build.ts'], { stdio: 'inherit' })
await embedded()
if (process.env.TEST_DATABASE_URL) await postgres(process.env.TEST_DATABASE_URL)
else console.log('PostgreSQL is not measured: TEST_DATABASE_URL does not say where one is.')
if (!quick) productionSize()
printTable('Measured now, beside what we aim at (ARCHITECTURE.md)', figures)
await benchAgents(quick ? [100, 10_000] : undefined)

async function embedded() {
  const starts: number[] = []
  for (let i = 0; i < 3; i++) {
    const site = await startRealSite()
    starts.push(site.startedIn)
    await site.close()
  }
  add('start → first page', ms(median(starts)), '≤ 1000 ms', median(starts) <= 1000)

  const site = await startRealSite()
  await pause(3000)
  const idle = residentBytes(site)
  for (const path of ['/', '/360', '/login']) {
    const bytes = await visitorScriptBytes(site, path)
    add(`visitor JS of ${path}, before the first touch`, kilobytes(bytes), '≤ 4 KB br', bytes <= 4096)
  }
  add('sign-in island, when touched', kilobytes(await signInIslandBytes(site)), 'told', true)

  const through = await measureThroughput(site)
  add('bare node:http, plain HTML', perSecond(through.bare), 'yardstick', true)
  ratio('cached /360, as browsers ask (br)', through.cached, through.bare, 0.9)
  ratio('304 of /360', through.notModified, through.bare, 0.9)
  ratio('rendered /360 (signed in)', through.rendered, through.bare, 0.015)

  await saves('embedded', site)
  const browser = await launchBrowser()
  const keys = await measureKeystrokes(browser, site)
  await browser.close()
  add('keystroke → paint p95 (Chromium)', ms(keys.p95), '≤ 50 ms', keys.p95 <= 50)
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

  for (const path of ['/360', '/', '/login']) {
    const { scores, lcp, tbt, cls, failing } = await lighthouseOf(site, path)
    add(
      `Lighthouse ${path} (perf, a11y, best, SEO)`,
      scores.join(' / '),
      '100 in all four',
      scores.every((score) => score === 100),
    )
    add(`  LCP, TBT, CLS of ${path}`, `${(lcp / 1000).toFixed(2)} s, ${ms(tbt)}, ${cls.toFixed(3)}`, '≤ 1.3 s, 0', lcp <= 1300 && tbt === 0)
    if (failing.length > 0) console.log(`  ${path} falls short in: ${failing.join(', ')}`)
  }
  if (!quick) await pageTable(site)
  await site.close()
}

/** Every page: what its HTML weighs as it is sent, what script a visitor fetches, and Lighthouse's four scores. */
async function pageTable(site: RealSite) {
  const rows: Figure[] = []
  for (const path of new Set(Object.values(pages).map((page) => page.path.replace(':id', '1')))) {
    const html = await fetch(site.origin + path, { headers: { 'accept-encoding': 'br' } })
    const bytes = Number(html.headers.get('content-length'))
    await html.arrayBuffer()
    const script = await visitorScriptBytes(site, path)
    const { scores, lcp, failing } = await lighthouseOf(site, path)
    const met = script <= 4096 && scores.every((score) => score === 100)
    rows.push(
      figure(
        path,
        `${kilobytes(bytes)} HTML, ${kilobytes(script)} JS, ${scores.join('/')}, LCP ${(lcp / 1000).toFixed(2)} s`,
        '≤ 4 KB JS, 100 × 4',
        met,
      ),
    )
    console.log(`  ${path}: ${rows.at(-1)?.measured}${failing.length > 0 ? `; falls short in ${failing.join(', ')}` : ''}`)
  }
  printTable('Every page, in br bytes', rows)
}

async function postgres(server: string) {
  const admin = new pg.Client({ connectionString: server })
  await admin.connect()
  await admin.query('drop database if exists shelterbelt_bench with (force)')
  await admin.query('create database shelterbelt_bench')
  const url = new URL(server)
  url.pathname = '/shelterbelt_bench'
  const site = await startRealSite({ DATABASE_URL: url.href })
  await pause(3000)
  const idle = residentBytes(site)
  await saves('PostgreSQL', site)
  await measureThroughput(site)
  const loaded = residentBytes(site)
  add(
    'memory idle → after load, PostgreSQL',
    `${megabytes(idle)} → ${megabytes(loaded)}`,
    '≤ 120 → 200 MB',
    idle <= 120 * 2 ** 20 && loaded <= 200 * 2 ** 20,
  )
  await site.close()
  await admin.query('drop database shelterbelt_bench with (force)')
  await admin.end()
}

async function saves(where: string, site: RealSite) {
  const { p50, p95, visible } = await measureSaves(site)
  add(`save p50 / p95, ${where}`, `${ms(p50)} / ${ms(p95)}`, '≤ 5 / 10 ms', p50 <= 5 && p95 <= 10)
  add(`  reply → visible p50, ${where}`, ms(visible), '≤ 5 ms', visible <= 5)
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
  add('production node_modules', `${size} MB`, '≤ 250 MB', Number(size) <= 250)
}

function ratio(what: string, value: number, bare: number, aim: number) {
  add(what, `${perSecond(value)} = ${(value / bare).toFixed(3)} of bare`, `≥ ${aim}`, value / bare >= aim)
}

function add(what: string, measured: string, aim: string, met: boolean) {
  figures.push(figure(what, measured, aim, met))
  console.log(`  ${what}: ${measured} (aim ${aim})`)
}

function pause(milliseconds: number) {
  return new Promise((resolve) => setTimeout(resolve, milliseconds))
}
