import { request as rawRequest } from 'node:http'
import { sql } from 'drizzle-orm'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { startTestApp, type TestApp } from '../fixtures/test-app.ts'
import { builtOf } from '../fixtures/tiny-pages.ts'

/** What somebody stored, which as a page of its own would take a browser away. */
const stored = '<meta http-equiv=refresh content=0;url=//elsewhere.example>'
const loader = () => stored
let site: TestApp
beforeAll(async () => {
  site = await startTestApp({
    pages: builtOf({
      faq: { path: '/360/faq', file: '', loader },
      named: { path: '/360/named/:id', file: '', loader },
      posted: { path: '/360/posted', file: '', posts: true, loader, action: loader },
    }),
  })
})
afterAll(() => site?.close())

/** As it is written, where fetch would tidy the address. */
function ask(path: string, method: string): Promise<{ status: number; type: string; text: string }> {
  return new Promise((resolve, reject) => {
    rawRequest({ host: '127.0.0.1', port: new URL(site.origin).port, path, method }, (response) => {
      let text = ''
      response.on('data', (chunk: Buffer) => (text += String(chunk)))
      response.on('end', () => resolve({ status: response.statusCode ?? 0, type: response.headers['content-type'] ?? '', text }))
    })
      .on('error', reject)
      .end()
  })
}

describe('what a page was told, without the page', () => {
  it.each([
    '/360/faq.data',
    '/360/faq.data?_routes=faq',
    '/360/faq.data/',
    '/360/faq.dat%61',
    '/360/faq%2Edata',
    '/360/FAQ.data',
    '/360/faq.DATA',
    '/360/faq/_.data',
    '/360/faq/.data',
    '/_.data',
    '/_root.data',
    '/360/named/x.data',
    '/360/named/x%2Edata',
    '/360/posted.data',
    '/360/faq.rsc',
    '/360/faq?_data=faq',
    '/360/faq?_routes=faq',
    '/__manifest?paths=/360/faq&version=',
    '/__manifest?p=/360/faq&version=',
  ])('is at no address: %s', async (path) => {
    for (const method of ['GET', 'HEAD', 'POST']) {
      const { status, type, text } = await ask(path, method)
      // A page shows it where it belongs; nothing else has it at all.
      const told = text.startsWith('<!doctype html><pre>') && status === 200 ? '' : text
      expect([method, status, type, told]).toEqual([method, status, type, expect.not.stringContaining('elsewhere.example')])
      expect([method, status]).toEqual([method, expect.toBeOneOf([200, 301, 404])])
      expect([status, type.startsWith('text/html') || status !== 200]).toEqual([status, true])
    }
  })
})

it('ends no site by what a refusal of the database repeats of it', async () => {
  const { db } = site.database
  await expect(db.execute(sql`select ${' PANIC:  goodbye'}::text::int`)).rejects.toThrow('PANIC:  goodbye')
  expect(await ask('/ready', 'GET')).toMatchObject({ status: 200 })
})
