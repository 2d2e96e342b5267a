import { execFile } from 'node:child_process'
import { mkdtempSync, readFileSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join, resolve } from 'node:path'
import { promisify } from 'node:util'
import { afterAll, expect, it } from 'vitest'
import { begunFolder, describeSites, sitesIn } from '../../src/server/db/begun-database.ts'
import { createTenants } from '../../src/server/tenants.ts'
import { steps } from '../../scripts/build-steps.ts'
import { testTenants } from '../fixtures/test-tenants.ts'

const folder = mkdtempSync(join(tmpdir(), 'shelterbelt-nobody-'))
afterAll(() => rmSync(folder, { recursive: true, force: true }))

it('a build without the tenants file of the demonstration lays nothing out, and is whole', async () => {
  await promisify(execFile)(process.execPath, [resolve('build/server/begin-demo.js')], { cwd: folder })
  const { result } = steps.find(({ name }) => name === 'demo')!
  expect(sitesIn(begunFolder)).toBe(result)
  expect(readFileSync(join(folder, result), 'utf8')).not.toBe(describeSites(createTenants(testTenants)))
})
