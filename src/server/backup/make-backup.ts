import { mkdir, open, rename, rm } from 'node:fs/promises'
import { join } from 'node:path'
import { z } from 'zod'
import { BadSetting } from '../bad-setting.ts'
import type { Db } from '../db/database.ts'
import { sealedTables } from '../sealing/sealed-tables.ts'
import { copyFiles } from './copy-files.ts'
import { dumpTables } from './dump-tables.ts'

/** Below its folder, as backups write it; what leads out of there was put in by somebody. */
const pathBelow = z.string().refine((path) => path.split('/').every((part) => /^(?!\.\.?$)[^\p{Cc}\\]+$/u.test(part)))
const file = z.object({ path: pathBelow, bytes: z.number(), sha256: z.string() })
/** What a backup says of itself, in its file backup.json. */
export const manifest = z.object({
  shelterbelt: z.literal('backup 1'),
  madeAt: z.string(),
  /** Names of the data keys without which what visitors sent cannot be read. They are not in the backup. */
  keys: z.array(z.string()),
  migration: z.number(),
  tables: z.array(z.object({ name: z.string().regex(/^\w+$/), rows: z.number(), digest: z.string() })),
  sequences: z.record(z.string(), z.string()),
  files: z.object({ media: z.array(file), attachments: z.array(file) }),
})
export type Manifest = z.output<typeof manifest>

export const fileFolders = ['media', 'attachments'] as const
export const manifestName = 'backup.json'

type Needs = { db: Db; dataDir: string; now: Date; linked?: boolean }

/** A folder in `into` that holds everything but the keys; it has its name once all of it is on the disk. Answers where it is. */
export async function makeBackup(into: string, { db, dataDir, now, linked }: Needs): Promise<{ path: string; told: Manifest }> {
  const path = join(into, `backup-${now.toISOString().slice(0, 19).replaceAll(':', '-')}Z`)
  const draft = `${path}.new`
  try {
    await rm(draft, { recursive: true, force: true })
    await mkdir(join(draft, 'tables'), { recursive: true, mode: 0o700 })
  } catch {
    throw new BadSetting(`The folder ${into} cannot be written.`)
  }
  try {
    // The rows first: a file that is not known yet is only too much, one that is known must be there.
    const dump = await dumpTables(db, join(draft, 'tables'))
    const [media, attachments] = [
      await copyFiles(join(dataDir, 'media'), join(draft, 'media'), { linked }),
      await copyFiles(join(dataDir, 'attachments'), join(draft, 'attachments'), { linked }),
    ]
    const keys = new Set<string>()
    for (const table of sealedTables) for (const id of await table.keysInUse(db)) keys.add(id)
    const told: Manifest = { shelterbelt: 'backup 1', madeAt: now.toISOString(), keys: [...keys], ...dump, files: { media, attachments } }
    await writeDurably(join(draft, manifestName), JSON.stringify(told, null, 1))
    await rename(draft, path)
    return { path, told }
  } catch (error) {
    await rm(draft, { recursive: true, force: true })
    throw error
  }
}

async function writeDurably(path: string, text: string): Promise<void> {
  const file = await open(path, 'wx', 0o600)
  try {
    await file.writeFile(text)
    await file.sync()
  } finally {
    await file.close()
  }
}
