import { existsSync, readFileSync, realpathSync, rmSync, writeFileSync } from 'node:fs'
import { chmod, copyFile, rm } from 'node:fs/promises'
import { join, sep } from 'node:path'
import { BadSetting } from '../bad-setting.ts'
import type { OpenDatabase } from '../db/database.ts'
import { lockFolder } from '../db/lock-folder.ts'
import { databaseMark, restoreMark } from '../db/whole-database.ts'
import { readKeyRing } from '../sealing/key-ring.ts'
import { copyFiles, describeFile } from './copy-files.ts'
import { DatabaseInUse, fillTables, PerhapsFilled } from './fill-tables.ts'
import { fileFolders, manifest, manifestName, type Manifest } from './make-backup.ts'

type Needs = {
  dataDir: string
  /** Opens the database of that folder, or a server's; only once everything else was judged. The folder is locked then, and stays so. */
  openDatabase(release: () => void): Promise<OpenDatabase>
  /** The keys as the setting has them; in their place the file they are in, which becomes that of the folder. */
  dataKeys?: string | undefined
  keysFile?: string | undefined
}

/**
 * Puts a backup where nothing is, and compares every row and file with what it says of them. Throws `BadSetting`, and leaves nothing then but the
 * folder's lock; a folder in which another was cut off stays marked so.
 */
export async function restoreBackup(from: string, needs: Needs): Promise<Manifest> {
  const { dataDir, dataKeys, keysFile } = needs
  const told = readManifest(from)
  requireKeys(told, dataKeys ?? (keysFile && readKeysFile(keysFile)) ?? '')
  if (!isCutOff(dataDir)) requireNoSite(dataDir)
  const release = lockFolder(dataDir)
  try {
    const wasCutOff = isCutOff(dataDir)
    if (wasCutOff) removeLeft(dataDir, keysFile)
    // Somebody else may have put one there meanwhile; from now on nobody does.
    requireNoSite(dataDir)
    await fill(from, told, { ...needs, wasCutOff })
    return told
  } finally {
    release()
  }
}

/** True where another restore was killed before it was whole; no site has begun there since (db/whole-database.ts). */
const isCutOff = (dataDir: string) => existsSync(join(dataDir, restoreMark))

function removeLeft(dataDir: string, keysFile: string | undefined): void {
  // It may be the only one.
  if (keysFile && put.some((name) => isWithin(join(dataDir, name), keysFile)))
    throw new BadSetting(
      `The file of the keys ${keysFile} would be removed with what lies in ${dataDir} of the restore that was cut off: move it elsewhere first.`,
    )
  // The mark stays: a server's database may be full already, and would begin as a site without its files.
  for (const name of put) rmSync(join(dataDir, name), { recursive: true, force: true })
}

/** Whatever leads to it. */
function isWithin(path: string, file: string): boolean {
  if (!existsSync(path) || !existsSync(file)) return false
  return `${realpathSync(file)}${sep}`.startsWith(`${realpathSync(path)}${sep}`)
}

/** What a restore puts into a data folder. */
const put = [...fileFolders, 'database', databaseMark, 'data-keys']

function requireNoSite(dataDir: string): void {
  for (const name of [...fileFolders, 'database', 'data-keys'])
    if (existsSync(join(dataDir, name)))
      throw new BadSetting(`There is a site in ${dataDir} already (${name}); a backup is restored where nothing is.`)
}

type Filling = Needs & { wasCutOff: boolean }

async function fill(from: string, told: Manifest, { dataDir, openDatabase, dataKeys, keysFile, wasCutOff }: Filling): Promise<void> {
  for (const name of fileFolders) await requireWhole(join(from, name), told.files[name])

  // A mark without its database was there before, and stays: it says that one was lost.
  const made = put.filter((name) => !existsSync(join(dataDir, name)))
  writeFileSync(join(dataDir, restoreMark), 'A backup is being put into this folder. It is no site before all of it is there.\n')
  let database: Awaited<ReturnType<typeof openDatabase>> | undefined
  try {
    database = await openDatabase(() => {})
    await putFiles(from, dataDir, told)
    if (keysFile && !dataKeys) {
      await copyFile(keysFile, join(dataDir, 'data-keys'))
      await chmod(join(dataDir, 'data-keys'), 0o600)
    }
    // The last, since all of it is there or none: a server's database is filled of no site whose files could not be put.
    await fillTables(database.db, join(from, 'tables'), told)
  } catch (error) {
    // What went wrong first is told, whatever becomes of this.
    await database?.close().catch(() => {})
    // Its rows may be there, so what belongs to them stays, marked as what is no site yet.
    if (error instanceof PerhapsFilled) throw error
    if (wasCutOff) throw error instanceof DatabaseInUse ? filledBefore(error) : error
    for (const name of [...made, restoreMark]) await rm(join(dataDir, name), { recursive: true, force: true })
    throw error
  }
  // The rows are there, so the files stay whatever happens now.
  try {
    await rm(join(dataDir, restoreMark))
  } finally {
    await database.close()
  }
}

const filledBefore = ({ message }: DatabaseInUse) =>
  new BadSetting(`${message} If the restore that was cut off filled it, empty the database as well, and restore once more.`)

async function putFiles(from: string, dataDir: string, { files }: Manifest): Promise<void> {
  for (const name of fileFolders) {
    // What else lies there the backup does not know of, and nobody would compare it with anything.
    await copyFiles(join(from, name), join(dataDir, name), { paths: files[name].map(({ path }) => path) })
    await requireWhole(join(dataDir, name), files[name])
  }
}

function readManifest(from: string): Manifest {
  const path = join(from, manifestName)
  try {
    return manifest.parse(JSON.parse(readFileSync(path, 'utf8')))
  } catch {
    throw new BadSetting(`There is no backup in ${from}, or its ${manifestName} cannot be read.`)
  }
}

/** Before anything is written: a site without them does not start. */
function requireKeys({ keys }: Manifest, text: string): void {
  const have = text ? readKeyRing(text, 'The file of the keys').keys.map(({ id }) => id) : []
  const lacking = keys.filter((id) => !have.includes(id))
  if (lacking.length === 0) return
  throw new BadSetting(
    `What visitors sent was closed with the data keys ${lacking.join(', ')}, which are not in a backup: bring them with --keys FILE, a copy of the file data-keys, or as the setting DATA_KEYS.`,
  )
}

function readKeysFile(path: string): string {
  try {
    return readFileSync(path, 'utf8').replace(/^#.*$/gm, '')
  } catch {
    throw new BadSetting(`The file of the keys ${path} cannot be read.`)
  }
}

async function requireWhole(folder: string, files: Manifest['files']['media']): Promise<void> {
  for (const { path, bytes, sha256 } of files) {
    const is = await describeFile(join(folder, path)).catch(() => undefined)
    if (is?.bytes !== bytes || is.sha256 !== sha256)
      throw new BadSetting(`The file ${join(folder, path)} is not as it was when the backup was made.`)
  }
}
