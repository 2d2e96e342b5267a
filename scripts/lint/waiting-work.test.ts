import { globSync, readFileSync } from 'node:fs'
import { expect, it } from 'vitest'

/** Puts the clock of a site forward, and has done what is due then. */
const movesTime = (text: string) => /\bclock\.advance\(/.test(text) && /\bsettle\(\)/.test(text)

/** A site whose work waits for that, or a worker that is the test's own. */
const workWaits = (text: string) => /worksByItself: false|startPaymentScene\(|openScratchDatabase\(|createJobs\(/.test(text)

it('no test that puts the clock forward is overtaken by a worker that looks for what is due whenever it likes', () => {
  const files = globSync('tests/{calls,identity,media,e2e}/**/*.test.ts').map((file) => ({ file, text: readFileSync(file, 'utf8') }))
  const moving = files.filter(({ text }) => movesTime(text))
  expect(moving.length).toBeGreaterThan(10)
  expect(moving.filter(({ text }) => !workWaits(text)).map(({ file }) => file)).toEqual([])
})
