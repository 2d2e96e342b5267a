import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { openEmbedded } from '../../src/server/db/embedded.ts'

/** An empty database of this test alone, and a clock that moves when told. */
export async function openScratchDatabase() {
  const folder = mkdtempSync(join(tmpdir(), 'shelterbelt-identity-'))
  const database = await openEmbedded(folder)
  let skew = 0
  return {
    db: database.db,
    now: () => new Date(Date.now() + skew),
    advance: (ms: number) => void (skew += ms),
    async close() {
      await database.close()
      rmSync(folder, { recursive: true, force: true })
    },
  }
}

export type ScratchDatabase = Awaited<ReturnType<typeof openScratchDatabase>>
