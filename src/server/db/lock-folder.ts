import { mkdirSync } from 'node:fs'
import { join } from 'node:path'
import { DatabaseSync } from 'node:sqlite'
import { BadSetting, FolderInUse } from '../bad-setting.ts'

/**
 * Holds a data folder, or a folder within it, through an SQLite lock, which the system takes away when its holder dies; answers how to let go of it. Throws
 * `FolderInUse` when another process has it, and `BadSetting` when it cannot be written.
 */
export function lockFolder(folder: string, dataDir = folder): () => void {
  let lock: DatabaseSync | undefined
  try {
    mkdirSync(folder, { recursive: true })
    const held = (lock = new DatabaseSync(join(folder, 'lock'), { timeout: 0 }))
    held.exec('pragma locking_mode=exclusive; begin exclusive; commit')
    return () => held.close()
  } catch (error) {
    lock?.close()
    const busy = error instanceof Error && /database is locked/.test(error.message)
    if (busy) throw new FolderInUse(`The data folder ${dataDir} is in use by another process; stop it, or set DATA_DIR to another folder.`)
    throw new BadSetting(`The data folder ${folder} cannot be written (setting DATA_DIR).`)
  }
}
