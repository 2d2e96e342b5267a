import { randomUUID } from 'node:crypto'
import { closeSync, existsSync, fstatSync, fsyncSync, mkdirSync, openSync, readFileSync, renameSync, rmSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { DatabaseSync } from 'node:sqlite'
import { BadSetting } from '../bad-setting.ts'
import { newKeyEntry, newKeyRing, readKeyRing, type KeyRing } from './key-ring.ts'

const fileName = 'data-keys'

const words = `# What visitors send is closed with the first of these keys; all of them open it (docs/configuration.md).
# Whoever loses this file loses what was sent; whoever has it and a copy of the data can read all of it.
`

/**
 * The keys in the data folder of an embedded database, made there once. Where something is `closed` already and the file is gone,
 * throws `BadSetting` in place of making another that would open nothing; so it does for a file that others can read or nobody can.
 */
export function keyRingOfFolder(dataDir: string, { closed, now }: { closed: boolean; now: Date }): KeyRing {
  const path = join(dataDir, fileName)
  if (!existsSync(path)) {
    if (closed)
      throw new BadSetting(`The key file ${path} is gone, and what visitors sent cannot be opened without it: bring it back from a backup.`)
    underLock(dataDir, () => existsSync(path) || writeDurably(dataDir, newKeyRing(now)))
  }
  return readRing(path)
}

/** Puts a new key before those in the folder, for the running site to take up; answers its name. Throws `BadSetting`. */
export function addKeyToFolder(dataDir: string, now: Date): string {
  const path = join(dataDir, fileName)
  return underLock(dataDir, () => {
    if (!existsSync(path)) throw new BadSetting(`There is no key file ${path} yet: the site makes it when it first starts.`)
    readRing(path)
    const entry = newKeyEntry(now)
    writeDurably(dataDir, [entry, ...entriesOf(path)])
    return entry.split(':')[0]
  })
}

/** The keys in the folder. Throws `BadSetting` when they cannot be read, or when others can read them. */
export function keyRingInFolder(dataDir: string): KeyRing {
  return readRing(join(dataDir, fileName))
}

function readRing(path: string): KeyRing {
  return { ...readKeyRing(entriesOf(path).join('\n'), `The key file ${path}`), readAgain: () => readRing(path) }
}

const mostBytes = 64 * 1024

function entriesOf(path: string): string[] {
  let file: number
  try {
    file = openSync(path, 'r')
  } catch {
    throw new BadSetting(`The key file ${path} cannot be read.`)
  }
  try {
    const { mode, size } = fstatSync(file)
    // Windows keeps no such modes; there the folder's own rights count.
    if (process.platform !== 'win32' && (mode & 0o077) !== 0)
      throw new BadSetting(`The key file ${path} can be read by others on this machine: chmod 600 ${path}`)
    if (size > mostBytes) throw new BadSetting(`The key file ${path} is no key file.`)
    return readFileSync(file, 'utf8')
      .split('\n')
      .map((line) => line.trim())
      .filter((line) => line !== '' && !line.startsWith('#'))
  } finally {
    closeSync(file)
  }
}

/** It has its name once it is whole and on the disk, so that nothing is ever closed with a key that a crash takes away. */
function writeDurably(dataDir: string, entries: string[]): void {
  const draft = join(dataDir, `.${fileName}-${randomUUID()}`)
  try {
    writeFileSync(draft, `${words}${entries.join('\n')}\n`, { mode: 0o600, flag: 'wx', flush: true })
    renameSync(draft, join(dataDir, fileName))
  } catch {
    rmSync(draft, { force: true })
    throw new BadSetting(`The key file ${join(dataDir, fileName)} cannot be written (setting DATA_DIR).`)
  }
  if (process.platform === 'win32') return
  const folder = openSync(dataDir, 'r')
  try {
    fsyncSync(folder)
  } finally {
    closeSync(folder)
  }
}

/** Two that add a key at once would each write a file without the other's; the system takes the lock away when its holder dies. */
function underLock<T>(dataDir: string, work: () => T): T {
  mkdirSync(dataDir, { recursive: true })
  const lock = new DatabaseSync(join(dataDir, `${fileName}.lock`), { timeout: 10_000 })
  try {
    lock.exec('begin exclusive')
    return work()
  } finally {
    lock.close()
  }
}
