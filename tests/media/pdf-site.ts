import { startTestApp, type TestApp } from '../fixtures/test-app.ts'

type Answer = { status: number; body: { status: boolean; message?: string; path: string } }

export type PdfSite = Awaited<ReturnType<typeof startPdfSite>>

/** The whole site, with an admin who uploads. */
export async function startPdfSite(options: Parameters<typeof startTestApp>[0] = {}) {
  const site: TestApp = await startTestApp(options)
  const cookie = await site.cookieOf('admin')

  async function post(body: FormData | string, headers: Record<string, string> = {}, query = ''): Promise<Answer> {
    const response = await fetch(`${site.origin}/api/cms/upload-pdf${query}`, { method: 'POST', body, headers: { cookie, ...headers } })
    return { status: response.status, body: (await response.json()) as Answer['body'] }
  }

  return {
    ...site,
    call: site.post,
    post,
    /** Uploads bytes as a browser would, under a type that counts for nothing. */
    upload: (bytes: Uint8Array, name = 'form.pdf', type = 'application/pdf') => post(pdfForm([bytes], name, type)),
    get: (path: string, init?: RequestInit) => fetch(site.origin + path, { redirect: 'manual', ...init }),
  }
}

export function pdfForm(files: Uint8Array[], name = 'form.pdf', type = 'application/pdf'): FormData {
  const form = new FormData()
  for (const bytes of files) form.append('file', new Blob([new Uint8Array(bytes)], { type }), name)
  return form
}

/** A small whole pdf of one empty page; `length` bytes of it when that is asked for. */
export function samplePdf(length = 0, words = ''): Buffer {
  const head = `%PDF-1.7\n%${words}\n`
  const body =
    '1 0 obj<</Type/Catalog/Pages 2 0 R>>endobj\n2 0 obj<</Type/Pages/Kids[3 0 R]/Count 1>>endobj\n3 0 obj<</Type/Page/Parent 2 0 R/MediaBox[0 0 9 9]>>endobj\n'
  const end = 'trailer<</Root 1 0 R>>\nstartxref\n0\n%%EOF\n'
  const filler = ' '.repeat(Math.max(0, length - head.length - body.length - end.length))
  return Buffer.from(head + body + filler + end, 'latin1')
}
