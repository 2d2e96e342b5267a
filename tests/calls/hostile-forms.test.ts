import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { sendContact, sendIncident, sendStartAQuote, stageFormFile } from '../../src/calls/addresses.ts'
import { pages } from '../../src/routes.ts'
import { formPages } from '../fixtures/form-pages.ts'
import { startTestApp, type TestApp } from '../fixtures/test-app.ts'

let site: TestApp
beforeAll(async () => {
  site = await startTestApp({ pages: formPages, captcha: { kind: 'none' } })
})
afterAll(() => site?.close())

const part = '--b\r\ncontent-disposition: form-data; name="name"\r\n\r\nEllie\r\n'

describe('a form of several parts that breaks the rules of such forms is refused as what it is', () => {
  it.each([
    ['has no boundary', 'multipart/form-data', `${part}--b--\r\n`],
    ['has an empty boundary', 'multipart/form-data; boundary=', `${part}--b--\r\n`],
    [
      'has a boundary of 300 characters',
      `multipart/form-data; boundary=${'b'.repeat(300)}`,
      part.replaceAll('--b', `--${'b'.repeat(300)}`),
    ],
    ['ends before its end', 'multipart/form-data; boundary=b', part.slice(0, -4)],
    ['is nothing', 'multipart/form-data; boundary=b', ''],
    [
      'has a part without an end',
      'multipart/form-data; boundary=b',
      '--b\r\ncontent-disposition: form-data; name="x"; filename="a.pdf"\r\n\r\n%PDF',
    ],
    ['is none', 'multipart/form-data; boundary=b', 'just words'],
  ])('%s', async (_what, type, body) => {
    const to = [
      sendContact.path,
      sendIncident.path,
      sendStartAQuote.path,
      `${stageFormFile.path}?form=quote&field=photos`,
      pages.quote.path,
    ]
    for (const path of to) {
      const { status } = await fetch(site.origin + path, { method: 'POST', headers: { 'content-type': type }, body })
      expect([path, status]).toEqual([path, expect.toSatisfy((code: number) => code >= 400 && code < 500)])
    }
  })
})
