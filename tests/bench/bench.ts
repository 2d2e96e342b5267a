/**
 * npm run bench [-- --quick | --pages [part of an address …]]
 * The figures of ARCHITECTURE's table, measured on this machine now. Ratios and percentiles; nothing here passes or fails.
 * --quick leaves the long parts out; --pages measures nothing but every page, or those whose address has one of the parts.
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
import { benchAgents } from './agents.ts'
import { figure, kilobytes, megabytes, median, ms, perSecond, printTable, type Figure } from './figures.ts'
import { measureKeystrokes } from './keystrokes.ts'
import { lighthouseOf } from './lighthouse-scores.ts'
import { peakBytes, residentBytes } from './memory.ts'
import { pageTable } from './page-table.ts'
import { measureSaves } from './saves.ts'
import { measureThroughput, type Rate } from './throughput.ts'
import { signInIslandBytes, visitorScriptBytes } from './visitor-bytes.ts'

const quick = process.argv.includes('--quick')
const figures: Figure[] = []

execFileSync(process.execPath, ['scripts/build.ts'], { stdio: 'inherit' })
if (process.argv.includes('--pages')) await onlyPages()
else await everything()

async function everything() {
  await embedded()
  if (process.env.TEST_DATABASE_URL) await postgres(process.env.TEST_DATABASE_URL)
  else console.log('PostgreSQL is not measured: TEST_DATABASE_URL does not say where one is.')
  if (!quick) productionSize()
  printTable('Measured now, beside what we aim at (ARCHITECTURE.md)', figures)
  await benchAgents(quick ? [100, 10_000] : undefined)
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
    add(`visitor JS of ${path}, before the first touch`, kilobytes(bytes), '≤ 4 KB br', bytes <= 4096)
  }
  add('sign-in island, when touched', kilobytes(await signInIslandBytes(site)), 'told', true)

  const through = await measureThroughput(site)
  add(
    'bare node:http, plain HTML',
    `${perSecond(through.bare.perSecond)}, ${perSecond(through.bare.perCpuSecond)} of its CPU`,
    'yardstick',
    true,
  )
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

  add('  at its highest since the start', megabytes(peakBytes(site)), 'told', true)

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
  add('start → first page', ms(median(later)), '≤ 1000 ms', median(later) <= 1000)
  add('  the very first start, with a new database', ms(median(first)), '≤ 1000 ms', median(first) <= 1000)
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

/** As asked and read by one client, which is busier with it than the server; beside it, by the server's own processor time. */
function ratio(what: string, value: Rate, bare: Rate, aim: number) {
  const [asked, spent] = [value.perSecond / bare.perSecond, value.perCpuSecond / bare.perCpuSecond]
  add(what, `${perSecond(value.perSecond)} = ${asked.toFixed(3)} of bare, ${spent.toFixed(3)} by CPU`, `≥ ${aim}`, asked >= aim)
}

function add(what: string, measured: string, aim: string, met: boolean) {
  figures.push(figure(what, measured, aim, met))
  console.log(`  ${what}: ${measured} (aim ${aim})`)
}

function pause(milliseconds: number) {
  return new Promise((resolve) => setTimeout(resolve, milliseconds))
}
