import { constants } from 'node:fs'
import { copyFile, link, open, readdir, rm, stat, statfs } from 'node:fs/promises'
import { join } from 'node:path'
import type { PGlite } from '@electric-sql/pglite'
import type { Say } from './database.ts'

const segmentBytes = 16 * 1024 ** 2
const segmentName = /^[0-9A-F]{24}$/
/** Segments written since the last checkpoint that ask for one: nobody else counts them here. */
const checkpointAfter = 4
const againMs = 1000

type Database = Pick<PGlite, 'exec' | 'query'>
export type WalAhead = ReturnType<typeof createWalAhead>

/**
 * The embedded PostgreSQL writes its log in segments of 16 MB. Where it cannot make the next one it never comes back, so
 * the next is made before it is needed, and while it cannot be made the database is only read. `folder` is pg_wal.
 */
export function createWalAhead(folder: string) {
  let current = ''
  let since = 0
  let database: Database | undefined
  let tell: Say = () => {}
  let readOnly = false
  let looking: Promise<void> | undefined
  let again: NodeJS.Timeout | undefined
  let stopped = false

  /** Hears of each file that was synced; one later than the current segment may be the one that is written by now. */
  function synced(name: string): void {
    if (database && name > current && segmentName.test(name)) setImmediate(() => void lookAhead())
  }

  async function start(pg: Database, say: Say): Promise<void> {
    database = pg
    tell = say
    await lookAhead()
  }

  function lookAhead(): Promise<void> {
    // A database that is being closed answers no more.
    looking ??= look()
      .catch(() => {})
      .finally(() => (looking = undefined))
    return looking
  }

  async function look(): Promise<void> {
    clearTimeout(again)
    if (stopped || !database) return
    const [{ now }] = (await database.query<{ now: string }>('select pg_walfile_name(pg_current_wal_insert_lsn()) as now')).rows
    if (now !== current) since += 1
    current = now
    const made = (await makeSegment(folder, segmentAfter(now))) || (!readOnly && (await recycled(now)))
    if (made === readOnly) await onlyRead(!made)
    if (!made) again = setTimeout(() => void lookAhead(), againMs).unref()
    else if (since >= checkpointAfter) await checkpoint()
  }

  /** A checkpoint gives segments that are not needed any more the names of those to come. */
  async function recycled(name: string): Promise<boolean> {
    await checkpoint()
    return makeSegment(folder, segmentAfter(name))
  }

  async function checkpoint(): Promise<void> {
    since = 0
    await database?.exec('checkpoint').catch(() => {})
  }

  async function onlyRead(only: boolean): Promise<void> {
    readOnly = only
    tell(
      only
        ? 'The disk is full: the database is only read until there is room for the next 16 MB of its log.'
        : 'The disk has room again: the database is written.',
    )
    await database?.exec(`set default_transaction_read_only = ${only ? 'on' : 'off'}`)
  }

  async function stop(): Promise<void> {
    stopped = true
    clearTimeout(again)
    await looking
  }

  return { synced, start, stop, hasRoom: () => !readOnly }
}

/** True when it is there, whoever made it. It gets its name once it is whole, and never takes the place of another. */
async function makeSegment(folder: string, name: string): Promise<boolean> {
  const path = join(folder, name)
  if (await isThere(path)) return true
  const { bavail, bsize } = await statfs(folder)
  // The last bytes are for what is written beside the log.
  if (bavail * bsize < 1.5 * segmentBytes) return false
  // A name that PostgreSQL clears away where a start finds it.
  const draft = join(folder, 'xlogtemp.ahead')
  try {
    await rm(draft, { force: true })
    const file = await open(draft, 'wx', 0o600)
    try {
      const zeros = Buffer.alloc(1024 ** 2)
      for (let written = 0; written < segmentBytes; written += zeros.length) await file.write(zeros)
      await file.sync()
    } finally {
      await file.close()
    }
    await link(draft, path).catch(async (error: NodeJS.ErrnoException) => {
      if (error.code === 'EEXIST') return
      // A disk without links copies; that refuses to replace another too.
      await copyFile(draft, path, constants.COPYFILE_EXCL)
    })
    return true
  } catch {
    return isThere(path)
  } finally {
    await rm(draft, { force: true }).catch(() => {})
  }
}

/** Removes what a database that was closed does not need of its log: closing it, it wrote to the segment that was `current` or to the next. */
export async function dropOtherSegments(folder: string, current: string): Promise<void> {
  const others = (await readdir(folder)).filter((name) => segmentName.test(name) && ![current, segmentAfter(current)].includes(name))
  for (const name of others) await rm(join(folder, name))
}

const isThere = (path: string) =>
  stat(path).then(
    ({ size }) => size === segmentBytes,
    () => false,
  )

/** "<timeline><log><segment>", eight hexadecimal digits each; a log has 256 segments. */
export function segmentAfter(name: string): string {
  const [timeline, log, segment] = [0, 8, 16].map((at) => Number.parseInt(name.slice(at, at + 8), 16))
  const next = log * 256 + segment + 1
  return [timeline, Math.floor(next / 256), next % 256].map((part) => part.toString(16).toUpperCase().padStart(8, '0')).join('')
}
