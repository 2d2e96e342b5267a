import { closeSync, existsSync, fsyncSync, openSync, readdirSync, statSync } from 'node:fs'
import { join } from 'node:path'
import { PGlite, types, type QueryOptions, type Transaction } from '@electric-sql/pglite'
import { cube } from '@electric-sql/pglite/contrib/cube'
import { NodeFS } from '@electric-sql/pglite/nodefs'
import { sql } from 'drizzle-orm'
import { drizzle } from 'drizzle-orm/pglite'
import { migrate } from 'drizzle-orm/pglite/migrator'
import { dayMs, minuteMs } from '../../durations.ts'
import { usualBuffers } from '../this-machine.ts'
import { compiledAhead } from './compile-ahead.ts'
import { copyFolderDurably } from './copy-folder.ts'
import { migrateAloud, type OpenDatabase, type Say } from './database.ts'
import { endWhereOnlyRead, type NodeFiles } from './end-where-only-read.ts'
import { endWherePanicked } from './end-where-panicked.ts'
import { letLoopTurn } from './let-loop-turn.ts'
import { lockFolder } from './lock-folder.ts'
import { rememberStatements } from './remember-statements.ts'
import { sendTogether } from './send-together.ts'
import { createWalAhead, type WalAhead } from './wal-ahead.ts'
import { SparingPGlite } from './sparing-pglite.ts'
import { vacuumTables } from './vacuum-tables.ts'
import { within } from './within.ts'
import { openedOrDamaged, rememberDatabase, requireRestored, requireWholeOrNone } from './whole-database.ts'

/** fsyncs made so far by this process; the crash campaign reads it. */
export const durability = { fsyncs: 0 }

export interface OpenEmbedded extends OpenDatabase {
  /** Refuses from now on whatever would be written. */
  onlyRead(): Promise<void>
}

/** A database nobody has written to yet, made by `npm run build`: copying it is a tenth of the work of making one. */
export const blankDatabase = 'build/database'

/**
 * PostgreSQL in this process (PGlite), in `folder`. Stock PGlite never syncs, lets two processes write one folder,
 * and never checkpoints or vacuums; this file is where each of these is put right. Throws `BadSetting` when the folder
 * is in use by another process or cannot be written, has lost its database, or holds a part of a backup. Lets go of the folder once the
 * database is closed; whoever has locked it already, to put a backup there, hands over how. Where there is no database yet it begins as
 * a copy of `begun`, or of the blank one.
 */
export async function openEmbedded(
  folder: string,
  say: Say = () => {},
  handedOver?: () => void,
  begun = blankDatabase,
): Promise<OpenEmbedded> {
  const database = join(folder, 'database')
  const locks = [handedOver ?? lockFolder(folder)]
  const release = () => locks.splice(0).forEach((letGo) => letGo())
  try {
    if (!handedOver) requireRestored(folder)
    requireWholeOrNone(folder, database)
    await layFirst(begun, database, say)
    // One of its own besides: that of the folder is removed by people who take it for one that was left behind.
    if (existsSync(database)) locks.push(lockFolder(database, folder))
    const opened = await openIn(database, release, say)
    rememberDatabase(folder)
    return opened
  } catch (error) {
    release()
    throw error
  }
}

async function layFirst(begun: string, database: string, say: Say): Promise<void> {
  if (existsSync(database) || !existsSync(begun)) return
  say(`Making the database, migrated to this release${begun === blankDatabase ? '' : ' and with the demonstration in it'} …`)
  await copyFolderDurably(begun, database)
}

