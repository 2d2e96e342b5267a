import { execFileSync } from 'node:child_process'
import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'

const megabyte = 1024 ** 2
const folder = mkdtempSync(join(tmpdir(), 'sparing-pglite-'))
// A database that has to be made first is made by a parser of its own, so that is done in another process.
beforeAll(() => void asks(1))
afterAll(() => rmSync(folder, { recursive: true, force: true }))

describe('a database that is asked as often as V8 needs to compile what it is made of anew', () => {
  it('has all of it compiled that takes less than 200 MB, and nothing else', () => {
    const bytes = asks(400)
      .matchAll(/using TurboFan, took \d+ ms and (\d+) \//g)
      .map(([, most]) => Number(most))
      .toArray()
    expect(bytes.length).toBeGreaterThan(10)
    expect(Math.max(...bytes) / megabyte).toBeLessThan(200)
  })
})

/** What V8 tells of a process that opens the database and asks it so often; it compiles whatever it comes to at once. */
function asks(times: number): string {
  const code = `
    import { openEmbedded } from './src/server/db/embedded.ts'
    const { db, close } = await openEmbedded(${JSON.stringify(folder)})
    for (let i = 0; i < ${times}; i++) await db.execute('select ' + Array.from({ length: 50 }, (_, at) => at + ' + ' + i).join())
    await close()`
  const flags = ['--trace-wasm-compilation-times', '--wasm-sync-tier-up', '--disable-warning=ExperimentalWarning', '--input-type=module']
  return execFileSync(process.execPath, [...flags, '-e', code], { encoding: 'utf8', maxBuffer: 64 * megabyte })
}
