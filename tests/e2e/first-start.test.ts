import { cpSync, mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { sql } from 'drizzle-orm'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { begunFolder, databaseIn } from '../../src/server/db/begun-database.ts'
import { openEmbedded } from '../../src/server/db/embedded.ts'
import { pathsAndNone } from '../fixtures/page-paths.ts'
import { startRealSite, type RealSite } from '../fixtures/real-site.ts'

const folder = mkdtempSync(join(tmpdir(), 'shelterbelt-first-'))
const tenants = 'tenants/windbreak.json'
const began = new Date()
/** Begins with what the build laid out, and what lays the same out by itself: the build knows of no second host. */
const [copied, own, cutOff] = ['copied', 'own', 'cut-off'].map((name) => join(folder, name))
let ofBuild: RealSite
let ofItself: RealSite

beforeAll(async () => {
  const otherTenants = join(folder, 'tenants.json')
  const [site] = [JSON.parse(readFileSync(tenants, 'utf8')) as { hosts: string[] }]
  writeFileSync(otherTenants, JSON.stringify({ ...site, hosts: [...site.hosts, 'also.windbreak.example'] }))
  ;[ofBuild, ofItself] = await Promise.all([
    startRealSite({ DATA_DIR: copied, TENANTS: tenants }),
    startRealSite({ DATA_DIR: own, TENANTS: otherTenants }),
  ])
})
afterAll(async () => {
  await Promise.all([ofBuild?.close(), ofItself?.close()])
  rmSync(folder, { recursive: true, force: true })
})

const pageOf = async ({ origin }: RealSite, path: string) => {
  const answer = await fetch(origin + path, { redirect: 'manual' })
  const html = (await answer.text()).replaceAll(origin, '').replaceAll(encodeURIComponent(origin), '').replace(madeForEach, '')
  return `${answer.status}\n${html}`
}
/** Of a form, another each time it is asked for. */
const madeForEach = /<input type="hidden" name="(?:token|key)" value="[^"]*"\/>/g

/** What is open changes on the hour: a pair from either side of it is asked for again. */
const areAlike = async (path: string) => (await pageOf(ofBuild, path)) === (await pageOf(ofItself, path))

describe('a site to try is the same, laid out by the build or by itself', () => {
  it.each(pathsAndNone)('in its page %s', async (path) => {
    await expect.poll(() => areAlike(path)).toBe(true)
  })

  it.each(['hail', 'Durango', 'ranch insurance', 'pay my bill', 'claim form'])('in what is found by %s', async (words) => {
    await expect.poll(() => areAlike(`/360/search?q=${encodeURIComponent(words)}`)).toBe(true)
  })

  it('in its tables, and dated by its own first start', async () => {
    await Promise.all([ofBuild.close(), ofItself.close()])
    const [one, other] = [await tablesIn(copied), await tablesIn(own)]
    expect(Object.keys(one)).toContain('live_articles')
    expect(one).toEqual(other)
    expect(JSON.stringify(one)).not.toContain('9999-01-01')
    // Its own keys, whatever else is alike.
    expect(readFileSync(join(copied, 'data-keys'), 'utf8')).not.toBe(readFileSync(join(own, 'data-keys'), 'utf8'))
  })

  it('after a first start that ended before anything was dated', async () => {
    mkdirSync(cutOff)
    cpSync(databaseIn(begunFolder), join(cutOff, 'database'), { recursive: true })
    const site = await startRealSite({ DATA_DIR: cutOff, TENANTS: tenants })
    await site.close()
    const [one, other] = [await tablesIn(cutOff), await tablesIn(own)]
    for (const table of ['seedings', 'items', 'item_revisions', 'article_states', 'live_articles']) expect(one[table]).toEqual(other[table])
  })
})

/** Every row of what visitors and editors read; what has a time since the first start says just that. */
async function tablesIn(data: string): Promise<Record<string, unknown[]>> {
  const { db, close } = await openEmbedded(data)
  const tables: Record<string, unknown[]> = {}
  const named = await db.select({ name: sql<string>`tablename` }).from(sql`pg_tables where schemaname = 'public' order by tablename`)
  for (const { name } of named.filter((each) => !ownToEach.has(each.name))) {
    const rows = await db.select({ row: sql<Record<string, unknown>>`to_jsonb(t)` }).from(sql`${sql.identifier(name)} as t`)
    tables[name] = rows.map(({ row }) => JSON.stringify(Object.fromEntries(Object.entries(row).map(undated)))).toSorted()
  }
  await close()
  return tables
}

const undated = ([name, value]: [string, unknown]) =>
  typeof value === 'string' &&
  /^\d{4}-\d\d-\d\dT/.test(value) &&
  /_at$|^at$|_since$/.test(name) &&
  new Date(value) >= began &&
  new Date(value) <= new Date()
    ? [name, 'since the first start']
    : [name, value]

/** What hangs on when each was open and who came: work, visits, people, what is billed as of today. */
const ownToEach = new Set([
  'accounts',
  'insight_counts',
  'insight_writes',
  'jobs',
  'link_checks',
  'linked_accounts',
  'payment_frame_checks',
  'reconciliations',
  'sandbox_billed_accounts',
])
