import { once } from 'node:events'
import { connect } from 'node:net'
import { redirect, type ActionFunctionArgs } from 'react-router'
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it, vi } from 'vitest'
import { addNew } from '../../src/calls/addresses.ts'
import { footerSiteMap } from '../../src/content/footer/footer-site-map.ts'
import { hubOpenPath } from '../../src/nouns/hub/token-link.ts'
import { uploads } from '../../src/server/db/tables/content.ts'
import { startTestApp, type TestApp, type TestPerson } from '../fixtures/test-app.ts'
import { builtOf } from '../fixtures/tiny-pages.ts'
import { png } from '../media/sample-pictures.ts'

const kept: FormDataEntryValue[] = []
async function keepWord({ request }: ActionFunctionArgs) {
  kept.push((await request.formData()).get('word') ?? '')
  return redirect('/360/for-agents?kept')
}
const pages = builtOf({ agents: { path: '/360/for-agents', file: '', posts: true, who: 'agent', otherwise: '/login', action: keepWord } })

let site: TestApp
beforeAll(async () => {
  site = await startTestApp({ pages })
})
afterAll(() => site?.close())
beforeEach(() => void (kept.length = 0))
afterEach(() => vi.restoreAllMocks())

const urlencoded = 'application/x-www-form-urlencoded'
type Sent = { path: string; as: TestPerson; type: string; body: Buffer }

/** Sends all but the last byte of a body, which comes once its sender has signed out elsewhere. What is answered. */
async function sendAndSignOut({ path, as, type, body }: Sent): Promise<string> {
  const cookie = await site.cookieOf(as)
  const judged = vi.spyOn(site.app.sessions, 'find')
  const socket = connect(Number(new URL(site.origin).port), '127.0.0.1')
  let said = ''
  socket.on('data', (chunk: Buffer) => (said += String(chunk)))
  await once(socket, 'connect')
  socket.write(
    `POST ${path} HTTP/1.1\r\nhost: localhost\r\nconnection: close\r\ncookie: ${cookie}\r\ncontent-type: ${type}\r\ncontent-length: ${body.length}\r\n\r\n`,
  )
  socket.write(body.subarray(0, -1))
  await expect.poll(() => judged.mock.settledResults.filter((each) => each.type === 'fulfilled').length).toBeGreaterThan(0)
  expect(said).toBe('')
  await site.app.sessions.end(cookie.split('=')[1])
  socket.write(body.subarray(-1))
  await once(socket, 'close')
  return said
}

describe('what is on its way while its sender signs out elsewhere', () => {
  it('is no save', async () => {
    const content = footerSiteMap.toWire(footerSiteMap.fallback)
    const body = Buffer.from(JSON.stringify({ pageName: 'Footer', section: 'Section_6', content }))
    expect(await sendAndSignOut({ path: addNew.path, as: 'admin', type: 'application/json', body })).toContain('401 Unauthorized')
    const { revisions } = (
      await site.post('/api/cms/get-section-history', { pageName: 'Footer', section: 'Section_6' }, { as: 'secondAdmin' })
    ).body as { revisions?: unknown[] }
    expect(revisions ?? []).toEqual([])
  })

  it('is no picture that is kept', async () => {
    const head = '--x\r\ncontent-disposition: form-data; name="file"; filename="a.png"\r\ncontent-type: image/png\r\n\r\n'
    const body = Buffer.concat([Buffer.from(head), await png(64, 64), Buffer.from('\r\n--x--\r\n')])
    const answer = await sendAndSignOut({ path: '/api/cms/upload-image', as: 'admin', type: 'multipart/form-data; boundary=x', body })
    expect(answer).toContain('401 Unauthorized')
    expect(await site.database.db.$count(uploads)).toBe(0)
  })

  it('is no card that is opened, and no site is told who somebody was', async () => {
    const body = Buffer.from(new URLSearchParams({ link: 'https://rating.windbreak.example/' }).toString())
    expect(await sendAndSignOut({ path: hubOpenPath, as: 'agent', type: urlencoded, body })).toContain('401 Unauthorized')
  })

  it('is no form of a page for those who are signed in, and leads to where they may be', async () => {
    const body = Buffer.from('word=hail')
    const answer = await sendAndSignOut({ path: '/360/for-agents', as: 'agent', type: urlencoded, body })
    expect(answer).toMatch(/^HTTP\/1\.1 303 [^]*\r\nlocation: \/login\r\n/i)
    expect(kept).toEqual([])
  })
})
