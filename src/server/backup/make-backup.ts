import { existsSync } from 'node:fs'
import { mkdir, open, rename, rm, rmdir } from 'node:fs/promises'
import { join } from 'node:path'
import { z } from 'zod'
import { BadSetting } from '../bad-setting.ts'
import type { Db } from '../db/database.ts'
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
  const { path, draft } = await beginDraft(into, now).catch(() => {
    throw new BadSetting(`The folder ${into} cannot be written.`)
  })
  try {
    await mkdir(join(draft, 'tables'))
    // The rows first: a file that is not known yet is only too much, one that is known must be there.
    const { keys, ...dump } = await dumpTables(db, join(draft, 'tables'))
    const [media, attachments] = [
      await copyFiles(join(dataDir, 'media'), join(draft, 'media'), { linked }),
      await copyFiles(join(dataDir, 'attachments'), join(draft, 'attachments'), { linked }),
    ]
    const told: Manifest = { shelterbelt: 'backup 1', madeAt: now.toISOString(), keys, ...dump, files: { media, attachments } }
    await writeDurably(join(draft, manifestName), JSON.stringify(told, null, 1))
    await rename(draft, path)
    return { path, told }
  } catch (error) {
    await rm(draft, { recursive: true, force: true })
    throw error
  }
}

/** What backups are called, and what one is called that is not whole. */
export const backupName = /^backup-(\d{4}-\d\d-\d\d)T\d\d-\d\d-\d\dZ(\.new)?$/

/** A folder nobody else writes into, called after the next second that is free: others may be making one into the same place. */
async function beginDraft(into: string, now: Date): Promise<{ path: string; draft: string }> {
  await mkdir(into, { recursive: true, mode: 0o700 })
  for (let at = now.getTime(); ; at += 1000) {
    const path = join(into, `backup-${new Date(at).toISOString().slice(0, 19).replaceAll(':', '-')}Z`)
    const draft = `${path}.new`
    if (!(await isMade(draft))) continue
    // It may have got its name just now, which made room for this.
    if (!existsSync(path)) return { path, draft }
    await rmdir(draft)
  }
}

const isMade = (folder: string) =>
  mkdir(folder, { mode: 0o700 }).then(
    () => true,
    (error: NodeJS.ErrnoException) => {
      if (error.code === 'EEXIST') return false
      throw error
    },
  )

async function writeDurably(path: string, text: string): Promise<void> {
  const file = await open(path, 'wx', 0o600)
  try {
    await file.writeFile(text)
    await file.sync()
  } finally {
    await file.close()
  }
}
