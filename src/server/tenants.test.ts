import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, describe, expect, it } from 'vitest'
import { keptUntil } from '../nouns/forms/keep-days.ts'
import { readTenants } from './tenants.ts'

const folder = mkdtempSync(join(tmpdir(), 'shelterbelt-tenants-'))
afterAll(() => rmSync(folder, { recursive: true }))

describe('how long what was sent is kept', () => {
  const at = new Date('2026-11-22T12:00:00Z')
  const windbreak = JSON.parse(String(readWindbreak())) as object

  function readWith(keepDays: object) {
    const file = join(folder, 'tenants.json')
    writeFileSync(file, JSON.stringify({ ...windbreak, keepDays }))
    return readTenants(file, []).list[0]
  }

  it('is what the insurer says of a form, where it says so', () => {
    const tenant = readWith({ quote: 1 })
    expect(keptUntil('quote', tenant, at)).toEqual(new Date('2026-11-23T12:00:00Z'))
    expect(keptUntil('ers', tenant, at)).toEqual(keptUntil('ers', undefined, at))
  })

  it.each([{ qoute: 1 }, { quote: 0 }, { quote: 'a year' }, { quote: 1.5 }])('cannot be %j', (wrong) => {
    expect(() => readWith(wrong)).toThrow(/cannot be used: 0\.keepDays/)
  })
})

function readWindbreak() {
  return readFileSync(new URL('../../tenants/windbreak.json', import.meta.url))
}
