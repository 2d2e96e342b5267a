import { mkdirSync, mkdtempSync, renameSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, expect, it } from 'vitest'
import { mayBeWritten } from './whole-database.ts'

const folder = mkdtempSync(join(tmpdir(), 'shelterbelt-whole-'))
afterAll(() => rmSync(folder, { recursive: true, force: true }))

it('a database may be written where it is there, and not while its disk is away to be mended', () => {
  const database = join(folder, 'data', 'database')
  mkdirSync(join(database, 'global'), { recursive: true })
  writeFileSync(join(database, 'global', 'pg_control'), '')
  expect(mayBeWritten(database)).toBe(true)
  renameSync(join(folder, 'data'), join(folder, 'away'))
  expect(mayBeWritten(database)).toBe(false)
  // Where the disk is put in an empty folder stands in its place meanwhile.
  mkdirSync(join(folder, 'data'))
  expect(mayBeWritten(database)).toBe(false)
})
