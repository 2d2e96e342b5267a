import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { agentHubTools } from '../../src/content/agent-hub/agent-hub-grids.ts'
import type { TestPerson } from '../fixtures/test-app.ts'
import { pdfForm, samplePdf, startPdfSite, type PdfSite } from './pdf-site.ts'

let site: PdfSite
let paper: string
const bytes = samplePdf(3000, 'for agents')
beforeAll(async () => {
  site = await startPdfSite()
  paper = (await site.post(pdfForm([bytes], 'Rates 2027.pdf'), {}, '?for=signedIn')).body.path
})
afterAll(() => site?.close())

const get = async (path: string, asker: TestPerson | 'nobody', headers: Record<string, string> = {}) =>
  site.get(path, { headers: { ...headers, ...(asker === 'nobody' ? {} : { cookie: await site.cookieOf(asker) }) } })

describe('a pdf that was uploaded for the signed-in', () => {
  it('has an address of its own kind', () => {
    expect(paper).toMatch(/^\/360\/papers\/[0-9a-f]{40}\/rates-2027\.pdf$/)
  })

  it.each([
    ['nobody', 401],
    ['stranger', 200],
    ['customer', 200],
    ['agent', 200],
    ['admin', 200],
  ] as const)('is answered to %s with %i', async (asker, status) => {
    const response = await get(paper, asker)
    const text = Buffer.from(await response.arrayBuffer())
    expect([response.status, text.equals(bytes)]).toEqual([status, status === 200])
  })

  it('is not kept by caches between, and a browser that has it asks whether it still may show it', async () => {
    const response = await get(paper, 'agent')
    await response.arrayBuffer()
    expect(Object.fromEntries(response.headers)).toMatchObject({
      'cache-control': 'private, no-cache',
      vary: 'Cookie',
      'content-disposition': 'attachment; filename="rates-2027.pdf"',
      'content-security-policy': "default-src 'none'; sandbox",
    })
    const known = { 'if-none-match': response.headers.get('etag') ?? '' }
    expect((await get(paper, 'agent', known)).status).toBe(304)
    expect((await get(paper, 'nobody', known)).status).toBe(401)
  })

  it('is at no address that is open, however it is guessed', async () => {
    const [hash, name] = paper.split('/').slice(-2)
    for (const path of [
      `/media/${hash}/${name}`,
      `/media/for-signed-in/windbreak/${hash}/${name}`,
      `/media/for-signed-in%2fwindbreak%2f${hash}/${name}`,
      `/media/../360/papers/${hash}/${name}`,
      `/360/papers/../papers/${hash}/${name}`,
      `/360/Papers/${hash}/${name}`,
      `/360/papers/${hash}/${name}/`,
      `/360/papers/${hash}/${name}?client=windbreak`,
    ]) {
      const response = await get(path, 'nobody')
      const found = Buffer.from(await response.arrayBuffer()).equals(bytes)
      expect([path, found]).toEqual([path, false])
    }
  })

  it('tells a stranger nothing of what is there', async () => {
    const [there, notThere] = await Promise.all([get(paper, 'nobody'), get(paper.replace('rates', 'never'), 'nobody')])
    expect([there.status, await there.json()]).toEqual([notThere.status, await notThere.json()])
  })

  it('is not the same file as one with the same bytes for anyone', async () => {
    const open = (await site.upload(bytes, 'Rates 2027.pdf')).body.path
    expect(open).toBe(paper.replace('/360/papers/', '/media/'))
    expect((await get(open, 'nobody')).status).toBe(200)
    expect((await get(paper, 'nobody')).status).toBe(401)
  })

  it('is on the site of its own insurer alone', async () => {
    const elsewhere = await site.app.fastify.inject({
      url: paper,
      headers: { host: 'prairie.example', cookie: await site.cookieOf('agent') },
    })
    expect(elsewhere.statusCode).toBe(404)
  })
})

it('is named by pages of its own insurer alone, until another uploads the same', async () => {
  const [tools, ...rest] = agentHubTools.fallback.items
  const items = [{ ...tools, points: [{ ...tools.points[0], title: 'Rates', pdfPath: paper }] }, ...rest]
  const page = { pageName: agentHubTools.page, section: agentHubTools.section, content: agentHubTools.toWire({ items }) }
  const save = async (client: string, as: TestPerson) => {
    const { status, body } = await site.call('/api/cms/add-new', { ...page, client }, { as })
    return [status, (body.errors as { message: string }[] | undefined)?.[0]?.message]
  }
  expect(await save('prairie', 'otherAdmin')).toEqual([422, 'This file is not on the site. Please upload it again.'])
  expect(await save('windbreak', 'admin')).toEqual([200, undefined])
  const headers = { cookie: await site.cookieOf('otherAdmin') }
  // The same bytes under a name of their own: that of the other insurer is not theirs to show by it.
  const own = (await site.post(pdfForm([bytes], 'Ours.pdf'), headers, '?for=signedIn&client=prairie')).body.path
  expect(own).toBe(paper.replace('rates-2027', 'ours'))
  expect(await save('prairie', 'otherAdmin')).toEqual([422, 'This file is not on the site. Please upload it again.'])
  expect((await site.post(pdfForm([bytes], 'Rates 2027.pdf'), headers, '?for=signedIn&client=prairie')).body.path).toBe(paper)
  expect(await save('prairie', 'otherAdmin')).toEqual([200, undefined])
})

it('an upload for somebody unheard of is refused', async () => {
  expect((await site.post(pdfForm([bytes]), {}, '?for=everyone')).status).toBe(400)
})

describe('a download that cannot be', () => {
  const asked = { accept: 'text/html,application/xhtml+xml', 'sec-fetch-dest': 'document' }

  it('leads whoever is not signed in to where one signs in', async () => {
    const response = await get(paper, 'nobody', asked)
    expect([response.status, response.headers.get('location'), response.headers.get('cache-control')]).toEqual([303, '/login', 'no-store'])
    // Nothing tells what is there from what is not.
    expect((await get(paper.replace('rates', 'never'), 'nobody', asked)).headers.get('location')).toBe('/login')
  })

  it('leads an agent to what goes by the words of its name', async () => {
    const response = await get(paper.replace('rates-2027', 'hail-season_2024'), 'agent', asked)
    expect([response.status, response.headers.get('location')]).toEqual([
      303,
      '/360/agent-hub?q=hail+season+2024&lost=hail-season_2024.pdf#documents',
    ])
  })

  it('is the page that says there is none, for visitors', async () => {
    const response = await get(`/media/${'0'.repeat(40)}/form.pdf`, 'nobody', asked)
    expect([response.headers.get('content-type'), await response.text()]).toEqual([
      expect.stringContaining('text/html'),
      expect.stringContaining('<title>'),
    ])
  })

  it('is told a program as ever', async () => {
    expect(await (await get(paper, 'nobody', { 'sec-fetch-dest': 'empty', accept: 'text/html' })).json()).toMatchObject({ status: false })
  })
})
