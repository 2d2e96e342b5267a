import { readFileSync } from 'node:fs'
import { sql } from 'drizzle-orm'
import pg from 'pg'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { agentHubTools } from '../../src/content/agent-hub/agent-hub-grids.ts'
import { resourcesPapers } from '../../src/content/areas/sales/sales-resources.ts'
import { internalLandingArchive } from '../../src/content/internal-landing/internal-landing-archive.ts'
import type { FoundDocuments, ShownDocument } from '../../src/nouns/hub/documents.ts'
import { createContentStore } from '../../src/server/content/content-store.ts'
import { createSearchIndexOf } from '../../src/server/nouns/search-index-of.ts'
import { createTenants } from '../../src/server/tenants.ts'
import { testTenants } from '../fixtures/test-tenants.ts'
import { startTestApp, type TestApp, type TestPerson } from '../fixtures/test-app.ts'
import { pdfForm } from '../media/pdf-site.ts'

let site: TestApp
beforeAll(async () => {
  site = await startTestApp({ worksByItself: false })
})
afterAll(() => site?.close())

async function search(q: string, asker?: TestPerson): Promise<ShownDocument[]> {
  const headers: Record<string, string> = asker ? { cookie: await site.cookieOf(asker) } : {}
  const response = await fetch(`${site.origin}/api/hub/documents?q=${encodeURIComponent(q)}`, { headers })
  expect(response.status).toBe(200)
  return ((await response.json()) as { documents: ShownDocument[] }).documents
}
const titles = async (q: string, asker?: TestPerson) => (await search(q, asker)).map(({ title }) => title)

async function upload(name: string, readers = 'anyone'): Promise<string> {
  const bytes = readFileSync(new URL(`../../src/demo/papers/${name}.pdf`, import.meta.url))
  const headers = { cookie: await site.cookieOf('admin') }
  const response = await fetch(`${site.origin}/api/cms/upload-pdf?for=${readers}`, { method: 'POST', body: pdfForm([bytes]), headers })
  return ((await response.json()) as { path: string }).path
}

/** Saves the archive with these rows, each with its id, and with what is not said as the first row of the default has it. */
async function saveArchive(
  rows: { id: string; title: string; pdf?: string; url?: string; description?: string; date?: string }[],
  { client, as }: { client: string; as: TestPerson } = { client: 'windbreak', as: 'admin' },
) {
  const blank = { description: 'About it', kind: 'Form', date: '', pdf: '', url: '' }
  const items = rows.map((row) => ({ ...internalLandingArchive.fallback.items[0], ...blank, ...row }))
  const content = { ...internalLandingArchive.fallback, items }
  const { status, body } = await site.post(
    '/api/cms/add-new',
    {
      pageName: 'Internal_Landing',
      section: 'Section_Archive',
      client,
      content: internalLandingArchive.toWire(content),
      ids: { items: rows.map(({ id }) => id) },
    },
    { as },
  )
  expect([status, body.message]).toEqual([200, 'Content Saved'])
}

/** The first point of the hub is this one, in a section called "Savanna". */
async function saveHubPoint(point: { title: string; pdfPath: string }) {
  const [tools, ...rest] = agentHubTools.fallback.items
  const items = [{ ...tools, title: 'Savanna', points: [{ ...tools.points[0], ...point }] }, ...rest]
  const { status } = await site.post(
    '/api/cms/add-new',
    { pageName: 'AgentLandingPageLatest1', section: 'Section_2_10', client: 'windbreak', content: agentHubTools.toWire({ items }) },
    { as: 'admin' },
  )
  expect(status).toBe(200)
}

const aardvarks = ['Aardvark rates', 'Aardvark form', 'Aardvark sheet']

/** Three papers, of which strangers may read one. */
async function saveAardvarks() {
  const path = await upload('brochure-farm', 'signedIn')
  await saveArchive([
    { id: 'r5', title: 'Aardvark rates', pdf: path },
    { id: 'r6', title: 'Aardvark form', pdf: '/papers/form-vehicle-change.pdf' },
    { id: 'r7', title: 'Aardvark sheet', url: path.replace(/[^/]+$/, 'sheet.pdf') },
  ])
  await site.app.jobs.settle()
}

/** As a start of the server does. */
async function gatherAgain() {
  const { db } = site.database
  const store = createContentStore({ db, versions: { of: () => 0, reached: () => {} }, now: site.clock.now, warn: () => {} })
  const index = createSearchIndexOf({
    db,
    tenants: createTenants(testTenants),
    media: { previews: { expect: async () => {}, renew: async () => {}, version: 'of this release' } },
  })
  await index.gather({ store })
}

