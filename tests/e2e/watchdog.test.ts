import { spawn, type ChildProcess } from 'node:child_process'
import { mkdtempSync, readFileSync, rmSync } from 'node:fs'
import { once } from 'node:events'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, expect, it } from 'vitest'
import { freePort } from '../fixtures/real-site.ts'

const folder = mkdtempSync(join(tmpdir(), 'shelterbelt-watchdog-'))
let serving: ChildProcess | undefined
afterAll(async () => {
  if (serving && serving.exitCode === null) {
    serving.kill('SIGTERM')
    await once(serving, 'exit')
  }
  rmSync(folder, { recursive: true, force: true })
})

/** Makes the loop of a process stand still from outside, as a debugger can: nothing of ours is changed for it. */
async function holdLoop(pid: number, said: () => string): Promise<void> {
  process.kill(pid, 'SIGUSR1')
  await expect.poll(said).toMatch(/Debugger listening on (ws:\/\/\S+)/)
  const [, address] = /Debugger listening on (ws:\/\/\S+)/.exec(said()) ?? []
  const socket = new WebSocket(address)
  await new Promise((resolve) => socket.addEventListener('open', resolve))
  socket.send(JSON.stringify({ id: 1, method: 'Runtime.evaluate', params: { expression: 'for (;;) {}' } }))
}

// As npm start serves it, and npm run serve: both by scripts/serve-site.mjs.
it.runIf(process.platform === 'linux')(
  'a site whose loop stands still is ended, with a line in the log, and is back by itself',
  async () => {
    const port = String(await freePort())
    const origin = `http://localhost:${port}`
    serving = spawn(process.execPath, ['scripts/serve.mjs'], {
      env: {
        ...process.env,
        NODE_ENV: '',
        PORT: port,
        PAYMENTS_SANDBOX_PORT: '0',
        DATA_DIR: join(folder, 'data'),
        NODE_OPTIONS: '--inspect-port=0',
      },
      stdio: ['ignore', 'pipe', 'pipe'],
    })
    let said = ''
    for (const stream of [serving.stdout, serving.stderr]) stream?.on('data', (chunk: Buffer) => (said += String(chunk)))
    const answers = () =>
      fetch(`${origin}/health`, { signal: AbortSignal.timeout(3000) }).then(
        ({ ok }) => ok,
        () => false,
      )
    const server = () => {
      const children = readFileSync(`/proc/${serving?.pid}/task/${serving?.pid}/children`, 'utf8').trim().split(' ').map(Number)
      return children.find((pid) => readFileSync(`/proc/${pid}/cmdline`, 'utf8').includes('server.js')) ?? 0
    }
    await expect.poll(answers, { timeout: 60_000 }).toBe(true)
    const first = server()
    expect(first).toBeGreaterThan(0)

    await holdLoop(first, () => said)
    await expect.poll(answers).toBe(false)
    await expect.poll(() => said, { timeout: 60_000 }).toContain('The site ended (SIGKILL) and is started again in 1 s.')
    const line = said.split('\n').find((each) => each.includes('the event loop has not turned'))
    expect(JSON.parse(line ?? '')).toMatchObject({ level: 60, pid: first })
    await expect.poll(answers, { timeout: 60_000 }).toBe(true)
    expect(server()).not.toBe(first)
  },
)
