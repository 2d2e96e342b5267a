import { uploadPdf } from '../../src/calls/addresses.ts'
import { pdfPreview } from '../../src/nouns/hub/pdf-preview.ts'
import { startRealSite, type RealSite } from '../fixtures/real-site.ts'
import { figure, ms, percentile, printTable } from './figures.ts'
import { largePdf } from './large-pdf.ts'
import { startVisits } from './visits.ts'

const [asked, warmUps] = [200, 40]
/** Of fewer the 95th of a hundred would be the slowest. */
const uploads = 40

/** Pdfs of 2 MB, one after the other, while an agent opens the hub again and again; who uploads and who visits measure apart. */
export async function benchFirstPages() {
  const site = await startRealSite()
  const [admin, agent] = [await site.cookieOf('admin'), await site.cookieOf('agent')]
  const pdfs = await Promise.all(Array.from({ length: uploads }, (_each, index) => largePdf(index)))
  const hub = { url: `${site.origin}/360/agent-hub`, cookie: agent }
  const quiet = (await startVisits({ ...hub, most: asked + warmUps }).times).slice(warmUps)

  const visits = startVisits(hub)
  const first: number[] = []
  for (const bytes of pdfs) first.push(await firstPageOf(site, admin, bytes))
  visits.end()
  const beside = percentile(await visits.times, 95)
  await site.close()

  const [drawn, usual] = [percentile(first, 95), percentile(quiet, 95)]
  printTable(`First pages: pdfs of ${(pdfs[0].length / 1e6).toFixed(2)} MB`, [
    figure(
      'from the upload to the first page, p95 (median), with visits beside it',
      `${ms(drawn)} (${ms(percentile(first, 50))})`,
      '≤ 500 ms',
      drawn <= 500,
    ),
    figure(
      'the hub beside it, p95 against p95 in quiet',
      `${ms(beside)} / ${ms(usual)} = ${(beside / usual).toFixed(1)} ×`,
      '≤ 2 ×',
      beside <= 2 * usual,
    ),
  ])
}

/** Milliseconds from the answer to an upload to its first page. */
async function firstPageOf(site: RealSite, cookie: string, bytes: Buffer): Promise<number> {
  const form = new FormData()
  form.append('file', new Blob([new Uint8Array(bytes)], { type: 'application/pdf' }), 'large.pdf')
  const response = await fetch(site.origin + uploadPdf.path, { method: 'POST', headers: { cookie }, body: form })
  const { path } = (await response.json()) as { path: string }
  const began = performance.now()
  const drawing = await fetch(site.origin + (pdfPreview(path)?.src ?? ''), { headers: { cookie } })
  await drawing.arrayBuffer()
  if (drawing.headers.get('content-type') !== 'image/webp') throw new Error(`${path} was not drawn`)
  return performance.now() - began
}

if (import.meta.main) await benchFirstPages()