describe('what comes with the site', () => {
  it('is found from the first day, by title and by the words inside', async () => {
    expect(await titles('hail season', 'agent')).toContain('Hail season')
    // "odometer" stands in the paper and in no title.
    const [guide] = await search('odometer', 'agent')
    expect(guide).toMatchObject({
      title: expect.stringContaining('Auto rates'),
      address: '/papers/guide-auto-rates.pdf',
      // The word itself and those to each side of it.
      inside: expect.stringMatching(/^… (\S+ ){8}\S*odometer.* …$/i),
    })
    expect(await titles('', 'agent')).toEqual([])
    expect(await titles('zzyzx plover', 'agent')).toEqual([])
  })

  it('is of all the pages agents work with, and what stands on several is shown once', async () => {
    const on = new Set(
      (await Promise.all(['letter', 'brochure', 'auto', 'sponsor', 'script'].map((q) => search(q, 'agent')))).flat().map((each) => each.on),
    )
    expect(on).toContain('salesTemplates')
    expect(on).toContain('internalLanding')
    const rates = (await search('auto rates autumn', 'agent')).filter(({ address }) => address.includes('guide-auto-rates'))
    expect(rates.map(({ title }) => title)).toEqual(['Auto rates, autumn 2026'])
  })

  it('is found though a word of it is mistyped, as the search of the whole site finds things, and says so', async () => {
    const ask = async (q: string) =>
      (await (await fetch(`${site.origin}/api/hub/documents?q=${encodeURIComponent(q)}`)).json()) as FoundDocuments
    const right = await ask('wildfire survey')
    expect([right.documents.length > 0, right.corrected]).toEqual([true, null])
    const slipped = await ask('wildifre survey')
    expect([slipped.documents, slipped.corrected]).toEqual([right.documents, 'wildfire survey'])
    expect(await ask('zzyzzyva survey')).toMatchObject({ documents: [], corrected: null })
  })

  it('is found while the last word is being written, and by its stem', async () => {
    for (const q of ['witn', 'WITNESSES', 'witness statem', 'équipment valu'])
      expect([q, (await titles(q, 'agent')).some((title) => /Witness statement|equipment values/.test(title))]).toEqual([q, true])
  })

  it('shows titles before insides', async () => {
    const found = await search('hail', 'agent')
    const inTitle = found.map(({ title }) => /hail/i.test(title))
    expect(inTitle).toContain(true)
    expect(inTitle).toContain(false)
    expect(inTitle.lastIndexOf(true)).toBeLessThan(inTitle.indexOf(false))
  })
})

