import { spawn, type ChildProcess } from 'node:child_process'
import { once } from 'node:events'
import { existsSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, expect, it } from 'vitest'
import { sendForm } from '../../src/calls/addresses.ts'
import { pages } from '../../src/routes.ts'
import { freePort } from '../fixtures/real-site.ts'

const folder = mkdtempSync(join(tmpdir(), 'shelterbelt-disk-'))
const data = join(folder, 'data')
let serving: ChildProcess | undefined
afterAll(async () => {
  if (serving && serving.exitCode === null) {
    serving.kill('SIGTERM')
    await once(serving, 'exit')
  }
  rmSync(folder, { recursive: true, force: true })
})

it('a site whose disk may only be read from one moment on is read, says why nothing is taken, and is itself again afterwards', async () => {
  const port = String(await freePort())
  const origin = `http://localhost:${port}`
  const env = { ...process.env, NODE_ENV: '', PORT: port, PAYMENTS_SANDBOX_PORT: '0', DATA_DIR: data }
  const faults = new URL('../fixtures/disk-only-read.ts', import.meta.url).href
  serving = spawn(process.execPath, ['scripts/serve.mjs'], {
    env: { ...env, NODE_OPTIONS: `--import ${faults}`, NODE_NO_WARNINGS: '1' },
    stdio: ['ignore', 'pipe', 'pipe'],
  })
  let said = ''
  for (const stream of [serving.stdout, serving.stderr]) stream?.on('data', (chunk: Buffer) => (said += String(chunk)))
  const ask = (path: string, init: RequestInit = {}) =>
    fetch(origin + path, { ...init, signal: AbortSignal.timeout(20_000) }).then(
      ({ status }) => status,
      () => 0,
    )
  const send = () => ask(sendForm.path, { method: 'POST', headers: { 'content-type': 'application/json' }, body: '{}' })
  await expect.poll(() => ask(pages.home.path), { timeout: 60_000 }).toBe(200)
  expect(await send()).toBe(400)

  writeFileSync(`${data}.only-read`, '')
  // What nobody asked for before is looked for in the database, and counted there.
  await expect.poll(() => ask(`${pages.search.path}?q=roof`).then(() => said), { timeout: 60_000 }).toContain('The site ended (SIGKILL)')
  await expect.poll(() => ask(pages.home.path), { timeout: 60_000 }).toBe(200)
  expect(said).toContain(`The disk of ${data} may only be read: the site is shown from a copy of its database in `)
  expect(await ask(`${pages.search.path}?q=roof`)).toBe(200)
  expect(await ask(pages.findAnAgent.path)).toBe(200)
  expect(await send()).toBe(503)
  const copy = /from a copy of its database in (\S+),/.exec(said)?.[1] ?? ''
  expect(existsSync(copy)).toBe(true)

  rmSync(`${data}.only-read`)
  await expect.poll(() => said, { timeout: 60_000 }).toContain(`The disk of ${data} may be written again.`)
  await expect.poll(send, { timeout: 60_000 }).toBe(400)
  // All of the site is in it.
  expect(existsSync(copy)).toBe(false)
})
