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

it('a process whose beginner was killed is watched by a thread, and ended when its loop does not turn', async () => {
  // Stands still, and not for ever, once its loop has turned a while as an orphan.
  const orphan = `${watching}
    const beginner = process.ppid
    process.stdout.write(process.pid + '\\n')
    let alone = 0
    setInterval(() => {
      if (process.ppid === beginner || ++alone < 5) return
      const until = performance.now() + 15_000
      while (performance.now() < until);
      process.exit()
    }, 500)`
  const begin = `import { spawn } from 'node:child_process'
    import { watched, watchServer } from ${JSON.stringify(new URL('watch-server.mjs', import.meta.url).href)}
    const env = { ...process.env, ...watched.env }
    const stdio = ['ignore', 'inherit', 'inherit', 'pipe']
    watchServer(spawn(process.execPath, ['--input-type=module', '-e', ${JSON.stringify(orphan)}], { env, stdio }))`
  const beginner = spawn(process.execPath, ['--input-type=module', '-e', begin], {
    env: { ...process.env, NODE_NO_WARNINGS: '1' },
    stdio: ['ignore', 'pipe', 'inherit'],
  })
  let said = ''
  beginner.stdout.on('data', (chunk: Buffer) => {
    said += String(chunk)
    if (said.includes('\n')) beginner.kill('SIGKILL')
  })
  // What they say is closed once both have ended.
  await once(beginner, 'close')
  const [pid, end] = said.split('\n')
  expect(end).toContain('the event loop has not turned for 2 s: this process is ended')
  expect(JSON.parse(end)).toMatchObject({ level: 60, pid: Number(pid) })
}, 60_000)
