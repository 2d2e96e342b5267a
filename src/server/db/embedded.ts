import { closeSync, fsyncSync, mkdirSync, openSync } from 'node:fs'
import { join } from 'node:path'
import { DatabaseSync } from 'node:sqlite'
import { PGlite } from '@electric-sql/pglite'
import { cube } from '@electric-sql/pglite/contrib/cube'
import { NodeFS } from '@electric-sql/pglite/nodefs'
import { sql } from 'drizzle-orm'
import { drizzle } from 'drizzle-orm/pglite'
import { migrate } from 'drizzle-orm/pglite/migrator'
import { BadSetting } from '../settings.ts'
import { migrationsFolder, type OpenDatabase } from './database.ts'
import * as schema from './schema.ts'

/** fsyncs made so far by this process; the crash campaign reads it. */
export const durability = { fsyncs: 0 }

/**
 * PostgreSQL in this process (PGlite), in `folder`. Stock PGlite never syncs, lets two processes write one folder,
 * and never checkpoints or vacuums; this file is where each of these is put right. Throws `BadSetting` when the folder
 * is in use by another process or cannot be written.
 */
export async function openEmbedded(folder: string): Promise<OpenDatabase> {
  const release = lockFolder(folder)
  const pg = await PGlite.create({
    fs: new DurableNodeFS(join(folder, 'database')),
    // What `create extension` of the migrations can find here.
    extensions: { cube },
    startParams: [
      ...PGlite.defaultStartParams.filter((parameter) => parameter !== '-F'),
      ...['fsync=on', 'wal_sync_method=fsync', 'max_wal_size=96MB', 'shared_buffers=16MB'].flatMap((setting) => ['-c', setting]),
    ],
  })
  const db = drizzle(pg, { schema })
  await migrate(db, { migrationsFolder })

  const timers = [
    setInterval(() => void pg.exec('checkpoint').catch(() => {}), 5 * 60_000),
    setInterval(() => void pg.exec('vacuum analyze').catch(() => {}), 24 * 3600_000),
  ]
  for (const timer of timers) timer.unref()

  return {
    db,
    kind: 'embedded',
    listen: async (channel, heard) => void (await pg.listen(channel, heard)),
    ping: async () => void (await db.execute(sql`select 1`)),
    async close() {
      for (const timer of timers) clearInterval(timer)
      await pg.close()
      release()
    },
  }
}

/** NodeFS whose fsync reaches the disk. */
class DurableNodeFS extends NodeFS {
  override async init(...args: Parameters<NodeFS['init']>) {
    const result = await super.init(...args)
    const { emscriptenOpts } = result as { emscriptenOpts: { preRun?: ((module: EmscriptenModule) => void)[] } }
    emscriptenOpts.preRun = [...(emscriptenOpts.preRun ?? []), syncForReal]
    return result
  }
}

type Stream = { nfd?: number; node: unknown }
type EmscriptenModule = { NODEFS: { stream_ops: { fsync?: (stream: Stream) => number }; realPath(node: unknown): string } }

function syncForReal(module: EmscriptenModule) {
  module.NODEFS.stream_ops.fsync = (stream) => {
    durability.fsyncs += 1
    if (stream.nfd != null) {
      fsyncSync(stream.nfd)
      return 0
    }
    const handle = openSync(module.NODEFS.realPath(stream.node), 'r')
    try {
      fsyncSync(handle)
    } finally {
      closeSync(handle)
    }
    return 0
  }
}

/** Holds the folder through an SQLite lock, which the system takes away when its holder dies. */
function lockFolder(folder: string): () => void {
  try {
    mkdirSync(folder, { recursive: true })
    const lock = new DatabaseSync(join(folder, 'lock'), { timeout: 0 })
    lock.exec('pragma locking_mode=exclusive; begin exclusive; commit')
    return () => lock.close()
  } catch (error) {
    const busy = error instanceof Error && /database is locked/.test(error.message)
    throw new BadSetting(
      busy
        ? `The data folder ${folder} is in use by another process; stop it, or set DATA_DIR to another folder.`
        : `The data folder ${folder} cannot be written (setting DATA_DIR).`,
    )
  }
}
