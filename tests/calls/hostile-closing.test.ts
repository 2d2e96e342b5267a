import { createServer, connect, type AddressInfo, type Socket } from 'node:net'
import { once } from 'node:events'
import { afterEach, describe, expect, it, vi } from 'vitest'
import { addNew, authenticate } from '../../src/calls/addresses.ts'
import { startTestApp, type TestApp } from '../fixtures/test-app.ts'
import { builtOf } from '../fixtures/tiny-pages.ts'

const sockets: Socket[] = []
let release = () => {}
let began = Promise.resolve()
afterEach(() => {
  release()
  for (const socket of sockets.splice(0)) socket.destroy()
})

/** A site with a page that is rendered when `release` is called; `began` is when somebody waits for it. */
function start(drain: { idleMs: number; mostMs: number }): Promise<TestApp> {
  const released = new Promise<void>((resolve) => (release = resolve))
  let begin = () => {}
  began = new Promise((resolve) => (begin = resolve))
  const slow = async () => {
    begin()
    await released
    return 'slow but sure'
  }
  return startTestApp({
    drain,
    pages: builtOf({
      home: { path: '/360', file: '' },
      slow: { path: '/360/slow', file: '', posts: { bytes: 1000 }, loader: slow, action: slow },
    }),
  })
}

/** A connection that is kept: what it has said so far, and its end. */
async function open(site: TestApp) {
  const socket = connect(Number(new URL(site.origin).port), '127.0.0.1')
  sockets.push(socket)
  let said = ''
  socket.on('data', (chunk: Buffer) => (said += String(chunk)))
  const troubles: string[] = []
  socket.on('error', (error: NodeJS.ErrnoException) => troubles.push(error.code ?? error.message))
  const ended = new Promise<string>((resolve) => socket.on('close', () => resolve(said)))
  const heard = (words: string) => expect.poll(() => said).toContain(words)
  return { socket, say: (bytes: string) => void socket.write(bytes), heard, ended, troubles, forget: () => void (said = '') }
}

const post = (path: string, bytes: number) =>
  `POST ${path} HTTP/1.1\r\nhost: localhost\r\ncontent-type: application/json\r\ncontent-length: ${bytes}\r\n\r\n`

/** As a browser does that has no script. */
const postForm = (path: string, bytes: number) =>
  post(path, bytes)
    .replace('application/json', 'application/x-www-form-urlencoded')
    .replace('\r\n\r\n', '\r\norigin: http://localhost\r\naccept: text/html\r\n\r\n')

/** Whatever was sent before this has been heard by the site. */
async function getAnswer(site: TestApp) {
  const other = await open(site)
  other.say(get('/360'))
  await other.heard('</pre>')
  return other
}

const get = (path: string) => `GET ${path} HTTP/1.1\r\nhost: localhost\r\n\r\n`

