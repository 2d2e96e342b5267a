import type { Db } from '../db/database.ts'
import { eachPage } from '../db/each-page.ts'
import type { Warn } from '../http/warn.ts'
import { defineJob, noPayload } from '../jobs/job.ts'
import type { Sealing } from './create-sealing.ts'
import { keysInUse, sealedTables, type SealedRow, type SealedTable } from './sealed-tables.ts'

type Needs = { db: Db; sealing: Sealing; warn: Warn }

/** Takes whatever another key closed to the first of the ring, row by row, while everybody works on; usually there is nothing. */
export function rotateKeys({ db, sealing, warn }: Needs) {
  return defineJob({
    kind: 'close with the newest data key',
    payload: noPayload,
    every: { minutes: 10 },
    limitSeconds: 3600,
    atOnce: 1,
    async run({ signal }) {
      sealing.readAgain()
      const [newest] = sealing.keyIds()
      for (const table of sealedTables) {
        const older = (await keysInUse(db, [table])).filter((id) => id !== newest)
        for (const keyId of older) {
          const left = await closeAnew(table, keyId, { db, sealing, signal })
          if (left > 0) warn({ table: table.name, rows: left, key: keyId }, 'rows cannot be opened with the data key that closed them')
        }
      }
      return undefined
    },
  })
}

/** Answers how many rows could not be opened; they stay as they are. */
async function closeAnew(
  table: SealedTable,
  keyId: string,
  { db, sealing, signal }: Pick<Needs, 'db' | 'sealing'> & { signal: AbortSignal },
) {
  let left = 0
  for await (const rows of eachPage<SealedRow>((last) => table.rowsOf(db, keyId, last?.id)))
    for (const row of rows) {
      signal.throwIfAborted()
      const plain = tryToOpen(sealing, row)
      if (plain) await table.replace(db, row, sealing.seal(row.what, plain))
      else left += 1
    }
  return left
}

function tryToOpen(sealing: Sealing, row: Parameters<Sealing['open']>[1] & { what: string }): Buffer | undefined {
  try {
    return sealing.open(row.what, row)
  } catch {
    return undefined
  }
}
