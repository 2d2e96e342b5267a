import { globSync, lstatSync, rmSync } from 'node:fs'
import { mkdtemp, readdir, stat, statfs } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { endAtOnce } from '../end-at-once.ts'
import { copyFolderDurably } from './copy-folder.ts'
import type { OpenDatabase, Say } from './database.ts'
import { openEmbedded } from './embedded.ts'
import { lockFolder } from './lock-folder.ts'
import { isDiskOnlyRead, mayBeWritten, requireRestored } from './whole-database.ts'

const againMs = 5000
/** What the copy needs beside itself: its log is written once more as it opens. */
const besidesBytes = 64 * 1024 ** 2

export interface DatabaseOnlyRead {
  database: OpenDatabase
  /** Where the copy is, and whatever else is to be written somewhere. */
  folder: string
  /** From now on nothing is written: what was taken here would be gone with the copy. */
  keepAsIs(): Promise<void>
  /** Once the disk may be written again: closes what is open, and ends this process without a trace of the copy. */
  endOnceWritable(close: () => Promise<unknown>): void
}

const beginning = 'shelterbelt-only-read-'
/** On whichever of these has room: the disk of temporary files, or memory. */
const places = () => [tmpdir(), '/dev/shm']

/**
 * Where the disk of a data folder may only be read, PostgreSQL opens nothing on it. The site is read all the same, from a copy of its database
 * on another disk. Undefined where the disk may be written, or no other has room. Throws `BadSetting` where a part of a backup is on it.
 */
export async function openOnlyRead(dataDir: string, say: Say): Promise<DatabaseOnlyRead | undefined> {
  const database = join(dataDir, 'database')
  if (!isDiskOnlyRead(database)) return undefined
  requireRestored(dataDir)
  for (const left of places().flatMap((place) => globSync(join(place, `${beginning}*`)))) removeUnlessHeld(left)
  const folder = await folderElsewhere(await bytesIn(database))
  if (!folder) return undefined
  const remove = () => rmSync(folder, { recursive: true, force: true })
  process.once('exit', remove)
  const release = lockFolder(folder)
  say(
    `The disk of ${dataDir} may only be read: the site is shown from a copy of its database in ${folder}, and nothing is saved or sent. Look at why: a disk with errors is mounted so. Once it may be written the site begins anew by itself.`,
  )
  await copyFolderDurably(database, join(folder, 'database'))
  const opened = await openEmbedded(folder, undefined, release)
  return {
    database: opened,
    folder,
    keepAsIs: async () => opened.onlyRead(),
    endOnceWritable(close) {
      const looking = setInterval(() => {
        if (!mayBeWritten(database)) return
        clearInterval(looking)
        say(`The disk of ${dataDir} may be written again.`)
        void close().finally(() => {
          try {
            // Nothing is told of an end like this, so it is removed before.
            remove()
          } finally {
            endAtOnce('this process is ended, to be begun anew where the data is')
          }
        })
      }, againMs).unref()
    },
  }
}

/** What was killed could not remove its copy, which has in it whatever the site has. */
function removeUnlessHeld(folder: string): void {
  try {
    const found = lstatSync(folder)
    // In a place that is everybody's others may lay something of this name, to be opened by us.
    if (!found.isDirectory() || found.uid !== process.getuid?.()) return
    lockFolder(folder)()
    rmSync(folder, { recursive: true, force: true })
  } catch {
    // It is of another site that runs.
  }
}

async function folderElsewhere(bytes: number): Promise<string | undefined> {
  for (const place of places()) {
    try {
      const { bavail, bsize } = await statfs(place)
      if (bavail * bsize > bytes + besidesBytes) return await mkdtemp(join(place, beginning))
    } catch {
      // It is not there, or may only be read as well.
    }
  }
  return undefined
}

async function bytesIn(folder: string): Promise<number> {
  const files = (await readdir(folder, { recursive: true, withFileTypes: true })).filter((entry) => entry.isFile())
  const sizes = await Promise.all(files.map(async ({ parentPath, name }) => (await stat(join(parentPath, name))).size))
  return sizes.reduce((sum, size) => sum + size, 0)
}
