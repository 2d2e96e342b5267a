import { once } from 'node:events'
import { connect } from 'node:net'
import { afterAll, beforeAll, beforeEach, expect, it } from 'vitest'
import { usualDoorLimits } from '../../src/server/http/door-limits.ts'
import { builtOf } from '../fixtures/tiny-pages.ts'
import { startTestApp, type TestApp } from '../fixtures/test-app.ts'

let [working, most, made] = [0, 0, 0]
/** Takes a few turns of the loop, as a page does that asks the database. */
async function loader() {
  most = Math.max(most, ++working)
  for (let turn = 0; turn < 5; turn++) await new Promise((resolve) => setImmediate(resolve))
  working--
  return `made ${++made}`
}

let site: TestApp
beforeAll(async () => {
  site = await startTestApp({ pages: builtOf({ slow: { path: '/slow', file: '', kept: false, loader } as never }) })
})
afterAll(() => site?.close())
beforeEach(() => void ([working, most, made] = [0, 0, 0]))

/** All that is answered to so many requests that are sent in one piece. */
async function askAtOnce(many: number): Promise<string> {
  const { host, port } = new URL(site.origin)
  const requests = Array.from({ length: many }, (_each, at) => {
    const end = at === many - 1 ? 'connection: close\r\n' : ''
    return `GET /slow HTTP/1.1\r\nhost: ${host}\r\n${end}\r\n`
  })
  const socket = connect(Number(port), '127.0.0.1', () => socket.write(requests.join('')))
  let said = ''
  socket.setEncoding('utf8').on('data', (text: string) => (said += text))
  // Cut off while it sends still, it may learn of that as an error.
  socket.on('error', () => {})
  await once(socket, 'close')
  return said
}

it('requests that come in one piece are worked on one by one, and answered in order', async () => {
  const said = await askAtOnce(usualDoorLimits.waitingRequests)
  expect(said.match(/HTTP\/1\.1 200 /g)).toHaveLength(usualDoorLimits.waitingRequests)
  const inOrder = Array.from({ length: usualDoorLimits.waitingRequests }, (_each, at) => `made ${at + 1}`)
  expect(said.match(/made \d+/g)).toEqual(inOrder)
  expect(most).toBe(1)
})

it('more than may wait on one connection end it, and nobody else’s', async () => {
  const many = 2 * usualDoorLimits.waitingRequests
  const answers = (await askAtOnce(many)).match(/HTTP\/1\.1 200 /g) ?? []
  expect(answers.length).toBeLessThan(many)
  expect((await fetch(`${site.origin}/slow`)).status).toBe(200)
})
