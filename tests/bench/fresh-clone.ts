import { execFileSync, spawn } from 'node:child_process'
import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { freePort } from '../fixtures/real-site.ts'

/** Milliseconds of `npm start` in a fresh clone of what is committed. */
export type FreshClone = { installing: number; firstPage: number; allPictures: number }

export async function measureFreshClone(): Promise<FreshClone> {
  const folder = mkdtempSync(join(tmpdir(), 'shelterbelt-clone-'))
  execFileSync('git', ['clone', '--quiet', '--depth=1', `file://${process.cwd()}`, folder])
  const port = await freePort()
  const { NODE_ENV: _ours, ...env } = process.env
  const began = performance.now()
  // A group of its own, so that all that it starts ends with it.
  const child = spawn('npm', ['start'], {
    cwd: folder,
    env: { ...env, PORT: String(port) },
    stdio: ['ignore', 'pipe', 'inherit'],
    detached: true,
  })
  const gone = new Promise<void>((resolve) => void child.on('exit', () => resolve()))
  const said = (words: string) =>
    new Promise<number>((resolve, reject) => {
      child.stdout.on('data', (chunk) => String(chunk).includes(words) && resolve(performance.now() - began))
      void gone.then(() => reject(new Error(`npm start ended before it said "${words}"`)))
    })
  const [installing, allPictures] = [said('Cutting the counties'), said('All pictures are drawn')]
  const firstPage = answered(`http://127.0.0.1:${port}/360`, gone).then(() => performance.now() - began)
  try {
    return { installing: await installing, firstPage: await firstPage, allPictures: await allPictures }
  } finally {
    if (child.pid && child.exitCode === null) process.kill(-child.pid, 'SIGTERM')
    await gone
    rmSync(folder, { recursive: true, force: true })
  }
}

async function answered(url: string, gone: Promise<void>): Promise<void> {
  const state = { ended: false }
  void gone.then(() => (state.ended = true))
  while (!state.ended) {
    const answer = await fetch(url).catch(() => undefined)
    if (answer?.ok) return
    await new Promise((resolve) => setTimeout(resolve, 50))
  }
  throw new Error('npm start ended before it answered a page')
}
