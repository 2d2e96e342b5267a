/**
 * What it takes to send a form, and to find one at the desk. Part of `npm run bench`; alone: npm run bench -- --forms [sizes],
 * or, on what is built already, node tests/bench/forms.ts [sizes]. PostgreSQL is measured too when TEST_DATABASE_URL says where one is.
 */
import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import pg from 'pg'
import { openEmbedded } from '../../src/server/db/embedded.ts'
import { openPostgres } from '../../src/server/db/postgres.ts'
import { startMailServer } from '../fixtures/mail-server.ts'
import { startRealSite } from '../fixtures/real-site.ts'
import { testKeys } from '../fixtures/test-ring.ts'
import { aims } from './aims.ts'
import { fillDesk } from './desk-crowd.ts'
import { benchDesk, type WithDesk } from './desk-searches.ts'
import { figure, kilobytes, megabytes, ms, printTable, sizesAsked, type Figure } from './figures.ts'
import { measureSubmits, measureUploadsAtOnce } from './form-submits.ts'
import { visitorScriptBytes } from './visitor-bytes.ts'

const formPages = ['/360/start-a-quote', '/360/contact', '/360/send-us-message', '/360/agent-details/1/contact-me', '/360/ers']

/** Everything of forms on both databases, as tables. */
export async function benchForms(sizes: readonly number[] = [100, 10_000, 100_000]): Promise<void> {
  await sending('embedded', {})
  await benchDesk('embedded', sizes, withEmbedded)
  const server = process.env.TEST_DATABASE_URL
  if (server) {
    await onPostgres(server, (url) => sending('PostgreSQL', { DATABASE_URL: url }))
    await benchDesk('PostgreSQL', sizes, (size, measure) => withPostgres(server, size, measure))
  }
}

async function sending(database: string, env: Record<string, string>): Promise<void> {
  const mails = await startMailServer()
  const site = await startRealSite({
    ...env,
    DATA_KEYS: testKeys,
    TRUST_PROXY: '1',
    // Mails lead back to it; nobody follows them here.
    PUBLIC_URL: 'http://localhost:3000',
    SMTP_URL: `smtp://127.0.0.1:${mails.port}`,
    MAIL_FROM: 'desk@windbreak.example',
  })
  try {
    const words = await measureSubmits(site)
    const withFile = await measureSubmits(site, { count: 60, withFile: true })
    const rise = await measureUploadsAtOnce(site)
    const figures: Figure[] = [
      figure(
        `sent without files, p50 / p95, ${database}`,
        `${ms(words.p50)} / ${ms(words.p95)}`,
        '≤ 10 / 20 ms',
        words.p50 <= 10 && words.p95 <= 20,
      ),
      figure(
        `sent with a file of 5 MB, p50 / p95, ${database}`,
        `${ms(withFile.p50)} / ${ms(withFile.p95)}`,
        '≤ 120 ms',
        withFile.p95 <= 120,
      ),
      figure(`memory for 20 uploads of 5 MB at once, ${database}`, `+ ${megabytes(rise)}`, '≤ + 80 MB', rise <= 80 * 2 ** 20),
    ]
    for (const path of Object.keys(env).length === 0 ? formPages : []) {
      // What checks and sends comes with the first touch, as tests/e2e/forms-quote.test.ts shows.
      const bytes = await visitorScriptBytes(site, path, { later: /\/form-work-/ })
      figures.push(
        figure(
          `script of ${path}, before the first touch`,
          kilobytes(bytes),
          `≤ ${kilobytes(aims.livelyScript)} br`,
          bytes <= aims.livelyScript,
        ),
      )
    }
    printTable(`Sending forms, ${database}; ${mails.arrived.length} mails arrived meanwhile`, figures)
  } finally {
    await site.close()
    await mails.close()
  }
}

const withEmbedded: WithDesk = async (size, measure) => {
  const folder = mkdtempSync(join(tmpdir(), 'shelterbelt-desk-'))
  const database = await openEmbedded(folder)
  await fillDesk(database, size)
  await database.close()
  const site = await startRealSite({ DATA_DIR: folder, DATA_KEYS: testKeys })
  await measure(site)
  await site.close()
  rmSync(folder, { recursive: true, force: true })
}

async function withPostgres(server: string, size: number, measure: Parameters<WithDesk>[1]): Promise<void> {
  await onPostgres(server, async (url) => {
    const database = await openPostgres(url)
    await fillDesk(database, size)
    await database.close()
    const site = await startRealSite({ DATABASE_URL: url, DATA_KEYS: testKeys })
    await measure(site)
    await site.close()
  })
}

async function onPostgres(server: string, measure: (url: string) => Promise<void>): Promise<void> {
  const admin = new pg.Client({ connectionString: server })
  await admin.connect()
  await admin.query('drop database if exists shelterbelt_bench_forms with (force)')
  await admin.query('create database shelterbelt_bench_forms')
  const url = new URL(server)
  url.pathname = '/shelterbelt_bench_forms'
  await measure(url.href)
  await admin.query('drop database shelterbelt_bench_forms with (force)')
  await admin.end()
}

if (import.meta.main) await benchForms(sizesAsked())
