import { connect, type Socket } from 'node:net'
import { promisify } from 'node:util'
import type { LoaderFunctionArgs } from 'react-router'
import { afterEach, describe, expect, it } from 'vitest'
import { addNew, askAboutPayment, getPageContentList } from '../../src/calls/addresses.ts'
import { footerSiteMap } from '../../src/content/footer/footer-site-map.ts'
import { siteContext } from '../../src/pages/site.ts'
import { adminWeights, type DoorLimits } from '../../src/server/http/door-limits.ts'
import { startTestApp, type TestApp, type TestPerson } from '../fixtures/test-app.ts'
import { builtOf } from '../fixtures/tiny-pages.ts'

/** What admins send and edit is as large as anything gets here; where memory is small it is worked on a little at a time. */

const sockets: Socket[] = []
let site: TestApp | undefined
let release: (() => void)[] = []
afterEach(async () => {
  for (const each of release.splice(0)) each()
  for (const socket of sockets.splice(0)) socket.destroy()
  await site?.close()
  site = undefined
})

const busy = 'Very many are asking at this moment. Please try again in a few seconds.'
/** Whoever is to get in waits for longer than any machine takes. */
const roomForOne = { adminBytes: adminWeights.page, adminWaitSeconds: 600 }

/** With a page that is made when the test lets it, for each who asks. */
async function start(doorLimits: Partial<DoorLimits>) {
  const made: string[] = []
  release = []
  const slow = async ({ params, context }: LoaderFunctionArgs) => {
    await context.get(siteContext).sections([])
    made.push(params.who ?? '')
    await new Promise<void>((resolve) => void release.push(resolve))
    return 'slow but sure'
  }
  const sections = ({ context }: LoaderFunctionArgs) => context.get(siteContext).sections([])
  /** What a form asks of others, who take their time. */
  const asks = async () => {
    made.push('asked')
    await new Promise<void>((resolve) => void release.push(resolve))
    return 'answered'
  }
  const long = () => 'hail '.repeat(20_000_000 / 5)
  site = await startTestApp({
    doorLimits,
    pages: builtOf({
      home: { path: '/360', file: '' },
      slow: { path: '/360/slow/:who', file: '', loader: slow, action: () => null, posts: true, kept: false },
      asking: { path: '/360/asking', file: '', loader: sections, action: asks, posts: true, kept: false },
      long: { path: '/360/long', file: '', loader: long, kept: false },
    }),
  })
  return { of: site, made }
}

const get = async (of: TestApp, path: string, as?: TestPerson, method = 'GET') => {
  const headers: Record<string, string> = as ? { cookie: await of.cookieOf(as) } : {}
  const answer = await fetch(
    of.origin + path,
    method === 'GET' ? { headers } : { method, headers, body: new URLSearchParams({ word: 'hail' }) },
  )
  return { status: answer.status, words: await answer.text(), again: answer.headers.get('retry-after') }
}
const save = (of: TestApp, as: TestPerson) =>
  of.post(addNew.path, { pageName: 'Footer', section: 'Section_6', content: footerSiteMap.toWire(footerSiteMap.fallback) }, { as })

/** A save that has begun to be sent, and is not sent on. */
const begin = async (of: TestApp, as: TestPerson, bytes: number) =>
  beginTo(of, addNew.path, `cookie: ${await of.cookieOf(as)}\r\ncontent-type: application/json\r\ncontent-length: ${bytes}`)

function beginTo(of: TestApp, path: string, head: string): Socket {
  const socket = connect(Number(new URL(of.origin).port), '127.0.0.1')
  sockets.push(socket)
  socket.on('error', () => {})
  socket.write(`POST ${path} HTTP/1.1\r\nhost: localhost\r\n${head}\r\n\r\n{`)
  return socket
}