async function openIn(database: string, release: () => void, say: Say): Promise<OpenEmbedded> {
  const wal = createWalAhead(join(database, 'pg_wal'))
  const panics = endWherePanicked()
  const pgliteWasmModule = await compiledAhead()
  const pg = await openedOrDamaged(database, () =>
    SparingPGlite.opened({
      pgliteWasmModule,
      onStderr: (line) => (panics.heard(line), false),
      fs: new DurableNodeFS(database, wal),
      parsers: {
        ...Object.fromEntries([types.TIMESTAMP, types.TIMESTAMPTZ, types.INTERVAL, types.DATE].map((type) => [type, asTold])),
        [types.BYTEA]: fromHex,
      },
      serializers: { [types.BYTEA]: toHex },
      // What `create extension` of the migrations can find here.
      extensions: { cube },
      startParams: [
        ...PGlite.defaultStartParams.filter((parameter) => parameter !== '-F'),
        ...['fsync=on', 'wal_sync_method=fsync', 'max_wal_size=96MB', `shared_buffers=${buffersFor(database)}MB`].flatMap((setting) => [
          '-c',
          setting,
        ]),
      ],
    }),
  )
  panics.watch()
  const db = drizzle(withoutParsers(rememberStatements(sendTogether(letLoopTurn(pg)))))
  await migrateAloud(db, say, (config) => migrate(db, config))
  await wal.start(pg, say)

  const timers = [
    setInterval(() => void pg.exec('checkpoint').catch(() => {}), 5 * minuteMs),
    setInterval(() => void (wal.hasRoom() && vacuumTables(pg).catch(() => {})), dayMs),
  ]
  for (const timer of timers) timer.unref()

  return {
    db,
    kind: 'embedded',
    listen: async (channel, heard) => void (await pg.listen(channel, heard)),
    async onlyRead() {
      // Of what is not written no log is to be made ahead; that would let it be written again, once it had room.
      await wal.stop()
      await pg.exec('set default_transaction_read_only = on')
    },
    ping: async () => void (await db.execute(sql`select 1`)),
    async close(patienceMs = 5000) {
      for (const timer of timers) clearInterval(timer)
      // A transaction that never ends keeps it from closing. What was acknowledged is on the disk without that, and the folder
      // is let go of with the process.
      const closed = await within(
        patienceMs,
        wal.stop().then(() => pg.close()),
      )
      if (closed) release()
      return closed
    },
  }
}

/** Megabytes of data kept in memory. */
function buffersFor(files: string): number {
  const base = join(files, 'base')
  let bytes = 0
  try {
    for (const name of readdirSync(base, { recursive: true })) bytes += statSync(join(base, String(name))).size
  } catch {
    // Nothing is there before the first start.
  }
  return Math.round(usualBuffers(bytes) / 1024 ** 2)
}

/** NodeFS whose fsync reaches the disk. */
class DurableNodeFS extends NodeFS {
  readonly #wal: Pick<WalAhead, 'synced'>

  constructor(folder: string, wal: Pick<WalAhead, 'synced'>) {
    super(folder)
    this.#wal = wal
  }

  override async init(...args: Parameters<NodeFS['init']>) {
    const result = await super.init(...args)
    const { emscriptenOpts } = result as { emscriptenOpts: { preRun?: ((module: EmscriptenModule) => void)[] } }
    emscriptenOpts.preRun = [...(emscriptenOpts.preRun ?? []), (module) => syncForReal(module, this.#wal)]
    return result
  }
}

type Stream = { nfd?: number; node: { name: string } }
type EmscriptenModule = {
  NODEFS: NodeFiles & { stream_ops: { fsync?: (stream: Stream) => number }; realPath(node: unknown): string }
}

function syncForReal(module: EmscriptenModule, wal: Pick<WalAhead, 'synced'>) {
  endWhereOnlyRead(module.NODEFS)
  module.NODEFS.stream_ops.fsync = (stream) => {
    durability.fsyncs += 1
    wal.synced(stream.node.name)
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

const asTold = (value: string) => value

/** PGlite's own go through bytes one by one in JavaScript: a mail that is stored, or a list of cases that is opened, took longer by it than by all else. */
const fromHex = (value: string): Uint8Array => Buffer.from(value.slice('\\x'.length), 'hex')
const toHex = ({ buffer, byteOffset, byteLength }: Uint8Array): string =>
  `\\x${Buffer.from(buffer, byteOffset, byteLength).toString('hex')}`

/**
 * Drizzle hands its parsers of dates to PGlite with every query, and PGlite merges them each time into its table of all
 * types, which takes as long as the query. They are told once, at the start, and left out here.
 */
function withoutParsers(pg: PGlite): PGlite {
  const quick = <T extends PGlite | Transaction>(client: T): T =>
    new Proxy(client, {
      get(target, name) {
        if (name === 'query')
          return (text: string, values?: unknown[], options?: QueryOptions) => target.query(text, values, { rowMode: options?.rowMode })
        if (name === 'transaction')
          return (work: (tx: Transaction) => Promise<unknown>) => (target as PGlite).transaction((tx) => work(quick(tx)))
        const value: unknown = Reflect.get(target, name, target)
        return typeof value === 'function' ? value.bind(target) : value
      },
    })
  return quick(pg)
}
