import { BadSetting } from '../bad-setting.ts'
import type { Db } from '../db/database.ts'
import { createSealing, type Sealing } from './create-sealing.ts'
import { readKeyRing } from './key-ring.ts'
import { keyRingOfFolder } from './key-ring-file.ts'
import { keysInUse } from './sealed-tables.ts'

type Needs = { db: Db; dataDir: string; dataKeys: string | undefined; now: Date }

/** Sealing with the keys of the settings, or of the data folder. Throws `BadSetting` when anything stored was closed with none of them. */
export async function openSealing({ db, dataDir, dataKeys, now }: Needs): Promise<Sealing> {
  const inUse = await keysInUse(db)
  const ring = dataKeys ? readKeyRing(dataKeys) : keyRingOfFolder(dataDir, { closed: inUse.length > 0, now })
  const sealing = createSealing(ring)
  const lost = inUse.find((id) => !sealing.keyIds().includes(id))
  if (lost === undefined) return sealing
  const where = dataKeys ? 'the setting DATA_KEYS' : `the key file in ${dataDir}`
  throw new BadSetting(`Some of what visitors sent was closed with the data key "${lost}", which ${where} lacks: put it back.`)
}
