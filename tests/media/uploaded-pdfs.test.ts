import { request, type ClientRequest, type IncomingMessage } from 'node:http'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { pdf } from '../../src/fields/pdf.ts'
import { uploads } from '../../src/server/db/tables/content.ts'
import { pdfForm, samplePdf, startPdfSite, type PdfSite } from './pdf-site.ts'
import { htmlBehindJpegMagic, png, svg } from './sample-pictures.ts'

let site: PdfSite
beforeAll(async () => {
  site = await startPdfSite()
})
afterAll(() => site?.close())

const wrongType = { status: 415, body: { status: false, message: 'Please select a valid pdf file' } }
const tooLarge = { status: 413, body: { status: false, message: 'Please choose a pdf file smaller than 2mb' } }

describe('an uploaded pdf', () => {
  it('is kept byte for byte, under the hash of its bytes and the name it came with', async () => {
    const bytes = samplePdf(5000)
    const { status, body } = await site.upload(bytes, 'Application Form (2025).PDF')
    expect(status).toBe(200)
    expect(body.path).toMatch(/^\/media\/[0-9a-f]{40}\/application-form-2025\.pdf$/)
    expect(pdf({ label: 'Form' }).check(body.path, {}, 'form')).toEqual([])
    const served = Buffer.from(await (await site.get(body.path)).arrayBuffer())
    expect(served.equals(bytes)).toBe(true)
    const rows = (await site.database.db.select().from(uploads)).filter((row) => row.path === body.path)
    expect(rows).toMatchObject([{ tenant: 'windbreak', type: 'application/pdf', bytes: 5000 }])
  })

  it('has the same address when it is sent twice, and another under another name', async () => {
    const bytes = samplePdf(0, 'twice')
    const [first, second, other] = [await site.upload(bytes), await site.upload(bytes), await site.upload(bytes, 'other.pdf')]
    expect(second.body).toEqual(first.body)
    expect(other.body.path).toBe(first.body.path.replace('form.pdf', 'other.pdf'))
    expect((await site.get(first.body.path.replace('form.pdf', 'never-sent.pdf'))).status).toBe(404)
  })

  it('keeps its address for whoever has it open when another of the same name comes after it', async () => {
    const [before, after] = [samplePdf(4000, 'rates of spring'), samplePdf(4000, 'rates of autumn')]
    const [first, second] = [(await site.upload(before, 'rates.pdf')).body.path, (await site.upload(after, 'rates.pdf')).body.path]
    expect(second).not.toBe(first)
    const served = await Promise.all([first, second].map(async (path) => Buffer.from(await (await site.get(path)).arrayBuffer())))
    expect(served.map((bytes, index) => bytes.equals([before, after][index]))).toEqual([true, true])
  })

  it.each([
    ['../../etc/passwd', 'passwd.pdf'],
    ['C:\\Forms\\Crop Hail.pdf', 'crop-hail.pdf'],
    ['Ängste & Söhne.pdf', 'angste-sohne.pdf'],
    ['.pdf', 'document.pdf'],
    ['申请表.pdf', 'document.pdf'],
    ['a.pdf.html', 'a-pdf-html.pdf'],
    ['x"; filename="evil.exe', 'x-22-filename-22evil-exe.pdf'],
    [`${'long '.repeat(60)}.pdf`, `${'long-'.repeat(15)}long.pdf`],
  ])('called %j is %j', async (name, kept) => {
    const { body } = await site.upload(samplePdf(0, 'named'), name)
    expect(body.path.split('/').at(-1)).toBe(kept)
    expect((await site.get(body.path)).status).toBe(200)
  })

  it('may be as large as is allowed, and a pdf whatever its type said', async () => {
    expect(await site.upload(samplePdf(2_097_152))).toMatchObject({ status: 200 })
    expect(await site.upload(samplePdf(0, 'plain'), 'notes.txt', 'text/plain')).toMatchObject({ status: 200 })
  })

  it('is downloaded, kept for good, and can do nothing as a page', async () => {
    const { path } = (await site.upload(samplePdf(900))).body
    const response = await site.get(path)
    await response.arrayBuffer()
    expect(Object.fromEntries(response.headers)).toMatchObject({
      'content-type': 'application/pdf',
      'content-length': '900',
      'content-disposition': 'attachment; filename="form.pdf"',
      'cache-control': 'public, max-age=31536000, immutable',
      'x-content-type-options': 'nosniff',
      'content-security-policy': "default-src 'none'; sandbox",
    })
    const etag = response.headers.get('etag') ?? ''
    expect((await site.get(path, { headers: { 'if-none-match': etag } })).status).toBe(304)
    const head = await site.get(path, { method: 'HEAD' })
    expect([head.status, head.headers.get('content-length'), await head.text()]).toEqual([200, '900', ''])
  })
})