describe('a server that is told to stop', () => {
  it('answers the next request on a connection that was kept, says that it closes, and then has nothing to wait for', async () => {
    const site = await start({ idleMs: 60_000, mostMs: 60_000 })
    const kept = await open(site)
    kept.say(get('/360'))
    await kept.heard('</pre>')
    kept.forget()
    const closed = site.close()
    kept.say(get('/360'))
    const said = await kept.ended
    expect(said).toMatch(/^HTTP\/1\.1 200 OK\r\n/)
    expect(said.toLowerCase()).toContain('\r\nconnection: close\r\n')
    await closed
  }, 20_000)

  it.each([
    [
      'a form that never comes',
      'POST /auth/authenticate HTTP/1.1\r\nhost: localhost\r\ncontent-type: application/json\r\ncontent-length: 900\r\n\r\n{',
    ],
    ['a request that is never finished', 'GET /360 HTTP/1.1\r\nhost: loc'],
    ['nothing at all', ''],
  ])(
    'does not wait for ever for %s',
    async (_what, bytes) => {
      const site = await start({ idleMs: 0, mostMs: 200 })
      const stalled = await open(site)
      stalled.say(bytes)
      const other = await open(site)
      other.say(get('/360'))
      await other.heard('</pre>')
      await site.close()
      expect(await stalled.ended).not.toContain('200 OK')
    },
    20_000,
  )

  it('lets who sends a body that is refused unread send all of it, read the answer, and ask once more', async () => {
    const site = await start({ idleMs: 60_000, mostMs: 60_000 })
    const sender = await open(site)
    sender.say(get('/360'))
    await sender.heard('</pre>')
    const closed = site.close()
    const answered = new Promise<void>((resolve) =>
      site.app.fastify.server.once('request', (_request, response) => response.once('close', resolve)),
    )
    sender.socket.pause()
    sender.say(post(addNew.path, 900_000))
    await answered
    // Whatever follows from the answer has followed, and nobody has read it yet, when all of the body comes.
    const other = await getAnswer(site)
    for (let count = 0; count < 9; count++) await new Promise((sent) => sender.socket.write('x'.repeat(100_000), sent))
    sender.socket.resume()
    await sender.heard('HTTP/1.1 401 Unauthorized')
    sender.forget()
    for (const each of [sender, other]) each.say(get('/360'))
    expect((await sender.ended).toLowerCase()).toContain('\r\nconnection: close\r\n')
    expect(sender.troubles).toEqual([])
    await closed
  }, 20_000)

  it('tells who sends for longer than there is time that it is not done, and does not reset the connection', async () => {
    const site = await start({ idleMs: 0, mostMs: 200 })
    const sender = await open(site)
    sender.say(`${post(authenticate.path, 9000)}{`)
    await getAnswer(site)
    const closed = site.close()
    await sender.heard('HTTP/1.1 503 Service Unavailable')
    sender.say(' '.repeat(8999))
    expect(await sender.ended).toContain('"message":"The site is being restarted and could not finish this. Please try again in a minute."')
    expect(sender.troubles).toEqual([])
    await closed
  }, 20_000)

  it('tells so who waits at a page in plain words', async () => {
    const site = await start({ idleMs: 0, mostMs: 200 })
    const sender = await open(site)
    sender.say(postForm('/360/slow', 900))
    await getAnswer(site)
    const closed = site.close()
    await sender.heard('HTTP/1.1 503 Service Unavailable')
    sender.say(' '.repeat(900))
    expect(await sender.ended).toMatch(/\r\n\r\nThe site is being restarted and could not finish this\. Please try again in a minute\.$/)
    await closed
  }, 20_000)

  it('tells nobody that what came whole is not done, since it may yet be', async () => {
    const site = await start({ idleMs: 0, mostMs: 200 })
    const sender = await open(site)
    const whole = 'wish=pay'
    sender.say(postForm('/360/slow', whole.length) + whole)
    await began
    await site.close()
    expect(await sender.ended).toBe('')
  }, 20_000)

  it('finishes what it has begun', async () => {
    const site = await start({ idleMs: 0, mostMs: 60_000 })
    const waiting = await open(site)
    waiting.say(get('/360/slow'))
    await began
    const closed = site.close()
    release()
    expect(await waiting.ended).toContain('slow but sure')
    await closed
  }, 20_000)

  it('does not wait for ever for a transaction that never ends', async () => {
    const log: string[] = []
    // The embedded database hears nobody else meanwhile; a server does, and nothing is left undone.
    const left = process.env.TEST_DATABASE !== 'postgres'
    const site = await startTestApp({ drain: { mostMs: left ? 100 : 10_000, databaseMs: 100 }, log })
    await new Promise<void>((begun) => {
      const stuck = site.database.db.transaction(() => new Promise<void>(() => begun()))
      // Where it is cut off, whoever waits for it is told.
      stuck.catch(() => {})
    })
    await site.close()
    expect(log.join('').includes('the database does not answer')).toBe(left)
  }, 20_000)

  it.runIf(process.env.TEST_DATABASE === 'postgres')(
    'does not wait for ever for a database server that says nothing any more',
    async () => {
      const proxy = await openSilentProxy(new URL(process.env.TEST_DATABASE_URL ?? ''))
      vi.stubEnv('TEST_DATABASE_URL', proxy.url)
      const log: string[] = []
      const site = await startTestApp({ drain: { mostMs: 100, databaseMs: 100 }, log })
      vi.unstubAllEnvs()
      proxy.silence()
      const asked = site.database.ping().then(
        () => 'answered',
        () => 'told that it is gone',
      )
      await site.app.close()
      expect(await asked).toBe('told that it is gone')
      expect(log.join('')).toContain('the database does not answer')
      proxy.speak()
      await site.close()
      proxy.close()
    },
    30_000,
  )

  it('closes its database also when something else cannot be ended', async () => {
    const site = await startTestApp()
    const { stop } = site.app.jobs
    site.app.jobs.stop = async () => {
      await stop()
      throw new Error('cannot be ended')
    }
    const closed = vi.spyOn(site.database, 'close')
    await expect(site.app.close()).rejects.toThrow('cannot be ended')
    expect(closed).toHaveBeenCalledOnce()
    site.app.close = async () => {}
    await site.close()
  })
})

/** Stands before a database server, and from `silence` on passes nothing on in either direction: its line is cut, and nobody was told. */
async function openSilentProxy(target: URL) {
  let silent = false
  const server = createServer((near) => {
    const far = connect(Number(target.port || 5432), target.hostname)
    for (const [from, to] of [
      [near, far],
      [far, near],
    ]) {
      from.on('data', (chunk: Buffer) => void (silent || to.write(chunk)))
      from.on('error', () => {})
      from.on('close', () => to.destroy())
    }
  }).listen(0, '127.0.0.1')
  await once(server, 'listening')
  const url = new URL(target)
  url.host = `127.0.0.1:${(server.address() as AddressInfo).port}`
  return {
    url: url.href,
    silence: () => void (silent = true),
    speak: () => void (silent = false),
    close: () => void server.close(),
  }
}
