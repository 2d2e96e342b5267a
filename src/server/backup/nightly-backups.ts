import { readdir, rm } from 'node:fs/promises'
import { join } from 'node:path'
import { dayMs } from '../../durations.ts'
import type { Db } from '../db/database.ts'
import { defineJob, noPayload } from '../jobs/job.ts'
import { backupName, makeBackup } from './make-backup.ts'

export type BackupSetting = {
  dataDir: string
  /** Where they are kept. */
  folder: string
  /** How many nights; older ones are removed once a newer one is whole. */
  nights: number
}

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
      const began = now()
      await makeBackup(folder, { db, dataDir, now: began, linked: true })
      await removeOld(folder, { nights, now: began })
      return undefined
    },
  })
}

async function removeOld(folder: string, { nights, now }: { nights: number; now: Date }): Promise<void> {
  const made = (await readdir(folder)).flatMap((name) => {
    const [, on, unfinished] = backupName.exec(name) ?? []
    return on === undefined ? [] : [{ name, on, isWhole: unfinished === undefined }]
  })
  // What a crash left is of no use to anybody; what is of yesterday or today somebody may still be making.
  const [yesterday, tomorrow] = [-dayMs, dayMs].map((away) => new Date(now.getTime() + away).toISOString().slice(0, 10))
  const left = made.filter(({ isWhole, on }) => !isWhole && on < yesterday)
  const whole = made.filter(({ isWhole }) => isWhole).toSorted((a, b) => (a.name < b.name ? -1 : 1))
  // Those a clock made that was ahead are older than those of today, whatever their names say.
  const isAhead = ({ on }: { on: string }) => on > tomorrow
  const byAge = [...whole.filter(isAhead), ...whole.filter((each) => !isAhead(each))]
  for (const { name } of [...left, ...byAge.slice(0, -nights)]) await rm(join(folder, name), { recursive: true, force: true })
}
