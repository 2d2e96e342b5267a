import { connect, type Socket } from 'node:net'
import { afterAll, afterEach, beforeAll, describe, expect, it } from 'vitest'
import { sendContact, sendIncident, sendStartAQuote, stageFormFile } from '../../src/calls/addresses.ts'
import { pages } from '../../src/routes.ts'
import { mostOpenBytes } from '../../src/server/http/door-limits.ts'
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

describe('forms of several parts that do not end', () => {
  const sockets: Socket[] = []
  afterEach(() => {
    for (const socket of sockets.splice(0)) socket.destroy()
  })
  function stall(to: TestApp, path: string) {
    const socket = connect(Number(new URL(to.origin).port), '127.0.0.1')
    sockets.push(socket.on('error', () => {}))
    socket.write(
      `POST ${path} HTTP/1.1\r\nhost: localhost\r\ncontent-type: multipart/form-data; boundary=b\r\ncontent-length: 900000\r\n\r\n${part}`,
    )
  }

  it.each([pages.quote.path, sendContact.path, `${stageFormFile.path}?form=quote&field=photos`])(
    'are held so many at once, and few of one sender, while others are taken: %s',
    async (path) => {
      const own = await startTestApp({ pages: formPages, captcha: { kind: 'none' }, doorLimits: { openBytes: 16 * mostOpenBytes } })
      try {
        const type = 'multipart/form-data; boundary=b'
        const another = async () =>
          (await fetch(own.origin + path, { method: 'POST', headers: { 'content-type': type }, body: `${part}--b--\r\n` })).status
        for (let many = 0; many < 2; many += 1) stall(own, path)
        await expect.poll(another).toBe(503)
        const alone = await fetch(own.origin + pages.quote.path, { method: 'POST', body: new URLSearchParams({ name: 'Ellie' }) })
        expect(alone.status).toBe(422)
        for (const socket of sockets.splice(0)) socket.destroy()
        await expect.poll(another).toBeLessThan(500)
      } finally {
        await own.close()
      }
    },
  )
})