describe('what is no pdf', () => {
  it.each([
    ['a png', () => png()],
    ['an svg', async () => svg],
    ['a page', async () => htmlBehindJpegMagic],
    ['words', async () => Buffer.from('Not a pdf at all, %PDF-1.7 or not. %%EOF')],
    ['half a pdf', async () => samplePdf(5000).subarray(0, 3000)],
    ['the beginning of one before something else', async () => Buffer.concat([samplePdf(), Buffer.alloc(4000, 'x')])],
  ])('is refused: %s', async (_what, bytes) => {
    expect(await site.upload(await bytes())).toMatchObject(wrongType)
  })

  it('is refused when it is larger than 2,097,152 bytes, by one or by many', async () => {
    expect(await site.upload(samplePdf(2_097_153))).toMatchObject(tooLarge)
    expect(await site.upload(Buffer.alloc(3_000_000, 'x'))).toMatchObject(tooLarge)
    expect(await site.upload(samplePdf(6_000_000))).toMatchObject(tooLarge)
  })

  it.each([
    ['no file', () => site.post(pdfForm([])), 422, 'Please choose a pdf file.'],
    ['an empty file', () => site.upload(Buffer.alloc(0)), 422, 'This file is empty. Please choose another.'],
    ['two files', () => site.post(pdfForm([samplePdf(), samplePdf()])), 422, 'Please send one pdf file at a time.'],
    [
      'JSON',
      () => site.post('{}', { 'content-type': 'application/json' }),
      415,
      'Please send the pdf as a form upload (multipart/form-data).',
    ],
  ])('is refused: %s', async (_what, send, status, message) => {
    expect(await send()).toMatchObject({ status, body: { status: false, message } })
  })

  it('is not found by climbing or guessing', async () => {
    const hash = '0'.repeat(40)
    for (const path of [
      `/media/${hash}/form.pdf`,
      '/media/x/form.pdf',
      `/media/${hash}/..%2f..%2flock.pdf`,
      `/media/${hash}/.pdf`,
      `/media/${hash}/FORM.pdf`,
    ])
      expect([path, (await site.get(path)).status]).toEqual([path, 404])
  })
})

describe('more pdfs than can be received at once', () => {
  it('are turned away with what they are, in words', async () => {
    const cookie = await site.cookieOf('admin')
    const uploads: ClientRequest[] = []
    // Each has begun and never ends; whichever comes when four are received and twenty wait is answered.
    const answered = new Promise<IncomingMessage>((resolve) => {
      for (let count = 0; count < 25; count += 1) {
        const headers = { cookie, 'content-type': 'multipart/form-data; boundary=b', 'content-length': 5000 }
        const upload = request(`${site.origin}/api/cms/upload-pdf`, { method: 'POST', headers, agent: false }, resolve)
        upload.on('error', () => {})
        upload.write('--b\r\ncontent-disposition: form-data; name="file"; filename="a.pdf"\r\ncontent-type: application/pdf\r\n\r\n%PDF')
        uploads.push(upload)
      }
    })
    const answer = await answered
    const body = JSON.parse(Buffer.concat(await answer.toArray()).toString()) as unknown
    for (const upload of uploads) upload.destroy()
    expect(answer.statusCode).toBe(429)
    expect(body).toMatchObject({ status: false, message: 'Many pdf files are being worked on. Please try again in a minute.' })
  })
})
