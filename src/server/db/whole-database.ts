import { accessSync, closeSync, constants, existsSync, openSync, readdirSync, statSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { BadSetting } from '../bad-setting.ts'

/** Lies beside the database from its first opening on. */
export const databaseMark = 'database.made'
const control = join('global', 'pg_control')
const words = 'The folder "database" beside this file is the database of a site, which does not start without it.\n'

/**
 * A new site begins where none was. A data folder that once held a database and holds none has lost it, and whatever began
 * there would take the place of what can still be put back. Throws `BadSetting`.
 */
export function requireWholeOrNone(folder: string, database: string): void {
  // What may not be looked at is as if it were gone, and nobody is to take it for that.
  requireOwn(database, ['', 'PG_VERSION', control])
  if (existsSync(join(database, 'PG_VERSION')) || (!existsSync(database) && !existsSync(join(folder, databaseMark)))) return
  throw new BadSetting(
    `The database of this site is not in ${database} any more, or was emptied. Put it back from a backup; for a new site set DATA_DIR to another folder, or remove ${folder} with all that is in it.`,
  )
}

/** Throws `BadSetting` where one of these is there and may not be read and written. */
function requireOwn(database: string, names: readonly string[]): void {
  for (const path of names.map((name) => join(database, name))) {
    try {
      requireWritten(path)
    } catch (error) {
      const { code } = error as NodeJS.ErrnoException
      if (code === 'ENOENT' || code === 'ENOTDIR') continue
      throw new BadSetting(
        code === 'EROFS'
          ? `The database in ${database} cannot be opened: its disk may only be read. Mount it so that it can be written, and look at why it was not: a disk with errors is mounted so.`
          : `The database in ${database} cannot be opened: this account may not write ${path}. Give it to the account the site runs as.`,
      )
    }
  }
}

/** True where a database is there and its disk may only be read, whatever the disk says of itself. */
export function isDiskOnlyRead(database: string): boolean {
  try {
    requireWritten(join(database, control))
    return false
  } catch (error) {
    return (error as NodeJS.ErrnoException).code === 'EROFS'
  }
}

/** True where a database is there and can be written; one whose disk is away to be mended is not. */
export function mayBeWritten(database: string): boolean {
  try {
    requireWritten(join(database, control))
    return true
  } catch {
    return false
  }
}

/** A disk that was found to have errors says that it may be written, and refuses each who opens something on it to write. */
function requireWritten(path: string): void {
  accessSync(path, constants.R_OK | constants.W_OK)
  if (statSync(path).isFile()) closeSync(openSync(path, 'r+'))
}

/** Lies in a data folder while a backup is put there: what a restore that was cut off leaves is no site. */
export const restoreMark = 'restore.unfinished'

/** What is there of a backup without the rest of it would begin as a new site. Throws `BadSetting`. */
export function requireRestored(folder: string): void {
  if (!existsSync(join(folder, restoreMark))) return
  throw new BadSetting(
    `A backup was being restored into ${folder}, and that was cut off. Restore it once more: what lies there of it is removed before.`,
  )
}

/** Remembers beside the database that it was made. */
export function rememberDatabase(folder: string): void {
  try {
    writeFileSync(join(folder, databaseMark), words, { flag: 'wx' })
  } catch {
    // It is there already; or the disk is full, and the site opens all the same.
  }
}

/** Opens it, or says in one sentence why it cannot be. */
export async function openedOrDamaged<T>(database: string, work: () => Promise<T>): Promise<T> {
  try {
    return await work()
  } catch (error) {
    requireOwn(database, readdirSync(database, { recursive: true }).map(String))
    const sentence = `The database in ${database} cannot be opened: it is damaged, or the disk is full. Look at the disk, then put it back from a backup.`
    throw Object.assign(new BadSetting(sentence), { cause: error })
  }
}
