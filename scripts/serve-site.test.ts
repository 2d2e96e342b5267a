import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterEach, beforeEach, describe, expect, it } from 'vitest'

let folder: string
beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'shelterbelt-serve-'))
  mkdirSync(join(folder, 'build/server'), { recursive: true })
})
afterEach(() => rmSync(folder, { recursive: true, force: true }))

/** Serves a site that is this program; answers how it ended and what was said. */
async function serve(program: string) {
  const begun = `import { existsSync, appendFileSync, readFileSync } from 'node:fs'; appendFileSync('lives', 'x'); const life = readFileSync('lives', 'utf8').length;`
  writeFileSync(join(folder, 'build/server/server.js'), begun + program)
  writeFileSync(join(folder, 'package.json'), '{"type":"module"}')
  const open = `import { serveSite } from ${JSON.stringify(new URL('./serve-site.mjs', import.meta.url).href)}; serveSite(process.execPath)`
  const child = spawn(process.execPath, ['--input-type=module', '-e', open], { cwd: folder })
  let said = ''
  for (const stream of [child.stdout, child.stderr]) stream.on('data', (chunk: Buffer) => (said += String(chunk)))
  const until = async (words: string) => void (await expect.poll(() => said, { timeout: 20_000 }).toContain(words))
  return { child, until, ended: once(child, 'close').then(([status]) => ({ status: status as number, said })) }
}

describe('a site that is served', () => {
  it('is begun anew when it was killed, and ends when it ends by itself', async () => {
    const { ended, until, child } = await serve(
      `if (life === 1) process.kill(process.pid, 'SIGKILL'); process.on('SIGTERM', () => process.exit(0)); console.log('life', life); setInterval(() => {}, 1000)`,
    )
    await until('life 2')
    child.kill('SIGTERM')
    const { status, said } = await ended
    expect({ status, said }).toEqual({ status: 0, said: 'The site ended (SIGKILL) and is started again in 1 s.\nlife 2\n' })
  })

  it('is tried again where it cannot start after it was killed, as on a disk that is full', async () => {
    const { ended, until, child } = await serve(
      `if (life === 1) process.kill(process.pid, 'SIGKILL'); if (life === 2) process.exit(1); process.on('SIGTERM', () => process.exit(0)); console.log('life', life); setInterval(() => {}, 1000)`,
    )
    await until('life 3')
    child.kill('SIGTERM')
    expect((await ended).said).toContain('The site ended (code 1) and is started again in 2 s.')
  })

  it('is not begun anew when it could not start, nor while it was told to stop', async () => {
    expect(await (await serve(`console.log('no setting'); process.exit(1)`)).ended).toEqual({ status: 1, said: 'no setting\n' })
    const { ended, until, child } = await serve(
      `process.on('SIGTERM', () => process.kill(process.pid, 'SIGKILL')); console.log('open'); setInterval(() => {}, 1000)`,
    )
    await until('open')
    child.kill('SIGTERM')
    expect((await ended).said).not.toContain('again')
  })
})
