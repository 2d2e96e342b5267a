import { randomUUID } from 'node:crypto'
import { mkdirSync, readdirSync, rmSync, statSync } from 'node:fs'
import { mkdir, open, rename, rm, type FileHandle } from 'node:fs/promises'
import { dirname, join } from 'node:path'
import type { Readable } from 'node:stream'
import { Disk } from 'flydrive'
import { FSDriver } from 'flydrive/drivers/fs'
import { hourMs } from '../../durations.ts'
import { folderGone } from '../http/errors.ts'
import { BadSetting } from '../settings.ts'

/** Files of a folder of this machine, where another process of ours finds them too. */
export class LocalFiles extends Disk {
  readonly #folder: string

  constructor(folder: string, driver: FSDriver) {
    super(driver)
    this.#folder = folder
  }

  override put(...what: Parameters<Disk['put']>): Promise<void> {
    return super.put(...what).catch(sayWhatIsGone)
  }

  override putStream(...what: Parameters<Disk['putStream']>): Promise<void> {
    return super.putStream(...what).catch(sayWhatIsGone)
  }

  pathOf(key: string): string {
    return join(this.#folder, key)
  }
}

/** Files in a local folder, which is made when missing. Throws `BadSetting` when it cannot be written. */
export function createLocalFiles(folder: string): LocalFiles {
  const unfinished = join(folder, '.unfinished')
  try {
    mkdirSync(unfinished, { recursive: true })
    sweep(unfinished)
  } catch {
    throw new BadSetting(`The folder ${folder} cannot be written (setting DATA_DIR).`)
  }
  return new LocalFiles(folder, new SyncedFiles(folder, unfinished))
}

/**
 * flydrive's own driver writes in place and never syncs. Here a file has its name only once it is whole, and once
 * `put` answers, both are on the disk.
 */
class SyncedFiles extends FSDriver {
  readonly #folder: string
  readonly #unfinished: string

  constructor(folder: string, unfinished: string) {
    super({ location: folder, visibility: 'private' })
    this.#folder = folder
    this.#unfinished = unfinished
  }

  override put(key: string, contents: string | Uint8Array): Promise<void> {
    return this.#write(key, contents)
  }

  override putStream(key: string, contents: Readable): Promise<void> {
    return this.#write(key, contents)
  }

  async #write(key: string, contents: string | Uint8Array | Readable): Promise<void> {
    const path = join(this.#folder, key)
    const draft = join(this.#unfinished, randomUUID())
    try {
      const file = await this.#open(draft)
      try {
        await file.writeFile(contents)
        await file.sync()
      } finally {
        await file.close()
      }
      const firstMade = await mkdir(dirname(path), { recursive: true })
      await rename(draft, path)
      await syncFolders(dirname(path), dirname(firstMade ?? path))
    } catch (error) {
      await rm(draft, { force: true })
      throw error
    }
  }

  /** Throws what is told as a full disk where the folder is gone since the start: what was mounted there, or above it, would hide what is put in its place. */
  async #open(draft: string): Promise<FileHandle> {
    try {
      return await open(draft, 'wx')
    } catch (error) {
      if ((error as NodeJS.ErrnoException).code !== 'ENOENT') throw error
      throw Object.assign(new Error(gone(this.#folder), { cause: error }), { code: folderGone })
    }
  }
}

/** In place of the key of the one file that could not be written. */
function sayWhatIsGone(error: unknown): never {
  const { cause } = error as { cause?: { code?: unknown } }
  throw cause?.code === folderGone ? cause : error
}

const gone = (folder: string) =>
  `The folder ${folder} was removed or emptied, or is no longer mounted: nothing is kept in it until it is there again, or the site is started anew.`

/** A new name is on the disk when its folder is; a new folder when the one above it is. */
async function syncFolders(from: string, upTo: string): Promise<void> {
  // Windows knows no syncing of folders; its file system keeps names by itself.
  if (process.platform === 'win32') return
  const folder = await open(from, 'r')
  try {
    await folder.sync()
  } finally {
    await folder.close()
  }
  if (from !== upTo) await syncFolders(dirname(from), upTo)
}

/** What a crash left; an hour, because another node may be writing beside this one. */
function sweep(unfinished: string): void {
  for (const name of readdirSync(unfinished)) {
    const path = join(unfinished, name)
    if ((statSync(path, { throwIfNoEntry: false })?.mtimeMs ?? 0) < Date.now() - hourMs) rmSync(path, { force: true })
  }
}
