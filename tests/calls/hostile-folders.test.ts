import { mkdirSync, mkdtempSync, readdirSync, renameSync, rmSync, symlinkSync, truncateSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterEach, beforeEach, describe, expect, it } from 'vitest'
import { seedings } from '../../src/server/db/tables/content.ts'
import { openEmbedded } from '../../src/server/db/embedded.ts'
import { BadSetting } from '../../src/server/bad-setting.ts'

let folder: string
let database: string
beforeEach(async () => {
  folder = mkdtempSync(join(tmpdir(), 'shelterbelt-folders-'))
  database = join(folder, 'database')
  const first = await openEmbedded(folder)
  await first.db.insert(seedings).values({ tenant: 'windbreak', name: 'what was here', at: new Date() })
  await first.close()
})
afterEach(() => rmSync(folder, { recursive: true, force: true }))

async function namesKept(): Promise<string[]> {
  const again = await openEmbedded(folder)
  const rows = await again.db.select({ name: seedings.name }).from(seedings)
  await again.close()
  return rows.map(({ name }) => name)
}

const refusal = async () => {
  const error: unknown = await namesKept().catch((thrown: unknown) => thrown)
  return error instanceof BadSetting ? error.message : error
}

/** The embedded database has a folder; a server's is its own matter. */
describe.runIf(process.env.TEST_DATABASE !== 'postgres')('a data folder whose database', () => {
  it('is whole is opened again, also after it was away', async () => {
    expect(await namesKept()).toEqual(['what was here'])
    renameSync(database, `${database}.away`)
    expect(await refusal()).toContain(`The database of this site is not in ${database} any more`)
    renameSync(`${database}.away`, database)
    expect(await namesKept()).toEqual(['what was here'])
  })

  it.each<[string, () => void]>([
    ['is gone', () => rmSync(database, { recursive: true })],
    ['was emptied', () => (rmSync(database, { recursive: true }), mkdirSync(database))],
    ['lacks PG_VERSION', () => rmSync(join(database, 'PG_VERSION'))],
    [
      'lacks PG_VERSION, copied without what says that there was one',
      () => (rmSync(join(database, 'PG_VERSION')), rmSync(join(folder, 'database.made'))),
    ],
  ])('%s is no place for a new site', async (_what, damage) => {
    damage()
    const left = () => readdirSync(folder, { recursive: true }).toSorted().join('\n')
    const before = left()
    expect(await refusal()).toBe(
      `The database of this site is not in ${database} any more, or was emptied. Put it back from a backup; for a new site set DATA_DIR to another folder, or remove ${folder} with all that is in it.`,
    )
    expect(left()).toBe(before)
  })

  it.each<[string, () => void]>([
    ['has a control file of nothing', () => truncateSync(join(database, 'global/pg_control'), 0)],
    ['has a control file of rubbish', () => writeFileSync(join(database, 'global/pg_control'), Buffer.alloc(8192, 7))],
    [
      'lost its log',
      () => readdirSync(join(database, 'pg_wal')).forEach((name) => rmSync(join(database, 'pg_wal', name), { recursive: true })),
    ],
    ['is of another PostgreSQL', () => writeFileSync(join(database, 'PG_VERSION'), '15\n')],
  ])('%s is told so in one sentence that names it', async (_what, damage) => {
    damage()
    expect(await refusal()).toMatch(
      new RegExp(
        `^The database in ${database} cannot be opened: it is damaged, or the disk is full\\. Look at the disk, then put it back from a backup\\.`,
      ),
    )
  })

  it('is open is opened by nobody else, though somebody took its lock for one that was left behind', async () => {
    const open = await openEmbedded(folder)
    for (const name of ['lock', 'lock-journal']) rmSync(join(folder, name), { force: true })
    const told = `The data folder ${folder} is in use by another process; stop it, or set DATA_DIR to another folder.`
    expect(await refusal()).toBe(told)
    expect(await refusal()).toBe(told)
    await open.close()
    expect(await namesKept()).toEqual(['what was here'])
  })

  it('cannot be laid for want of room keeps no part of it', async () => {
    const begun = join(folder, 'begun')
    mkdirSync(begun)
    writeFileSync(join(begun, 'one'), 'what was copied')
    // Leads nowhere, so that it fails as a disk does that has no room for it.
    symlinkSync(join(folder, 'nowhere'), join(begun, 'two'))
    const data = join(folder, 'data')
    await expect(openEmbedded(data, undefined, undefined, begun)).rejects.toThrow('ENOENT')
    expect(readdirSync(data).filter((name) => name.startsWith('database'))).toEqual([])
  })

  it('was never made gets one, also beside other things', async () => {
    rmSync(folder, { recursive: true })
    mkdirSync(join(folder, 'media'), { recursive: true })
    expect(await namesKept()).toEqual([])
  })
})
