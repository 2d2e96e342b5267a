import { spawn, type ChildProcess } from 'node:child_process'
import { once } from 'node:events'
import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, expect, it } from 'vitest'
import { pages } from '../../src/routes.ts'
import { freePort } from '../fixtures/real-site.ts'

const folder = mkdtempSync(join(tmpdir(), 'shelterbelt-taken-'))
const data = join(folder, 'data')
let serving: ChildProcess | undefined
afterAll(async () => {
  if (serving && serving.exitCode === null && serving.signalCode === null) {
    serving.kill('SIGTERM')
    await once(serving, 'exit')
  }
  rmSync(folder, { recursive: true, force: true })
})

it('a site whose database is taken away in pieces ends with a sentence, and does not turn in a circle', async () => {
  const port = String(await freePort())
  const env = { ...process.env, NODE_ENV: '', PORT: port, PAYMENTS_SANDBOX_PORT: '0', DATA_DIR: data }
  serving = spawn(process.execPath, ['scripts/serve.mjs'], { env: { ...env, NODE_NO_WARNINGS: '1' }, stdio: ['ignore', 'pipe', 'pipe'] })
  let said = ''
  for (const stream of [serving.stdout, serving.stderr]) stream?.on('data', (chunk: Buffer) => (said += String(chunk)))
  const ask = (path: string) =>
    fetch(`http://localhost:${port}${path}`, { signal: AbortSignal.timeout(20_000) }).then(
      ({ status }) => status,
      () => 0,
    )
  await expect.poll(() => ask(pages.home.path), { timeout: 60_000 }).toBe(200)

  const gone = once(serving, 'exit')
  rmSync(join(data, 'database', 'global'), { recursive: true })
  // SIGTERM has it write down all that it has in memory, as every five minutes do.
  serving.kill('SIGTERM')
  await gone
  expect(said).toContain('the database cannot go on, and this process is ended: could not open file')
})