describe('what is saved', () => {
  it('is found at once, and what is gone is not', async () => {
    await saveArchive([{ id: 'r1', title: 'Zebra crossing', pdf: '/papers/form-vehicle-change.pdf' }])
    expect(await titles('zebra', 'agent')).toEqual(['Zebra crossing'])
    await saveArchive([{ id: 'r1', title: 'Giraffe crossing', pdf: '/papers/form-vehicle-change.pdf' }])
    expect(await titles('zebra', 'agent')).toEqual([])
    expect(await titles('giraffe', 'agent')).toEqual(['Giraffe crossing'])
    await saveArchive([])
    expect(await titles('giraffe', 'agent')).toEqual([])
  })

  it('is found by what is inside an upload once that is read, before and after it is saved', async () => {
    const path = await upload('brochure-life')
    await saveArchive([{ id: 'r2', title: 'Quagga', pdf: path }])
    await site.app.jobs.settle()
    const paper = await search('cattle quagga', 'agent')
    expect(paper).toMatchObject([{ title: 'Quagga', address: path, on: 'internalLanding', section: 'Section_Archive', id: 'items#r2.pdf' }])
    expect(paper[0].pages).toBeGreaterThan(0)
    // Read already by the time it is saved.
    await saveArchive([{ id: 'r3', title: 'Okapi', pdf: path }])
    expect(await titles('cattle okapi', 'agent')).toEqual(['Okapi'])
  })

  it('is in the transaction of the save: what is refused is not found', async () => {
    const refusedSave = await site.post(
      '/api/cms/add-new',
      {
        pageName: 'Internal_Landing',
        section: 'Section_Archive',
        client: 'windbreak',
        content: internalLandingArchive.toWire({
          ...internalLandingArchive.fallback,
          items: [{ ...internalLandingArchive.fallback.items[0], title: 'Numbat', pdf: `/media/${'0'.repeat(40)}/never.pdf` }],
        }),
      },
      { as: 'admin' },
    )
    expect(refusedSave.status).toBe(422)
    expect(await titles('numbat', 'agent')).toEqual([])
  })

  it('keeps the order of the newest first, whatever the order of the rows', async () => {
    const pdf = '/papers/form-vehicle-change.pdf'
    const row = (id: string, date: string) => ({ id, title: `Tapir ${id}`, date, pdf: pdf.replace('vehicle-change', id) })
    await saveArchive([
      row('claim-witness', 'Feb 16 2026'),
      row('farm-application', 'Nov 2 2026'),
      row('supply-request', ''),
      row('mortgagee-change', 'Oct 5, 2025'),
    ])
    expect(await titles('tapir', 'agent')).toEqual([
      'Tapir farm-application',
      'Tapir claim-witness',
      'Tapir mortgagee-change',
      'Tapir supply-request',
    ])
  })

  it.runIf(process.env.TEST_DATABASE === 'postgres')(
    'by two insurers at once that name the same in another order stops neither',
    async () => {
      const row = (name: string) => ({ id: name, title: name, pdf: `/papers/${name}.pdf` })
      // Somebody is noting one of them, so that the first save waits in the middle, and the second for the first.
      const noting = new pg.Client({ connectionString: site.url })
      await noting.connect()
      await noting.query('begin')
      await noting.query("insert into pdf_papers values ('', '/papers/quokka', '/papers/quokka.pdf', 'waiting', 0, '', '')")
      const waiting = async () => {
        const { rows } = (await site.database.db.execute(
          sql`select count(*)::int as many from pg_stat_activity where datname = current_database() and wait_event_type = 'Lock'`,
        )) as unknown as { rows: { many: number }[] }
        return rows[0].many
      }
      const first = saveArchive([row('zorilla'), row('quokka'), row('potto')], { client: 'prairie', as: 'otherAdmin' })
      await expect.poll(waiting).toBe(1)
      const second = saveArchive([row('potto'), row('zorilla')])
      await expect.poll(waiting).toBe(2)
      await noting.query('rollback')
      await noting.end()
      await Promise.all([first, second])
    },
  )

  it('is of a point of the hub, a list in a list, too', async () => {
    await saveHubPoint({ title: 'Wildebeest', pdfPath: '/papers/compliance-checklist.pdf' })
    expect(await search('wildebeest', 'agent')).toMatchObject([{ title: 'Wildebeest', about: 'Savanna', on: 'agentHub' }])
    expect(await search('wildebeest')).toEqual([])
  })
})

