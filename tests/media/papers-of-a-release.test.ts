import { readFileSync } from 'node:fs'
import { eq } from 'drizzle-orm'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { sitePapers } from '../../src/demo/papers/site-papers.ts'
import type { ShownDocument } from '../../src/nouns/hub/documents.ts'
import { pdfPapers } from '../../src/server/db/tables/papers.ts'
import { startTestApp, type TestApp } from '../fixtures/test-app.ts'

const address = '/papers/guide-auto-rates.pdf'
const picture = '/papers/guide-auto-rates/first-page-480.webp'
const demoPaper = (name: string) => readFileSync(new URL(`../../src/demo/papers/${name}.pdf`, import.meta.url))

let before: TestApp
let after: TestApp
beforeAll(async () => {
  before = await startTestApp()
})
afterAll(async () => {
  await after?.close()
  await before?.close()
})

async function search(site: TestApp, q: string): Promise<string[]> {
  const response = await fetch(`${site.origin}/api/hub/documents?q=${encodeURIComponent(q)}`, {
    headers: { cookie: await site.cookieOf('agent') },
  })
  return ((await response.json()) as { documents: ShownDocument[] }).documents.map((each) => each.address)
}

async function pictureOf(site: TestApp, etag = '') {
  const response = await fetch(site.origin + picture, { headers: etag ? { 'if-none-match': etag } : {} })
  return { status: response.status, etag: response.headers.get('etag') ?? '', bytes: Buffer.from(await response.arrayBuffer()) }
}

/** What was read of a paper that no release changes here. */
const readOf = async ({ database }: TestApp) =>
  (await database.db.select().from(pdfPapers).where(eq(pdfPapers.paper, '/papers/form-vehicle-change'))).at(0)

it('a paper of the site that another release changed is shown and found as it is now, and one it left alone keeps its picture', async () => {
  const old = await pictureOf(before)
  const untouched = await readOf(before)
  expect([old.status, untouched?.address]).toEqual([200, expect.stringContaining('form-vehicle-change.pdf')])
  expect(await search(before, 'odometer')).toContain(address)

  after = await startTestApp({
    besides: before,
    papers: new Map([
      ...sitePapers,
      [address, { bytes: () => demoPaper('brochure-life'), text: 'Rates are written by the okapi and the cattle now' }],
    ]),
  })
  expect(await search(after, 'odometer')).not.toContain(address)
  expect(await search(after, 'okapi')).toEqual([address])
  // The old one's copy in a browser is not called current either.
  const now = await pictureOf(after, old.etag)
  expect(now.status).toBe(200)
  expect(now.bytes.equals(old.bytes)).toBe(false)
  // Drawn, it is found by what is in the file itself.
  expect(await search(after, 'odometer')).not.toContain(address)
  expect((await pictureOf(after, now.etag)).status).toBe(304)
  expect(await readOf(after)).toEqual(untouched)
})
