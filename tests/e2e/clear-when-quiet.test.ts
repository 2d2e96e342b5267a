import { afterAll, beforeAll, expect, it } from 'vitest'
import { serverCommand } from '../../scripts/server-command.mjs'
import { startRealSite, type RealSite } from '../fixtures/real-site.ts'

let site: RealSite
let said = ''

// V8 tells of each time it clears its heap, and never gives memory back by itself.
beforeAll(async () => {
  site = await startRealSite({}, { command: ['--trace-gc', '--no-memory-reducer', ...serverCommand] })
  site.process.stdout?.on('data', (chunk: Buffer) => (said += String(chunk)))
})
afterAll(() => site?.close())

const timesGivenBack = () => said.split('Mark-Compact (reduce)').length - 1

async function askMuch() {
  for (let times = 0; times < 300; times++) {
    const answer = await fetch(`${site.origin}/360/find-an-agent?q=nobody${times}`)
    await answer.arrayBuffer()
  }
}

it('gives back what it let lie while it was asked much, each time that it is quiet', async () => {
  for (let time = 1; time <= 2; time++) {
    const before = timesGivenBack()
    await askMuch()
    await expect.poll(timesGivenBack, { timeout: 60_000 }).toBeGreaterThan(before)
  }
}, 240_000)
