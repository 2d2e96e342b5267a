import { execFile } from 'node:child_process'
import { existsSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { promisify } from 'node:util'
import pg from 'pg'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { addNew } from '../../src/calls/addresses.ts'
import { footerSiteMap } from '../../src/content/footer/footer-site-map.ts'
import { makeBackup, manifest } from '../../src/server/backup/make-backup.ts'
import { openEmbedded } from '../../src/server/db/embedded.ts'
import { openPostgres } from '../../src/server/db/postgres.ts'
import { restoreMark } from '../../src/server/db/whole-database.ts'
import { revisions, sections } from '../../src/server/db/tables/content.ts'
import { startKillableServer, type KillableServer } from '../fixtures/killable-server.ts'

const run = promisify(execFile)
const folder = mkdtempSync(join(tmpdir(), 'shelterbelt-backup-load-'))
const [site, restored] = [join(folder, 'site'), join(folder, 'restored')]
const server = process.env.TEST_DATABASE === 'postgres' ? process.env.TEST_DATABASE_URL : undefined
const databases = [`shelterbelt_backed_${process.pid}`, `shelterbelt_restored_${process.pid}`]
const [siteUrl, restoredUrl] = databases.map((name) => server && Object.assign(new URL(server), { pathname: name }).href)

beforeAll(() => eachDatabase((name) => `create database ${name}`))
afterAll(async () => {
  rmSync(folder, { recursive: true, force: true })
  await eachDatabase((name) => `drop database if exists ${name} with (force)`)
})

async function eachDatabase(statement: (name: string) => string): Promise<void> {
  if (!server) return
  const admin = new pg.Client({ connectionString: server })
  await admin.connect()
  for (const name of databases) await admin.query(statement(name))
  await admin.end()
}

async function emptyRestored(): Promise<void> {
  if (!server) return
  const admin = new pg.Client({ connectionString: server })
  await admin.connect()
  await admin.query(`drop database ${databases[1]} with (force)`)
  await admin.query(`create database ${databases[1]}`)
  await admin.end()
}

/** As somebody at a terminal does, with a site that runs. */
async function command(env: { DATA_DIR: string; DATABASE_URL: string | undefined }, ...words: string[]): Promise<string> {
  const program = ['--disable-warning=ExperimentalWarning', 'src/server/backup/backup-command.ts', ...words]
  return (await run(process.execPath, program, { env: { ...process.env, ...env } })).stdout
}

/** Saves one after the other until it is told to stop; notes what was acknowledged. */
async function saveOn({ origin }: KillableServer, cookie: string, acknowledged: Map<number, string>, stop: AbortSignal): Promise<void> {
  for (let count = 0; !stop.aborted; count++) {
    const copyright = `${cookie.slice(-6)}, save ${count}`
    const content = footerSiteMap.toWire({ ...footerSiteMap.fallback, copyright })
    const answer = await fetch(origin + addNew.path, {
      method: 'POST',
      headers: { 'content-type': 'application/json', cookie },
      body: JSON.stringify({ pageName: 'Footer', section: 'Section_6', client: 'windbreak', content }),
    })
    const { revision } = (await answer.json()) as { revision: number }
    expect(answer.status).toBe(200)
    acknowledged.set(revision, copyright)
  }
}

it('npm run backup beside people who save is of one moment, and restored where nothing is it is that moment', async () => {
  const running = await startKillableServer({ DATA_DIR: site, DATABASE_URL: siteUrl ?? '' })
  const acknowledged = new Map<number, string>()
  const stop = new AbortController()
  const cookies = await Promise.all([0, 1, 2].map((writer) => running.ask({ ask: 'session', writer })))
  const saving = Promise.all(cookies.map((cookie) => saveOn(running, String(cookie), acknowledged, stop.signal)))
  await expect.poll(() => acknowledged.size).toBeGreaterThan(10)
  const before = new Map(acknowledged)
  const said = await command({ DATA_DIR: site, DATABASE_URL: siteUrl }, 'backup', '--to', join(folder, 'made'))
  const meanwhile = acknowledged.size
  stop.abort()
  await saving
  await running.kill()
  expect(meanwhile).toBeGreaterThan(before.size)

  const [, path] = /^The backup is (\S+)$/m.exec(said) ?? []
  expect(await command({ DATA_DIR: restored, DATABASE_URL: restoredUrl }, 'restore', path)).toMatch(/^Restored what was there at/)
  const again = restoredUrl ? await openPostgres(restoredUrl) : await openEmbedded(restored)
  try {
    const [stored] = await again.db.select().from(sections)
    const history = await again.db.select().from(revisions)
    const newest = history.find(({ revision }) => revision === stored.revision)
    expect(newest?.wire).toEqual(stored.wire)
    // All up to that moment, and nothing after it.
    expect(history.map(({ revision }) => revision).toSorted((a, b) => a - b)).toEqual(history.map((_each, index) => index + 1))
    expect(stored.revision).toBe(history.length)
    expect(stored.revision).toBeGreaterThanOrEqual(Math.max(...before.keys()))
    for (const { revision, wire } of history)
      expect(acknowledged.get(revision) ?? 'told to nobody').toBe(
        acknowledged.has(revision) ? footerSiteMap.fromWire(wire).content.copyright : 'told to nobody',
      )
    // A backup of what was restored says the same of every table.
    const second = await makeBackup(join(folder, 'second'), { db: again.db, dataDir: restored, now: new Date() })
    const first = manifest.parse(JSON.parse(readFileSync(join(path, 'backup.json'), 'utf8')))
    expect({ ...second.told, madeAt: '' }).toEqual({ ...first, madeAt: '' })
  } finally {
    await again.close()
  }

  // As a kill would leave it that came between the rows and the end: a server has them, and keeps them.
  const env = { DATA_DIR: restored, DATABASE_URL: restoredUrl }
  const mark = join(restored, restoreMark)
  writeFileSync(mark, '')
  const words: string[][] = server ? [['restore', path], ['backup']] : []
  const refusals: string[] = []
  for (const each of words) refusals.push(await command(env, ...each).catch(({ stderr }: { stderr: string }) => stderr))
  const inBoth = expect.stringMatching(/^There is a site in this database already .*empty the database as well/)
  const inPart = expect.stringMatching(/^A backup was being restored into \S+, and that was cut off\./)
  expect(refusals).toEqual(server ? [inBoth, inPart] : [])
  await emptyRestored()
  expect(await command(env, 'restore', path)).toMatch(/^Restored what was there at/)
  expect(existsSync(mark)).toBe(false)
}, 120_000)
