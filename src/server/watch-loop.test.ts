import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { expect, it } from 'vitest'

const watch = `import { watchLoop } from ${JSON.stringify(new URL('./watch-loop.ts', import.meta.url).href)}; watchLoop({ seconds: 2 });`

/** Runs a watched process to its end; answers how it ended and what it said. */
async function run(code: string) {
  const child = spawn(process.execPath, ['--input-type=module', '-e', watch + code], {
    env: { ...process.env, NODE_NO_WARNINGS: '1' },
    timeout: 25_000,
    killSignal: 'SIGKILL',
  })
  let said = ''
  child.stdout.on('data', (chunk: Buffer) => (said += String(chunk)))
  const [status, signal] = (await once(child, 'close')) as [number | null, string | null]
  return { status, signal, said }
}

it('ends a process whose loop does not turn, and says so in the log', async () => {
  const { signal, said } = await run('process.on("SIGTERM", () => {}); setTimeout(() => { for (;;); }, 500)')
  expect(signal).toBe('SIGKILL')
  expect(JSON.parse(said)).toMatchObject({
    level: 60,
    pid: expect.any(Number),
    msg: 'the event loop has not turned for 2 s: this process is ended',
  })
})

it('leaves one alone that turns now and then, and keeps none from its end', async () => {
  // Held for most of the time allowed, twice as long in all.
  const held =
    'const hold = () => { const until = performance.now() + 1100; while (performance.now() < until); }; hold(); setTimeout(hold, 1200); setTimeout(hold, 3500)'
  expect(await run(held)).toEqual({ status: 0, signal: null, said: '' })
})
