import { mkdtempSync, rmSync, statSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterEach, beforeEach, expect, it } from 'vitest'
import { openSandboxBook, sessionChange } from './sandbox-book.ts'
import type { Session } from './sandbox-facts.ts'

const hour = 3600_000
const at = Date.parse('2026-11-27T12:00:00Z')

let folder: string
beforeEach(() => void (folder = mkdtempSync(join(tmpdir(), 'sandbox-book-'))))
afterEach(() => rmSync(folder, { recursive: true }))

it('begins a long journal anew when it is opened, without sessions that were over a day ago', () => {
  const file = join(folder, 'book.jsonl')
  const sessionOf = (key: string, endsAt: number) => ({ key, endsAt, reference: `WM-${key}`, state: 'open' }) as Session
  const [old, fresh] = [sessionOf('old', at - 25 * hour), sessionOf('fresh', at + hour)]
  const padding = { id: 'c', externalId: 'e', name: 'N'.repeat(1_000), methods: [] }
  const lines = [[sessionChange(old)], [sessionChange(fresh)], ...Array.from({ length: 4_500 }, () => [['customer', 'c', padding]])]
  writeFileSync(file, lines.map((line) => `${JSON.stringify(line)}\n`).join(''))
  expect(statSync(file).size).toBeGreaterThan(4 * 1024 * 1024)

  const book = openSandboxBook({ file, now: () => at })
  expect(book.findOpenSession('fresh')?.reference).toBe('WM-fresh')
  expect(statSync(file).size).toBeLessThan(10_000)
  book.close()
  const again = openSandboxBook({ file, now: () => at })
  expect([again.findSession('fresh')?.key, again.findSession('old')]).toEqual(['fresh', undefined])
  again.close()
})
