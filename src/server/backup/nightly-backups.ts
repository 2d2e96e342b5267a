import { readdir, rm } from 'node:fs/promises'
import { join } from 'node:path'
import type { Db } from '../db/database.ts'
import { defineJob, noPayload } from '../jobs/job.ts'
import { makeBackup } from './make-backup.ts'

export type BackupSetting = {
  dataDir: string
  /** Where they are kept. */
  folder: string
  /** How many nights; older ones are removed once a newer one is whole. */
  nights: number
}

const itsName = /^backup-\d{4}-\d{2}-\d{2}T\d{2}-\d{2}-\d{2}Z$/

/** One each night. Files, which never change, have a second name there and take no room of their own while they are on one disk. */
export function nightlyBackups({ db, now, timeZone, ...setting }: BackupSetting & { db: Db; now: () => Date; timeZone: string }) {
  const { dataDir, folder, nights } = setting
  return defineJob({
    kind: 'nightly backup',
    payload: noPayload,
    every: { at: '03:30', timeZone },
    atOnce: 1,
    limitSeconds: 3600,
    attempts: 3,
    needsRoom: true,
    run: async () => {
      await makeBackup(folder, { db, dataDir, now: now(), linked: true })
      await removeOld(folder, nights)
      return undefined
    },
  })
}

async function removeOld(folder: string, nights: number): Promise<void> {
  const names = await readdir(folder)
  // What a crash left is of no use to anybody.
  const unfinished = names.filter((name) => itsName.test(name.replace(/\.new$/, '')) && name.endsWith('.new'))
  const old = names
    .filter((name) => itsName.test(name))
    .toSorted()
    .slice(0, -nights)
  for (const name of [...old, ...unfinished]) await rm(join(folder, name), { recursive: true, force: true })
}
