import { readFileSync } from 'node:fs'
import { eq } from 'drizzle-orm'
import sharp from 'sharp'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { pdfFrame, pdfPreview } from '../../src/nouns/hub/pdf-preview.ts'
import { pdfPapers } from '../../src/server/db/tables/papers.ts'
import { processesOf, runs } from '../fixtures/processes-of.ts'
import type { TestPerson } from '../fixtures/test-app.ts'
import { hostilePdfs } from './hostile-pdfs.ts'
import { pdfForm, startPdfSite, type PdfSite } from './pdf-site.ts'

let site: PdfSite
beforeAll(async () => {
  site = await startPdfSite()
})
afterAll(() => site?.close())

const demoPaper = (name: string) => readFileSync(new URL(`../../src/demo/papers/${name}.pdf`, import.meta.url))
const get = async (path: string, asker: TestPerson | 'nobody' = 'nobody') =>
  site.get(path, { headers: asker === 'nobody' ? {} : { cookie: await site.cookieOf(asker) } })
const previewOf = (address: string) => pdfPreview(address)?.src ?? ''
const rowsOf = (address: string) =>
  site.database.db
    .select()
    .from(pdfPapers)
    .where(eq(pdfPapers.paper, address.slice(0, address.lastIndexOf('/'))))

async function pictureOf(response: Response) {
  const bytes = Buffer.from(await response.arrayBuffer())
  const { format, width, height } = await sharp(bytes).metadata()
  return { status: response.status, format, width, height }
}

describe('the first page of a pdf', () => {
  it('is read by a job after the upload, its words with it', async () => {
    const { path } = (await site.upload(demoPaper('brochure-home'), 'Home.pdf')).body
    await site.app.jobs.settle()
    expect(await rowsOf(path)).toMatchObject([
      { tenant: '', state: 'drawn', pages: 2, text: expect.stringContaining('The builder knows what it costs') },
    ])
    expect(await pictureOf(await get(previewOf(path)))).toEqual({ status: 200, format: 'webp', width: 480, height: 620 })
    expect(await pictureOf(await get(previewOf(path).replace('480', '960')))).toEqual({
      status: 200,
      format: 'webp',
      width: 960,
      height: 1240,
    })
  })

  it('is there for whoever asks before the job has run', async () => {
    const { path } = (await site.upload(demoPaper('brochure-auto'))).body
    const [one, other] = await Promise.all([get(previewOf(path)), get(previewOf(path))])
    expect([await pictureOf(one), await pictureOf(other)]).toMatchObject([{ format: 'webp' }, { format: 'webp' }])
    expect(one.headers.get('cache-control')).toContain('immutable')
    const again = await site.get(previewOf(path), { headers: { 'if-none-match': one.headers.get('etag') ?? '' } })
    expect(again.status).toBe(304)
  })

  it('is for those who may read the pdf', async () => {
    const { path } = (await site.post(pdfForm([demoPaper('brochure-farm')], 'farm.pdf'), {}, '?for=signedIn')).body
    expect(previewOf(path)).toMatch(/^\/360\/papers\/[0-9a-f]{40}\/first-page-480\.webp$/)
    for (const address of [previewOf(path), pdfFrame(path) ?? '']) {
      expect([(await get(address)).status, (await get(address, 'customer')).status]).toEqual([401, 200])
      // The same file for anyone was never uploaded, so there is no open address of it.
      expect((await get(address.replace('/360/papers/', '/media/'))).status).toBe(404)
    }
    expect((await get(previewOf(path), 'agent')).headers.get('cache-control')).toBe('private, no-cache')
    await site.app.jobs.settle()
    expect(await rowsOf(path)).toMatchObject([{ tenant: 'windbreak', state: 'drawn' }])
  })

  it.each([
    ['a locked one', hostilePdfs['a locked one']],
    ['drawings within drawings', hostilePdfs['drawings within drawings']],
    ['nothing but a beginning and an end', hostilePdfs['nothing but a beginning and an end']],
  ])('is an empty sheet where it cannot be drawn, and is not tried again: %s', async (_name, make) => {
    const { path } = (await site.upload(make())).body
    const sheet = await get(previewOf(path))
    expect([sheet.status, sheet.headers.get('content-type'), sheet.headers.get('cache-control')]).toEqual([
      200,
      'image/svg+xml',
      'no-store',
    ])
    expect(await rowsOf(path)).toMatchObject([{ state: 'none', text: '' }])
    // The pdf itself is kept and can be had.
    expect((await get(path)).status).toBe(200)
  })

  it('keeps nobody waiting but whoever wants to see it', async () => {
    const { path } = (await site.upload(hostilePdfs['a picture of 900 million points']())).body
    const sheet = { there: false }
    const asking = get(previewOf(path)).then(() => (sheet.there = true))
    let answered = 0
    while (!sheet.there && answered < 200) {
      expect((await get('/ready')).status).toBe(200)
      answered += 1
    }
    await asking
    // It takes seconds, and these take milliseconds each.
    expect(answered).toBeGreaterThan(20)
  })

  it.runIf(process.platform === 'linux')('is drawn though the process that has it drawn was killed before', async () => {
    await site.upload(demoPaper('brochure-renters'), 'before.pdf')
    const media = () => processesOf(process.pid).filter(({ command }) => command.includes('media-process'))
    const killed = media()
    expect(killed.length).toBeGreaterThan(0)
    for (const { pid } of killed) process.kill(pid, 'SIGKILL')
    await expect.poll(() => killed.some(({ pid }) => runs(pid))).toBe(false)
    const { path } = (await site.upload(demoPaper('brochure-auto'), 'after.pdf')).body
    expect(await pictureOf(await get(previewOf(path)))).toMatchObject({ status: 200, format: 'webp' })
  })

  it('is shown alone in a page for frames, which can do nothing and leads nowhere', async () => {
    const { path } = (await site.upload(demoPaper('brochure-life'), 'life.pdf')).body
    const frame = await get(pdfFrame(path) ?? '')
    const html = await frame.text()
    expect(html).toContain(`<img src="${previewOf(path).replace('480', '960')}"`)
    expect(html).not.toMatch(/<(script|a|form|iframe|object|embed)\b/)
    expect(frame.headers.get('x-frame-options')).toBe('SAMEORIGIN')
    const policy = frame.headers.get('content-security-policy') ?? ''
    expect(policy).toContain("default-src 'none'")
    expect(policy).toContain("frame-ancestors 'self'")
    expect(policy).not.toMatch(/allow-scripts|script-src|unsafe/)
  })

  it('is none of what nobody uploaded, and of nothing else', async () => {
    for (const path of [
      `/media/${'0'.repeat(40)}/first-page-480.webp`,
      `/media/${'0'.repeat(40)}/first-page`,
      '/media/x/first-page-480.webp',
      '/media/..%2f..%2fx/first-page-480.webp',
      '/papers/never-printed/first-page-480.webp',
      `/media/${'0'.repeat(40)}/first-page-500.webp`,
    ])
      expect([path, (await get(path)).status]).toEqual([path, 404])
  })
})
