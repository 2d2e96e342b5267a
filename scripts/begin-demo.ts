/**
 * Lays the demonstration out in a database, as a first start would, for sites to try that begin with a copy of it (docs/decisions/0008).
 * Bundled with the server, so that it is of the very code that goes on from there.
 */
import { existsSync, mkdirSync, renameSync, rmSync, writeFileSync } from 'node:fs'
import { join, resolve } from 'node:path'
import { demo } from '../src/demo/demo.ts'
import { sitePapers } from '../src/demo/papers/site-papers.ts'
import { pages } from '../src/routes.ts'
import { createApp } from '../src/server/app.ts'
import {
  begunFolder,
  closeToBeCopied,
  databaseIn,
  dayOfFirstStart,
  describeNobody,
  describeSites,
  requireLaidOutAlone,
  sitesIn,
} from '../src/server/db/begun-database.ts'
import { openEmbedded } from '../src/server/db/embedded.ts'
import { createSandboxProvider } from '../src/server/identity/sandbox-provider.ts'
import { createLocalFiles } from '../src/server/media/local-files.ts'
import type { BuiltPages } from '../src/server/pages/built-pages.ts'
import { openSealing } from '../src/server/sealing/open-sealing.ts'
import { readSettings } from '../src/server/settings.ts'
import { readTenants } from '../src/server/tenants.ts'

const making = `${begunFolder}.making`
const data = join(making, 'data')
for (const folder of [making, begunFolder]) rmSync(folder, { recursive: true, force: true })

// Those of whoever sets nothing.
const { tenantsFile, publicUrl, trustProxy, sessionIdleMinutes, sessionHours, pageCacheBytes, logLevel } = readSettings({
  NODE_ENV: 'test',
})
if (!existsSync(tenantsFile)) {
  // Whoever put a file of another name there has nobody to lay anything out for.
  mkdirSync(begunFolder, { recursive: true })
  writeFileSync(sitesIn(begunFolder), describeNobody)
  process.exit()
}
const tenants = readTenants(resolve(tenantsFile), [])
const database = await openEmbedded(data)
const now = () => dayOfFirstStart
const unasked = () => Promise.reject(new Error('nobody asks for a page where the demonstration is laid out'))
const app = await createApp({
  publicUrl,
  trustProxy,
  sessionIdleMinutes,
  sessionHours,
  pageCacheBytes,
  logLevel,
  files: createLocalFiles(join(data, 'media')),
  attachmentFiles: createLocalFiles(join(data, 'attachments')),
  sealing: await openSealing({ db: database.db, dataDir: data, dataKeys: undefined, now: now() }),
  // Closed below, since whether it did matters here.
  database: { ...database, close: async () => true },
  tenants,
  identity: await createSandboxProvider(),
  pages: { render: unasked, contextOf: unasked, rows: pages, assets: {}, styles: new Map() } as unknown as BuiltPages,
  now,
  papers: sitePapers,
  // What is billed has to do with the day and with people, and is laid out by each site.
  demo: { ...demo, billedAccounts: [] },
  worksByItself: false,
})
await requireLaidOutAlone(database.db)
await app.close()
await closeToBeCopied(database, databaseIn(data))

mkdirSync(begunFolder, { recursive: true })
renameSync(databaseIn(data), databaseIn(begunFolder))
// Last, since by it the database is found.
writeFileSync(sitesIn(begunFolder), describeSites(tenants))
rmSync(making, { recursive: true })
