import { globSync } from 'node:fs'
import { getTableColumns, getTableName, isTable } from 'drizzle-orm'
import { expect, it } from 'vitest'
import { sealedTables } from './sealed-tables.ts'

it('knows every table that holds a box: of one it does not know the key would be taken for one nobody needs', async () => {
  const files = globSync('src/server/db/tables/*.ts')
  expect(files.length).toBeGreaterThan(10)
  const made = await Promise.all(files.map(async (file) => Object.values((await import(`../../../${file}`)) as Record<string, unknown>)))
  const tables = made.flat().filter((each) => isTable(each))
  const sealed = tables.flatMap((table) => ('keyId' in getTableColumns(table) ? [getTableName(table)] : []))
  expect(sealed.length).toBeGreaterThan(0)
  const known = sealedTables.map(({ table }) => table)
  expect(sealed.filter((name) => !known.includes(name))).toEqual([])
  expect(known.filter((name) => !sealed.includes(name))).toEqual([])
})
