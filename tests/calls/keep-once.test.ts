import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { mkdtempSync, readdirSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterEach, beforeEach, expect, it } from 'vitest'
import { keepOnce } from '../fixtures/keep-once.ts'

let folder: string
let kept: string
beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'shelterbelt-kept-'))
  kept = join(folder, 'site')
})
afterEach(() => rmSync(folder, { recursive: true, force: true }))

const filled = async (making: string) => writeFileSync(join(making, 'whole'), '')

it('is made by one of those who ask at once', async () => {
  let many = 0
  const make = async (making: string) => {
    many++
    await filled(making)
  }
  expect(await Promise.all([keepOnce(kept, make), keepOnce(kept, make), keepOnce(kept, make)])).toEqual([kept, kept, kept])
  expect([many, readdirSync(kept)]).toEqual([1, ['whole']])
})

it('is made by the next where one fails, who is told why', async () => {
  const failing = keepOnce(kept, () => Promise.reject(new Error('no room')))
  await expect(failing).rejects.toThrow('no room')
  await keepOnce(kept, filled)
  expect(readdirSync(kept)).toEqual(['whole'])
})

it('is made by whoever waits where one is killed at it', async () => {
  const halfWay = `const { keepOnce } = await import(${JSON.stringify(new URL('../fixtures/keep-once.ts', import.meta.url).href)})
  await keepOnce(${JSON.stringify(kept)}, async (making) => {
    (await import('node:fs')).writeFileSync(making + '/half', '')
    process.stdout.write('half-way')
    setInterval(() => {}, 1000)
    await new Promise(() => {})
  })`
  const killed = spawn(process.execPath, ['--input-type=module', '--eval', halfWay], { stdio: ['ignore', 'pipe', 'inherit'] })
  await once(killed.stdout, 'data')
  const waiting = keepOnce(kept, filled)
  killed.kill('SIGKILL')
  await waiting
  expect(readdirSync(kept)).toEqual(['whole'])
})
