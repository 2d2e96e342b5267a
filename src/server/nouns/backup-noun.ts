import type { OpenDatabase } from '../db/database.ts'
import { answerBackups } from '../backup/ask-for-backup.ts'
import { makeBackup } from '../backup/make-backup.ts'
import { nightlyBackups, type BackupSetting } from '../backup/nightly-backups.ts'
import type { Tenants } from '../tenants.ts'
import type { Noun } from './noun.ts'

type Needs = { database: OpenDatabase; now: () => Date; tenants: Tenants; backups?: BackupSetting | undefined }

/** Backups of the embedded database, which is this process's alone; whoever runs a server for it has backups of it. */
export function createBackupNoun({ database: { db, kind }, now, tenants, backups }: Needs): Noun {
  if (!backups || kind !== 'embedded') return { forPages: () => ({}) }
  const { dataDir, nights } = backups
  const stop = answerBackups(dataDir, (into) => makeBackup(into, { db, dataDir, now: now() }))
  return {
    jobs: nights > 0 ? [nightlyBackups({ ...backups, db, now, timeZone: tenants.timeZone })] : [],
    forPages: () => ({}),
    close: stop,
  }
}