describe('where there is room for one', () => {
  it('who saves waits for whom was first, is told after a while when it is worth trying again, and is taken then', async () => {
    const { of } = await start({ ...roomForOne, adminWaitSeconds: 0.1 })
    const first = await begin(of, 'admin', adminWeights.page)
    const told = () => save(of, 'secondAdmin')
    await expect.poll(async () => (await told()).status).toBe(503)
    const { body, headers } = await told()
    expect(body).toEqual({ status: false, message: busy })
    expect(headers.get('retry-after')).toBe('5')
    first.destroy()
    await expect.poll(async () => (await told()).status).toBe(200)
  })

  it('who saves is taken as soon as there is room, and needs to send nothing again', async () => {
    const { of } = await start(roomForOne)
    const first = await begin(of, 'admin', adminWeights.page)
    // Taken or waiting, one of the two at least knows that it is its turn.
    await expect.poll(async () => (await get(of, '/health')).status).toBe(200)
    const second = save(of, 'secondAdmin')
    first.destroy()
    expect((await second).status).toBe(200)
  })

  it.each(['GET', 'POST'])('a page to edit is made after the other, and those of visitors meanwhile (%s)', async (method) => {
    const { of, made } = await start(roomForOne)
    const first = get(of, '/360/slow/first', 'admin')
    await expect.poll(() => made).toEqual(['first'])
    const second = get(of, '/360/slow/second', 'secondAdmin', method)
    const visitor = get(of, '/360/slow/visitor')
    await expect.poll(() => made).toEqual(['first', 'visitor'])
    release[0]()
    expect((await first).words).toContain('slow but sure')
    await expect.poll(() => made).toEqual(['first', 'visitor', 'second'])
    for (const each of release) each()
    expect([(await second).status, (await visitor).status]).toEqual([200, 200])
  })

  it('a page to edit that is being made keeps its room when whoever asked has left', async () => {
    const { of, made } = await start(roomForOne)
    const leaving = new AbortController()
    const headers = { cookie: await of.cookieOf('admin') }
    const first = fetch(`${of.origin}/360/slow/first`, { headers, signal: leaving.signal }).catch(() => 'left')
    await expect.poll(() => made).toEqual(['first'])
    leaving.abort()
    expect(await first).toBe('left')
    const second = get(of, '/360/slow/second', 'secondAdmin')
    const visitor = get(of, '/360/slow/visitor')
    await expect.poll(() => made).toEqual(['first', 'visitor'])
    release[0]()
    await expect.poll(() => made).toEqual(['first', 'visitor', 'second'])
    for (const each of release) each()
    expect([(await second).status, (await visitor).status]).toEqual([200, 200])
  })

  it('whoever is signed in twice is one, and keeps nobody else from the other half', async () => {
    const { of, made } = await start({ ...roomForOne, adminBytes: 2 * adminWeights.page })
    const first = get(of, '/360/slow/first', 'admin')
    await expect.poll(() => made).toEqual(['first'])
    const { issuer } = of.identity.provider
    const claims = { issuer, subject: 'admin', username: 'admin@windbreak.example', name: 'Marlene Ruiz', agent: false }
    const { id } = await of.app.sessions.begin(claims)
    const again = fetch(`${of.origin}/360/slow/again`, { headers: { cookie: `sb_session=${id}` } })
    // Taken or waiting, it is before the next.
    await expect.poll(async () => (await get(of, '/health')).status).toBe(200)
    const other = get(of, '/360/slow/other', 'secondAdmin')
    await expect.poll(() => made.length).toBe(2)
    expect(made).toEqual(['first', 'other'])
    release[0]()
    await expect.poll(() => made).toEqual(['first', 'other', 'again'])
    for (const each of release) each()
    expect([(await first).status, (await other).status, (await again).status]).toEqual([200, 200, 200])
  })

  it('whoever waits too long for a page to edit is told so in words', async () => {
    const { of, made } = await start({ ...roomForOne, adminWaitSeconds: 0.1 })
    const first = get(of, '/360/slow/first', 'admin')
    await expect.poll(() => made).toEqual(['first'])
    expect(await get(of, '/360/slow/second', 'secondAdmin')).toEqual({ status: 503, words: busy, again: '5' })
    release[0]()
    expect((await first).status).toBe(200)
  })

  it('what the payment company is asked for an admin takes none of it, however long that takes', async () => {
    const { of } = await start({ ...roomForOne, adminWaitSeconds: 0.1 })
    await begin(of, 'admin', adminWeights.page)
    await expect.poll(async () => (await save(of, 'secondAdmin')).status).toBe(503)
    const asked = await of.post(askAboutPayment.path, { reference: 'WM-7K3F-2M9Q' }, { as: 'secondAdmin' })
    expect(asked.status).toBe(404)
  })

  it('a form takes none of it while it asks others, and waits for it once its page is made', async () => {
    const { of, made } = await start(roomForOne)
    const asking = get(of, '/360/asking', 'secondAdmin', 'POST')
    await expect.poll(() => made).toEqual(['asked'])
    expect((await save(of, 'admin')).status).toBe(200)
    const page = get(of, '/360/slow/first', 'admin')
    await expect.poll(() => made).toEqual(['asked', 'first'])
    release[0]()
    let isSent = false
    void asking.then(() => (isSent = true))
    // Whoever is not in line for the same room is answered meanwhile.
    expect((await get(of, '/health')).status).toBe(200)
    expect(isSent).toBe(false)
    release[1]()
    expect((await page).status).toBe(200)
    expect(await asking).toMatchObject({ status: 200, words: expect.stringContaining('answered') })
  })

  it('what anybody may ask is answered', async () => {
    const { of } = await start(roomForOne)
    await begin(of, 'admin', adminWeights.page)
    expect((await of.post(getPageContentList.path, { pageName: 'Footer' })).status).toBe(200)
  })
})

it('a form there is no room for is refused in words for people, who find what they typed where they left it', async () => {
  const { of } = await start({ openBytes: 60_000 })
  const form = 'content-type: application/x-www-form-urlencoded\r\ncontent-length: 60000'
  const first = beginTo(of, '/360/slow/first', form)
  const post = async () => {
    const answer = await fetch(`${of.origin}/360/slow/second`, { method: 'POST', body: new URLSearchParams({ word: 'hail' }) })
    const { status, headers } = answer
    return { status, type: headers.get('content-type'), again: headers.get('retry-after'), words: await answer.text() }
  }
  // It is made at once where the other has not come yet.
  const making = setInterval(() => release.splice(0).forEach((each) => each()), 20)
  await expect.poll(async () => (await post()).status).toBe(503)
  expect(await post()).toMatchObject({ type: 'text/plain; charset=utf-8', again: '5', words: expect.stringContaining('Go back') })
  first.destroy()
  await expect.poll(async () => (await post()).status).toBe(200)
  clearInterval(making)
})

it('whoever takes nothing of an answer is not waited for', async () => {
  const { of } = await start({ unreadSeconds: 0.2 })
  const { server } = of.app.fastify
  const open = () => promisify(server.getConnections.bind(server))()
  const socket = connect(Number(new URL(of.origin).port), '127.0.0.1')
  sockets.push(socket)
  socket.on('error', () => {})
  socket.pause()
  socket.write('GET /360/long HTTP/1.1\r\nhost: localhost\r\n\r\n')
  await expect.poll(open).toBe(1)
  await expect.poll(open, { timeout: 20_000 }).toBe(0)
})
