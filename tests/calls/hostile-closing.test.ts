import { connect, type Socket } from 'node:net'
import { afterEach, describe, expect, it } from 'vitest'
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
  return startTestApp({ drain, pages: builtOf({ home: { path: '/360', file: '' }, slow: { path: '/360/slow', file: '', loader: slow } }) })
}

/** A connection that is kept: what it has said so far, and its end. */
async function open(site: TestApp) {
  const socket = connect(Number(new URL(site.origin).port), '127.0.0.1')
  sockets.push(socket)
  let said = ''
  socket.on('data', (chunk: Buffer) => (said += String(chunk)))
  const ended = new Promise<string>((resolve) => socket.on('close', () => resolve(said)))
  const heard = (words: string) => expect.poll(() => said).toContain(words)
  return { say: (bytes: string) => void socket.write(bytes), heard, ended, forget: () => void (said = '') }
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
})
