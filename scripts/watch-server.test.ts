import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { describe, expect, it } from 'vitest'
import { watched, watchServer } from './watch-server.mjs'

const watching = `import { watchLoop } from ${JSON.stringify(new URL('../src/server/watch-loop.ts', import.meta.url).href)}; watchLoop({ seconds: 2, watchedOn: process.env.WATCHED_ON });`

/** Runs a watched process to its end; answers how it ended and what was said. */
async function run(by: 'whoever began it' | 'a thread', code: string) {
  const env = { ...process.env, NODE_NO_WARNINGS: '1', ...(by === 'a thread' ? {} : watched.env) }
  const child = spawn(process.execPath, ['--input-type=module', '-e', watching + code], {
    env,
    stdio: ['ignore', 'pipe', 'inherit', 'pipe'],
    timeout: 25_000,
    killSignal: 'SIGKILL',
  })
  let said = ''
  child.stdout?.on('data', (chunk: Buffer) => (said += String(chunk)))
  watchServer(child, { seconds: 2, say: (line: string) => (said += line) })
  const [status, signal] = (await once(child, 'close')) as [number | null, string | null]
  return { pid: child.pid, status, signal, said }
}

describe.each(['whoever began it', 'a thread'] as const)('a process that is watched by %s', (by) => {
  it('is ended when its loop does not turn, which the log says', async () => {
    const { pid, signal, said } = await run(by, 'process.on("SIGTERM", () => {}); setTimeout(() => { for (;;); }, 1500)')
    expect(signal).toBe('SIGKILL')
    expect(JSON.parse(said)).toMatchObject({ level: 60, pid, msg: 'the event loop has not turned for 2 s: this process is ended' })
  })

  it('is left alone where it turns now and then, and not kept from its end', async () => {
    // Held for most of the time allowed, twice as long in all.
    const held =
      'const hold = () => { const until = performance.now() + 1100; while (performance.now() < until); }; hold(); setTimeout(hold, 1200); setTimeout(hold, 3500)'
    expect(await run(by, held)).toMatchObject({ status: 0, signal: null, said: '' })
  })
})
