/**
 * npm run backup -- [--to FOLDER] [--keys FILE]
 * npm run restore -- FOLDER [--keys FILE]
 * Reads DATA_DIR, DATABASE_URL and DATA_KEYS as the site does (docs/operations.md).
 */
import { chmod, copyFile, constants } from 'node:fs/promises'
import { join, resolve } from 'node:path'
import { parseArgs } from 'node:util'
import { BadSetting, FolderInUse } from '../bad-setting.ts'
import { clockOf } from '../db/clock-of.ts'
import type { OpenDatabase } from '../db/database.ts'
import { openForCommand } from '../db/open-for-command.ts'
import { patiently } from '../db/patiently.ts'
import { requireRestored } from '../db/whole-database.ts'
import { failureInWords } from '../http/failure-in-words.ts'
import { askForBackup } from './ask-for-backup.ts'
import { makeBackup } from './make-backup.ts'
import { restoreBackup } from './restore-backup.ts'

const { DATA_DIR, DATABASE_URL, DATA_KEYS } = process.env
const dataDir = resolve(DATA_DIR || 'data')
const options = { to: { type: 'string' }, keys: { type: 'string' } } as const

try {
  const { positionals, values } = parseArgs({ options, allowPositionals: true })
  const [command, from, ...more] = positionals
  if (command === 'backup' && from === undefined) await backup(values)
  else if (command === 'restore' && from !== undefined && more.length === 0) await restore(resolve(from), values.keys)
  else throw new BadSetting('What is to be done? npm run backup -- [--to FOLDER] [--keys FILE], or npm run restore -- FOLDER [--keys FILE]')
} catch (error) {
  console.error(failureInWords(error))
  process.exitCode = 1
}

async function backup({ to = join(dataDir, 'backups'), keys }: { to?: string | undefined; keys?: string | undefined }): Promise<void> {
  const into = resolve(to)
  const path = await makeOrAsk(into)
  console.log(`The backup is ${path}`)
  if (keys) await copyKeys(resolve(keys))
  else console.log(`The keys are not in it. ${whereKeysAre()} Without them nothing that visitors sent can be read from any backup.`)
}

async function makeOrAsk(into: string): Promise<string> {
  // The embedded one is asked as it is opened.
  if (DATABASE_URL) requireRestored(dataDir)
  let database: OpenDatabase
  try {
    database = await openForCommand({ databaseUrl: DATABASE_URL, dataDir })
  } catch (error) {
    if (!(error instanceof FolderInUse)) throw error
    // The site runs, so it makes the backup itself.
    const answer = await askForBackup(dataDir, into)
    if ('failed' in answer) throw new BadSetting(`The backup could not be made: ${answer.failed}`)
    return answer.path
  }
  try {
    const { now, stop } = await clockOf(database)
    stop()
    return (await patiently(() => makeBackup(into, { db: database.db, dataDir, now: now() }))).path
  } finally {
    await database.close()
  }
}

async function restore(from: string, keysFile: string | undefined): Promise<void> {
  const { madeAt, tables, files } = await patiently(() => restoreBackup(from, { dataDir, openDatabase, dataKeys: DATA_KEYS, keysFile }))
  const rows = tables.reduce((all, { rows: its }) => all + its, 0)
  const many = files.media.length + files.attachments.length
  console.log(
    `Restored what was there at ${madeAt}: ${rows} rows of ${tables.length} tables and ${many} files, each compared with the backup.`,
  )
}

async function openDatabase(release?: () => void): Promise<OpenDatabase> {
  if (DATABASE_URL) return (await import('../db/postgres.ts')).openPostgres(DATABASE_URL)
  return (await import('../db/embedded.ts')).openEmbedded(dataDir, undefined, release)
}

function whereKeysAre(): string {
  if (DATA_KEYS || DATABASE_URL) return 'Keep a copy of the setting DATA_KEYS apart from it.'
  return `Keep a copy of ${join(dataDir, 'data-keys')} apart from it, or name a place for one: --keys FILE.`
}

async function copyKeys(file: string): Promise<void> {
  if (DATA_KEYS || DATABASE_URL) throw new BadSetting('The keys of this site are the setting DATA_KEYS: keep a copy of that.')
  await copyFile(join(dataDir, 'data-keys'), file, constants.COPYFILE_EXCL).catch(() => {
    throw new BadSetting(`The keys could not be copied to ${file}: it is there already, or cannot be written.`)
  })
  await chmod(file, 0o600)
  console.log(`The keys are ${file}: keep them apart from the backup, since whoever has both can read everything.`)
}
