import { globSync, readFileSync } from 'node:fs'
import { sql } from 'drizzle-orm'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { createFakeBilling } from '../fixtures/fake-billing.ts'
import { createFakeProvider } from '../fixtures/fake-provider.ts'
import { startTestApp, type TestApp } from '../fixtures/test-app.ts'

const publicUrl = 'https://windbreak.test'
let site: TestApp
beforeAll(async () => {
  const indexNow = { key: 'a'.repeat(32), url: 'https://engines.example/indexnow', fetch: async () => new Response('') }
  site = await startTestApp({
    billing: createFakeBilling(),
    payBy: createFakeProvider(),
    indexNow,
    publicUrl,
    worksByItself: false,
  })
})
afterAll(() => site?.close())

/** Backups are of a site that is told where they go (backup.test.ts). */
const ofOtherSites = ['nightly backup']

/** What is done by the clock, as it is declared: of a kind for each tenant, what its name begins with. */
const declared = globSync('src/server/**/*.ts').flatMap((file) =>
  readFileSync(file, 'utf8')
    .split('defineJob(')
    .slice(1)
    .flatMap((job) =>
      /^\s*every:/m.test(job.split(/\brun\b/)[0]) ? (/kind: (?:kindOfTenant\()?['`]([^'`$]+)/.exec(job)?.slice(1) ?? []) : [],
    ),
)

it('all work that is done by the clock is among the `jobs` of its noun: nobody else asks for it, so of what is not nothing would be seen', async () => {
  expect(declared.length).toBeGreaterThan(15)
  await site.app.jobs.settle()
  const { rows } = (await site.database.db.execute(sql`select distinct kind from jobs`)) as unknown as { rows: { kind: string }[] }
  const begun = rows.map(({ kind }) => kind)
  expect(declared.filter((kind) => !ofOtherSites.includes(kind) && !begun.some((each) => each.startsWith(kind)))).toEqual([])
})
