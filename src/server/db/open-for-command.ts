import { existsSync } from 'node:fs'
import { join, resolve } from 'node:path'
import { BadSetting } from '../bad-setting.ts'
import type { OpenDatabase } from './database.ts'

/**
 * The database of a site, for a command beside it: where it has none of its own, the embedded one of its data folder. Throws `BadSetting` where there is
 * no site, and `FolderInUse` while a site runs on the embedded one.
 */
export async function openForCommand({
  databaseUrl,
  dataDir,
}: {
  databaseUrl?: string | undefined
  dataDir: string
}): Promise<OpenDatabase> {
  // Of the two only the one that is used is loaded.
  if (databaseUrl) return (await import('./postgres.ts')).openPostgres(databaseUrl)
  const folder = resolve(dataDir)
  if (!existsSync(join(folder, 'database'))) throw new BadSetting(`There is no site in ${folder} (setting DATA_DIR).`)
  return (await import('./embedded.ts')).openEmbedded(folder)
}
