import { existsSync, readFileSync } from 'node:fs'
import { dirname, join } from 'node:path'
import { expect, it } from 'vitest'
import { neverOnPostgres } from '../../tests/fixtures/never-on-postgres.ts'

it.each(neverOnPostgres)('%s can open no PostgreSQL, so it need not run for it', (file) => {
  const files = filesOfTestsFor(file)
  expect(files).toContain(file)
  expect(files.filter((each) => /TEST_DATABASE|DATABASE_URL|openPostgres/.test(readFileSync(each, 'utf8')))).toEqual([])
})

/** It, and what of tests/ it imports. */
function filesOfTestsFor(file: string): string[] {
  const found = new Set<string>()
  for (const queue = [file]; queue.length > 0;) {
    const each = queue.pop() as string
    if (found.has(each) || !each.startsWith('tests/') || !existsSync(each)) continue
    found.add(each)
    const imported = readFileSync(each, 'utf8').matchAll(/(?:from |import |import\()'(\.[^']+)'/g)
    queue.push(...imported.map(([, path]) => join(dirname(each), path)))
  }
  return [...found]
}