describe('who finds what', () => {
  it('is who may read it: strangers nothing of the hub, and no pdf for the signed-in', async () => {
    await saveAardvarks()
    expect(await titles('aardvark', 'agent')).toEqual(aardvarks)
    expect(await titles('aardvark', 'customer')).toEqual(aardvarks)
    expect(await titles('aardvark')).toEqual(['Aardvark form'])
    // By what is inside it neither.
    expect(await titles('barn rates aardvark')).toEqual([])
  })

  it('is who may read the page: what stands on the hub alone is nobody’s who is not signed in, though its paper is open', async () => {
    await saveHubPoint({ title: 'Pangolin', pdfPath: '/papers/compliance-checklist.pdf' })
    const own = (found: ShownDocument[]) => found.filter(({ on }) => on === 'agentHub').map(({ title }) => title)
    expect(own(await search('pangolin', 'agent'))).toEqual(['Pangolin'])
    expect(own(await search('pangolin', 'customer'))).toEqual(['Pangolin'])
    expect(await search('pangolin')).toEqual([])
    // A slip tells strangers no word of it either.
    expect(own(await search('pangloin', 'agent'))).toEqual(['Pangolin'])
    expect(await search('pangloin')).toEqual([])
    // Nor by what is inside the paper, which other pages may show.
    expect(own(await search('checklist'))).toEqual([])
    expect((await fetch(`${site.origin}/papers/compliance-checklist/first-page-480.webp`)).status).toBe(200)
  })

  it('that comes with the site is sent by the address it has in content, so a link that was typed by hand leads to it', async () => {
    const got = await fetch(`${site.origin}/papers/compliance-checklist.pdf`)
    expect([got.status, got.headers.get('content-type')]).toEqual([200, 'application/pdf'])
    expect(got.headers.get('content-disposition')).toBe('attachment; filename="compliance-checklist.pdf"')
    expect(
      Buffer.from(await got.arrayBuffer())
        .subarray(0, 5)
        .toString(),
    ).toBe('%PDF-')
    const etag = got.headers.get('etag') ?? ''
    expect((await fetch(got.url, { headers: { 'if-none-match': etag } })).status).toBe(304)
    expect((await fetch(got.url, { method: 'HEAD' })).headers.get('content-length')).toBe(got.headers.get('content-length'))
    expect((await fetch(`${site.origin}/papers/of-nobody.pdf`)).status).toBe(404)
  })

  it('is told by no page content either: to strangers the row is not there', async () => {
    await saveAardvarks()
    const shown = async (as?: TestPerson) => {
      const { body } = await site.post('/api/cms/get-page-content-list', { pageName: 'Internal_Landing', client: 'windbreak' }, { as })
      const text = JSON.stringify(body)
      return [...aardvarks, '/360/papers/'].map((words) => text.includes(words))
    }
    expect(await shown()).toEqual([false, true, false, false])
    expect(await shown('agent')).toEqual([true, true, true, true])
  })

  it('is told by no part of a page that anybody finds: a row that leads to a paper for the signed-in is not in it', async () => {
    const path = await upload('brochure-farm', 'signedIn')
    const [first, ...rest] = resourcesPapers.fallback.items
    const content = {
      ...resourcesPapers.fallback,
      items: [{ ...first, title: 'Quokka', description: 'Numbat', pdf: '', url: path }, ...rest],
    }
    const { page: pageName, section } = resourcesPapers
    const saved = await site.post(
      '/api/cms/add-new',
      { pageName, section, client: 'windbreak', content: resourcesPapers.toWire(content) },
      { as: 'admin' },
    )
    expect(saved.status).toBe(200)
    const found = async (q: string) => await (await fetch(`${site.origin}/api/search?q=${q}`)).text()
    // The rest of that part is found as ever.
    expect(await found('compliance checklist')).toContain('/sales-marketing/marketing-resources')
    for (const q of ['quokka', 'numbat', 'qoukka'])
      expect([q, /quokka|numbat/i.exec((await found(q)).replaceAll(q, ''))]).toEqual([q, null])
    expect(await titles('quokka', 'agent')).toEqual(['Quokka'])
    expect(await titles('quokka')).toEqual([])
  })

  it('is of one insurer', async () => {
    const { body } = await site.app.fastify.inject({
      url: '/api/hub/documents?q=aardvark',
      headers: { host: 'prairie.example', cookie: await site.cookieOf('agent') },
    })
    expect(JSON.parse(body)).toMatchObject({ documents: [] })
  })
})

describe('how often', () => {
  it('is bounded for strangers at one address, and not for whoever is signed in', async () => {
    const headersOf = async (as?: TestPerson): Promise<Record<string, string>> => (as ? { cookie: await site.cookieOf(as) } : {})
    const ask = async (headers: Record<string, string>) => (await fetch(`${site.origin}/api/hub/documents?q=hail`, { headers })).status
    const asked = await Promise.all(Array.from({ length: 130 }, async () => ask({})))
    expect(asked).toContain(200)
    expect(asked).toContain(429)
    expect(await ask(await headersOf('customer'))).toBe(200)
    site.clock.advance(61_000)
    expect(await ask({})).toBe(200)
  })
})

describe('words nobody means well', () => {
  it.each([
    "'",
    "' | 'a",
    'a & !b',
    '<->',
    ':*',
    '\\',
    '{"a"}',
    '%00',
    '\u0000',
    'x'.repeat(200),
    'a '.repeat(99),
    '((((',
    '💥',
    '@windbreak',
    'r:anyone',
    't:hail',
  ])('are words: %j', async (q) => {
    expect(Array.isArray(await search(q, 'agent'))).toBe(true)
  })
})

it('is gathered anew when the rules of gathering are other ones, from what was saved', async () => {
  await saveAardvarks()
  const { db } = site.database
  // By the rules it has then, which the next finds unchanged.
  await gatherAgain()
  await db.execute(sql`delete from search_docs`)
  await gatherAgain()
  // Nothing says that anything changed.
  expect(await titles('aardvark', 'agent')).toEqual([])
  await db.execute(sql`update search_indexes set version = 'of another release'`)
  await gatherAgain()
  expect(await titles('aardvark', 'agent')).toEqual(aardvarks)
})
